//! A screen that everyone looks at and no one touches must not go to sleep.

use crate::browser;
use js_sys::Reflect;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::VisibilityState;

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
            // Without a place to keep it the page is gone meanwhile.
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
