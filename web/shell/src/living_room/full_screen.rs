//! The whole of the screen for the table, and back.

use crate::browser;
use crate::symbol::Symbol;
use crate::t;
use leptos::ev;
use leptos::prelude::*;

/// The button, where the browser allows it.
#[component]
pub fn FullScreen() -> impl IntoView {
    let full = RwSignal::new(is_full());
    let change = window_event_listener(ev::fullscreenchange, move |_| _ = full.try_set(is_full()));
    on_cleanup(move || change.remove());
    let press = move |_| {
        let document = browser::document();
        match document.document_element() {
            Some(root) if !is_full() => _ = root.request_fullscreen(), // a browser that refuses stays as it is
            _ => document.exit_fullscreen(),
        }
    };
    let label = move || if full.get() { t!("room-less-screen") } else { t!("room-full-screen") };
    browser::document().fullscreen_enabled().then(|| {
        view! {
            <button class="iconbtn" type="button" aria-label=label title=label on:click=press>
                <Symbol name="ui-tv" class="i" />
            </button>
        }
    })
}

fn is_full() -> bool {
    browser::document().fullscreen_element().is_some()
}
