//! The table of Last Torch.
//!
//! `scene` knows the game and tells it, `homes` is the picture, `dock` is the choice. Nothing moves here, so the picture is always what
//! lies there now; a game with motion lets frames follow its events (`client::play::Show`).
//!
//! This crate never sees a state of the rules, nor another game: it has what this viewer is shown and told.

mod dock;
mod homes;
mod narrate;
mod scene;

use client::play::{Line, Log, Masks, Reactions, plain_key};
use client::shell::Top;
use client::t;
use client::table::AtTable;
use last_torch::{Action, Event};
use leptos::ev;
use leptos::prelude::*;
use protocol::Json;
use scene::Scene;

/// What is told of some events, oldest first: as in the log, for a list of all that happened.
pub fn told(events: &[Json], names: &[String]) -> Vec<Line> {
    let events: Vec<Event> = client::play::read(events);
    events.iter().map(|event| narrate::line(event, names)).collect()
}

/// The table.
#[component]
pub fn Table() -> impl IntoView {
    let table = AtTable::here();
    let scene = Scene::provide(table);
    Masks::provide(scene.company);
    let keys = window_event_listener(ev::keydown, move |event| pressed(scene, &event));
    on_cleanup(move || keys.remove());
    view! {
        <div class="torch-page">
            <Top back=t!("play-leave-table")>
                <span class="sp"></span>
                <span>{move || t!("torch-round", round = scene.now.with(|now| now.round))}</span>
            </Top>
            <main id="main" class="table" tabindex="-1">
                <h1 class="vh">{t!("torch-title")}</h1>
                <div class="stage">
                    <homes::Homes />
                    <dock::Dock />
                </div>
                {(!table.screen).then(|| view! {
                    <div class="side">
                        <Log />
                        <Reactions />
                    </div>
                })}
            </main>
        </div>
    }
}

/// O and B choose.
fn pressed(scene: Scene, event: &ev::KeyboardEvent) {
    match plain_key(event).as_deref() {
        Some("o" | "O") => _ = scene.asked.choose(Action::On),
        Some("b" | "B") => _ = scene.asked.choose(Action::Back),
        _ => {}
    }
}
