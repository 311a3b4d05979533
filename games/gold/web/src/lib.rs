//! The table of Gold.
//!
//! `scene` knows the game and lets the picture follow it; `grid` and `mines` are the picture, `dock` tells what happens and
//! what is asked. Nothing in the page remembers for the players: a card that is turned back leaves no place, value, mark, name or
//! sentence behind.
//!
//! This crate never sees a state of the rules, nor another game: it has what this viewer is shown and told.

mod dock;
mod equation;
mod face;
mod grid;
mod header;
mod help;
mod mines;
mod narrate;
mod pages;
mod rules_page;
mod scene;
mod sheet;
mod story;
mod terms;

pub use pages::Pages;

use gold_rules::Event;
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
    let who = terms::Who { names: names.to_vec(), you: None };
    let events: Vec<Event> = web_shell::play::read(events);
    events.iter().filter_map(|event| narrate::line(event, &who)).collect()
}

/// The table.
#[component]
pub fn Table() -> impl IntoView {
    let table = AtTable::here();
    let scene = Scene::provide(table);
    Masks::provide(scene.company);
    let keys = window_event_listener(ev::keydown, move |event| pressed(scene, &event));
    on_cleanup(move || keys.remove());
    let shown = scene.shown();
    let rush = Memo::new(move |_| shown.with(|frame| frame.view.rush && frame.view.outcome.is_none()));
    let begins = Memo::new(move |_| shown.with(|frame| matches!(frame.told, Some(Event::RushBegan { .. }))));
    let blast = Memo::new(move |_| shown.with(grid::is_blast));
    let players = move || shown.with(|frame| frame.view.mines.seats());
    let extras = (!table.screen).then(|| {
        view! {
            <help::Help />
            <Log />
            <Reactions />
        }
    });
    view! {
        <div class="gold-page" class:rush=move || rush.get() class:begins=move || begins.get()>
            <Top back=t!("play-leave-table")><header::Bar /></Top>
            <main id="main" class="gold-table" tabindex="-1">
                <h1 class="vh">{move || t!("gold-title", players = players())}</h1>
                <Said />
                <div class="gold-left">
                    <mines::Mines />
                    {(!table.screen).then(|| view! { <mines::OwnPile /> })}
                    <sheet::Sheet />
                </div>
                <div class="gold-felt stepped" class:blast=move || blast.get()>
                    <grid::Grid />
                    <sheet::Moments />
                </div>
                <div class="gold-right">
                    <dock::Dock />
                    {extras}
                </div>
            </main>
        </div>
    }
}

/// What is said of the cards that are face up, for as long as they are.
#[component]
fn Said() -> impl IntoView {
    let said = Scene::here().said;
    view! {
        <div class="vh" role="log" aria-live="polite" aria-relevant="additions">
            <For each=move || said.get() key=|(number, _)| *number let((_, sentence))>
                <p>{sentence}</p>
            </For>
        </div>
    }
}

/// Escape (and Enter, where it presses nothing) goes on: what is shown has been seen.
fn pressed(scene: Scene, event: &ev::KeyboardEvent) {
    match plain_key(event).as_deref() {
        Some("Escape") => scene.go_on(),
        Some("Enter") if !within(event, "a, button, summary") => scene.go_on(),
        _ => {}
    }
}
