//! What two cards do to each other: G-08 to G-11. The rules, the preview of a choice, the fast model and the bots all ask here.

use crate::card::Face;
use crate::event::{Event, NothingBecause};
use crate::options::Mines;
use crate::state::Placed;
use arrayvec::ArrayVec;
use game_core::Seat;

/// What the faces of two cards mean for each other, no matter who flips them and in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// At least one is dynamite: both leave the game. G-08
    Explosion,
    /// The first is a prospector strong enough for the second, which is gold. G-09
    FirstFindsGold,
    /// The second is a prospector strong enough for the first, which is gold. G-09
    SecondFindsGold,
    /// Two prospectors, and the first is stronger. G-10
    FirstWins,
    /// Two prospectors, and the second is stronger. G-10
    SecondWins,
    /// Both are turned face down again. G-11
    Nothing(NothingBecause),
}

impl Effect {
    /// The effect of flipping these two.
    pub const fn of(first: Face, second: Face) -> Effect {
        use Face::{Dynamite, Gold, Prospector};
        match (first, second) {
            (Dynamite, _) | (_, Dynamite) => Effect::Explosion,
            (Prospector(_, value), Gold(points)) if value >= points => Effect::FirstFindsGold,
            (Gold(points), Prospector(_, value)) if value >= points => Effect::SecondFindsGold,
            (Prospector(..), Gold(_)) | (Gold(_), Prospector(..)) => Effect::Nothing(NothingBecause::TooWeak),
            (Prospector(_, value), Prospector(_, rival)) if value > rival => Effect::FirstWins,
            (Prospector(_, value), Prospector(_, rival)) if value < rival => Effect::SecondWins,
            (Prospector(..), Prospector(..)) => Effect::Nothing(NothingBecause::EqualProspectors),
            (Gold(_), Gold(_)) => Effect::Nothing(NothingBecause::TwoGold),
        }
    }
}

/// What two cards do to each other when a player flips them one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meeting {
    /// At least one is dynamite: both leave the game. G-08
    Explosion,
    /// The prospector finds the gold, and both leave the table. G-09
    GoldFound {
        prospector: Placed,
        gold: Placed,
        points: u8,
        to: Seat,
        /// Whether the prospector's mine has no owner.
        neutral: bool,
    },
    /// Two prospectors of different value. G-10
    Duel {
        /// The stronger: turned face down again.
        winner: Placed,
        /// The weaker: leaves the game.
        loser: Placed,
    },
    /// Both are turned face down again. G-11
    Nothing { because: NothingBecause },
}

impl Meeting {
    /// What these cards do when `seat` flips them.
    pub(crate) fn of(first: Placed, second: Placed, seat: Seat, mines: &Mines) -> Meeting {
        // G-09: the gold goes to the owner of the prospector's mine, or to the active player if the mine is neutral.
        let found = |prospector: Placed, gold: Placed| {
            let owner = prospector.card.colour().and_then(|colour| mines.owner(colour));
            let (to, neutral) = (owner.unwrap_or(seat), owner.is_none());
            Meeting::GoldFound { prospector, gold, points: gold.card.points(), to, neutral }
        };
        match Effect::of(first.card.face(), second.card.face()) {
            Effect::Explosion => Meeting::Explosion,
            Effect::FirstFindsGold => found(first, second),
            Effect::SecondFindsGold => found(second, first),
            Effect::FirstWins => Meeting::Duel { winner: first, loser: second },
            Effect::SecondWins => Meeting::Duel { winner: second, loser: first },
            Effect::Nothing(because) => Meeting::Nothing { because },
        }
    }

    pub(crate) fn event(self, seat: Seat, first: Placed, second: Placed, idle: bool) -> Event {
        match self {
            Meeting::Explosion => Event::Exploded { seat, first, second },
            Meeting::GoldFound { prospector, gold, points, to, neutral } => {
                Event::GoldFound { seat, prospector, gold, points, to, neutral }
            }
            Meeting::Duel { winner, loser } => Event::Duel { seat, winner, loser },
            Meeting::Nothing { because } => Event::Nothing { seat, first, second, because, idle },
        }
    }

    /// The cards that leave the table, of the two that met.
    pub(crate) fn leaving(self, first: Placed, second: Placed) -> ArrayVec<Placed, 2> {
        match self {
            Meeting::Explosion | Meeting::GoldFound { .. } => ArrayVec::from([first, second]),
            Meeting::Duel { loser, .. } => ArrayVec::from_iter([loser]),
            Meeting::Nothing { .. } => ArrayVec::new(),
        }
    }
}
