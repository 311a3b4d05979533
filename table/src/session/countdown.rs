//! The time limit of a decision, or of an answer to the question whether to play again.

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
    /// The version of the table at which a rematch could not be started.
    failed: Option<u64>,
}

/// What the time is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Awaited {
    Decision(u64),
    /// Yes to another game after this many.
    Rematch(u32),
}

#[derive(Clone, Copy, Debug)]
struct Running {
    awaited: Awaited,
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
        let awaited = match (table.decision(), table.asked_rematch()) {
            (Some(decision), _) if !table.people_asked().is_empty() => Some(Awaited::Decision(decision)),
            (None, Some(games)) if self.failed != Some(table.version()) => Some(Awaited::Rematch(games)),
            _ => None,
        };
        let limit = match awaited {
            Some(Awaited::Rematch(_)) => table.rematch_time(),
            _ => table.setup().pace.millis(),
        };
        self.running = awaited.map(|awaited| match self.running {
            Some(running) if running.awaited == awaited => running,
            _ => Running { awaited, until: now + limit, limit },
        });
    }

    /// Gives a returning player the minimum time.
    pub fn grace(&mut self, now: Millis) {
        if let Some(running) = &mut self.running {
            running.until = running.until.max(now + GRACE_PERIOD.min(running.limit));
        }
    }

    /// Tries again a little later. A rematch is tried once at each version of the table: then the host has to ask again.
    pub fn again(&mut self, now: Millis, version: u64) {
        let Some(running) = &mut self.running else { return };
        running.until = now + RETRY;
        if matches!(running.awaited, Awaited::Rematch(_)) && self.failed.replace(version) == Some(version) {
            self.running = None;
        }
    }

    pub fn awaited(&self) -> Option<Awaited> {
        self.running.map(|running| running.awaited)
    }

    pub fn deadline(&self) -> Option<Millis> {
        self.running.map(|running| running.until)
    }

    pub fn shown(&self, now: Millis) -> Option<Clock> {
        self.running.map(|running| Clock { left_ms: running.until.saturating_sub(now), of_ms: running.limit })
    }
}
