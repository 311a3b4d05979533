//! What happened at the table. Everyone sees all of it.

use crate::card::Face;
use crate::effect::Effect;
use crate::options::Mines;
use crate::state::{Placed, RUSH_CARDS};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use game_core::{Outcome, PerSeat, Seat, schemars};
use serde::{Deserialize, Serialize};

/// What happened at the table. Everyone sees every card that is flipped and who wins it: nothing here is secret, it only has to be
/// remembered. `seat` is the player who flipped the cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A card was flipped face up. G-07, G-15
    Turned { seat: Seat, card: Placed },
    /// Dynamite: both cards leave the game. G-08
    Exploded { seat: Seat, first: Placed, second: Placed },
    /// A prospector found gold. Both cards leave the table. G-09
    GoldFound {
        seat: Seat,
        prospector: Placed,
        gold: Placed,
        points: u8,
        /// Who gets it: the owner of the prospector's mine, or the active player if the mine is neutral.
        to: Seat,
        /// Whether the prospector's mine has no owner.
        neutral: bool,
    },
    /// Two prospectors of different value. G-10
    Duel {
        seat: Seat,
        /// The stronger: turned face down again.
        winner: Placed,
        /// The weaker: leaves the game.
        loser: Placed,
    },
    /// Both cards are turned face down again. G-11
    Nothing {
        seat: Seat,
        first: Placed,
        second: Placed,
        because: NothingBecause,
        /// Whether the turn counts toward a stall: the stall guard is on, and both cards had been flipped before in this round. Without
        /// the guard this is always false, so that it gives away nothing. G-16
        idle: bool,
    },
    /// In the gold rush gold goes to the player who flipped it. G-15
    RushGold { seat: Seat, gold: Placed, points: u8 },
    /// In the gold rush a prospector or dynamite leaves the game without effect. G-15
    RushBlank { seat: Seat, card: Placed },
    /// The next turn begins. There is no event for the first turn of a game. G-12
    TurnBegan { seat: Seat },
    /// From now to the end of the round a turn is one card. G-14, G-16
    RushBegan {
        because: RushBecause,
        /// How many cards lie on the table.
        cards: usize,
    },
    /// The last card has left the table, and the piles are counted. G-17
    RoundEnded {
        /// Which round, from 1.
        round: u8,
        /// The gold everyone won in this round, in the order won. It was face down until now.
        piles: PerSeat<Vec<u8>>,
        /// The points of this round.
        points: PerSeat<u8>,
        /// The points of all rounds so far.
        totals: PerSeat<u16>,
    },
    /// All 64 cards are laid out for the next round of a match, and its first turn begins. G-18
    RoundBegan {
        /// Which round, from 2: there is no event for the first.
        round: u8,
        /// Who takes the first turn.
        start: Seat,
        /// How many idle turns in a row begin the gold rush, if the stall guard is on. G-16
        stall_in: Option<u8>,
    },
    /// The game is over. G-17, G-18
    Over { outcome: Outcome },
}

impl Event {
    /// What two cards do when `seat` flips them one after the other. `idle` counts only if nothing happens. G-08 to G-11
    pub(crate) fn of_pair(seat: Seat, first: Placed, second: Placed, mines: &Mines, idle: bool) -> Event {
        // G-09: the gold goes to the owner of the prospector's mine, or to the active player if the mine is neutral.
        let found = |prospector: Placed, gold: Placed| {
            let owner = prospector.card.color().and_then(|color| mines.owner(color));
            let (to, neutral) = (owner.unwrap_or(seat), owner.is_none());
            Event::GoldFound { seat, prospector, gold, points: gold.card.points(), to, neutral }
        };
        match Effect::of(first.card.face(), second.card.face()) {
            Effect::Explosion => Event::Exploded { seat, first, second },
            Effect::FirstFindsGold => found(first, second),
            Effect::SecondFindsGold => found(second, first),
            Effect::FirstWins => Event::Duel { seat, winner: first, loser: second },
            Effect::SecondWins => Event::Duel { seat, winner: second, loser: first },
            Effect::Nothing(because) => Event::Nothing { seat, first, second, because, idle },
        }
    }

    /// What a card does in the gold rush: gold goes to the player who flips it, any other card has no effect. G-15
    pub(crate) fn of_rush(seat: Seat, card: Placed) -> Event {
        match card.card.face() {
            Face::Gold(points) => Event::RushGold { seat, gold: card, points },
            Face::Prospector(..) | Face::Dynamite => Event::RushBlank { seat, card },
        }
    }

    /// Whether it tells what the cards of a turn did.
    pub fn is_outcome(&self) -> bool {
        match self {
            Event::Exploded { .. }
            | Event::GoldFound { .. }
            | Event::Duel { .. }
            | Event::Nothing { .. }
            | Event::RushGold { .. }
            | Event::RushBlank { .. } => true,
            Event::Turned { .. }
            | Event::TurnBegan { .. }
            | Event::RushBegan { .. }
            | Event::RoundEnded { .. }
            | Event::RoundBegan { .. }
            | Event::Over { .. } => false,
        }
    }

    /// The cards that leave the table with it.
    pub fn leaving(&self) -> ArrayVec<Placed, 2> {
        match *self {
            Event::Exploded { first, second, .. } => ArrayVec::from([first, second]),
            Event::GoldFound { prospector, gold, .. } => ArrayVec::from([prospector, gold]),
            Event::Duel { loser: card, .. }
            | Event::RushGold { gold: card, .. }
            | Event::RushBlank { card, .. } => ArrayVec::from_iter([card]),
            _ => ArrayVec::new(),
        }
    }

    /// The gold that a player wins with it: who, and how many points.
    pub fn gold_won(&self) -> Option<(Seat, u8)> {
        match *self {
            Event::GoldFound { to, points, .. } => Some((to, points)),
            Event::RushGold { seat, points, .. } => Some((seat, points)),
            _ => None,
        }
    }
}

/// Why two cards had no effect. G-11
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(schemars::JsonSchema)]
pub enum NothingBecause {
    /// Both are gold.
    TwoGold,
    /// Two prospectors of equal value.
    EqualProspectors,
    /// The prospector is weaker than the gold.
    TooWeak,
}

/// Why the gold rush began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(schemars::JsonSchema)]
pub enum RushBecause {
    /// Ten or fewer cards lie on the table. G-14
    FewCards,
    /// The table has stalled. G-16
    Stalled,
}

impl RushBecause {
    /// Why the gold rush begins when a turn begins with this many cards on the table; `None` if it does not.
    pub const fn at(cards: usize, stalled: bool) -> Option<RushBecause> {
        match (cards <= RUSH_CARDS, stalled) {
            (true, _) => Some(RushBecause::FewCards),
            (false, true) => Some(RushBecause::Stalled),
            (false, false) => None,
        }
    }
}
