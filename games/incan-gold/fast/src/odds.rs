//! What explorers can work out before they choose. It is the same for everyone inside.

use crate::model::Fast;
use crate::tables::{FIRST_HAZARD, GEMS, ones};
use game_core::MAX_SEATS;

/// What those inside can work out before they choose: the counts of `incan_gold_rules::Odds`, and what is at stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Explorers inside.
    pub players: u8,
    /// Cards turned this round.
    pub turned: u8,
    /// Hazards on the path.
    pub hazards: u8,
    /// Gems that each explorer inside carries.
    pub hand: u8,
    /// Gems on the path.
    pub path: u8,
    /// Artifacts on the path.
    pub artifacts: u8,
    /// Cards in the deck.
    pub cards: u8,
    /// Cards in the deck that end the round.
    pub deadly: u8,
    /// What each would get of all treasures in the deck, turned one by one with nobody leaving: Σ⌊v/n⌋.
    pub shares: u8,
}

impl Odds {
    /// What each explorer brings home if all leave together: carried + path/n.
    #[inline]
    pub fn stake(&self) -> f64 {
        f64::from(self.hand) + f64::from(self.path) / f64::from(self.players.max(1))
    }

    /// The gain of one more card divided by the expected loss: the greatest K for which the rule ev:K stays. Infinite if there is
    /// nothing to lose.
    #[inline]
    pub fn worth(&self) -> f64 {
        let loss = self.stake() * f64::from(self.deadly);
        if loss > 0.0 { f64::from(self.shares) / loss } else { f64::INFINITY }
    }

    /// The probability that the next card ends the round.
    pub fn bust(&self) -> f64 {
        f64::from(self.deadly) / f64::from(self.cards.max(1))
    }
}

impl Fast {
    /// What those inside can work out before they choose.
    #[inline]
    pub fn odds(&self) -> Odds {
        let players = self.explorers();
        let (low, high) = (self.deck as usize & 0xff, (self.deck >> 8) as usize & 0x7f);
        let shares = &SHARES[players as usize & 15];
        Odds {
            players: players as u8,
            turned: self.turned,
            hazards: ones(self.hazards.into()) as u8,
            hand: self.hand,
            path: self.path,
            artifacts: ones(self.artifacts_on_path().into()) as u8,
            cards: self.deck.count_ones() as u8,
            deadly: (self.deck & OF_KINDS[usize::from(self.hazards) & 31]).count_ones() as u8,
            shares: shares[0][low] + shares[1][high],
        }
    }

    /// For each kind of hazard: how many of its cards are in the game, and whether one of them is on the path.
    pub fn hazard_kinds(&self) -> [(u32, bool); 5] {
        std::array::from_fn(|kind| {
            ((self.stock & OF_KINDS[1 << kind]).count_ones(), self.hazards >> kind & 1 == 1)
        })
    }
}

/// The cards of each set of hazard kinds.
static OF_KINDS: [u64; 32] = {
    let mut cards = [0; 32];
    let mut kinds = 0;
    while kinds < 32 {
        let mut kind = 0;
        while kind < 5 {
            if kinds >> kind & 1 == 1 {
                cards[kinds] |= 0b111 << (FIRST_HAZARD as usize + 3 * kind);
            }
            kind += 1;
        }
        kinds += 1;
    }
    cards
};

/// ⌊v/n⌋ summed over the treasures in each half of a deck, for each number of players.
static SHARES: [[[u8; 256]; 2]; 16] = {
    let mut sums = [[[0; 256]; 2]; 16];
    let mut n = 1;
    while n <= MAX_SEATS {
        let mut set = 0;
        while set < 256 {
            let mut place = 0;
            while place < GEMS.len() {
                if set >> (place % 8) & 1 == 1 {
                    sums[n][place / 8][set] += GEMS[place] / n as u8;
                }
                place += 1;
            }
            set += 1;
        }
        n += 1;
    }
    sums
};
