//! The pointer, and the few buttons of a big screen, go out of sight while no one moves anything.

use crate::browser;
use leptos::ev;
use leptos::prelude::*;

/// After this many milliseconds without a movement the screen counts as idle.
const IDLE: i32 = 3_000;

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
