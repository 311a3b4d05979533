//! A game as the pages with tables need it. The browser crate of each game exports one [`WebGame`] named `GAME`.

use super::Line;
use crate::lesson::FirstLesson;
use game_core::{Seat, SeatSet};
use leptos::prelude::*;
use wire::{Json, Moment, Replay};

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
    /// A choice in a few words, as the subject of a sentence: "leaving".
    pub choice: fn(&Json) -> String,
    /// A choice that someone made, with what mattered for it: "Ana left with 3 inside".
    pub made: fn(&MadeChoice<'_>) -> String,
    pub gain: fn() -> String,
    pub loss: fn() -> String,
}

/// A choice in a game that is played back.
pub struct MadeChoice<'a> {
    pub choice: &'a Json,
    pub seat: Seat,
    pub name: &'a str,
    /// The moments up to the one that shows it.
    pub moments: &'a [Moment],
}

impl MadeChoice<'_> {
    /// What happened before it, the latest first.
    pub fn before(&self) -> impl Iterator<Item = &Json> {
        let before = self.moments.split_last().map_or(self.moments, |(_, before)| before);
        before.iter().rev().flat_map(|moment| moment.events.iter().rev())
    }

    /// What happened with it.
    pub fn shown(&self) -> &[Json] {
        self.moments.last().map(|moment| moment.events.as_slice()).unwrap_or_default()
    }
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
