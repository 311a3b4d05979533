//! How strong players are, in one number.

use crate::math;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A strength on the scale of the ratings that people see: 1000 + 40 · the mean of a rating (`engine/ratings`). A new player has 2000,
/// and so has a Guide in every game.
///
/// A player who is 100 stronger wins 60 % of the games for two, one who is 236 stronger 73 %.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Strength(pub u16);

impl Strength {
    /// A player of whom nothing is known, and a Guide.
    pub const NEW: Strength = Strength(2000);

    /// So much stronger is a player who wins e/(1+e) of the games for two: 40 · √2 · 25/6, as in Weng–Lin ratings of players who are
    /// well known.
    const UNIT: f64 = 235.702_260_395_515_8;

    /// How much one game moves a player who beats, or loses to, an equal.
    const STEP: f64 = 40.0;

    pub fn from_mean(mean: f64) -> Strength {
        Strength((1000.0 + 40.0 * mean).round() as u16) // a number out of range becomes the nearest one in it
    }

    pub fn mean(self) -> f64 {
        (f64::from(self.0) - 1000.0) / 40.0
    }

    /// The chance to beat `other` in a game for two.
    pub fn chance_against(self, other: Strength) -> f64 {
        1.0 / (1.0 + math::exp((f64::from(other.0) - f64::from(self.0)) / Strength::UNIT))
    }

    /// The strength after a game, as in Elo ratings: `against` has the others' strengths, each with 1 if this player was ahead of them,
    /// 0 if behind, and 0.5 if level. Without others nothing changes.
    #[must_use]
    pub fn after(self, against: &[(Strength, f64)]) -> Strength {
        let surprise = |&(other, result): &(Strength, f64)| result - self.chance_against(other);
        let sum: f64 = against.iter().map(surprise).sum();
        let change = 2.0 * Strength::STEP * sum / against.len().max(1) as f64;
        Strength((f64::from(self.0) + change).round() as u16)
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Strength {
    type Err = String;

    fn from_str(text: &str) -> Result<Strength, String> {
        text.parse()
            .map(Strength)
            .map_err(|_| format!("a strength is a whole number such as 1900, not {text:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_that_of_ratings() {
        assert_eq!(Strength::from_mean(25.0), Strength::NEW);
        assert!((Strength::NEW.mean() - 25.0).abs() < 1e-9);
        assert_eq!(Strength::from_mean(-90.0), Strength(0));
        assert!((Strength(2236).chance_against(Strength(2000)) - 0.731).abs() < 1e-3);
    }

    #[test]
    fn a_win_moves_it_up_and_a_loss_down() {
        let new = Strength::NEW;
        assert_eq!(new.after(&[]), new);
        assert_eq!(new.after(&[(new, 1.0)]), Strength(2040));
        assert_eq!(new.after(&[(new, 0.0)]), Strength(1960));
        assert_eq!(new.after(&[(new, 1.0), (new, 0.0)]), new);
        assert!(new.after(&[(Strength(2400), 1.0)]) > new.after(&[(Strength(1700), 1.0)]));
        assert_eq!(Strength(10).after(&[(Strength(0), 0.0)]), Strength(0));
    }
}
