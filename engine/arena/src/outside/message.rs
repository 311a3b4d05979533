//! What is said to a program and by it. `docs/bots.md` describes it; a change that breaks programs raises [`PROTOCOL`].

use game_core::{Game, Outcome, Seat};
use serde::{Deserialize, Serialize};

pub(super) const PROTOCOL: u32 = 1;

/// One line to a program.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase", bound = "")]
pub(super) enum ToBot<'a, G: Game> {
    /// First of all, once.
    Hello { protocol: u32, game: &'static str, rules: u16 },
    /// A game begins.
    Start {
        options: &'a G::Options,
        #[serde(skip_serializing_if = "Option::is_none")]
        board: Option<serde_json::Value>,
        seats: usize,
        seat: Seat,
        seed: u64,
    },
    /// Something happened, as the program may know it.
    Event { event: &'a G::Event },
    /// It is to choose; the only message that wants an answer.
    Decide { decision: u64, view: &'a G::View, legal: &'a [G::Action], milliseconds: u64 },
    /// The game is over.
    End { outcome: &'a Outcome },
}

/// One line from a program.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum FromBot {
    /// A greeting, which need not be given. Its other fields are ignored.
    Hello {},
    /// Its choice.
    Action { decision: u64, action: serde_json::Value },
}
