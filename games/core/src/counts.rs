//! A multiset: how many of each kind, without order.

use crate::game::Weight;

/// How many of each of `N` kinds there are. Unknown cards are a multiset like this, never an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts<const N: usize> {
    of: [u8; N],
    total: u16, // the sum of `of`
}

impl<const N: usize> Counts<N> {
    pub const fn new(of: [u8; N]) -> Counts<N> {
        let mut total = 0;
        let mut kind = 0;
        while kind < N {
            total += of[kind] as u16;
            kind += 1;
        }
        Counts { of, total }
    }

    pub const EMPTY: Counts<N> = Counts::new([0; N]);

    /// How many there are of this kind (0 for a kind that does not exist).
    pub fn of(&self, kind: usize) -> u8 {
        self.of.get(kind).copied().unwrap_or(0)
    }

    pub const fn total(&self) -> Weight {
        self.total as Weight
    }

    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Removes one of this kind; returns `false` if there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        match self.of.get_mut(kind) {
            Some(count @ 1..) => {
                *count -= 1;
                self.total -= 1;
                true
            }
            _ => false,
        }
    }

    pub fn put(&mut self, kind: usize) {
        self.of[kind] += 1;
        self.total += 1;
    }

    /// The kind of item number `ticket` when all are laid out kind by kind; `None` from `total` on.
    pub fn at(&self, ticket: Weight) -> Option<usize> {
        let mut passed = 0;
        self.of.iter().position(|&count| {
            passed += Weight::from(count);
            ticket < passed
        })
    }

    /// The kinds that are present with their counts, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.of.iter().copied().enumerate().filter(|&(_, count)| count > 0)
    }
}
