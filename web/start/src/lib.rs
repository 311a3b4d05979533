//! The first part of the browser client: the start page, and a table at which people sit down. It is all that a first visit has to load.
//!
//! It never sees a game that is on, and has none of their drawings: whatever is in it, everybody waits for.

mod arrive;
mod gathering;
mod home;
mod nowhere;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use web_shell::app::{self, Part, Session, elsewhere};
use web_shell::browser;
use web_shell::rooms::{LocalTable, OnlineTable, Rooms};
use web_shell::route::Route;
use web_shell::table::{AtTable, Place};

const PART: Part = Part { name: "start", page, follow: |_| {} };

/// Shows the page that belongs to the path, in a language and with its texts.
#[wasm_bindgen]
pub fn show(language: &str, texts: &str) {
    app::mount(PART, language, texts);
}

/// Takes it out of the document again.
#[wasm_bindgen]
pub fn hide() {
    app::unmount();
}

fn page(route: Route) -> AnyView {
    const ROOMS: Rooms = Rooms {
        unnamed: |code| view! { <arrive::Arrive table=code /> }.into_any(),
        gathering: || {
            browser::prepare_part("table");
            let watcher = Session::here().watcher;
            (move || match (watcher.get(), AtTable::here().place) {
                (true, Place::Online(code)) => view! { <arrive::Arrive table=code /> }.into_any(),
                _ => view! { <gathering::Gathering /> }.into_any(),
            })
            .into_any()
        },
        game: |_| elsewhere("table"),
    };
    match route {
        Route::Home => view! { <home::Home /> }.into_any(),
        Route::Play(game) => view! { <home::Home game /> }.into_any(),
        Route::Table(code) => view! { <OnlineTable code rooms=ROOMS /> }.into_any(),
        Route::Here => view! { <LocalTable rooms=ROOMS /> }.into_any(),
        Route::Nowhere => nowhere::Nowhere().into_any(),
        other => elsewhere(other.part()),
    }
}
