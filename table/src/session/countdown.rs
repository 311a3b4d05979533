//! The time limit of a decision, of an answer to the question whether to play again, or of a step of a game's start.

use super::Millis;
use crate::starting::{COMMIT_TIME, REVEAL_TIME};
use crate::table::Table;
use wire::{Clock, StartStep};

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
    /// The salts, or hashes, of a game that is being started since this version.
    Start(u64),
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
        self.set(table, now, true);
        if let Some(running) = &mut self.running {
            if let Awaited::Start(_) = running.awaited {
                running.until = now + GRACE_PERIOD; // first the clients have to come back
                return;
            }
            running.until = now + running.limit.saturating_sub(ago).max(GRACE_PERIOD).min(running.limit);
        }
    }

    /// Starts for a new decision; continues for the same one. `expects_hash`: someone who is there has not promised a salt yet.
    pub fn set(&mut self, table: &Table, now: Millis, expects_hash: bool) {
        let start = table.starting.as_ref();
        let awaited = match (table.decision(), table.asked_rematch()) {
            _ if table.starting.is_some() => start.map(|starting| Awaited::Start(starting.began)),
            (Some(decision), _) if !table.people_asked().is_empty() => Some(Awaited::Decision(decision)),
            (None, Some(games)) if self.failed != Some(table.version()) => Some(Awaited::Rematch(games)),
            _ => None,
        };
        let step = start.map(|starting| starting.step);
        let limit = match (awaited, step) {
            (_, Some(StartStep::Reveal)) => REVEAL_TIME,
            (_, Some(StartStep::Commit)) => COMMIT_TIME,
            (Some(Awaited::Rematch(_)), None) => table.rematch_time(),
            _ => table.setup().pace.millis(),
        };
        self.running = awaited.map(|awaited| match self.running {
            Some(running) if running.awaited == awaited => running,
            _ => Running { awaited, until: now + limit, limit },
        });
        if let Some(running) = &mut self.running
            && step == Some(StartStep::Commit)
            && !expects_hash
        {
            running.until = running.until.min(now);
        }
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

    /// Nobody has to hurry because of a start: the clients answer by themselves.
    pub fn shown(&self, now: Millis) -> Option<Clock> {
        let running = self.running.filter(|running| !matches!(running.awaited, Awaited::Start(_)))?;
        Some(Clock { left_ms: running.until.saturating_sub(now), of_ms: running.limit })
    }
}
