//! What two cards do to each other: G-08 to G-11. The rules and the preview of a choice both ask here.

use crate::card::Face;
use crate::event::NothingBecause;
use crate::options::Mines;
use crate::state::Placed;
use game_core::Seat;

/// What two cards that were turned one after the other do to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meeting {
    /// At least one is dynamite: both leave the game. G-08
    Explosion,
    /// The prospector brings the gold, and both leave the table. G-09
    GoldFound {
        /// The prospector, who leaves the game.
        prospector: Placed,
        /// The gold.
        gold: Placed,
        /// Its points.
        points: u8,
        /// Who gets it.
        to: Seat,
        /// Whether the prospector's mine has no owner.
        neutral: bool,
    },
    /// Two prospectors of different value. G-10
    Duel {
        /// The stronger, who is turned face down again.
        winner: Placed,
        /// The weaker, who leaves the game.
        loser: Placed,
    },
    /// Both are turned face down again. G-11
    Nothing {
        /// Why.
        because: NothingBecause,
    },
}

impl Meeting {
    /// What these cards do when `seat` turns them.
    #[inline]
    pub(crate) fn of(first: Placed, second: Placed, seat: Seat, mines: &Mines) -> Meeting {
        use Face::{Dynamite, Gold, Prospector};
        // G-09: the owner of the prospector's mine gets the gold, or the active player if the mine is neutral.
        let found = |prospector, colour, gold, points| {
            let owner = mines.owner(colour);
            let (to, neutral) = (owner.unwrap_or(seat), owner.is_none());
            Meeting::GoldFound { prospector, gold, points, to, neutral }
        };
        let nothing = |because| Meeting::Nothing { because };
        match (first.card.face(), second.card.face()) {
            (Dynamite, _) | (_, Dynamite) => Meeting::Explosion,
            (Prospector(colour, value), Gold(points)) if value >= points => {
                found(first, colour, second, points)
            }
            (Gold(points), Prospector(colour, value)) if value >= points => {
                found(second, colour, first, points)
            }
            (Prospector(_, one), Prospector(_, other)) if one > other => {
                Meeting::Duel { winner: first, loser: second }
            }
            (Prospector(_, one), Prospector(_, other)) if one < other => {
                Meeting::Duel { winner: second, loser: first }
            }
            (Prospector(..), Prospector(..)) => nothing(NothingBecause::EqualProspectors),
            (Gold(_), Gold(_)) => nothing(NothingBecause::TwoGold),
            (Prospector(..), Gold(_)) | (Gold(_), Prospector(..)) => nothing(NothingBecause::TooWeak),
        }
    }

    /// How many of the two cards leave the table.
    pub(crate) const fn leaving(self) -> usize {
        match self {
            Meeting::Explosion | Meeting::GoldFound { .. } => 2,
            Meeting::Duel { .. } => 1,
            Meeting::Nothing { .. } => 0,
        }
    }
}
