//! Who plays at a table, and what they are called.

use crate::sound;
use crate::t;
use crate::table::{AtTable, Seen};
use crate::words;
use game_core::{Seat, SeatSet};
use leptos::prelude::*;
use protocol::Phase;

/// Who plays at a table.
#[derive(Clone, Copy)]
pub struct Company {
    /// The table.
    pub table: AtTable,
    /// What everybody is called, by seat.
    pub names: Memo<Vec<String>>,
    /// The seat of whoever looks.
    pub you: Memo<Option<Seat>>,
}

impl Company {
    /// Those at this table, for everything in the page.
    pub fn provide(table: AtTable) -> Company {
        let kept = Memo::new(move |before: Option<&Kept>| {
            table.seen.with(|seen| Kept::names(seen.as_ref(), before))
        });
        let company = Company {
            table,
            names: Memo::new(move |_| kept.with(|kept| kept.names.clone())),
            you: Memo::new(move |_| table.seen.with(|seen| seen.as_ref().and_then(Seen::seat))),
        };
        provide_context(company);
        Effect::new(move |_| sound::leave_to_screen(!table.performs()));
        company
    }

    /// Those of this page.
    pub fn here() -> Company {
        expect_context()
    }

    /// The name of a seat.
    pub fn name(self, seat: usize) -> String {
        self.names.with(|names| name(seat, names))
    }

    /// The names of some, in a row.
    pub fn list(self, seats: SeatSet) -> String {
        self.names.with(|names| list(seats, names))
    }
}

/// The name of one. A seat nobody knows the name of has a number.
pub fn name(seat: usize, names: &[String]) -> String {
    match names.get(seat) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => t!("play-nameless", number = seat + 1),
    }
}

/// The names of some, in a row.
pub fn list(seats: SeatSet, names: &[String]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| name(seat.index(), names)).collect();
    words::list(&names)
}

/// The names at the table while the game was on: afterwards people may stand up or change places.
#[derive(Clone, PartialEq)]
struct Kept {
    game: Option<String>,
    names: Vec<String>,
}

impl Kept {
    fn names(seen: Option<&Seen>, before: Option<&Kept>) -> Kept {
        let Some(seen) = seen else { return Kept { game: None, names: Vec::new() } };
        let game = seen.game.as_ref().map(|game| game.now.id.clone());
        match before {
            Some(before) if seen.table.phase != Phase::Playing && before.game == game => before.clone(),
            _ => Kept { game, names: seen.names() },
        }
    }
}
