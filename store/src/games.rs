//! Finished games, and what they say about how well somebody plays.

use crate::Millis;
use bots::Level;
use catalog::GameKind;
use ratings::Rating;
use referee::UserId;
use std::fmt;

/// A game that has just ended.
#[derive(Clone, PartialEq)]
pub struct FinishedGame {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: GameKind,
    /// How it ended, by seat.
    pub results: Vec<SeatResult>,
    /// The whole record.
    pub record: String,
    /// When it began.
    pub began: Millis,
}

impl FinishedGame {
    /// The pool it is rated in.
    pub fn pool(&self) -> Pool {
        if self.results.iter().any(|it| matches!(it.who, RatedPlayer::Bot(_))) {
            Pool::WithBots
        } else {
            Pool::People
        }
    }
}

/// Not the record: it is its players' own.
impl fmt::Debug for FinishedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FinishedGame { id, game, results, record: _, began } = self;
        f.debug_struct("FinishedGame")
            .field("id", id)
            .field("game", game)
            .field("results", results)
            .field("began", began)
            .finish_non_exhaustive()
    }
}

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Who sat there.
    pub who: RatedPlayer,
    /// The name at that time.
    pub name: String,
    /// Points.
    pub score: i32,
    /// Rank: 1 is best.
    pub rank: u8,
}

/// Whoever has a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatedPlayer {
    /// A person.
    User(UserId),
    /// All bots of a level.
    Bot(Level),
}

/// Games among people and games with bots are rated apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pool {
    /// Only people sat at the table.
    People,
    /// At least one bot did.
    WithBots,
}

game_core::named! { Pool, "pool", [(Pool::People, "people"), (Pool::WithBots, "with-bots")] }

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: GameKind,
    /// In which pool it was rated.
    pub pool: Pool,
    /// When it began.
    pub began: Millis,
    /// When it ended.
    pub ended: Millis,
    /// How it ended, by seat.
    pub results: Vec<SeatResult>,
}

/// A rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// Whose.
    pub who: RatedPlayer,
    /// The name now; a bot's is its level's.
    pub name: String,
    /// In which game.
    pub game: GameKind,
    /// In which pool.
    pub pool: Pool,
    /// The rating.
    pub rating: Rating,
    /// Games counted.
    pub games: u32,
    /// How many of them were won (a shared first rank counts).
    pub won: u32,
    /// The best score.
    pub best: i32,
    /// The sum of all scores.
    pub total: i64,
}
