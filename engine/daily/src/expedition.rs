//! The table of a date: who sits where, the deal, and what each bot draws from.

use crate::Date;
use bots::Level;
use catalog::GameKind;
use fair::Proof;
use game_core::Seat;
use sha2::{Digest, Sha256};

/// The player's seat.
pub const YOUR_SEAT: Seat = Seat::new(0).expect("every table has a first seat");

/// The bots in the seats after the player's, in every game.
const LEVELS: [Level; 3] = [Level::Guide, Level::Pathfinder, Level::Oracle];

/// The expedition of a game on a date. Its options are the usual ones of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Expedition {
    pub game: GameKind,
    pub date: Date,
}

impl Expedition {
    /// The bots in the seats after the player's, as many as the game has room for.
    pub fn levels(self) -> &'static [Level] {
        let room = usize::from(self.game.manifest().seats.1).saturating_sub(1);
        &LEVELS[..room.min(LEVELS.len())]
    }

    pub fn seats(self) -> usize {
        1 + self.levels().len()
    }

    /// The bot in this seat; `None` for the player.
    pub fn level(self, seat: Seat) -> Option<Level> {
        self.levels().get(seat.index().checked_sub(1)?).copied()
    }

    /// The deal, which anyone can compute.
    pub fn proof(self) -> Proof {
        Proof::daily(self.game.name(), &self.date.to_string(), self.seats())
    }

    /// What the bot in this seat draws from for its choice number `choice`, counted from 0.
    pub fn seed(self, seat: Seat, choice: u64) -> u64 {
        let Expedition { game, date } = self;
        let hash = Sha256::digest(format!("quipu-daily-2/{game}/{date}/bot/{seat}/{choice}"));
        hash[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}
