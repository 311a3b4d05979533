//! Hints on this device: worked out a slice at a time, so that messages are heard in between.

use crate::entry::UserId;
use crate::hint::{HintReply, HintTask};
use crate::session::{Millis, Session, Visitor};
use crate::think::{MAX_PREPARING_TIME, MAX_THINKING_TIME};
use wire::{Hint, Refusal};

/// The hint that is being worked out.
#[derive(Default)]
pub(super) struct Advice {
    /// And who has asked for it.
    task: Option<(HintTask, UserId)>,
    /// When it began to prepare, if it has.
    since: Option<Millis>,
}

impl Advice {
    /// Someone asks for a hint: it is there, or it will be worked out. Another one that was not ready is dropped.
    pub fn ask(
        &mut self,
        session: &mut Session,
        visitor: &Visitor,
        decision: u64,
    ) -> Result<Option<Hint>, Refusal> {
        Ok(match session.hint(visitor, decision)? {
            HintReply::Given(hint) => Some(hint),
            HintReply::Task(task) => {
                if let Some((HintTask { seat, decision, .. }, _)) = self.task.replace((task, visitor.user()))
                {
                    session.hinted(seat, decision, None);
                }
                self.since = None;
                None
            }
        })
    }

    pub fn is_due(&self) -> bool {
        self.task.is_some()
    }

    /// Works on it for a moment; the hint and who has asked for it, once it is ready.
    pub fn think(&mut self, session: &mut Session, millis: impl Fn() -> Millis) -> Option<(UserId, Hint)> {
        let start = millis();
        let enough = || millis().saturating_sub(start) > MAX_THINKING_TIME;
        let since = *self.since.get_or_insert(start);
        let can_wait = start.saturating_sub(since) < MAX_PREPARING_TIME;
        if !self.task.as_mut()?.0.prepare(&enough) && can_wait {
            return None;
        }
        self.since = None;
        let (task, user) = self.task.take()?;
        let (seat, decision) = (task.seat, task.decision);
        let hint = task.advise(&enough);
        session.hinted(seat, decision, Some(&hint));
        Some((user, hint))
    }
}
