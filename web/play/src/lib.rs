//! The part of the browser client that has the tables of the games. It is loaded when a game is on, is learned, or is
//! looked at again.
//!
//! It never sees a state of the rules: a table is what `web_shell::table` makes of messages, whoever sends them.

mod games;
mod learn;
mod replay;

use catalog::GameKind;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use web_shell::app::{self, Part, elsewhere};
use web_shell::living_room::BigScreen;
use web_shell::rooms::{LocalTable, OnlineTable, Rooms};
use web_shell::route::Route;
use web_shell::{motion, sound};

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

fn game(game: GameKind) -> AnyView {
    (games::shown(game).table)()
}
