//! A table as everybody sees it: who sits there, and what was agreed.

use crate::{Code, Setup};
use bots::Level;
use serde::{Deserialize, Serialize};

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// A game is on.
    Playing,
    /// A game is over; another can follow.
    Over,
    /// The table was closed.
    Closed,
}

game_core::named! { Phase, "phase", [
    (Phase::Gathering, "gathering"),
    (Phase::Playing, "playing"),
    (Phase::Over, "over"),
    (Phase::Closed, "closed"),
]}

/// Whoever sits at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// The name.
    pub name: String,
    /// How strong, if it is a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// Whether this is the host.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// Whether a bot plays for this person at the moment.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// Whether this person is ready for the next game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    /// Whether this person has added bytes to the next game's chance.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stirred: bool,
}

/// A table as everybody sees it. Places are seats while a game is on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableView {
    /// The code.
    pub code: Code,
    /// What was agreed.
    pub setup: Setup,
    /// What the table is doing.
    pub phase: Phase,
    /// Who sits where.
    pub places: Vec<Option<Sitter>>,
    /// What the server has bound itself to for the next game (or the one that is on): SHA-256 of its secret.
    pub commitment: fair::Commitment,
    /// How many games were begun here.
    pub games: u32,
}
