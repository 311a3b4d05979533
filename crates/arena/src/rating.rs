//! One number for how strong a bot is, from all its games.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The ratings (Weng–Lin) of the bots of a contest, by name number. Only their differences tell anything, so they are given with
/// 25 as their mean.
#[derive(Clone, Debug)]
pub struct Ratings {
    ratings: Vec<WengLinRating>,
}

impl Ratings {
    pub(crate) fn new(names: usize) -> Ratings {
        Ratings { ratings: vec![WengLinRating::new(); names] }
    }

    /// Counts one game: who sat where, and who came in which place.
    pub(crate) fn add(&mut self, seating: &[usize], ranks: &[u8]) {
        let before: Vec<[WengLinRating; 1]> = seating.iter().map(|&name| [self.ratings[name]]).collect();
        let places = ranks.iter().map(|&rank| MultiTeamOutcome::new(rank.into()));
        let teams: Vec<_> = before.iter().map(<[_; 1]>::as_slice).zip(places).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        // A bot that sits in several seats learns from all of them: its gains and losses add up, its certainty grows by each.
        for ((&name, old), new) in seating.iter().zip(&before).zip(&after) {
            let (Some(new), [old]) = (new.first(), old) else { continue };
            let now = &mut self.ratings[name];
            now.rating += new.rating - old.rating;
            now.uncertainty *= new.uncertainty / old.uncertainty;
        }
    }

    /// The rating of a name and how uncertain it is.
    pub fn of(&self, name: usize) -> (f64, f64) {
        let WengLinRating { rating, uncertainty } = self.ratings[name];
        let mean = self.ratings.iter().map(|it| it.rating).sum::<f64>() / self.ratings.len() as f64;
        (rating - mean + WengLinRating::new().rating, uncertainty)
    }
}

#[cfg(test)]
mod tests {
    use super::Ratings;

    #[test]
    fn winners_rise_and_equals_stay_together() {
        let mut ratings = Ratings::new(3);
        for _ in 0..20 {
            ratings.add(&[0, 1, 2, 2], &[1, 2, 3, 3]);
        }
        assert!(ratings.of(0).0 > ratings.of(1).0 && ratings.of(1).0 > ratings.of(2).0);
        assert!(ratings.of(0).1 < 25.0 / 3.0);
    }

    #[test]
    fn a_bot_in_several_seats_is_one_bot() {
        let mut ratings = Ratings::new(2);
        for _ in 0..100 {
            ratings.add(&[0, 1, 1], &[1, 2, 3]);
        }
        assert!(ratings.of(0).0 > 25.0 && (ratings.of(0).0 + ratings.of(1).0 - 50.0).abs() < 1e-9);
    }
}
