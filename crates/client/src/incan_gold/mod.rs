//! The table of Incan Gold and Diamant.
//!
//! [`scene`] knows the game and lets the picture follow it; [`temple`] and [`camp`] are the picture, [`dock`] is the choice.

mod camp;
mod clock;
mod dock;
mod finale;
mod finish;
mod header;
mod log;
mod moments;
mod narrate;
mod odds;
mod odds_panel;
mod quest_card;
mod reactions;
mod scene;
mod story;
mod temple;
mod terms;

use crate::browser;
use crate::shell::Top;
use crate::t;
use crate::table::AtTable;
use incan_gold::Choice;
use leptos::ev;
use leptos::prelude::*;
use scene::Scene;
use wasm_bindgen::JsCast;

/// The table.
#[component]
pub fn Table() -> impl IntoView {
    let scene = Scene::provide(AtTable::here());
    reactions::Masks::provide(scene);
    let keys = window_event_listener(ev::keydown, move |event| pressed(scene, &event));
    on_cleanup(move || keys.remove());
    let title = move || {
        let (edition, round, seats) = scene.now.with(|now| (now.edition, now.round, now.tents.seats()));
        t!("incan-title", edition = terms::edition(edition), round = round, players = seats)
    };
    view! {
        <div class="ig">
            <Top back=t!("incan-leave-table")>
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
                <div class="side">
                    <odds_panel::OddsPanel />
                    <log::Log />
                    <reactions::Reactions />
                </div>
            </main>
        </div>
    }
}

/// T and C choose, Escape (and Enter, where it presses nothing) goes on to what lies there now.
fn pressed(scene: Scene, event: &ev::KeyboardEvent) {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |selector: &str| {
        target.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    };
    let dialog = browser::document().query_selector("dialog[open]").ok().flatten().is_some();
    if modified || event.repeat() || dialog || within("input, select, textarea, [contenteditable]") {
        return;
    }
    match event.key().as_str() {
        "t" | "T" => _ = scene.choose(Choice::Torch),
        "c" | "C" => _ = scene.choose(Choice::Camp),
        "Escape" => scene.skip(),
        "Enter" if !within("a, button, summary") => scene.skip(),
        _ => {}
    }
}
