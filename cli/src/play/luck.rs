//! What chance deals from: the operating system's randomness, or a seed that gives the same game again.

use game_core::{Draw, SplitMix};
use std::hash::{BuildHasher, RandomState};

/// A source of luck for one table.
pub enum Luck {
    /// The same words every time.
    Seeded(SplitMix),
    /// Words that no one can predict: keyed hashes of a counter, the keys from the operating system.
    Fresh(RandomState, u64),
}

impl Luck {
    /// The `index`-th source of a table with this seed, or without one.
    pub fn new(seed: Option<u64>, index: u64) -> Luck {
        match seed {
            Some(seed) => Luck::Seeded(SplitMix::nth(seed, index)),
            None => Luck::Fresh(RandomState::new(), 0),
        }
    }
}

impl Draw for Luck {
    fn next_word(&mut self) -> u64 {
        match self {
            Luck::Seeded(words) => words.next_word(),
            Luck::Fresh(keys, count) => {
                *count += 1;
                keys.hash_one(*count)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_luck_and_no_seed_another() {
        let words = |seed, index| {
            let mut luck = Luck::new(seed, index);
            [luck.next_word(), luck.next_word()]
        };
        assert_eq!(words(Some(7), 0), words(Some(7), 0));
        assert_ne!(words(Some(7), 0), words(Some(7), 1));
        assert_ne!(words(None, 0), words(None, 0));
    }
}
