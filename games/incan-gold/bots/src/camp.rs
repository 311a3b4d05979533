//! The coin: always camps with the same probability.

use game_core::Draw;
use incan_gold_rules::Choice;

/// Number of random bits for a choice: a probability is exact to half a millionth.
const COIN: u32 = 21;

#[derive(Clone, Debug)]
pub struct Camp {
    below: u64, // camp if a random number of `COIN` bits is below this
    coins: u64, // random bits for the next choices, with a 1 before the first of them
}

impl Camp {
    /// Camp with this probability; it must be from 0 to 1.
    pub fn with_probability(p: f64) -> Result<Camp, String> {
        if !(0.0..=1.0).contains(&p) {
            return Err(format!("a probability is from 0 to 1, not {p}"));
        }
        Ok(Camp { below: (p * (1u64 << COIN) as f64).round() as u64, coins: 1 })
    }

    #[inline]
    pub fn flip(&mut self, draw: &mut impl Draw) -> Choice {
        if self.coins == 1 {
            self.coins = draw.next_word() | 1 << (3 * COIN); // a word is enough for three
        }
        let coin = self.coins & ((1 << COIN) - 1);
        self.coins >>= COIN;
        if coin < self.below { Choice::Camp } else { Choice::Torch }
    }
}
