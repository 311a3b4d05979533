//! The path: the cards turned this round, and the gems on them.

use crate::card::{Card, PathCard};
use crate::deck::CARDS;
use arrayvec::ArrayVec;

/// The path, in the order in which its cards were turned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Path(ArrayVec<PathCard, CARDS>);

impl Path {
    /// Lays a card at the end, with gems on it.
    pub(crate) fn lay(&mut self, card: Card, gems: u8) {
        self.0.push(PathCard { card, gems });
    }

    /// All gems on it.
    pub(crate) fn gems(&self) -> u8 {
        self.0.iter().map(|on| on.gems).sum()
    }

    /// Takes up all gems and puts `rest` of them on the last treasure. I-12
    pub(crate) fn gather(&mut self, rest: u8) {
        gather(&mut self.0, rest);
    }

    pub(crate) fn contains(&self, card: Card) -> bool {
        self.0.iter().any(|on| on.card == card)
    }

    /// The artifacts on it, each with its number, in order.
    pub(crate) fn artifacts(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.0.iter().filter_map(|on| Some((on.card, on.card.artifact()?)))
    }

    pub(crate) fn remove_artifacts(&mut self) {
        self.0.retain(|on| on.card.artifact().is_none());
    }

    /// Its cards with the gems on them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = PathCard> + '_ {
        self.0.iter().copied()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn check(&self) {
        assert!(self.iter().all(|on| on.gems == 0 || on.card.gems() > 0), "gems are on treasures only");
    }
}

/// Takes up all gems of a path and puts `rest` of them on its last treasure. I-12
pub(crate) fn gather(path: &mut [PathCard], rest: u8) {
    path.iter_mut().for_each(|on| on.gems = 0);
    if let Some(last) = path.iter_mut().rfind(|on| on.card.gems() > 0) {
        last.gems = rest;
    }
}
