//! What all tables count together.

use hdrhistogram::Histogram;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// What is counted while it is measured.
#[derive(Clone)]
pub struct Counts {
    pub since: Instant,
    pub commands: u64,
    /// Those of them that are choices.
    pub choices: u64,
    /// What the tables' versions grew by.
    pub entries: u64,
    pub refused: BTreeMap<&'static str, u64>,
    /// From the sending of a choice to the moment when the last one at the table knew of it, in microseconds.
    pub latency: Histogram<u64>,
}

impl Counts {
    fn new() -> Counts {
        let minute = 60_000_000;
        let latency = Histogram::new_with_bounds(1, minute, 3).expect("these bounds are in order");
        Counts {
            since: Instant::now(),
            commands: 0,
            choices: 0,
            entries: 0,
            refused: BTreeMap::new(),
            latency,
        }
    }
}

/// How many connections were lost, and how many are back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Connections {
    pub gone: u64,
    /// Of those, the ones that are back and have received what they missed.
    pub back: u64,
}

/// What all tables count together.
pub struct Tally {
    counts: Mutex<Counts>,
    /// Connections lost and won back.
    pub held: watch::Sender<Connections>,
}

impl Tally {
    pub fn new() -> Tally {
        Tally { counts: Mutex::new(Counts::new()), held: watch::Sender::default() }
    }

    /// The counts, to add to them or to look at them.
    pub fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn begin(&self) {
        *self.counts() = Counts::new();
    }

    /// Everyone at a table has received a choice.
    pub fn told(&self, sent: Instant, told: Instant) {
        let mut counts = self.counts();
        if sent >= counts.since {
            let micros = told.saturating_duration_since(sent).max(Duration::from_micros(1)).as_micros();
            counts.latency.saturating_record(u64::try_from(micros).unwrap_or(u64::MAX));
        }
    }
}
