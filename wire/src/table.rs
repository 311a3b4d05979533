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

/// The person or bot at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    pub name: String,
    /// The level, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
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
    /// Whether this person has added random bytes to the next game's chance.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stirred: bool,
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
