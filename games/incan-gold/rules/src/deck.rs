//! A set of quest cards: what is left to draw, or what is still in the game.

use crate::card::{Card, Hazard, KINDS};
use game_core::{Draw, Weight};

/// A set of quest cards. It has no order: nobody knows one.
///
/// Each of the 35 cards has a bit, in the order of [`Card`]. Of like cards the lowest bit goes first, so that equal sets
/// have equal bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck(u64);

/// How many cards there are in all.
pub(crate) const CARDS: usize = 35;

/// The card of each bit; nothing is looked up beyond the last.
static CARD_AT: [Card; 64] = {
    let mut cards = [Card::Artifact5; 64];
    let (mut kind, mut bit) = (0, 0);
    while kind < KINDS {
        let mut copy = 0;
        while copy < Card::NAMES[kind].0.copies() {
            cards[bit] = Card::NAMES[kind].0;
            bit += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(bit == CARDS);
    cards
};

/// The bits of each card and its like.
static BITS: [u64; KINDS] = {
    let mut bits = [0; KINDS];
    let (mut kind, mut first) = (0, 0);
    while kind < KINDS {
        let copies = Card::NAMES[kind].0.copies();
        bits[kind] = ((1 << copies) - 1) << first;
        first += copies;
        kind += 1;
    }
    bits
};

const FIRST_ARTIFACT: usize = CARDS - Card::ARTIFACTS.len();

impl Deck {
    /// The 30 quest cards without artifacts. I-01
    pub const QUEST: Deck = Deck((1 << FIRST_ARTIFACT) - 1);

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards like this one there are.
    pub fn count(self, card: Card) -> usize {
        (self.0 & BITS[card as usize]).count_ones() as usize
    }

    /// How many hazards of this kind there are.
    pub fn hazards(self, kind: Hazard) -> usize {
        self.count(kind.card())
    }

    /// How many artifacts there are.
    pub const fn artifacts(self) -> usize {
        (self.0 >> FIRST_ARTIFACT).count_ones() as usize
    }

    /// Whether the other deck has the same artifacts.
    #[inline]
    pub(crate) const fn same_artifacts(self, other: Deck) -> bool {
        (self.0 ^ other.0) >> FIRST_ARTIFACT == 0
    }

    /// Each card that is there, once, with the number of its like, in order.
    pub fn iter(self) -> impl Iterator<Item = (Card, Weight)> {
        Card::all().map(move |card| (card, self.count(card) as Weight)).filter(|(_, count)| *count > 0)
    }

    /// The `ticket`-th card in order, like ones side by side.
    pub fn at(self, ticket: Weight) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..ticket.min(CARDS as Weight) {
            bits &= bits.wrapping_sub(1); // without the lowest
        }
        (bits != 0).then(|| CARD_AT[bits.trailing_zeros() as usize])
    }

    /// Any card, each as likely as any other; there must be one.
    ///
    /// Draws among the places of all 35 cards until it meets a card that is here. Most are, so this takes less time than
    /// counting to the k-th card; and as each half of a word is a try, it is nearly always done with one word.
    #[inline(always)]
    pub(crate) fn draw(self, draw: &mut impl Draw) -> Card {
        debug_assert!(!self.is_empty());
        /// Half-words whose product with 35 ends in less than this would favour some places.
        const UNFAIR: u32 = ((1u64 << 32) % CARDS as u64) as u32;
        loop {
            let word = draw.next_word();
            let (high, low) = ((word >> 32) * CARDS as u64, (word & 0xffff_ffff) * CARDS as u64);
            let (first, second) = ((high >> 32) as usize, (low >> 32) as usize);
            let place = if self.0 >> first & 1 == 1 { first } else { second };
            let fair = (high as u32).min(low as u32) >= UNFAIR;
            if self.0 >> place & 1 == 1 && fair {
                return CARD_AT[place];
            }
        }
    }

    /// Takes one such card out; `false`, and nothing changes, if there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let like = self.0 & BITS[card as usize];
        if like == 0 {
            return false;
        }
        self.0 ^= like & like.wrapping_neg(); // the lowest
        true
    }

    /// Puts an artifact in.
    pub fn put_artifact(&mut self, artifact: Card) {
        debug_assert!(BITS[artifact as usize] >> FIRST_ARTIFACT != 0);
        self.0 |= BITS[artifact as usize];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ticket_finds_its_card_in_every_deck_on_the_way_to_the_empty_one() {
        let mut deck = Deck::QUEST;
        Card::ARTIFACTS.into_iter().for_each(|artifact| deck.put_artifact(artifact));
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
            next = (next * 31 + 11) % 1009;
            assert!(deck.take(laid_out[next % laid_out.len()]));
        }
    }
}
