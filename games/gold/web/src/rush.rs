//! The gold rush begins: a moment of its own over the square. It is short, and a press goes on.

use crate::narrate;
use crate::table::Scene;
use gold_rules::Event;
use leptos::prelude::*;
use web_shell::symbol::Symbol;
use web_shell::t;

/// What lies over the cards while the gold rush begins. The voice says the same.
#[component]
pub fn Announcement() -> impl IntoView {
    let scene = Scene::here();
    let begins = Memo::new(move |_| {
        scene.shown().with(|frame| frame.told.clone().filter(|told| matches!(told, Event::RushBegan { .. })))
    });
    let pictures = || ["gold-2", "gold-4", "gold-3"].map(|name| view! { <Symbol name /> });
    move || {
        let why = begins.get().and_then(|event| narrate::told(&event, &scene.players.naming()))?.why;
        Some(view! {
            <div class="gold-rush" aria-hidden="true" on:click=move |_| scene.frames.go_on()>
                <div class="gold-rush-in">
                    <span class="gold-rush-pictures">{pictures()}</span>
                    <p class="gold-rush-word">{t!("gold-rush-begins")}</p>
                    <p class="gold-rush-why">{why}</p>
                </div>
            </div>
        })
    }
}
