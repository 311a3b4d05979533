//! Finished games and ratings.

use crate::{Millis, Pool};
use bots::{Level, Strength};
use catalog::GameKind;
use game_table::UserId;
use ratings::Rating;
use std::fmt;
use wire::Unfinished;

/// A game that has just ended.
#[derive(Clone, PartialEq)]
pub struct FinishedGame {
    pub id: String,
    pub game: GameKind,
    pub results: Vec<SeatResult>,
    pub record: String,
    pub began: Millis,
    /// Whether it changes the ratings of its players.
    pub rated: bool,
    /// Why it was ended before it was over. Then its scores and ranks are 0.
    pub unfinished: Option<Unfinished>,
    /// Whether a program with an account of its own played along.
    pub programs: bool,
}

impl FinishedGame {
    pub fn pool(&self) -> Pool {
        match self.results.iter().any(|it| it.who.level().is_some()) {
            _ if self.programs => Pool::WithPrograms,
            true => Pool::WithBots,
            false => Pool::People,
        }
    }
}

/// Without the record, which belongs to its players.
impl fmt::Debug for FinishedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FinishedGame { id, game, results, record: _, began, rated, unfinished, programs } = self;
        f.debug_struct("FinishedGame")
            .field("id", id)
            .field("game", game)
            .field("results", results)
            .field("began", began)
            .field("rated", rated)
            .field("unfinished", unfinished)
            .field("programs", programs)
            .finish_non_exhaustive()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    pub who: RatedPlayer,
    /// The name at that time.
    pub name: String,
    pub score: i32,
    /// 1 is best.
    pub rank: u8,
}

/// Someone whose rating counts in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatedPlayer {
    User(UserId),
    /// All bots of a level whose strength is always the same.
    Bot(Level),
    /// A Companion that played with this strength. It is not rated itself: others who play with it are, as if with a player of its strength.
    Companion(Strength),
}

impl RatedPlayer {
    /// A bot of this level, at a table whose Companions have this strength.
    pub fn bot(level: Level, companion: Option<Strength>) -> RatedPlayer {
        match level {
            Level::Companion => RatedPlayer::Companion(companion.unwrap_or(Strength::NEW)),
            level => RatedPlayer::Bot(level),
        }
    }

    pub fn level(self) -> Option<Level> {
        match self {
            RatedPlayer::User(_) => None,
            RatedPlayer::Bot(level) => Some(level),
            RatedPlayer::Companion(_) => Some(Level::Companion),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    pub id: String,
    pub game: GameKind,
    pub pool: Pool,
    pub began: Millis,
    pub ended: Millis,
    /// Why it was ended before it was over.
    pub unfinished: Option<Unfinished>,
    pub results: Vec<SeatResult>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    pub who: RatedPlayer,
    /// The current name; for a bot, its level.
    pub name: String,
    pub game: GameKind,
    pub pool: Pool,
    pub rating: Rating,
    pub games: u32,
    /// A shared first rank counts.
    pub won: u32,
    pub best: i32,
    /// Sum of all scores.
    pub total: i64,
}
