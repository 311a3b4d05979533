//! The path: the cards turned this round, and the gems that lie on them.

use crate::card::{Card, PathCard};
use crate::deck::CARDS;
use arrayvec::ArrayVec;
use std::hash::{Hash, Hasher};

/// The path. Leavers sweep up the gems of all its cards at once, and what they leave gathers on the last treasure (I-12);
/// so it is enough to remember up to where that was done, and cards are never touched again.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    /// The cards, with the gems that were left on each when it was turned.
    laid: ArrayVec<PathCard, CARDS>,
    /// All gems on the path.
    gems: u8,
    /// The first so many cards were swept.
    swept: u8,
    /// What lies on the last treasure among those.
    gathered: u8,
}

impl Path {
    pub(crate) const fn new() -> Path {
        Path { laid: ArrayVec::new_const(), gems: 0, swept: 0, gathered: 0 }
    }

    /// Lays a card at the end, with gems on it.
    #[inline(always)]
    pub(crate) fn lay(&mut self, card: Card, gems: u8) {
        self.laid.push(PathCard { card, gems });
        self.gems += gems;
    }

    /// All gems that lie on it.
    #[inline]
    pub(crate) fn gems(&self) -> u8 {
        self.gems
    }

    /// Takes up all gems and lays `rest` of them on the last treasure. I-12
    #[inline]
    pub(crate) fn gather(&mut self, rest: u8) {
        self.swept = self.laid.len() as u8;
        self.gathered = rest;
        self.gems = rest;
    }

    /// The artifacts on it, each with its number, in order.
    pub(crate) fn artifacts(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.laid.iter().filter_map(|on| Some((on.card, on.card.artifact()?)))
    }

    /// The numbers of the artifacts on it, in order.
    pub(crate) fn artifact_numbers(&self) -> impl Iterator<Item = u8> + '_ {
        self.artifacts().map(|(_, number)| number)
    }

    /// Takes all artifacts away; everything must have been swept.
    pub(crate) fn remove_artifacts(&mut self) {
        debug_assert_eq!(usize::from(self.swept), self.len());
        self.laid.retain(|on| on.card.artifact().is_none());
        self.swept = self.laid.len() as u8;
    }

    /// Its cards with the gems that lie on them now.
    pub(crate) fn iter(&self) -> impl Iterator<Item = PathCard> + '_ {
        let swept = usize::from(self.swept);
        let gathered_on = gathers_on(&self.laid[..swept]);
        self.laid.iter().enumerate().map(move |(at, on)| match at < swept {
            false => *on,
            true => PathCard { card: on.card, gems: if Some(at) == gathered_on { self.gathered } else { 0 } },
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.laid.len()
    }

    /// Panics on a broken invariant.
    pub(crate) fn check(&self) {
        assert_eq!(self.iter().map(|on| u32::from(on.gems)).sum::<u32>(), u32::from(self.gems));
        assert!(self.iter().all(|on| on.gems == 0 || on.card.gems() > 0), "gems lie on treasures only");
    }
}

/// Where the gems that leavers cannot share gather: on the last treasure. I-12
pub(crate) fn gathers_on(path: &[PathCard]) -> Option<usize> {
    path.iter().rposition(|on| on.card.gems() > 0)
}

/// Paths are equal if they look alike.
impl PartialEq for Path {
    fn eq(&self, other: &Path) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Path {}

impl Hash for Path {
    fn hash<H: Hasher>(&self, into: &mut H) {
        self.len().hash(into);
        self.iter().for_each(|on| on.hash(into));
    }
}
