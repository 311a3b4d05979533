//! Where randomness comes from: outside. The rules only say how it is used.

use crate::game::Weight;

/// A source of random 64-bit words.
pub trait Draw {
    /// The next word: every bit is as likely 0 as 1.
    fn next_word(&mut self) -> u64;

    /// A whole number below `total` (which must not be 0), each as likely as any other.
    ///
    /// The high half of word × total, after words that would favour some numbers have been thrown away: the low half
    /// must not be below 2⁶⁴ mod total. Records that can be re-derived rely on this, so it never changes.
    #[inline]
    fn below(&mut self, total: Weight) -> Weight {
        let total = u64::from(total);
        debug_assert!(total > 0, "there is nothing to draw from");
        let mut wide = u128::from(self.next_word()) * u128::from(total);
        if (wide as u64) < total {
            let unfair = total.wrapping_neg() % total;
            while (wide as u64) < unfair {
                wide = u128::from(self.next_word()) * u128::from(total);
            }
        }
        (wide >> 64) as Weight
    }

    /// One of `items`; `None` if there are none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.below(Weight::try_from(items.len()).ok()?) as usize)
    }

    /// Puts `items` into a random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as Weight + 1) as usize);
        }
    }
}

impl<D: Draw + ?Sized> Draw for &mut D {
    #[inline]
    fn next_word(&mut self) -> u64 {
        (**self).next_word()
    }
}

/// A small fast generator for simulation, bots and tests (SplitMix64). Never for what chance deals at a table with people:
/// its words can be foretold from one another.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The generator with this seed.
    pub const fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// The generator of the `index`-th of many like things (games, threads) under one seed, unlike its neighbours'.
    pub fn nth(seed: u64, index: u64) -> SplitMix {
        let mut first = SplitMix(seed);
        let mut second = SplitMix(first.next_word() ^ index);
        SplitMix(second.next_word())
    }
}

impl Draw for SplitMix {
    #[inline]
    fn next_word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
