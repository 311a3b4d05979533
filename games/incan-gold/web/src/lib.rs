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
mod lesson;
mod moments;
mod narrate;
mod odds_panel;
mod quest_card;
mod scene;
mod story;
mod temple;
mod terms;

use incan_gold_rules::{Choice, Event, Face};
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
        lines: |_, events, names| narrate::lines(&read(events), names),
        sign: |event| read(std::slice::from_ref(event)).first().map(sign).unwrap_or_default(),
        counted: || t!("replay-graph-incan"),
        gain: || t!("replay-knot-leaves"),
        loss: || t!("replay-knot-lost"),
    },
    lesson: FirstLesson::of::<lesson::FirstGame>(),
};

/// What the list of a replay shows of an event beside its words.
fn sign(event: &Event) -> EventSign {
    match event {
        Event::Turned { card, .. } => EventSign::symbol(match card.face() {
            Face::Treasure(_) => "gem-turquoise".to_owned(),
            _ => card.to_string(),
        }),
        Event::Revealed { camp, .. } => EventSign::symbol(if camp.is_empty() { "torch" } else { "camp" }),
        Event::Left { leavers, .. } => EventSign { seats: Some(*leavers), ..EventSign::default() }.gain(),
        Event::Collapsed { hazard, .. } => EventSign::symbol(format!("hazard-{hazard}")).loss(),
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
