//! The time limit of a decision.

use super::Millis;
use crate::table::Table;
use wire::Clock;

/// The minimum time after a player returns, and for every table after a restart.
const GRACE_PERIOD: Millis = 15_000;
/// How soon a time-out that could not be stored is tried again.
const RETRY: Millis = 1_000;

/// The time left for a decision.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Countdown {
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug)]
struct Running {
    decision: u64,
    until: Millis,
    limit: Millis,
}

impl Countdown {
    /// For a table that was just loaded, whose last step was made `ago`.
    pub fn resume(&mut self, table: &Table, now: Millis, ago: Millis) {
        self.set(table, now);
        if let Some(running) = &mut self.running {
            running.until = now + running.limit.saturating_sub(ago).max(GRACE_PERIOD).min(running.limit);
        }
    }

    /// Starts for a new decision; continues for the same one.
    pub fn set(&mut self, table: &Table, now: Millis) {
        let limit = table.setup().pace.millis();
        self.running = match table.decision() {
            Some(decision) if !table.people_asked().is_empty() => match self.running {
                Some(running) if running.decision == decision => Some(running),
                _ => Some(Running { decision, until: now + limit, limit }),
            },
            _ => None,
        };
    }

    /// Gives a returning player the minimum time.
    pub fn grace(&mut self, now: Millis) {
        if let Some(running) = &mut self.running {
            running.until = running.until.max(now + GRACE_PERIOD.min(running.limit));
        }
    }

    pub fn again(&mut self, now: Millis) {
        if let Some(running) = &mut self.running {
            running.until = now + RETRY;
        }
    }

    pub fn decision(&self) -> Option<u64> {
        self.running.map(|running| running.decision)
    }

    pub fn deadline(&self) -> Option<Millis> {
        self.running.map(|running| running.until)
    }

    pub fn shown(&self, now: Millis) -> Option<Clock> {
        self.running.map(|running| Clock { left_ms: running.until.saturating_sub(now), of_ms: running.limit })
    }
}
