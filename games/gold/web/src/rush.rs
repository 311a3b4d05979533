//! The gold rush begins: a moment of its own over the square. It is short, and a press skips it.

use crate::narrate;
use crate::story::RUSH;
use crate::table::Scene;
use gold_rules::Event;
use leptos::prelude::*;
use web_shell::browser;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::Place;
use web_shell::voice::Voice;

/// Covers the cards while the gold rush begins. It is shown and said even if the pictures before it were skipped.
#[component]
pub fn Announcement() -> impl IntoView {
    let scene = Scene::here();
    let shown = scene.shown();
    let voice = Voice::here();
    let follows = scene.players.table.place != Place::Replay;
    let told = Memo::new(move |_| shown.with(|frame| matches!(frame.told, Some(Event::RushBegan { .. }))));
    let rush = Memo::new(move |_| shown.with(|frame| frame.view.rush && frame.view.outcome.is_none()));
    let skipped_to = RwSignal::new(false);
    Effect::new(move |before: Option<bool>| {
        let rush = rush.get();
        let begins = follows && rush && before == Some(false) && !told.get_untracked();
        skipped_to.set(begins);
        if begins {
            voice.say(t!("gold-rush-begins"));
            browser::after(RUSH, move || _ = skipped_to.try_set(false));
        }
        rush
    });
    let is_shown = Memo::new(move |_| told.get() || skipped_to.get());
    let go_on = move |_| {
        skipped_to.set(false);
        scene.frames.go_on();
    };
    let why = move || {
        let event = shown.with(|frame| frame.told.clone());
        let told = event.and_then(|event| narrate::told(&event, &scene.players.naming()));
        told.map_or_else(|| t!("gold-rush-flag"), |told| told.why)
    };
    move || {
        let pictures = || ["gold-2", "gold-4", "gold-3"].map(|name| view! { <Symbol name /> });
        is_shown.get().then(|| {
            view! {
                <div class="gold-rush" aria-hidden="true" on:click=go_on>
                    <div class="gold-rush-in">
                        <span class="gold-rush-pictures">{pictures()}</span>
                        <p class="gold-rush-word">{t!("gold-rush-begins")}</p>
                        <p class="gold-rush-why">{why}</p>
                    </div>
                </div>
            }
        })
    }
}
