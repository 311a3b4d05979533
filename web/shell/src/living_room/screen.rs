//! What a page on a TV needs of the browser: it stays awake, hides the pointer, and can fill the screen.

use crate::browser;
use crate::symbol::Symbol;
use crate::t;
use js_sys::Reflect;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::VisibilityState;

/// After this many milliseconds without a movement the screen counts as idle.
const IDLE: i32 = 3_000;

/// Keeps the screen awake as long as the page shows this. Browsers allow it only to pages that came by https or from the same machine.
pub fn keep_screen_awake() {
    let held = StoredValue::new_local(None::<JsValue>);
    hold(held);
    // The browser lets go by itself when the page is out of sight.
    let back = window_event_listener(ev::visibilitychange, move |_| {
        if browser::document().visibility_state() == VisibilityState::Visible {
            hold(held);
        }
    });
    on_cleanup(move || {
        back.remove();
        release(held.try_update_value(Option::take).flatten());
    });
}

fn hold(held: StoredValue<Option<JsValue>, LocalStorage>) {
    let navigator = JsValue::from(browser::window().navigator());
    let lock = Reflect::get(&navigator, &"wakeLock".into()).unwrap_or(JsValue::UNDEFINED);
    let Some(asked) = browser::promised(&lock, "request", &"screen".into()) else { return };
    spawn_local(async move {
        // Where the battery is low, or the page is out of sight again, it is refused.
        if let Ok(lock) = JsFuture::from(asked).await {
            let old = held.try_update_value(|held| held.replace(lock.clone()));
            // If it can't be stored, the page has been closed.
            release(old.unwrap_or(Some(lock)));
        }
    });
}

fn release(lock: Option<JsValue>) {
    let Some(lock) = lock else { return };
    if let Some(release) = browser::method(&lock, "release") {
        let _ = release.call0(&lock); // what is released already stays so
    }
}

/// Marks the page with `data-idle` while no one moves the pointer or presses a key.
pub fn hide_when_idle() {
    // Counts the movements: only if none came after it, one was the last.
    let moves = StoredValue::new(0u32);
    let moved = move || {
        browser::mark_root("data-idle", None);
        let number = moves.try_update_value(|moves| {
            *moves = moves.wrapping_add(1);
            *moves
        });
        browser::after(IDLE, move || {
            if number.is_some() && moves.try_get_value() == number {
                browser::mark_root("data-idle", Some(""));
            }
        });
    };
    moved();
    let pointer = window_event_listener(ev::pointermove, move |_| moved());
    let key = window_event_listener(ev::keydown, move |_| moved());
    on_cleanup(move || {
        pointer.remove();
        key.remove();
        browser::mark_root("data-idle", None);
    });
}

/// A button that fills the screen with the page, where the browser allows it.
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

/// "Look at the big screen": what a phone shows in a corner where something would be large.
#[component]
pub fn LookUp() -> impl IntoView {
    view! { <p class="look-up"><Symbol name="ui-tv" class="i-s" />{t!("room-look-up")}</p> }
}
