//! Kinds of explorers: the guesses of a search about how the others choose.

use super::chance::below;
use bots::math::{exp, ln};
use incan_gold_fast::Odds;
use std::sync::LazyLock;

/// How a player chooses, as far as it can be guessed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Model {
    /// Stays while one more card is worth `k` times what it puts at risk, where `k` varies from decision to decision.
    Bold { k: f32, spread: Spread },
    /// Leaves with a fixed probability, in 1/65536.
    Coin(u32),
    /// Leaves when this many cards were turned.
    Cards(u8),
    /// Leaves when this many hazards lie on the path.
    Hazards(u8),
    /// Leaves when it carries this many gems.
    Gems(u8),
}

/// How much a player's boldness varies: the standard deviation of its logarithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// A tenth: hardly at all.
    Steady,
    /// A half.
    Moody,
    /// One: a factor of e up or down is nothing unusual.
    Wild,
}

/// How often anyone does something unexpected.
const LAPSE: f64 = 1.0 / 40.0;

impl Spread {
    fn deviation(self) -> f64 {
        match self {
            Spread::Steady => 0.1,
            Spread::Moody => 0.5,
            Spread::Wild => 1.0,
        }
    }
}

/// exp(deviation · z) for 256 equally likely values of a normal number z, for each spread.
static FACTORS: LazyLock<[[f32; 256]; 3]> = LazyLock::new(|| {
    [Spread::Steady, Spread::Moody, Spread::Wild].map(|spread| {
        let mut z = -4.0;
        std::array::from_fn(|at| {
            while below(z) < (at as f64 + 0.5) / 256.0 {
                z += 1.0 / 256.0;
            }
            exp(spread.deviation() * z) as f32
        })
    })
});

impl Model {
    /// Whether a player like this leaves; `word` is random.
    #[inline]
    pub fn leaves(&self, odds: &Odds, word: u64) -> bool {
        let coin = (word >> 16) as u16;
        if (word as u16) < (65536.0 * LAPSE) as u16 {
            return coin & 1 == 1;
        }
        match *self {
            Model::Bold { k, spread } => {
                let factor = FACTORS[spread as usize][usize::from(coin as u8)];
                let fear = (f32::from(odds.hand) * f32::from(odds.players) + f32::from(odds.path))
                    * f32::from(odds.deadly);
                f32::from(odds.shares) * f32::from(odds.players) < k * factor * fear
            }
            Model::Coin(camp) => u32::from(coin) < camp,
            Model::Cards(cards) => odds.turned >= cards,
            Model::Hazards(hazards) => odds.hazards >= hazards,
            Model::Gems(gems) => odds.hand >= gems,
        }
    }

    /// The chance that a player like this leaves.
    pub fn chance_to_leave(&self, odds: &Odds) -> f64 {
        let certain = |leaves: bool| if leaves { 1.0 } else { 0.0 };
        let meant = match *self {
            Model::Bold { k, spread } => {
                let worth = odds.worth();
                if worth.is_infinite() {
                    0.0
                } else if worth <= 0.0 {
                    1.0
                } else {
                    below(ln(f64::from(k) / worth) / spread.deviation())
                }
            }
            Model::Coin(camp) => f64::from(camp) / 65536.0,
            Model::Cards(cards) => certain(odds.turned >= cards),
            Model::Hazards(hazards) => certain(odds.hazards >= hazards),
            Model::Gems(gems) => certain(odds.hand >= gems),
        };
        LAPSE / 2.0 + (1.0 - LAPSE) * meant
    }
}
