//! Results of daily expeditions.

use crate::Millis;
use ::daily::{Date, Expedition};
use catalog::GameKind;
use game_table::UserId;

/// A result to be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyResult {
    pub user: UserId,
    pub expedition: Expedition,
    pub score: i32,
    /// At the player's own table.
    pub rank: u8,
    pub now: Millis,
}

/// A result among those of its game and date. More points are better, then a better rank at the player's own table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRow {
    pub user: UserId,
    /// The current name.
    pub name: String,
    pub game: GameKind,
    pub date: Date,
    pub score: i32,
    pub rank: u8,
    /// Equals share a place.
    pub place: u32,
    /// How many players there are.
    pub players: u32,
}
