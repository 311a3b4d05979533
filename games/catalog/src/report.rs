//! What `quipu replay` tells about a record.

use game_core::{Game, OpenTable, PerSeat, SeatSet, Turn};
use serde::Serialize;

/// What `quipu replay` tells, in the record format's words and key order.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Report<G: OpenTable> {
    pub game: &'static str,
    pub steps: usize,
    pub due: Due,
    pub over: bool,
    pub scores: Option<PerSeat<i32>>,
    pub ranks: Option<PerSeat<u8>>,
    pub winners: Option<SeatSet>,
    pub table: G::Table,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Due {
    Act {
        /// Those still owing a choice, ascending.
        seats: SeatSet,
    },
    Chance,
    Over,
}

impl<G: OpenTable> Report<G> {
    pub fn new(game: &G, steps: usize) -> Report<G> {
        let outcome = game.outcome();
        Report {
            game: G::NAME,
            steps,
            due: Due::of(game),
            over: outcome.is_some(),
            scores: outcome.as_ref().map(|it| it.scores),
            ranks: outcome.as_ref().map(|it| it.ranks),
            winners: outcome.as_ref().map(|it| it.winners()),
            table: game.open_table(),
        }
    }
}

impl Due {
    pub fn of(game: &impl Game) -> Due {
        match game.turn() {
            Turn::Chance => Due::Chance,
            Turn::Act(seats) => Due::Act { seats },
            Turn::Over => Due::Over,
        }
    }
}
