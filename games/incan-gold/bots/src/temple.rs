//! One temple as a search needs it: the rules of a round on a few machine words.
//!
//! All who are inside carry the same, so one hand serves them all. What the rules crate does step by step with events, this does
//! in a few nanoseconds; a test plays both side by side.

use super::odds::Odds;
use game_core::{Draw, SeatSet, SplitMix};
use incan_gold_rules::{Card, Deck, Edition, Face, Knowledge};

/// The gems on each treasure card. Places 0 to 14 of a deck are these, 15 to 29 the hazards (three of a kind side by side), 30 to
/// 34 the artifacts.
pub const TREASURES: [u8; 15] = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
/// The first hazard's place.
const HAZARDS: u32 = 15;
/// The first artifact's place.
const ARTIFACTS: u32 = 30;
/// How many cards there are.
const CARDS: u64 = 35;
/// The cards of each set of hazard kinds.
static OF_KINDS: [u64; 32] = {
    let mut cards = [0; 32];
    let mut kinds = 0;
    while kinds < 32 {
        let mut kind = 0;
        while kind < 5 {
            if kinds >> kind & 1 == 1 {
                cards[kinds] |= 0b111 << (HAZARDS as usize + 3 * kind);
            }
            kind += 1;
        }
        kinds += 1;
    }
    cards
};
/// ⌊v/n⌋ summed over the treasures in each half of a deck, for each number of players.
static SHARES: [[[u8; 256]; 2]; 9] = {
    let mut sums = [[[0; 256]; 2]; 9];
    let mut n = 1;
    while n <= 8 {
        let mut set = 0;
        while set < 256 {
            let mut bit = 0;
            while bit < 8 {
                if set >> bit & 1 == 1 {
                    sums[n][0][set] += TREASURES[bit] / n as u8;
                    if bit < 7 {
                        sums[n][1][set] += TREASURES[bit + 8] / n as u8;
                    }
                }
                bit += 1;
            }
            set += 1;
        }
        n += 1;
    }
    sums
};

/// A temple with explorers in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temple {
    /// What can be turned next, one bit a card.
    pub deck: u64,
    /// The kinds of hazard on the path, one bit each.
    pub seen: u8,
    /// The artifacts on the path, one bit each.
    pub relics: u8,
    /// What each explorer inside carries.
    pub hand: u8,
    /// Gems on the path.
    pub path: u8,
    /// How many cards were turned.
    pub turned: u8,
    /// Who is inside.
    pub inside: SeatSet,
}

/// What turning a card led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// Those inside choose. I-05
    Choice,
    /// The next card is turned without asking. I-08
    Onward,
    /// The second hazard of a kind, whose card this is. I-11
    Collapse(u32),
}

impl Temple {
    /// A temple that everybody has just entered.
    pub fn entered(stock: u64, inside: SeatSet) -> Temple {
        Temple { deck: stock, seen: 0, relics: 0, hand: 0, path: 0, turned: 0, inside }
    }

    /// The temple as a player knows it.
    pub fn known(known: &Knowledge) -> Temple {
        let mut temple = Temple::entered(bits(known.deck()), known.inside());
        temple.hand = known.carried();
        temple.path = known.gems_on_path();
        for on in known.path() {
            temple.turned += 1; // one that was carried out is missing; only the first card's place matters
            match on.card.face() {
                Face::Treasure(_) => {}
                Face::Hazard(kind) => temple.seen |= 1 << kind as u8,
                Face::Artifact(number) => temple.relics |= 1 << (number - 1),
            }
        }
        temple
    }

    /// What those inside can reckon before they choose.
    #[inline]
    pub fn odds(&self) -> Odds {
        let n = self.inside.len();
        let (low, high) = (self.deck & 0xff, self.deck >> 8 & 0x7f);
        Odds {
            players: n as u8,
            turned: self.turned,
            hazards: self.seen.count_ones() as u8,
            hand: self.hand,
            path: self.path,
            relics: self.relics.count_ones() as u8,
            cards: self.deck.count_ones() as u8,
            fatal: (self.deck & OF_KINDS[usize::from(self.seen)]).count_ones() as u8,
            shares: SHARES[n][0][low as usize] + SHARES[n][1][high as usize],
        }
    }

    /// A card of the deck, each as likely as any other.
    #[inline]
    pub fn draw(&self, draw: &mut SplitMix) -> u32 {
        loop {
            let word = draw.next_word();
            let (first, second) = (((word >> 32) * CARDS) >> 32, ((word & 0xffff_ffff) * CARDS) >> 32);
            let place = if self.deck >> first & 1 == 1 { first } else { second };
            if self.deck >> place & 1 == 1 {
                return place as u32;
            }
        }
    }

    /// Turns a card.
    #[inline]
    pub fn turn(&mut self, place: u32) -> Turned {
        self.deck &= !(1 << place);
        self.turned += 1;
        if place < HAZARDS {
            let (gems, n) = (TREASURES[place as usize], self.inside.len().max(1) as u8);
            self.hand += gems / n;
            self.path += gems % n;
        } else if place < ARTIFACTS {
            let kind = 1 << ((place - HAZARDS) / 3);
            if self.seen & kind != 0 {
                return Turned::Collapse(place);
            }
            self.seen |= kind;
            if self.turned == 1 {
                return Turned::Onward;
            }
        } else {
            self.relics |= 1 << (place - ARTIFACTS);
        }
        Turned::Choice
    }

    /// Some leave: what each of them gets in gems, and the artifacts the only one takes along. I-12, I-13
    #[inline]
    pub fn leave(&mut self, leavers: SeatSet) -> (u8, u8) {
        let n = leavers.len().max(1) as u8;
        let gems = self.hand + self.path / n;
        self.path %= n;
        self.inside = self.inside.without(leavers);
        let relics = if n == 1 { std::mem::take(&mut self.relics) } else { 0 };
        (gems, relics)
    }
}

/// A set of cards as bits.
pub fn bits(deck: Deck) -> u64 {
    let mut bits = 0;
    for (card, count) in deck.iter() {
        bits |= ((1 << count) - 1) << place(card);
    }
    bits
}

/// The place of a card, or of the first of its like.
pub fn place(card: Card) -> u32 {
    match card.face() {
        Face::Treasure(gems) => TREASURES.iter().position(|&of| of == gems).unwrap_or(0) as u32,
        Face::Hazard(kind) => HAZARDS + 3 * kind as u32,
        Face::Artifact(number) => ARTIFACTS + u32::from(number) - 1,
    }
}

/// The artifacts that come into the deck in a round, as bits of a deck.
pub fn entering(edition: Edition, round: u8) -> u64 {
    edition.artifacts_of(round).iter().fold(0, |bits, card| bits | 1 << place(*card))
}

/// Artifacts of a path or of a deck, as bits of a deck.
pub const fn relics_in_deck(relics: u8) -> u64 {
    (relics as u64) << ARTIFACTS
}

/// Each kind of hazard: how many of its cards are in the game, and whether one of them lies on the path.
pub fn kinds(temple: &Temple) -> [(u32, bool); 5] {
    std::array::from_fn(|kind| {
        let seen = temple.seen >> kind & 1 == 1;
        ((temple.deck & OF_KINDS[1 << kind]).count_ones() + u32::from(seen), seen)
    })
}
