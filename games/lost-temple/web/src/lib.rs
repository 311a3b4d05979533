//! The table of Lost Temple.
//!
//! `scene` knows the game and lets the picture follow it; `calls`, `track`, `purses` and `race` are the picture, `dock` is
//! the decision: `decision` asks the rules what each choice will do, `offer` says it.
//!
//! This crate never sees a state of the rules, nor another game: it has what this viewer is shown and told.

mod calls;
mod decision;
mod dock;
mod draft;
mod finale;
#[cfg(test)]
mod games;
mod header;
mod lesson;
mod moments;
mod narrate;
mod offer;
mod panel;
mod purses;
mod race;
mod scene;
mod selection;
mod story;
pub mod terms;
pub mod track;
mod world;

use leptos::ev;
use leptos::prelude::*;
use lost_temple_rules::Event;
use scene::Scene;
use web_shell::lesson::FirstLesson;
use web_shell::play::{
    EventSign, Log, Masks, Reactions, ReplayWords, WebGame, name, plain_key, read, within,
};
use web_shell::shell::Top;
use web_shell::t;
use web_shell::table::AtTable;

/// The game, for the pages with tables.
pub const GAME: WebGame = WebGame {
    table: || view! { <Table /> }.into_any(),
    replay: ReplayWords {
        lines: |game, events, names| {
            // The winner is at the finish.
            let best = game.outcome.as_ref().and_then(|it| it.scores.as_slice().iter().max().copied());
            let finish = best.and_then(|best| i16::try_from(best).ok()).unwrap_or(i16::MAX);
            narrate::told(&read(events), finish, &|seat| name(seat.index(), names))
        },
        sign: |event| read(std::slice::from_ref(event)).first().map(sign).unwrap_or_default(),
        counted: || t!("replay-graph-lost"),
        gain: || t!("replay-knot-token"),
        loss: || t!("replay-knot-curse"),
    },
    lesson: FirstLesson::of::<lesson::FirstGame>(),
};

/// What the list of a replay shows of an event beside its words.
fn sign(event: &Event) -> EventSign {
    match event {
        Event::Called { character, .. } => EventSign::symbol(terms::portrait(*character)),
        Event::Picked { .. } => EventSign::symbol("char-back"),
        Event::TokenRevealed { .. } => EventSign::symbol("event-token").gain(),
        Event::Cursed { .. } | Event::Robbed { .. } => EventSign::default().loss(),
        Event::RoundBegan { .. } | Event::Handed { .. } => EventSign::nobody(),
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
