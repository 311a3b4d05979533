//! A set of quest cards: what is left to draw, or what is still in the game.

use crate::card::{Card, Hazard, KINDS};
use game_core::Weight;

/// A set of quest cards. It has no order: nobody knows one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck([u8; KINDS]); // how many there are of each card

/// How many cards there are in all.
pub(crate) const CARDS: usize = 35;

impl Deck {
    /// The 30 quest cards without artifacts. I-01
    pub const QUEST: Deck = {
        let mut counts = [0; KINDS];
        let mut kind = 0;
        while kind < KINDS {
            let card = Card::NAMES[kind].0;
            if card.artifact().is_none() {
                counts[kind] = card.copies();
            }
            kind += 1;
        }
        Deck(counts)
    };

    pub fn len(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub fn count(self, card: Card) -> usize {
        self.0[card as usize].into()
    }

    pub fn hazards(self, kind: Hazard) -> usize {
        self.count(kind.card())
    }

    pub fn artifacts(self) -> usize {
        Card::ARTIFACTS.into_iter().map(|artifact| self.count(artifact)).sum()
    }

    /// Each card that is there, once, with the number of its like, in order.
    pub fn iter(self) -> impl Iterator<Item = (Card, Weight)> {
        Card::all().map(move |card| (card, self.count(card) as Weight)).filter(|(_, count)| *count > 0)
    }

    /// The `ticket`-th card in order, like ones side by side.
    pub fn at(self, ticket: Weight) -> Option<Card> {
        let mut passed = 0;
        let at = self.iter().find(|(_, count)| {
            passed += count;
            ticket < passed
        });
        at.map(|(card, _)| card)
    }

    /// Takes one such card out; `false`, and nothing changes, if there is none.
    pub fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[card as usize];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    pub fn put_artifact(&mut self, artifact: Card) {
        debug_assert!(artifact.artifact().is_some());
        self.0[artifact as usize] = 1;
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
