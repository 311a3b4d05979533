//! One number for how strong a bot is, from all its games.

use ratings::{Rating, rate};

/// The ratings (Weng–Lin) of the bots of a contest, by name number. Only their differences mean anything, so their mean is always 25.
#[derive(Clone, Debug)]
pub(crate) struct Ratings {
    ratings: Vec<Rating>,
}

impl Ratings {
    pub fn new(names: usize) -> Ratings {
        Ratings { ratings: vec![Rating::default(); names] }
    }

    /// Counts one game: the name number and the rank of each seat.
    pub fn add(&mut self, seating: &[usize], ranks: &[u8]) {
        let before: Vec<Rating> = seating.iter().map(|&name| self.ratings[name]).collect();
        let after = rate(&before, ranks);
        for ((&name, old), new) in seating.iter().zip(&before).zip(&after) {
            self.ratings[name].learn(*old, *new);
        }
    }

    /// The rating of a name and how uncertain it is.
    pub fn of(&self, name: usize) -> (f64, f64) {
        let Rating { mean, deviation } = self.ratings[name];
        let middle = self.ratings.iter().map(|it| it.mean).sum::<f64>() / self.ratings.len() as f64;
        (mean - middle + Rating::default().mean, deviation)
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
