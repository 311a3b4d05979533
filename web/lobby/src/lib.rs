//! The part of the browser client with a table where players gather: what a link to a table opens.
//!
//! It never shows a running game and has none of the drawings for it: people who follow a link wait for all of this part.

mod arrive;
mod gathering;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use web_shell::app::{Part, Session, elsewhere};
use web_shell::browser;
use web_shell::rooms::{LocalTable, OnlineTable, Rooms};
use web_shell::route::Route;
use web_shell::table::{AtTable, Place};

web_shell::export_part!(Part { name: "lobby", page, follow: |_| {} });

fn page(route: Route) -> AnyView {
    const ROOMS: Rooms = Rooms {
        unnamed: |code| view! { <arrive::Arrive table=code /> }.into_any(),
        gathering: || {
            browser::prepare_part("table");
            let (watcher, place) = (Session::here().watcher, AtTable::here().place);
            let watches = RwSignal::new(matches!(place, Place::Online(code) if arrive::watches(code)));
            let watch = Callback::new(move |()| watches.set(true));
            (move || match (watcher.get(), place) {
                (true, Place::Online(code)) if !watches.get() => {
                    view! { <arrive::Arrive table=code watch /> }.into_any()
                }
                (watcher, _) => {
                    if watcher {
                        provide_context(gathering::AskName(Callback::new(move |()| watches.set(false))));
                    }
                    view! { <gathering::Gathering /> }.into_any()
                }
            })
            .into_any()
        },
        game: |_| elsewhere("table"),
    };
    match route {
        Route::Table(code) => view! { <OnlineTable code rooms=ROOMS /> }.into_any(),
        Route::Here => view! { <LocalTable rooms=ROOMS /> }.into_any(),
        other => elsewhere(other.part()),
    }
}
