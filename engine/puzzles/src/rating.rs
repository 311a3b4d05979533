//! How well someone solves puzzles: Glicko-2, as on lichess.
//!
//! A puzzle is the opponent. Its own rating stays as it was made, because it is solved on many devices that do not know of each other.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// How exact the rating of a puzzle is that was guessed when it was made.
const PUZZLE_DEVIATION: f64 = 150.0;
/// Nobody is known better than this, so that a rating can still move.
const LEAST_DEVIATION: f64 = 45.0;

/// A rating, how uncertain it is, and how much results vary.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl Rating {
    /// The rating after a puzzle.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Rating {
        let of = |rating, deviation, volatility| Glicko2Rating { rating, deviation, volatility };
        let own = of(self.rating, self.deviation, self.volatility);
        let puzzle = of(f64::from(puzzle), PUZZLE_DEVIATION, 0.06);
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (after, _) = glicko2(&own, &puzzle, &outcome, &Glicko2Config::new());
        Rating {
            rating: after.rating.clamp(400.0, 3200.0),
            deviation: after.deviation.clamp(LEAST_DEVIATION, 350.0),
            volatility: after.volatility,
        }
    }

    /// For people: a whole number.
    pub fn shown(self) -> u16 {
        self.rating.round() as u16
    }

    /// Whether it is still a guess.
    pub fn is_provisional(self) -> bool {
        self.deviation > 110.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_rises_when_a_puzzle_is_solved_and_falls_when_it_is_not() {
        let new = Rating::default();
        let (up, down) = (new.after(1500, true), new.after(1500, false));
        assert!(up.rating > 1600.0 && down.rating < 1400.0 && up.deviation < new.deviation);
        assert!(new.after(2000, true).rating > up.rating, "a hard one counts more");
        assert!(new.is_provisional() && new.shown() == 1500);
    }

    #[test]
    fn it_settles_where_half_of_the_puzzles_are_solved() {
        let mut rating = Rating::default();
        for number in 0..200 {
            // Solves everything up to 1800 and nothing above.
            let puzzle = (rating.shown() + [50, 0][number % 2]).clamp(800, 2500);
            rating = rating.after(puzzle, puzzle <= 1800);
        }
        assert!((rating.rating - 1800.0).abs() < 80.0 && !rating.is_provisional(), "{rating:?}");
        assert!(rating.deviation >= LEAST_DEVIATION);
    }
}
