//! Look-up tables, computed from the rules at compile time.

use crate::bits::bits_per_byte;
use gold_rules::{Action, CARDS, Card, Effect, KINDS, Position};

/// Room for the kinds of cards: a power of two, so that an index can be masked instead of checked.
const KIND_SLOTS: usize = KINDS.next_power_of_two();

/// The card with this index among all 64, sorted by kind. G-01
pub static CARD: [Card; CARDS] = {
    let mut cards = [card(0); CARDS];
    let mut at = 0;
    let mut kind = 0;
    while kind < KINDS {
        let mut copy = 0;
        while copy < card(kind).copies() {
            cards[at] = card(kind);
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(at == CARDS);
    cards
};

/// The cards of each kind, as a set of indices into [`CARD`].
pub static COPIES: [u64; KINDS] = {
    let mut copies = [0; KINDS];
    let mut at = 0;
    while at < CARDS {
        copies[CARD[at].kind()] |= 1 << at;
        at += 1;
    }
    copies
};

const fn card(kind: usize) -> Card {
    Card::of_kind(kind).expect("a kind of card")
}

/// What two cards do to each other, packed into bits.
#[derive(Clone, Copy)]
pub struct Pair(u16);

impl Pair {
    const FIRST_LEAVES: u16 = 1 << 9;
    const SECOND_LEAVES: u16 = 1 << 10;
    const COLOR_SHIFT: u32 = 11;

    /// Whether the first card leaves the table, as 0 or 1.
    #[inline]
    pub const fn first_leaves(self) -> usize {
        (self.0 / Pair::FIRST_LEAVES) as usize & 1
    }

    /// Whether the second card leaves the table, as 0 or 1.
    #[inline]
    pub const fn second_leaves(self) -> usize {
        (self.0 / Pair::SECOND_LEAVES) as usize & 1
    }

    /// The gold that is found.
    #[inline]
    pub const fn gold(self) -> Pile {
        Pile(self.0 & (Pair::FIRST_LEAVES - 1))
    }

    /// The color of the prospector that finds it, as an index below 8.
    #[inline]
    pub const fn color(self) -> usize {
        (self.0 >> Pair::COLOR_SHIFT) as usize & 7
    }

    const fn of(first: Card, second: Card) -> Pair {
        const BOTH: u16 = Pair::FIRST_LEAVES | Pair::SECOND_LEAVES;
        match Effect::of(first.face(), second.face()) {
            Effect::Explosion => Pair(BOTH),
            Effect::FirstFindsGold => Pair(BOTH | Pair::found(first, second)),
            Effect::SecondFindsGold => Pair(BOTH | Pair::found(second, first)),
            Effect::FirstWins => Pair(Pair::SECOND_LEAVES),
            Effect::SecondWins => Pair(Pair::FIRST_LEAVES),
            Effect::Nothing(_) => Pair(0),
        }
    }

    const fn found(prospector: Card, gold: Card) -> u16 {
        let color = prospector.color().expect("a prospector has a color") as u16;
        Pile::of(gold).0 | color << Pair::COLOR_SHIFT
    }
}

/// By the kinds of the two cards. G-08 to G-11
static PAIRS: [Pair; KIND_SLOTS * KIND_SLOTS] = {
    let mut pairs = [Pair(0); KIND_SLOTS * KIND_SLOTS];
    let mut first = 0;
    while first < KINDS {
        let mut second = 0;
        while second < KINDS {
            pairs[first * KIND_SLOTS + second] = Pair::of(card(first), card(second));
            second += 1;
        }
        first += 1;
    }
    pairs
};

/// What two cards of these kinds do to each other. Only the low five bits of a kind count.
#[inline]
pub fn pair(first: u8, second: u8) -> Pair {
    let row = usize::from(first) % KIND_SLOTS * KIND_SLOTS;
    PAIRS[row + usize::from(second) % KIND_SLOTS]
}

/// Gold cards: their points in the low byte, their number above it. A round has 60 points, so the bytes never mix.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pile(u16);

impl Pile {
    const fn of(card: Card) -> Pile {
        match card.points() {
            0 => Pile(0),
            points => Pile(1 << 8 | points as u16),
        }
    }

    /// A pile with this many cards and points.
    pub const fn new(cards: u8, points: u8) -> Pile {
        Pile((cards as u16) << 8 | points as u16)
    }

    /// Number of cards.
    pub const fn cards(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Points of all cards.
    pub const fn points(self) -> u8 {
        self.0 as u8
    }

    /// Adds the cards of another pile.
    #[inline]
    pub const fn add(&mut self, more: Pile) {
        self.0 += more.0;
    }
}

/// What a card of each kind brings in the gold rush. G-15
static RUSH_GOLD: [Pile; KIND_SLOTS] = {
    let mut gold = [Pile(0); KIND_SLOTS];
    let mut kind = 0;
    while kind < KINDS {
        gold[kind] = Pile::of(card(kind));
        kind += 1;
    }
    gold
};

/// What a card of this kind brings in the gold rush. Only the low five bits of the kind count. G-15
#[inline]
pub fn rush_gold(kind: u8) -> Pile {
    RUSH_GOLD[usize::from(kind) % KIND_SLOTS]
}

/// For each group of eight positions and each subset of it: the flips of these positions, ascending, and then any others.
static FLIPS: [[[Action; 8]; 256]; CARDS / 8] = {
    let mut flips = [[[flip(0); 8]; 256]; CARDS / 8];
    let mut at = 0;
    while at < CARDS * 256 {
        let (group, subset, mut len, mut bit) = (at / 256 / 8, at / 8 % 256, 0, 0);
        while bit < 8 {
            if subset >> bit & 1 == 1 {
                flips[group][subset][len] = flip(8 * group + bit);
                len += 1;
            }
            bit += 1;
        }
        at += 8;
    }
    flips
};

const fn flip(position: usize) -> Action {
    Action::Flip(Position::new(position).expect("a position"))
}

/// Adds the flips of these positions, ascending.
pub fn add_flips(positions: u64, out: &mut Vec<Action>) {
    let (mut flips, mut len) = ([flip(0); CARDS + 8], 0);
    let counts = bits_per_byte(positions).to_le_bytes();
    for (group, subset) in positions.to_le_bytes().into_iter().enumerate() {
        flips[len..len + 8].copy_from_slice(&FLIPS[group][usize::from(subset)]);
        len += usize::from(counts[group]);
    }
    out.extend_from_slice(&flips[..len]);
}
