//! `/api/daily`: leaderboards of daily expeditions.

use game_list::GameKind;
use serde::{Deserialize, Serialize};

/// The record of a daily expedition that you have played.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewDaily {
    /// The text of its file, at most 65,536 bytes.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub record: String,
}

/// Why the record of a daily expedition does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DailyProblem {
    TooLong,
    /// It is not a legal record.
    NoRecord,
    NotDaily,
    Unfinished,
    /// Its cards are not those of the date.
    Deal,
    BadDate,
    /// There are more or fewer seats than in the expedition.
    Seats,
    /// The options are not the usual ones.
    Options,
    /// The header names other bots.
    Bots,
    /// A bot has played for the player.
    StandIn,
    /// A bot would have chosen something else.
    BotChoice,
    /// The date is neither today nor, for 12 hours, yesterday.
    OtherDate,
}

game_core::named! { DailyProblem, "problem", [
    (DailyProblem::TooLong, "too_long"),
    (DailyProblem::NoRecord, "no_record"),
    (DailyProblem::NotDaily, "not_daily"),
    (DailyProblem::Unfinished, "unfinished"),
    (DailyProblem::Deal, "deal"),
    (DailyProblem::BadDate, "bad_date"),
    (DailyProblem::Seats, "seats"),
    (DailyProblem::Options, "options"),
    (DailyProblem::Bots, "bots"),
    (DailyProblem::StandIn, "stand_in"),
    (DailyProblem::BotChoice, "bot_choice"),
    (DailyProblem::OtherDate, "other_date"),
]}

/// A result that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyPlayed {
    pub game: GameKind,
    /// In UTC.
    #[cfg_attr(feature = "schema", schema(example = "2026-11-18"))]
    pub date: String,
    pub score: i32,
    /// At your table, among the bots; 1 is best.
    pub rank: u8,
    /// Your place on the leaderboard; equals share a place.
    pub place: u32,
    /// How many players are on it so far.
    pub players: u32,
}

/// The leaderboard of a game and a date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBoard {
    pub game: GameKind,
    #[cfg_attr(feature = "schema", schema(example = "2026-11-18"))]
    pub date: String,
    /// Whether results are still accepted.
    pub open: bool,
    /// How many players there are.
    pub players: u32,
    /// The best 100, and you.
    pub rows: Vec<DailyRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyRow {
    /// Equals share a place.
    pub place: u32,
    /// The current name.
    pub name: String,
    pub score: i32,
    /// At the player's table, among the bots; 1 is best.
    pub rank: u8,
    pub you: bool,
}

/// Your daily expeditions on this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyHistory {
    /// The server's date, in UTC.
    #[cfg_attr(feature = "schema", schema(example = "2026-11-18"))]
    pub today: String,
    /// For each game.
    pub streaks: Vec<DailyStreak>,
    /// The newest 90, newest first.
    pub played: Vec<DailyPlayed>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyStreak {
    pub game: GameKind,
    /// How many days in a row you have played, up to today or yesterday.
    pub days: u32,
    /// The longest run.
    pub best: u32,
}
