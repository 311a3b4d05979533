//! Sums that come out alike in any order, and what can be said from them.

use game_core::{Outcome, PerSeat};
use serde::Serialize;

/// The sum of a quantity and of its squares, in whole numbers: they add up alike in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    pub count: u64,
    pub sum: i128,
    squares: u128,
}

impl Sum {
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += i128::from(value);
        self.squares += u128::from(value.unsigned_abs()).pow(2);
    }

    pub fn merge(&mut self, other: &Sum) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Mean and standard error, each quantity having been counted in `unit`ths.
    pub fn estimate(&self, unit: f64) -> Estimate {
        let n = self.count as f64;
        Estimate { mean: self.sum as f64 / n / unit, error: (self.variance() / n).sqrt() / unit }
    }

    /// The variance of the quantity, estimated from the sample.
    pub fn variance(&self) -> f64 {
        let n = self.count as f64;
        let mean = self.sum as f64 / n;
        (self.squares as f64 / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0)
    }
}

/// A quantity that each deal has several of, such as the points of a bot in all its seats: its mean, with the deal as the unit, since
/// the games of a deal depend on each other. In whole numbers, as [`Sum`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ByDeal {
    pub deals: u64,
    /// How many there were in all deals.
    pub size: i128,
    sum: i128,
    // Sums of squares and products, from which the error of a ratio follows.
    sums_squared: i128,
    products: i128,
    sizes_squared: i128,
}

impl ByDeal {
    /// Counts a deal with this many of the quantity, and their sum. A deal without any is not counted.
    pub fn add(&mut self, sum: i64, size: u64) {
        if size == 0 {
            return;
        }
        let (sum, size) = (i128::from(sum), i128::from(size));
        self.deals += 1;
        self.size += size;
        self.sum += sum;
        self.sums_squared += sum * sum;
        self.products += sum * size;
        self.sizes_squared += size * size;
    }

    /// Mean and standard error, each quantity having been counted in `unit`ths.
    pub fn estimate(&self, unit: f64) -> Estimate {
        let (size, deals) = (self.size as f64, self.deals as f64);
        let mean = self.sum as f64 / size;
        // How far the sum of each deal is from what its size makes us expect, squared.
        let off = self.sums_squared as f64 - 2.0 * mean * self.products as f64
            + mean * mean * self.sizes_squared as f64;
        let variance = off.max(0.0) * deals / (deals - 1.0).max(1.0);
        Estimate { mean: mean / unit, error: variance.sqrt() / size / unit }
    }
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    pub mean: f64,
    pub error: f64,
}

impl Estimate {
    /// The interval in which the truth lies 95 times of 100.
    pub fn interval(self) -> Interval {
        let half = Z * self.error;
        Interval { mean: self.mean, low: self.mean - half, high: self.mean + half }
    }
}

/// A mean with the interval in which the truth lies 95 times of 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// So many standard errors to either side hold 95 of 100.
const Z: f64 = 1.96;

/// A shared victory of n is counted as 1/n; so wins are counted in parts of this, which every n up to 8 divides.
pub(crate) const WIN: i64 = 840;

/// What of a victory each seat had, in parts of [`WIN`].
pub(crate) fn win_shares(outcome: &Outcome) -> PerSeat<i64> {
    let winners = outcome.winners();
    outcome.ranks.map(|seat, _| if winners.contains(seat) { WIN / winners.len() as i64 } else { 0 })
}

/// A share with the interval in which the truth lies 95 times of 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share that was seen.
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// The Wilson interval of a share with this mean and standard error, seen in `count` independent trials. It stays sensible
    /// where all trials had the same result and the error is 0.
    pub(crate) fn new(Estimate { mean, error }: Estimate, count: u64) -> Share {
        let spread = mean * (1.0 - mean);
        // As many plain trials as would have had this error.
        let n = if error > 0.0 && spread > 0.0 { spread / (error * error) } else { count as f64 };
        let scale = 1.0 + Z * Z / n;
        let middle = (mean + Z * Z / (2.0 * n)) / scale;
        let half = Z * (spread / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
        Share { mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// Wins without luck, beside the wins as they came.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Adjusted {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
    /// How many times as many deals the wins as they came need for the same interval; none if nothing varies.
    pub times_fewer_deals: Option<f64>,
}

impl Adjusted {
    pub(crate) fn new(wins: Estimate, adjusted: Estimate) -> Adjusted {
        let Interval { mean, low, high } = adjusted.interval();
        let times_fewer_deals = (adjusted.error > 0.0).then(|| (wins.error / adjusted.error).powi(2));
        Adjusted { mean, low, high, times_fewer_deals }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deal_is_the_unit() {
        // Every deal four times: the error is that of three deals, not of twelve games.
        let (mut games, mut deals, mut once) = (Sum::default(), ByDeal::default(), Sum::default());
        for value in [1, 5, 9] {
            (0..4).for_each(|_| games.add(value));
            deals.add(4 * value, 4);
            once.add(value);
        }
        let (clustered, plain) = (deals.estimate(1.0), once.estimate(1.0));
        assert!((clustered.error - plain.error).abs() < 1e-12 && (clustered.mean - 5.0).abs() < 1e-12);
        assert!(games.estimate(1.0).error < 0.6 * clustered.error);
    }

    #[test]
    fn deals_of_different_sizes_and_empty_ones() {
        let mut sum = ByDeal::default();
        [(1, 1), (0, 0), (6, 2)].into_iter().for_each(|(value, size)| sum.add(value, size));
        let Estimate { mean, error } = sum.estimate(1.0);
        // 7 in 3; the deals are 4/3 below and above: √(2 · 16/9 · 2) / 3.
        assert!((mean - 7.0 / 3.0).abs() < 1e-12 && (error - (64.0_f64 / 9.0).sqrt() / 3.0).abs() < 1e-12);
        assert_eq!((sum.deals, sum.size), (2, 3));
    }

    #[test]
    fn intervals_are_wilsons() {
        // 8 of 10: the textbook interval is 0.490 to 0.943.
        let error = (0.8 * 0.2 / 10.0_f64).sqrt();
        let share = Share::new(Estimate { mean: 0.8, error }, 10);
        assert!((share.low - 0.490).abs() < 1e-3 && (share.high - 0.943).abs() < 1e-3, "{share:?}");
        // 10 of 10: at least 0.722.
        let share = Share::new(Estimate { mean: 1.0, error: 0.0 }, 10);
        assert!((share.low - 0.722).abs() < 1e-3 && share.high > 0.999, "{share:?}");
    }
}
