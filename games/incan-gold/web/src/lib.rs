//! The table of Incan Gold and Diamant.
//!
//! `scene` knows the game and lets the picture follow it; `temple` and `camp` are the picture, `dock` is the choice.
//!
//! This crate never sees a state of the rules, nor another game: it has what this viewer is shown and told.

mod camp;
mod dock;
mod finale;
#[cfg(test)]
mod games;
mod header;
mod moments;
mod narrate;
mod odds_panel;
mod pages;
mod quest_card;
mod rules_page;
mod scene;
mod story;
mod temple;
mod terms;

pub use pages::Pages;

use incan_gold_rules::Choice;
use leptos::ev;
use leptos::prelude::*;
use protocol::Json;
use scene::Scene;
use web_shell::play::{Line, Log, Masks, Reactions, plain_key, within};
use web_shell::shell::Top;
use web_shell::t;
use web_shell::table::AtTable;

/// What is told of some events, oldest first: as in the log, for a list of all that happened.
pub fn told(events: &[Json], names: &[String]) -> Vec<Line> {
    let events = web_shell::play::read(events);
    let line = |(at, event)| narrate::told(event, &events[at + 1..], names);
    events.iter().enumerate().filter_map(line).collect()
}

/// The table.
#[component]
pub fn Table() -> impl IntoView {
    let table = AtTable::here();
    let scene = Scene::provide(table);
    Masks::provide(scene.company);
    let keys = window_event_listener(ev::keydown, move |event| pressed(scene, &event));
    on_cleanup(move || keys.remove());
    let title = move || {
        let (edition, round, seats) =
            scene.shown().with(|frame| (frame.view.edition, frame.view.round, frame.view.tents.seats()));
        t!("incan-title", edition = terms::edition(edition), round = round, players = seats)
    };
    view! {
        <div class="ig">
            <Top back=t!("play-leave-table")>
                <header::Rounds />
                <header::Deck />
            </Top>
            <main id="main" class="table" tabindex="-1">
                <h1 class="vh">{title}</h1>
                <div class="stage">
                    <temple::Temple />
                    <camp::Camp />
                    <dock::Dock />
                </div>
                {(!table.screen).then(|| view! {
                    <div class="side">
                        <odds_panel::OddsPanel />
                        <Log />
                        <Reactions />
                    </div>
                })}
            </main>
        </div>
    }
}

/// T and C choose, Escape (and Enter, where it presses nothing) skips to what lies there now.
fn pressed(scene: Scene, event: &ev::KeyboardEvent) {
    let Some(key) = plain_key(event) else { return };
    match key.as_str() {
        "t" | "T" => _ = scene.choose(Choice::Torch),
        "c" | "C" => _ = scene.choose(Choice::Camp),
        "Escape" => scene.skip(),
        "Enter" if !within(event, "a, button, summary") => scene.skip(),
        _ => {}
    }
}
