//! The part of the browser client that has the tables of the games. It is loaded when a game is on, is learned, or is
//! looked at again.
//!
//! It never sees a state of the rules: a table is what `client::table` makes of messages, whoever sends them.

mod games;
mod learn;
mod replay;

use catalog::Kind;
use client::app::{self, Part, elsewhere};
use client::living_room::BigScreen;
use client::rooms::{LocalTable, OnlineTable, Rooms};
use client::route::Route;
use client::{motion, sound};
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

const PART: Part = Part {
    name: "table",
    page,
    follow: |chosen| {
        motion::follow(chosen);
        sound::follow(chosen);
    },
};

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
    const ROOMS: Rooms = Rooms { unnamed: |_| elsewhere("start"), gathering: || elsewhere("start"), game };
    match route {
        Route::Table(code) => view! { <OnlineTable code rooms=ROOMS /> }.into_any(),
        Route::Screen(code) => view! { <BigScreen code game /> }.into_any(),
        Route::Learn(kind) => view! { <learn::Learn game=kind table=game /> }.into_any(),
        Route::Here => view! { <LocalTable rooms=ROOMS /> }.into_any(),
        Route::Replay(id) => view! { <replay::Replay id /> }.into_any(),
        other => elsewhere(other.part()),
    }
}

fn game(game: Kind) -> AnyView {
    (games::shown(game).table)()
}
