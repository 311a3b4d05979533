//! What a page does on its own at every table: it remembers the tables you sit at, and takes part in the deal.

use crate::table::{AtTable, Place};
use crate::{browser, salts};
use leptos::prelude::*;
use std::cell::Cell;
use wire::{Code, Command, Phase};

/// The storage key of the tables you sit at.
const KEY: &str = "quipu.tables";
/// How many are stored.
const KEPT: usize = 8;

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
    remember_where_one_sits(table);
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

/// The tables you sat at, newest first.
pub fn tables() -> Vec<Code> {
    let kept = browser::kept(KEY).unwrap_or_default();
    kept.split_whitespace().filter_map(|code| code.parse().ok()).collect()
}

/// Forgets a table that no longer exists.
pub fn forget(code: Code) {
    let mut tables = tables();
    tables.retain(|kept| *kept != code);
    write(&tables);
}

/// Forgets everything: someone else uses the device.
pub fn forget_all() {
    browser::forget(KEY);
    salts::forget_all();
}

fn write(tables: &[Code]) {
    let codes: Vec<String> = tables.iter().map(Code::to_string).collect();
    browser::keep(KEY, &codes.join(" ")); // without it the way back is the link
}

fn newest_first(mut tables: Vec<Code>, code: Code) -> Vec<Code> {
    tables.retain(|kept| *kept != code);
    tables.insert(0, code);
    tables.truncate(KEPT);
    tables
}

fn remember_where_one_sits(table: AtTable) {
    let Place::Online(code) = table.place else { return };
    let sits = Memo::new(move |_| {
        table.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.you.place.is_some()))
    });
    Effect::new(move |sat: Option<bool>| {
        let sits = sits.get();
        if sits {
            write(&newest_first(tables(), code));
        } else if sat == Some(true) {
            forget(code);
        }
        sits
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_table_comes_first_and_once() {
        let code = |number| Code::new(number);
        let mut tables = (0..20).fold(Vec::new(), |tables, number| newest_first(tables, code(number)));
        assert_eq!(tables.len(), KEPT);
        assert_eq!(tables[0], code(19));
        tables = newest_first(tables, code(15));
        assert_eq!((tables.len(), tables[0], tables[1]), (KEPT, code(15), code(19)));
    }
}
