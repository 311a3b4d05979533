//! The clock of a table, and the current time.

use protocol::Clock;
use referee::Table;
use std::time::{Duration, SystemTime};
use store::Millis;
use tokio::time::Instant;

/// The minimum time after a player returns, and for every table after a restart.
const GRACE_PERIOD: Duration = Duration::from_secs(15);

/// Milliseconds since 1970.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// As in records.
pub fn today() -> String {
    let mut text = jiff::Timestamp::now().to_string();
    text.truncate("2000-01-01".len());
    text
}

/// The time left for a decision.
#[derive(Clone, Copy, Debug, Default)]
pub struct Countdown {
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug)]
struct Running {
    decision: u64,
    until: Instant,
    of: Duration,
}

impl Countdown {
    /// For a table that was just loaded, whose last step was this long `ago`.
    pub fn resumed(table: &Table, ago: Duration) -> Countdown {
        let mut countdown = Countdown::default();
        countdown.set(table);
        if let Some(running) = &mut countdown.running {
            let left = running.of.saturating_sub(ago).max(GRACE_PERIOD).min(running.of);
            running.until = Instant::now() + left;
        }
        countdown
    }

    /// Restarts it for a new decision; it keeps running for the same one.
    pub fn set(&mut self, table: &Table) {
        let of = Duration::from_millis(table.setup().pace.millis());
        self.running = match table.decision() {
            Some(decision) if !table.people_asked().is_empty() => match self.running {
                Some(running) if running.decision == decision => Some(running),
                _ => Some(Running { decision, until: Instant::now() + of, of }),
            },
            _ => None,
        };
    }

    /// Gives a returning player the minimum time.
    pub fn grace(&mut self) {
        if let Some(running) = &mut self.running {
            running.until = running.until.max(Instant::now() + GRACE_PERIOD.min(running.of));
        }
    }

    /// Tries again in a moment, because the time-out could not be stored.
    pub fn again(&mut self) {
        if let Some(running) = &mut self.running {
            running.until = Instant::now() + Duration::from_secs(1);
        }
    }

    /// The decision and its deadline.
    pub fn end(&self) -> Option<(u64, Instant)> {
        self.running.map(|running| (running.decision, running.until))
    }

    pub fn told(&self) -> Option<Clock> {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        self.running.map(|running| Clock {
            left_ms: millis(running.until.saturating_duration_since(Instant::now())),
            of_ms: millis(running.of),
        })
    }
}
