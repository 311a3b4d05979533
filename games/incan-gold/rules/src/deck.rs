//! A set of quest cards: what is left to draw, or what is still in the game.

use crate::card::{Card, Hazard, KINDS};
use game_core::{Counts, Weight};

/// A set of quest cards. It has no order: nobody knows one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck(Counts<KINDS>);

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
        Deck(Counts::new(counts))
    };

    pub fn len(self) -> usize {
        self.0.total() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    pub fn hazards(self, kind: Hazard) -> usize {
        self.0.of(kind.card() as usize).into()
    }

    pub fn artifacts(self) -> usize {
        Card::ARTIFACTS.into_iter().map(|artifact| usize::from(self.0.of(artifact as usize))).sum()
    }

    /// Each card that is there, once, with the number of its like, in order.
    pub fn iter(self) -> impl Iterator<Item = (Card, Weight)> {
        Card::all().map(move |card| (card, self.0.of(card as usize).into())).filter(|(_, count)| *count > 0)
    }

    /// The `ticket`-th card in order, like ones side by side.
    pub fn at(self, ticket: Weight) -> Option<Card> {
        self.0.at(ticket).map(|kind| Card::NAMES[kind].0)
    }

    /// Takes one such card out; `false`, and nothing changes, if there is none.
    pub fn take(&mut self, card: Card) -> bool {
        self.0.take(card as usize)
    }

    pub(crate) fn put(&mut self, card: Card) {
        self.0.put(card as usize);
    }
}
