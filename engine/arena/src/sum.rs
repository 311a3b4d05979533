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

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    pub mean: f64,
    pub error: f64,
}

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
        const Z: f64 = 1.96;
        let spread = mean * (1.0 - mean);
        // As many plain trials as would have had this error.
        let n = if error > 0.0 && spread > 0.0 { spread / (error * error) } else { count as f64 };
        let scale = 1.0 + Z * Z / n;
        let middle = (mean + Z * Z / (2.0 * n)) / scale;
        let half = Z * (spread / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
        Share { mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
