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
mod lesson;
mod mines;
mod narrate;
mod scene;
mod sheet;
mod story;
mod terms;

use gold_rules::{Event, Face};
use leptos::ev;
use leptos::prelude::*;
use scene::Scene;
use web_shell::lesson::FirstLesson;
use web_shell::play::{EventSign, Log, Masks, Reactions, ReplayWords, WebGame, plain_key, read, within};
use web_shell::shell::Top;
use web_shell::t;
use web_shell::table::AtTable;

/// The game, for the pages with tables.
pub const GAME: WebGame = WebGame {
    table: || view! { <Table /> }.into_any(),
    replay: ReplayWords {
        lines: |_, events, names| {
            let who = terms::Who { names: names.to_vec(), you: None };
            narrate::lines(&read(events), &who)
        },
        sign: |event| read(std::slice::from_ref(event)).first().map(sign).unwrap_or_default(),
        counted: || t!("replay-graph-gold"),
        gain: || t!("replay-knot-gold"),
        loss: || t!("replay-knot-dynamite"),
    },
    lesson: FirstLesson::of::<lesson::FirstGame>(),
};

/// What the list of a replay shows of an event beside its words.
fn sign(event: &Event) -> EventSign {
    match event {
        Event::Turned { card, .. } => EventSign::symbol(match card.card.face() {
            Face::Prospector(_, value) => format!("prospector-{value}"),
            _ => card.card.to_string(),
        }),
        Event::GoldFound { .. } | Event::RushGold { .. } => EventSign::symbol("gem-gold").gain(),
        Event::Exploded { .. } => EventSign::symbol("dynamite").loss(),
        Event::TurnBegan { .. } | Event::RoundBegan { .. } => EventSign::nobody(),
        Event::Over { .. } => EventSign::symbol("ui-crown"),
        _ => EventSign::default(),
    }
}

/// The table.
#[component]
fn Table() -> impl IntoView {
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
