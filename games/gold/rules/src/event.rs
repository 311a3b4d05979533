//! What happened at the table. All of it is seen by everybody.

use crate::state::{Placed, RUSH_CARDS};
use game_core::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// What happened at the table. Every turned card is seen by all, and so is who wins it: nothing here is a secret, it
/// only has to be remembered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A card was turned face up. G-07, G-15
    Turned {
        /// Who turned it.
        seat: Seat,
        /// Which card, and where.
        card: Placed,
    },
    /// Dynamite: both cards leave the game. G-08
    Exploded {
        /// Who turned them.
        seat: Seat,
        /// The card turned first.
        first: Placed,
        /// The card turned second.
        second: Placed,
    },
    /// A prospector brought gold; both cards leave the table. G-09
    GoldFound {
        /// Who turned them.
        seat: Seat,
        /// The prospector, who leaves the game.
        prospector: Placed,
        /// The gold.
        gold: Placed,
        /// Its points.
        points: u8,
        /// Who gets it: the owner of the prospector's mine, or whoever turned the cards if it is neutral.
        to: Seat,
        /// Whether the prospector's mine has no owner.
        neutral: bool,
    },
    /// Two prospectors of different value. G-10
    Duel {
        /// Who turned them.
        seat: Seat,
        /// The stronger, who is turned face down again.
        winner: Placed,
        /// The weaker, who leaves the game.
        loser: Placed,
    },
    /// Both cards are turned face down again. G-11
    Nothing {
        /// Who turned them.
        seat: Seat,
        /// The card turned first.
        first: Placed,
        /// The card turned second.
        second: Placed,
        /// Why they brought nothing.
        because: NothingBecause,
        /// Whether the turn counts towards a stall: one is guarded against, and both cards had been turned before in this round. Without
        /// the guard nothing is said about that; it has to be remembered. G-16
        idle: bool,
    },
    /// In the gold rush gold goes to whoever turned it. G-15
    RushGold {
        /// Who.
        seat: Seat,
        /// The gold.
        gold: Placed,
        /// Its points.
        points: u8,
    },
    /// In the gold rush a prospector or dynamite leaves the game without effect. G-15
    RushBlank {
        /// Who turned it.
        seat: Seat,
        /// The card.
        card: Placed,
    },
    /// The next turn begins. (The first of a game has begun before the first step and is not told.) G-12
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
    },
    /// From this turn to the end of the round one card is turned in a turn. G-14, G-16
    RushBegan {
        /// Why it began.
        because: RushBecause,
        /// How many cards lie on the table.
        cards: usize,
    },
    /// The last card has left the table, and the piles are counted. G-17
    RoundEnded {
        /// Which round, from 1.
        round: u8,
        /// The gold everybody won in this round, in the order won: face down till now.
        piles: PerSeat<Vec<u8>>,
        /// The points of this round.
        points: PerSeat<u8>,
        /// The points of all rounds so far.
        totals: PerSeat<u16>,
    },
    /// All 64 cards are laid out anew for the next round of a match; its first turn begins. G-18
    RoundBegan {
        /// Which round, from 2: the first has begun before the first step.
        round: u8,
        /// Who starts it.
        start: Seat,
        /// How many idle turns in a row begin the gold rush, if a stall is guarded against. G-16
        stall_in: Option<u8>,
    },
    /// The game is over. G-17, G-18
    Over {
        /// Who has how much, and who won.
        outcome: Outcome,
    },
}

/// Why two cards brought nothing. G-11
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NothingBecause {
    /// Both are gold.
    TwoGold,
    /// Two prospectors of the same value.
    EqualProspectors,
    /// The prospector is weaker than the gold.
    TooWeak,
}

/// Why the gold rush began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RushBecause {
    /// Ten or fewer cards lie on the table. G-14
    FewCards,
    /// The table has stalled. G-16
    Stalled,
}

impl RushBecause {
    /// Why the gold rush begins when a turn begins with this many cards on the table; `None` if it does not.
    #[inline]
    pub(crate) const fn at(cards: usize, stalled: bool) -> Option<RushBecause> {
        match (cards <= RUSH_CARDS, stalled) {
            (true, _) => Some(RushBecause::FewCards),
            (false, true) => Some(RushBecause::Stalled),
            (false, false) => None,
        }
    }
}
