//! Who plays at a table, and what they are called.

use crate::sound;
use crate::t;
use crate::table::{AtTable, Seen};
use crate::words;
use game_core::{Seat, SeatSet};
use leptos::prelude::*;
use wire::Phase;

#[derive(Clone, Copy)]
pub struct Players {
    pub table: AtTable,
    pub names: Memo<Vec<String>>,
    pub you: Memo<Option<Seat>>,
    /// Whether the picture shows the newest state. Until then, nothing on the page may be ahead of it.
    pub arrived: Signal<bool>,
}

impl Players {
    /// The players at this table, for everything on the page.
    pub fn provide(table: AtTable, arrived: Signal<bool>) -> Players {
        let kept = Memo::new(move |before: Option<&GameNames>| {
            table.seen.with(|seen| GameNames::of(seen.as_ref(), before))
        });
        let players = Players {
            table,
            names: Memo::new(move |_| kept.with(|kept| kept.names.clone())),
            you: Memo::new(move |_| table.seen.with(|seen| seen.as_ref().and_then(Seen::seat))),
            arrived,
        };
        provide_context(players);
        Effect::new(move |_| sound::leave_to_screen(!table.performs()));
        players
    }

    pub fn here() -> Players {
        expect_context()
    }

    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| name(seat.index(), names))
    }

    /// Everyone's name and the viewer's seat, as the sentences of a game need them.
    pub fn naming(self) -> Names {
        Names { by_seat: self.names.get(), you: self.you.get() }
    }
}

/// Everyone's name, and which of them is the viewer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    pub by_seat: Vec<String>,
    pub you: Option<Seat>,
}

impl Names {
    pub fn of(names: &[String]) -> Names {
        Names { by_seat: names.to_vec(), you: None }
    }

    pub fn name(&self, seat: Seat) -> String {
        name(seat.index(), &self.by_seat)
    }

    pub fn list(&self, seats: SeatSet) -> String {
        words::list(&seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }

    /// Whether a player is the viewer, for sentences that address the viewer.
    pub fn you(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "yes" } else { "no" }
    }
}

/// The name of a player. A seat without a known name has a number.
pub fn name(seat: usize, names: &[String]) -> String {
    match names.get(seat) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => t!("play-nameless", number = seat + 1),
    }
}

/// The names at the table while the game was on: afterward people may stand up or change places.
#[derive(Clone, PartialEq)]
struct GameNames {
    game: Option<String>,
    names: Vec<String>,
}

impl GameNames {
    fn of(seen: Option<&Seen>, before: Option<&GameNames>) -> GameNames {
        let Some(seen) = seen else { return GameNames { game: None, names: Vec::new() } };
        let game = seen.game.as_ref().map(|game| game.now.id.clone());
        match before {
            Some(before) if seen.table.phase != Phase::Playing && before.game == game => before.clone(),
            _ => GameNames { game, names: crate::table::names_of(seen) },
        }
    }
}
