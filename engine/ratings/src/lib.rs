//! Weng–Lin ratings for two to eight players.
//!
//! A [`Rating`] estimates a player's strength and how uncertain that is; [`rate`] updates those of one table after a game. Only ranks
//! count, not points. This crate does not know who plays what, stores nothing and does no I/O.
//!
//! ```
//! use ratings::{Rating, rate};
//!
//! let (ana, ben) = (Rating::default(), Rating::default());
//! let after = rate(&[ana, ben], &[1, 2]); // Ana came first
//! assert!(after[0].shown() > 1000 && after[0].mean > after[1].mean);
//! ```

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A player's estimated strength: most likely `mean`, and in two of three cases within one `deviation` of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    pub mean: f64,
    /// Shrinks with every game.
    pub deviation: f64,
}

/// A player of whom nothing is known yet.
impl Default for Rating {
    fn default() -> Rating {
        Rating { mean: 25.0, deviation: 25.0 / 3.0 }
    }
}

impl Rating {
    /// One whole number for people: 1000 + 40 · (mean − 3 · deviation), and never below 0.
    ///
    /// The player is almost certainly at least this strong, so no one leads a list by one lucky game. It starts at 1000; an average
    /// player's approaches 2000 over many games.
    pub fn shown(self) -> u32 {
        let at_least = self.mean - 3.0 * self.deviation;
        (1000.0 + 40.0 * at_least).round().max(0.0) as u32
    }

    /// Adds the change of one seat in a game. A player with several seats changes by each: gains and losses add up, and certainty grows
    /// with each.
    pub fn learn(&mut self, before: Rating, after: Rating) {
        self.mean += after.mean - before.mean;
        self.deviation *= after.deviation / before.deviation;
    }
}

/// The ratings after a game, in the same order. Rank 1 is best; equals share a rank.
///
/// # Panics
///
/// If there are not as many ranks as ratings.
pub fn rate(ratings: &[Rating], ranks: &[u8]) -> Vec<Rating> {
    assert_eq!(ratings.len(), ranks.len(), "every player has a rank");
    let players: Vec<[WengLinRating; 1]> = ratings
        .iter()
        .map(|rating| [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }])
        .collect();
    let places = ranks.iter().map(|&rank| MultiTeamOutcome::new(rank.into()));
    let teams: Vec<_> = players.iter().map(<[_; 1]>::as_slice).zip(places).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    after.iter().flatten().map(|it| Rating { mean: it.rating, deviation: it.uncertainty }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_rise_losers_fall_and_all_become_surer() {
        let new = Rating::default();
        let after = rate(&[new; 4], &[2, 1, 4, 3]);
        assert!(
            after[1].mean > after[0].mean && after[0].mean > after[3].mean && after[3].mean > after[2].mean
        );
        assert!(after[1].mean > new.mean && after[2].mean < new.mean);
        assert!(after.iter().all(|it| it.deviation < new.deviation));
    }

    #[test]
    fn equals_who_share_a_place_stay_equal() {
        let after = rate(&[Rating::default(); 3], &[1, 1, 1]);
        assert_eq!(after[0], after[1]);
        assert_eq!(after[1], after[2]);
        assert!((after[0].mean - 25.0).abs() < 1e-9);
    }

    #[test]
    fn a_surprise_moves_more_than_what_was_expected() {
        let (strong, weak) = (Rating { mean: 30.0, deviation: 2.0 }, Rating { mean: 20.0, deviation: 2.0 });
        let expected = rate(&[strong, weak], &[1, 2]);
        let surprise = rate(&[strong, weak], &[2, 1]);
        assert!(expected[0].mean > strong.mean && surprise[0].mean < strong.mean);
        assert!(strong.mean - surprise[0].mean > expected[0].mean - strong.mean);
    }

    #[test]
    fn nobody_or_one_alone_learns_nothing() {
        assert_eq!(rate(&[], &[]), []);
        let alone = Rating { mean: 31.5, deviation: 3.0 };
        assert_eq!(rate(&[alone], &[1]), [alone]);
    }

    #[test]
    fn people_see_a_whole_number_that_begins_at_1000() {
        assert_eq!(Rating::default().shown(), 1000);
        assert_eq!(Rating { mean: 25.0, deviation: 1.0 }.shown(), 1880);
        assert_eq!(Rating { mean: -40.0, deviation: 8.0 }.shown(), 0);
        assert_eq!(Rating { mean: f64::NAN, deviation: 1.0 }.shown(), 0);
    }

    #[test]
    fn a_rating_is_written_with_its_two_numbers() {
        let text = r#"{"mean":25.0,"deviation":8.333333333333334}"#;
        assert_eq!(serde_json::to_string(&Rating::default()).unwrap(), text);
        assert_eq!(serde_json::from_str::<Rating>(text).unwrap(), Rating::default());
    }
}
