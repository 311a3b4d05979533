//! The bots of a table on this device: one thinks at a time.

use crate::session::{Millis, Session};
use crate::think::{BotAnswer, BotTask, MAX_PREPARING_TIME, MAX_THINKING_TIME};
use std::collections::VecDeque;

#[derive(Default)]
pub(super) struct Bots {
    /// Each with the earliest time at which its answer may be taken.
    due: VecDeque<(BotTask, Millis)>,
    ready: Option<(BotAnswer, Millis)>,
    /// When the first of those that are due began to prepare, if it has.
    preparing_since: Option<Millis>,
    /// Whether they wait until the page lets them go on.
    pub waiting: bool,
}

pub(super) enum Progress {
    Idle,
    /// An answer waits for its time, or a bot prepares and gives way to messages.
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
        let enough = || !unhurried && millis().saturating_sub(start) > MAX_THINKING_TIME;
        if self.ready.is_none()
            && let Some((task, _)) = self.due.front_mut()
        {
            let since = *self.preparing_since.get_or_insert(start);
            if start.saturating_sub(since) < MAX_PREPARING_TIME && !task.prepare(&enough) {
                return Progress::Waiting;
            }
            self.preparing_since = None;
        }
        let answer = self.ready.take().or_else(|| {
            let (task, not_before) = self.due.pop_front()?;
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
