//! What a page does on its own at every table: it sits down, if the visitor came for that, and takes part in the deal.

use crate::salts;
use crate::table::{AtTable, Place};
use leptos::prelude::*;
use std::cell::Cell;
use wire::{Code, Command, Phase};

thread_local! {
    static SITS_DOWN: Cell<Option<Code>> = const { Cell::new(None) };
}

/// The next visitor of this table wants to sit down if there is a free seat.
pub fn come_to_play(code: Code) {
    SITS_DOWN.set(Some(code));
}

/// The next visitor of a table only wants to watch.
pub fn come_to_watch() {
    SITS_DOWN.set(None);
}

/// Does all this while the page shows the table.
pub fn keep(table: AtTable) {
    sit_down(table);
    salts::exchange(table);
}

/// Sits down as soon as the table is there, if the visitor came for that and a seat is free.
fn sit_down(table: AtTable) {
    let Place::Online(code) = table.place else { return };
    if SITS_DOWN.take() != Some(code) {
        return;
    }
    Effect::new(move |done: Option<bool>| {
        let done = done.unwrap_or_default();
        let free = table.seen.with(|seen| {
            let seen = seen.as_ref()?;
            let between = matches!(seen.table.phase, Phase::Gathering | Phase::Over);
            let free = seen.table.places.iter().any(Option::is_none);
            Some(between && free && seen.you.place.is_none())
        });
        if free == Some(true) && !done {
            table.act(Command::Sit { place: None });
        }
        done || free.is_some()
    });
}
