//! The table of Lost Temple.
//!
//! `scene` knows the game and lets the picture follow it; `calls`, `track`, `purses` and `race` are the picture, `dock` is
//! the decision: `decision` asks the rules what each choice will do, `offer` says it.
//!
//! This crate never sees a state of the rules, nor another game: it has what this viewer is shown and told.

mod boards;
mod calls;
mod decision;
mod dock;
mod draft;
mod finale;
#[cfg(test)]
mod games;
mod header;
mod moments;
mod narrate;
mod offer;
mod pages;
mod panel;
mod purses;
mod race;
mod rules_page;
mod scene;
mod selection;
mod story;
pub mod terms;
pub mod track;
mod world;

pub use pages::Pages;

use leptos::ev;
use leptos::prelude::*;
use protocol::Json;
use scene::Scene;
use web_shell::play::{Line, Log, Masks, Reactions, plain_key, within};
use web_shell::shell::Top;
use web_shell::t;
use web_shell::table::AtTable;

/// What is told of some events, oldest first: as in the log, for a list of all that happened. The race ends at `finish`.
pub fn told(events: &[Json], names: &[String], finish: i16) -> Vec<Line> {
    narrate::told(&web_shell::play::read(events), finish, &|seat| web_shell::play::name(seat.index(), names))
}

/// The table.
#[component]
pub fn Table() -> impl IntoView {
    let table = AtTable::here();
    let scene = Scene::provide(table);
    Masks::provide(scene.company);
    let keys = window_event_listener(ev::keydown, move |event| match plain_key(&event).as_deref() {
        Some("Escape") => scene.skip(),
        Some("Enter") if !within(&event, "a, button, summary") => scene.skip(),
        _ => {}
    });
    on_cleanup(move || keys.remove());
    view! {
        <div class="lt">
            <Top back=t!("play-leave-table")><header::Header /></Top>
            <main id="main" class="table" tabindex="-1">
                <h1 class="vh">{move || header::title(scene)}</h1>
                <div class="stage">
                    <calls::Calls />
                    <purses::Purses />
                    <world::World />
                    <dock::Dock />
                </div>
                <div class="side">
                    <race::Race />
                    {(!table.screen).then(|| view! { <Log /><Reactions /> })}
                </div>
            </main>
        </div>
    }
}
