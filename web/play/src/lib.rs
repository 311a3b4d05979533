//! The part of the browser client with the tables of the games. It is loaded to play, to learn or to watch a replay.
//!
//! It never sees a state of the rules: a table is what `web_shell::table` makes of messages from any source. It knows no game
//! by name: tables, lessons and words come from the games' own browser crates.

mod bots;
mod daily;
mod games;
mod puzzles;
mod replay;

use catalog::GameKind;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use web_shell::app::{Part, elsewhere};
use web_shell::lesson::Learn;
use web_shell::living_room::BigScreen;
use web_shell::play::RulesPages;
use web_shell::rooms::{LocalTable, OnlineTable, Rooms};
use web_shell::route::Route;
use web_shell::{motion, sound};

web_shell::export_part!(Part {
    name: "table",
    page,
    follow: |chosen| {
        motion::follow(chosen);
        sound::follow(chosen);
    },
});

fn page(route: Route) -> AnyView {
    const ROOMS: Rooms = Rooms { unnamed: |_| elsewhere("lobby"), gathering: || elsewhere("lobby"), game };
    match route {
        Route::Table(code) => view! { <OnlineTable code rooms=ROOMS /> }.into_any(),
        Route::Screen(code) => view! { <BigScreen code game /> }.into_any(),
        Route::Learn(kind) => {
            view! { <Learn game=kind lesson=games::web_game(kind).lesson table=game /> }.into_any()
        }
        Route::Puzzles(game) => view! { <puzzles::Puzzles game /> }.into_any(),
        Route::Mistakes => view! { <puzzles::Mistakes /> }.into_any(),
        Route::Daily(None) => view! { <daily::Expeditions /> }.into_any(),
        Route::Daily(Some(kind)) => view! { <daily::ExpeditionTable game=kind table=game /> }.into_any(),
        Route::Bots(game) => view! { <bots::Bots game /> }.into_any(),
        Route::Here => view! { <LocalTable rooms=ROOMS /> }.into_any(),
        Route::Replay(id) => view! { <replay::Replay id /> }.into_any(),
        other => elsewhere(other.part()),
    }
}

fn game(game: GameKind) -> AnyView {
    provide_context(RulesPages(games::rules));
    (games::web_game(game).table)()
}
