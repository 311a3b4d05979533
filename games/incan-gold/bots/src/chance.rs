//! Random numbers of the shapes the bots need.

use bots::math::{cos, exp, ln};
use game_core::{Draw, SplitMix};
use std::f64::consts::TAU;

/// A number from 0 to 1, each as likely as any other.
pub fn uniform(draw: &mut SplitMix) -> f64 {
    (draw.next_word() >> 11) as f64 / (1u64 << 53) as f64
}

/// A number from the standard normal distribution.
pub fn normal(draw: &mut SplitMix) -> f64 {
    let (first, second) = (uniform(draw), uniform(draw));
    (-2.0 * ln(1.0 - first)).sqrt() * cos(TAU * second) // Box and Muller's
}

/// The chance that a standard normal number is below `z`, to about two thousandths.
pub fn below(z: f64) -> f64 {
    1.0 / (1.0 + exp(-1.5976 * z - 0.070_56 * z * z * z))
}
