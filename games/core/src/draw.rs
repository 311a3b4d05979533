//! Randomness comes from outside; the rules only say how it is used.

use crate::game::Weight;

/// A source of random 64-bit words.
pub trait Draw {
    /// The next word, uniformly distributed.
    fn next_word(&mut self) -> u64;

    /// A uniformly distributed number below `total`, which must not be 0.
    ///
    /// The high half of word × total, rejecting words whose low half is below 2⁶⁴ mod total, which would favor some numbers. Proofs of
    /// fairness rely on this, so it never changes.
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

    /// A random item; `None` if there are none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.below(Weight::try_from(items.len()).ok()?) as usize)
    }

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

/// A small fast generator for simulation, bots and tests (SplitMix64). Never for chance at a table with people: it is predictable.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    pub const fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// The generator of the `index`-th of many games or threads under one seed, independent of the others.
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
