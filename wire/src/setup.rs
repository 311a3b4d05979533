//! How a table is set up.

use crate::Json;
use game_list::GameKind;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How a table is set up. The host can change it between games.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Setup {
    pub game: GameKind,
    /// The game's options. Default: those of a new table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub options: Option<Json>,
    /// How many people and bots can sit down. Empty seats are removed when a game starts.
    #[cfg_attr(feature = "schema", schema(example = 4, minimum = 2, maximum = 8))]
    pub places: u8,
    /// Whether the table is listed in the lobby; otherwise it is found only by its link or code.
    #[serde(default)]
    pub public: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether players may see the odds.
    #[serde(default = "yes")]
    pub odds: bool,
    /// Whether players may ask for hints. Such games are not rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// Whether programs of other people may sit down: bot accounts. The host's own may anyway. Games with programs are rated apart.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub programs: bool,
    /// How the next games find the player who takes the first turn, where the game has an option for that.
    #[serde(default, skip_serializing_if = "FirstPlayer::is_default")]
    pub first: FirstPlayer,
    /// How long a decision may take.
    #[serde(default)]
    pub pace: Pace,
}

/// How the next games find the player who takes the first turn. The first game has whom its options name, unless chance decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstPlayer {
    /// Always whom the options name.
    Fixed,
    /// The next seat in each game.
    #[default]
    Rotate,
    /// The loser of the last game.
    Loser,
    /// A random player in each game.
    Random,
}

game_core::named! { FirstPlayer, "first player", [
    (FirstPlayer::Fixed, "fixed"),
    (FirstPlayer::Rotate, "rotate"),
    (FirstPlayer::Loser, "loser"),
    (FirstPlayer::Random, "random"),
]}

impl FirstPlayer {
    fn is_default(&self) -> bool {
        *self == FirstPlayer::default()
    }
}

fn yes() -> bool {
    true
}

/// How long a decision may take. When time runs out, a bot chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Pace {
    /// Everyone is there.
    Live {
        /// Within [`Pace::SECONDS`].
        #[cfg_attr(feature = "schema", schema(minimum = 5, maximum = 600))]
        seconds: u16,
    },
    /// Everyone plays when they have time.
    Slow {
        /// Within [`Pace::DAYS`].
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 14))]
        days: u8,
    },
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::Live { seconds: 60 }
    }
}

impl Pace {
    pub const SECONDS: RangeInclusive<u16> = 5..=600;
    pub const DAYS: RangeInclusive<u8> = 1..=14;

    pub fn is_valid(self) -> bool {
        match self {
            Pace::Live { seconds } => Pace::SECONDS.contains(&seconds),
            Pace::Slow { days } => Pace::DAYS.contains(&days),
        }
    }

    /// Whether decisions may take days.
    pub const fn is_slow(self) -> bool {
        matches!(self, Pace::Slow { .. })
    }

    /// The time for one decision, in milliseconds.
    pub const fn millis(self) -> u64 {
        match self {
            Pace::Live { seconds } => seconds as u64 * 1000,
            Pace::Slow { days } => days as u64 * 86_400_000,
        }
    }
}
