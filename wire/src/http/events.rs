//! `/api/events`: several tables that play the same deal, and how they compare.

use crate::{Code, EventPhase, Setup};
use bots::Level;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewEvent {
    /// Of every table. An event is never listed in the lobby and never has spectators.
    pub setup: Setup,
    #[cfg_attr(feature = "schema", schema(example = 2, minimum = 2, maximum = 16))]
    pub tables: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenedEvent {
    pub code: Code,
    /// A link for everyone.
    #[cfg_attr(feature = "schema", schema(example = "https://quipu.example/event/kamo-tiru"))]
    pub link: String,
}

/// The results of an event, seat by seat. Empty until it is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventResults {
    pub code: Code,
    pub phase: EventPhase,
    /// The tables that played to the end.
    pub games: Vec<EventGame>,
    /// By seat number.
    pub seats: Vec<SeatComparison>,
    /// All players, best first.
    pub ranking: Vec<RankedPlayer>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventGame {
    /// From 0.
    pub table: u8,
    /// The id of its game.
    pub id: String,
    /// Where anyone with the code of the event finds its record.
    pub record: String,
}

/// All players who had the same seat in the same deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatComparison {
    /// From 0.
    pub seat: u8,
    /// The mean score at this seat.
    pub mean: f64,
    /// By table.
    pub players: Vec<ComparedPlayer>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ComparedPlayer {
    /// From 0.
    pub table: u8,
    pub name: String,
    /// The level, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    pub score: i32,
    /// The score minus the mean at this seat.
    pub difference: f64,
}

/// A player in the ranking of all tables: by the difference between the score and the mean at the same seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RankedPlayer {
    /// 1 is best; players with the same difference share it.
    pub rank: u8,
    /// From 0.
    pub seat: u8,
    #[serde(flatten)]
    pub player: ComparedPlayer,
}
