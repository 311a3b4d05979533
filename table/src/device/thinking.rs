//! The bots of a table on this device: one thinks at a time.

use crate::session::{Millis, Session};
use crate::think::{BotAnswer, BotTask, MAX_THINKING_TIME};
use std::collections::VecDeque;

#[derive(Default)]
pub(super) struct Bots {
    /// Each with the earliest time at which its answer may be taken.
    due: VecDeque<(BotTask, Millis)>,
    ready: Option<(BotAnswer, Millis)>,
    /// Whether they wait until the page lets them go on.
    pub waiting: bool,
}

pub(super) enum Progress {
    Idle,
    /// An answer waits for its time.
    Waiting,
    Ready(BotAnswer),
}

impl Bots {
    /// Adds the new tasks.
    pub fn wake(&mut self, session: &mut Session, now: Millis, seed: impl FnMut() -> u64) {
        self.due.extend(session.bots_due(now, seed));
    }

    /// Runs one task, or returns an answer whose time has come. `unhurried`: its choice must not depend on how fast this device is.
    pub fn think(&mut self, millis: impl Fn() -> Millis, unhurried: bool) -> Progress {
        if self.waiting {
            return Progress::Idle;
        }
        let start = millis();
        let answer = self.ready.take().or_else(|| {
            let (task, not_before) = self.due.pop_front()?;
            let enough = || !unhurried && millis().saturating_sub(start) > MAX_THINKING_TIME;
            Some((task.choose(&enough), not_before))
        });
        match answer {
            None => Progress::Idle,
            Some((answer, not_before)) if not_before <= millis() => Progress::Ready(answer),
            early => {
                self.ready = early;
                Progress::Waiting
            }
        }
    }

    /// How long to wait before asking again.
    pub fn pause(&self, now: Millis) -> u32 {
        let left = self.ready.as_ref().map_or(0, |(_, not_before)| not_before.saturating_sub(now));
        u32::try_from(left).unwrap_or(u32::MAX)
    }
}
