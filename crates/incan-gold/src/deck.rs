//! A set of quest cards: what is left to draw, or what is still in the game.

use crate::card::{CARDS, CARDS_PER_HAZARD, Card, HAZARDS, Hazard, TREASURES};
use rules_core::Weight;

/// A set of quest cards. It has no order: nobody knows one.
///
/// Each of the 35 cards has a bit, in the order of [`Card`]. Of like cards the lower bits are set first, so that equal
/// sets have equal bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck {
    bits: u64,
    /// In byte n: how many bits are set in the bytes 0 to n of `bits`. Finds the k-th card without counting again.
    up_to: u64,
}

const LOW: u64 = 0x0101_0101_0101_0101; // the lowest bit of every byte
const HIGH: u64 = 0x8080_8080_8080_8080; // the highest bit of every byte
const FIRST_HAZARD: usize = TREASURES.len();
const FIRST_ARTIFACT: usize = FIRST_HAZARD + HAZARDS.len() * CARDS_PER_HAZARD;

/// The card of each bit.
const CARD_AT: [Card; CARDS] = {
    let mut cards = [Card::Artifact(0); CARDS];
    let mut bit = 0;
    while bit < CARDS {
        cards[bit] = if bit < FIRST_HAZARD {
            Card::Treasure(TREASURES[bit])
        } else if bit < FIRST_ARTIFACT {
            Card::Hazard(HAZARDS[(bit - FIRST_HAZARD) / CARDS_PER_HAZARD])
        } else {
            Card::Artifact((bit - FIRST_ARTIFACT + 1) as u8)
        };
        bit += 1;
    }
    cards
};

/// For every number of gems the bits of the treasure cards that show it.
const TREASURE_BITS: [u64; 32] = {
    let mut bits = [0; 32];
    let mut bit = 0;
    while bit < TREASURES.len() {
        bits[TREASURES[bit] as usize] |= 1 << bit;
        bit += 1;
    }
    bits
};

/// For a byte and a number k, at `byte + 256 k`: which bit of the byte is its k-th set one.
static KTH_BIT: [u8; 256 * 8] = {
    let mut table = [0; 256 * 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut k) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte + 256 * k] = bit as u8;
                k += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl Deck {
    /// The 30 quest cards without artifacts. I-01
    pub const QUEST: Deck = Deck::from_bits((1 << FIRST_ARTIFACT) - 1);

    const fn from_bits(bits: u64) -> Deck {
        let mut up_to = 0;
        let mut byte = 0;
        while byte < 8 {
            up_to += ((bits >> (8 * byte) & 0xff).count_ones() as u64) * (LOW << (8 * byte));
            byte += 1;
        }
        Deck { bits, up_to }
    }

    /// The bits of all cards like this one; none for a card that does not exist.
    #[inline]
    const fn bits_of(card: Card) -> u64 {
        match card {
            Card::Treasure(gems) => TREASURE_BITS[(gems & 31) as usize] * (gems < 32) as u64,
            Card::Hazard(kind) => 0b111 << (FIRST_HAZARD + CARDS_PER_HAZARD * kind as usize),
            Card::Artifact(number) => match number {
                1..=5 => 1 << (FIRST_ARTIFACT - 1 + number as usize),
                _ => 0,
            },
        }
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.up_to >> 56) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many cards like this one there are.
    pub const fn count(self, card: Card) -> usize {
        (self.bits & Deck::bits_of(card)).count_ones() as usize
    }

    /// How many artifacts there are.
    pub const fn artifacts(self) -> usize {
        (self.bits >> FIRST_ARTIFACT).count_ones() as usize
    }

    /// How many hazards of this kind there are.
    pub const fn hazards(self, kind: Hazard) -> usize {
        self.count(Card::Hazard(kind))
    }

    /// Each card that is there, once, with the number of its like, in order.
    pub fn iter(self) -> impl Iterator<Item = (Card, Weight)> {
        let first_of_its_like = move |bit: usize| bit == 0 || CARD_AT[bit] != CARD_AT[bit - 1];
        (0..CARDS)
            .filter(move |&bit| first_of_its_like(bit) && self.bits >> bit & 1 == 1)
            .map(move |bit| (CARD_AT[bit], self.count(CARD_AT[bit]) as Weight))
    }

    /// The `ticket`-th card in order, like ones side by side.
    #[inline]
    pub fn at(self, ticket: Weight) -> Option<Card> {
        if ticket as usize >= self.len() {
            return None;
        }
        let ticket = u64::from(ticket);
        // A byte keeps its high bit in the subtraction where no more than `ticket` cards lie up to and in it.
        let passed = (((ticket * LOW) | HIGH) - self.up_to) & HIGH;
        let byte = 8 * passed.count_ones();
        let before = (self.up_to << 8) >> byte & 0xff;
        let value = (self.bits >> byte & 0xff) as usize;
        let bit = KTH_BIT[value + 256 * (ticket - before) as usize];
        CARD_AT.get(byte as usize + usize::from(bit)).copied()
    }

    /// Takes one such card out; `false`, and nothing changes, if there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let like = self.bits & Deck::bits_of(card);
        if like == 0 {
            return false;
        }
        let bit = like.ilog2();
        self.bits ^= 1 << bit;
        self.up_to -= LOW << (bit & !7);
        true
    }

    /// Puts an artifact in that is not there.
    pub fn put_artifact(&mut self, number: u8) {
        *self = Deck::from_bits(self.bits | Deck::bits_of(Card::Artifact(number)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ticket_finds_its_card_in_every_deck_on_the_way_to_the_empty_one() {
        let mut deck = Deck::QUEST;
        (1..=5).for_each(|number| deck.put_artifact(number));
        let mut next = 7;
        while !deck.is_empty() {
            let laid_out: Vec<Card> =
                deck.iter().flat_map(|(card, count)| vec![card; count as usize]).collect();
            assert_eq!(laid_out.len(), deck.len());
            assert!(laid_out.is_sorted());
            for (ticket, card) in laid_out.iter().enumerate() {
                assert_eq!(deck.at(ticket as Weight), Some(*card));
            }
            assert_eq!(deck.at(deck.len() as Weight), None);
            assert_eq!(deck, Deck::from_bits(deck.bits));
            next = (next * 31 + 11) % 1009;
            assert!(deck.take(laid_out[next % laid_out.len()]));
        }
    }

    #[test]
    fn cards_that_do_not_exist_are_never_there() {
        let mut deck = Deck::QUEST;
        for card in [Card::Treasure(0), Card::Treasure(6), Card::Treasure(33), Card::Treasure(255)] {
            assert!(!deck.take(card), "{card:?}");
        }
        for number in [0, 1, 6, 29, 255] {
            assert!(!deck.take(Card::Artifact(number)), "artifact {number}");
        }
        assert_eq!(deck, Deck::QUEST);
    }
}
