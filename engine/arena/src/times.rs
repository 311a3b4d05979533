//! How long decisions took.

use hdrhistogram::Histogram;
use std::time::Duration;

/// How long decisions took, to a hundredth.
#[derive(Clone, Debug)]
pub struct Times {
    nanoseconds: Histogram<u64>,
    total: Duration,
}

/// Longer than this counts as this: an hour.
const MAX_NANOSECONDS: u64 = 3_600_000_000_000;

impl Default for Times {
    fn default() -> Times {
        let nanoseconds = Histogram::new_with_bounds(1, MAX_NANOSECONDS, 2).expect("the bounds are good");
        Times { nanoseconds, total: Duration::ZERO }
    }
}

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.nanoseconds.saturating_record(time.as_nanos() as u64);
        self.total += time;
    }

    pub fn merge(&mut self, other: &Times) {
        self.nanoseconds.add(&other.nanoseconds).expect("the bounds are the same");
        self.total += other.total;
    }

    /// How many decisions there were.
    pub fn count(&self) -> u64 {
        self.nanoseconds.len()
    }

    /// Milliseconds a decision on average; 0 if there was none.
    pub fn mean(&self) -> f64 {
        self.total.as_secs_f64() * 1e3 / self.nanoseconds.len().max(1) as f64
    }

    /// Milliseconds that 99 of 100 decisions stayed within.
    pub fn within(&self) -> f64 {
        self.nanoseconds.value_at_quantile(0.99) as f64 / 1e6
    }

    /// Milliseconds of the longest.
    pub fn longest(&self) -> f64 {
        self.nanoseconds.max() as f64 / 1e6
    }
}
