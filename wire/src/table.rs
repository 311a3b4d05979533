//! A table as everyone sees it: its players and its setup.

use crate::{Code, Setup};
use bots::Level;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    Gathering,
    Playing,
    /// A game is over and another can follow.
    Over,
    Closed,
}

game_core::named! { Phase, "phase", [
    (Phase::Gathering, "gathering"),
    (Phase::Playing, "playing"),
    (Phase::Over, "over"),
    (Phase::Closed, "closed"),
]}

/// Why a game was ended before it was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unfinished {
    /// The host ended it.
    Host,
    /// Nobody has played for a long time.
    Idle,
    /// The server was restored from a backup, and the game may have been played on since then.
    Restored,
    /// The operator of the server closed the table.
    Operator,
}

game_core::named! { Unfinished, "reason why a game is unfinished", [
    (Unfinished::Host, "host"),
    (Unfinished::Idle, "idle"),
    (Unfinished::Restored, "restored"),
    (Unfinished::Operator, "operator"),
]}

/// The person or bot at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    pub name: String,
    /// The level, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// Whether it is a program with an account of its own, which someone else runs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// Whether a bot plays for this person at the moment.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// For the next game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    /// The values this player wants, by option.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub picks: BTreeMap<String, Vec<String>>,
    /// The hash of the random bytes that this person adds to the chance of the current or next game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<fair::Commitment>,
}

/// What a table that is starting a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StartStep {
    /// New hashes: the last deal was called off.
    Commit,
    /// The bytes behind the hashes. Seats, setup, hashes and commitment are fixed now.
    Reveal,
}

game_core::named! { StartStep, "step of the start", [
    (StartStep::Commit, "commit"),
    (StartStep::Reveal, "reveal"),
]}

/// The start of a game, from the moment it is agreed on until the first card. Places are its seats already.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Starting {
    /// The id of the game.
    pub id: String,
    pub step: StartStep,
    /// The seats that may still commit, or that still have to reveal.
    pub owing: Vec<u8>,
}

/// A table as everyone sees it. During a game places are seats.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableView {
    pub code: Code,
    pub setup: Setup,
    pub phase: Phase,
    pub places: Vec<Option<Sitter>>,
    /// The commitment for the current or next game: SHA-256 of the server's secret.
    pub commitment: fair::Commitment,
    /// How many games were started here.
    pub games: u32,
    /// Set if the table was closed in the middle of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<Unfinished>,
    /// Set while a game is being started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starting: Option<Starting>,
    /// Set if the table belongs to an event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<TableEvent>,
}

/// The event to which a table belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableEvent {
    pub code: Code,
    /// From 0.
    pub table: u16,
    pub tables: u16,
}
