//! A game as the pages with tables need it. The browser crate of each game exports one [`WebGame`] named `GAME`.

use super::Line;
use crate::lesson::FirstLesson;
use game_core::SeatSet;
use leptos::prelude::*;
use wire::{Json, Replay};

pub struct WebGame {
    pub table: fn() -> AnyView,
    pub replay: ReplayWords,
    pub lesson: FirstLesson,
    pub puzzles: PuzzleWords,
}

/// What a page with puzzles says about them.
pub struct PuzzleWords {
    /// The sentence for a reason why a choice is right: its key and its numbers.
    pub why: fn(&str, &[i64]) -> Option<String>,
    /// A choice in a few words.
    pub choice: fn(&Json) -> String,
    /// What the player has to remember and the table does not show, from the events so far.
    pub memory: fn(&[Json]) -> Option<AnyView>,
}

pub struct ReplayWords {
    /// The lines of the log for some events of a replay; names are by seat.
    pub lines: fn(&Replay, &[Json], &[String]) -> Vec<Line>,
    /// What the list of steps shows of an event beside the words.
    pub sign: fn(&Json) -> EventSign,
    /// What the lines of the graph count.
    pub counted: fn() -> String,
    /// A choice in a few words, as the object of a sentence: "leaving the temple".
    pub choice: fn(&Json) -> String,
    pub gain: fn() -> String,
    pub loss: fn() -> String,
}

/// What the list of steps shows of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventSign {
    pub symbol: Option<String>,
    /// Who did it, where that is not the player in the `seat` of the event.
    pub seats: Option<SeatSet>,
    /// Whether someone gained or lost something that matters.
    pub change: Option<Change>,
}

/// Something that matters in a game, as its legend says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Gain,
    Loss,
}

impl EventSign {
    pub fn symbol(name: impl Into<String>) -> EventSign {
        EventSign { symbol: Some(name.into()), ..EventSign::default() }
    }

    /// No player did this: it is only someone's turn now.
    pub fn nobody() -> EventSign {
        EventSign { seats: Some(SeatSet::EMPTY), ..EventSign::default() }
    }

    pub fn gain(self) -> EventSign {
        EventSign { change: Some(Change::Gain), ..self }
    }

    pub fn loss(self) -> EventSign {
        EventSign { change: Some(Change::Loss), ..self }
    }
}
