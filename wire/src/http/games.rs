//! `/api/games`: the finished games of a guest.

use super::Pool;
use crate::Unfinished;
use bots::Level;
use game_list::GameKind;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Games {
    /// Newest first.
    pub games: Vec<Played>,
}

/// A finished game, as one of its players sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    pub id: String,
    pub game: GameKind,
    pub pool: Pool,
    /// In milliseconds since 1970.
    pub began: i64,
    /// In milliseconds since 1970.
    pub ended: i64,
    /// Why it was ended before it was over. Then its scores and ranks are 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<Unfinished>,
    /// By seat.
    pub results: Vec<PlayedSeat>,
    /// Where its players find its record.
    pub record: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayedSeat {
    /// The name at that time.
    pub name: String,
    /// The level, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// Whether this is your seat.
    pub you: bool,
    pub score: i32,
    /// 1 is best.
    pub rank: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Shared {
    /// Anyone with the link can get the record.
    pub link: String,
}
