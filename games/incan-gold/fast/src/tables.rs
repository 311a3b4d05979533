//! What the rules say, looked up: cards and their effects, shares, artifacts.
//!
//! Each of the 35 cards has a place: 0 to 14 are the treasures, 15 to 29 the hazards, 30 to 34 the artifacts. Like cards are
//! side by side. A set of cards is a word with a bit for each place.

use incan_gold_rules::{Card, Edition, Face};

pub(crate) const CARDS: usize = 35;
pub(crate) const FIRST_HAZARD: u32 = 15;
pub(crate) const FIRST_ARTIFACT: u32 = 30;

/// The 30 cards that are in the game from the start.
pub(crate) const QUEST: u64 = (1 << FIRST_ARTIFACT) - 1;

/// The card at each place; nothing is looked up beyond the last.
pub(crate) static CARD_AT: [Card; 64] = {
    let mut cards = [Card::Artifact5; 64];
    let (mut kind, mut place) = (0, 0);
    while kind < Card::NAMES.len() {
        let mut copy = 0;
        while copy < Card::NAMES[kind].0.copies() {
            cards[place] = Card::NAMES[kind].0;
            place += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(place == CARDS);
    cards
};

/// The places of each card and its like.
pub(crate) static PLACES: [u64; Card::NAMES.len()] = {
    let mut places = [0; Card::NAMES.len()];
    let mut place = 0;
    while place < CARDS {
        places[CARD_AT[place] as usize] |= 1 << place;
        place += 1;
    }
    places
};

/// The gems on each treasure.
pub const GEMS: [u8; FIRST_HAZARD as usize] = {
    let mut gems = [0; FIRST_HAZARD as usize];
    let mut place = 0;
    while place < gems.len() {
        if let Face::Treasure(value) = CARD_AT[place].face() {
            gems[place] = value;
        }
        place += 1;
    }
    gems
};

/// What a card does, in the fields of a word: what each explorer gets, what stays on the path, the artifact's bit, the hazard's bit.
#[derive(Clone, Copy)]
pub(crate) struct Effect(u32);

impl Effect {
    #[inline(always)]
    pub(crate) const fn each(self) -> u32 {
        self.0 & 0xff
    }

    #[inline(always)]
    pub(crate) const fn rest(self) -> u32 {
        self.0 >> 8 & 0xff
    }

    /// The artifact it is, as one bit of five.
    #[inline(always)]
    pub(crate) const fn artifact(self) -> u32 {
        self.0 >> 16 & 0xff
    }

    /// The kind of hazard it is, as one bit of five.
    #[inline(always)]
    pub(crate) const fn hazard(self) -> u32 {
        self.0 >> 24
    }

    const fn of(card: Card, explorers: u32) -> Effect {
        Effect(match card.face() {
            Face::Treasure(gems) => (gems as u32 / explorers) | ((gems as u32 % explorers) << 8),
            Face::Artifact(number) => 1 << (16 + number - 1),
            Face::Hazard(kind) => 1 << (24 + kind as u8),
        })
    }
}

/// The effect of each card by the number of explorers inside. I-09, I-10, I-11
static EFFECTS: [[Effect; 64]; 16] = {
    let mut effects = [[Effect(0); 64]; 16];
    let mut explorers = 1;
    while explorers <= game_core::MAX_SEATS {
        let mut place = 0;
        while place < CARDS {
            effects[explorers][place] = Effect::of(CARD_AT[place], explorers as u32);
            place += 1;
        }
        explorers += 1;
    }
    effects
};

#[inline(always)]
pub(crate) fn effect(place: usize, explorers: u32) -> Effect {
    EFFECTS[explorers as usize & 15][place & 63]
}

/// How many bits a byte has: without a feature of the processor, counting them takes a dozen instructions.
static ONES: [u8; 256] = {
    let mut ones = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        ones[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    ones
};

#[inline(always)]
pub(crate) fn ones(byte: u32) -> u32 {
    u32::from(ONES[byte as usize & 255])
}

/// 65,536 ÷ n, rounded up: gems ÷ n is the high half of its product with the few gems of a path. Nobody gets nothing.
pub(crate) static ONE_BY: [u32; 16] = {
    let mut parts = [0; 16];
    let mut n = 1;
    while n <= game_core::MAX_SEATS {
        parts[n] = 65_536_u32.div_ceil(n as u32);
        n += 1;
    }
    parts
};

/// Four bits, each moved into a 16-bit lane of its own.
pub(crate) static LANES: [u64; 16] = {
    let mut lanes = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        let mut bit = 0;
        while bit < 4 {
            lanes[bits] |= (bits as u64 >> bit & 1) << (16 * bit);
            bit += 1;
        }
        bits += 1;
    }
    lanes
};

/// What an edition says about artifacts.
pub(crate) struct Artifacts {
    /// The cards that come in, by round.
    pub(crate) entering: [u64; 8],
    /// What a set of artifacts adds to a key when they are carried out together, by how many left before: eight times their
    /// value and, where artifacts decide between equals, their number. I-14, I-18, I-23, I-24
    pub(crate) worth: [[u16; 32]; 8],
}

pub(crate) static ARTIFACTS: [Artifacts; Edition::NAMES.len()] = {
    let mut all = [const { Artifacts { entering: [0; 8], worth: [[0; 32]; 8] } }; Edition::NAMES.len()];
    let mut at = 0;
    while at < all.len() {
        let edition = Edition::NAMES[at].0;
        all[edition as usize] = Artifacts { entering: entering(edition), worth: worth(edition) };
        at += 1;
    }
    all
};

const fn entering(edition: Edition) -> [u64; 8] {
    let mut entering = [0; 8];
    let mut round = 1;
    while round <= incan_gold_rules::ROUNDS {
        let mut cards = edition.artifacts_of(round);
        while let [card, others @ ..] = cards {
            entering[round as usize] |= PLACES[*card as usize];
            cards = others;
        }
        round += 1;
    }
    entering
}

const fn worth(edition: Edition) -> [[u16; 32]; 8] {
    let mut worth = [[0; 32]; 8];
    let mut before = 0;
    while before <= Card::ARTIFACTS.len() {
        let mut set = 0;
        while set < 32_usize {
            let (mut number, mut left) = (1, before as u8);
            while number <= 5 {
                if set >> (number - 1) & 1 == 1 {
                    let value = edition.artifact_value(number, left) as u16;
                    worth[before][set] += 8 * value + edition.artifacts_break_ties() as u16;
                    left += 1;
                }
                number += 1;
            }
            set += 1;
        }
        before += 1;
    }
    worth
}
