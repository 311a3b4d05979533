//! `/api/me/ratings` and `/api/ratings/{game}`.

use bots::Level;
use game_list::GameKind;
use serde::{Deserialize, Serialize};

/// Games among people, games with bots and games with programs are rated apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pool {
    People,
    /// At least one bot, and no program.
    WithBots,
    /// At least one program: a bot account.
    WithPrograms,
}

game_core::named! { Pool, "pool", [
    (Pool::People, "people"),
    (Pool::WithBots, "with-bots"),
    (Pool::WithPrograms, "with-programs"),
]}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ratings {
    pub ratings: Vec<PlayerRating>,
}

/// A player's rating in a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerRating {
    /// The current name; for a bot, its level.
    pub name: String,
    /// The level, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    pub game: GameKind,
    pub pool: Pool,
    /// The rating as one number for people. It starts at 1000.
    pub rating: u32,
    /// The most likely strength.
    pub mean: f64,
    /// How uncertain `mean` is.
    pub deviation: f64,
    /// The number of rated games.
    pub games: u32,
    /// How many of them were won; a shared first rank counts.
    pub won: u32,
    /// The best score.
    pub best: i32,
    /// The mean score.
    pub average: f64,
}
