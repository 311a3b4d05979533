//! The reference strategy: what is better is chosen more often, and what is as good as often.

use crate::table::Shares;
use bots::math::exp;
use gold_rules::MAX_PLAYERS;

/// An option that is worse by this much is chosen e times less often.
const TEMPERATURE: f64 = 0.005;
/// Where it makes no difference for the win, players like gold: what a point is worth to them.
const GOLD: f64 = 0.002;

/// Something that can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Taste<C> {
    pub choice: C,
    /// Everyone's chances with it.
    pub value: Shares,
    /// The gold that it brings in the gold rush.
    pub gold: f64,
    /// How likely it is chosen.
    pub share: f64,
    /// Whether it was looked at as far ahead as possible.
    pub is_sure: bool,
}

impl<C> Taste<C> {
    pub fn new(choice: C, value: Shares, gold: f64) -> Taste<C> {
        Taste { choice, value, gold, share: 0.0, is_sure: false }
    }
}

/// How likely the player at this place chooses each option.
pub fn weigh<C>(options: &mut [Taste<C>], me: usize) {
    let worth = |option: &Taste<C>| option.value[me] + GOLD * option.gold;
    let best = options.iter().map(worth).fold(f64::NEG_INFINITY, f64::max);
    let mut total = 0.0;
    for option in options.iter_mut() {
        let behind = (best - worth(option)) / TEMPERATURE;
        // Below a millionth it makes no difference.
        option.share = if behind > 14.0 { 0.0 } else { exp(-behind) };
        total += option.share;
    }
    options.iter_mut().for_each(|option| option.share /= total);
}

/// What is to be expected.
pub fn mean<C>(options: &[Taste<C>]) -> Shares {
    let mut mean = [0.0; MAX_PLAYERS];
    for option in options.iter().filter(|option| option.share > 0.0) {
        mean.iter_mut().zip(option.value).for_each(|(mean, value)| *mean += option.share * value);
    }
    mean
}

/// What is best for the player who chooses, if they are the first.
pub fn best<C>(options: &[Taste<C>]) -> Option<&Taste<C>> {
    options.iter().max_by(|one, other| one.value[0].total_cmp(&other.value[0]))
}
