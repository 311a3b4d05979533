//! Writes notices for people who have to make a decision and may not be there. Only where decisions may take days.

use super::Context;
use super::clock::now;
use super::handle::TableHandle;
use crate::notify::outbox::SETTLE;
use store::OpenDecision;

/// What one table has announced.
pub(super) struct Announcer {
    /// Whether notifications are sent at all.
    enabled: bool,
    /// Whether something has happened since the last announcement.
    pending: bool,
}

impl Announcer {
    /// Of a table that was just loaded: the server may have been killed before it announced its decision.
    pub fn new(enabled: bool) -> Announcer {
        Announcer { enabled, pending: enabled }
    }

    /// Something has happened at the table.
    pub fn changed(&mut self) {
        self.pending = self.enabled;
    }

    /// Whether the table must not be unloaded yet.
    pub fn is_pending(&self) -> bool {
        self.pending
    }

    /// Announces the decision that is open, if there is one. Returns false if that must be tried again.
    pub async fn announce(&mut self, context: &Context, handle: &TableHandle) -> bool {
        if !std::mem::take(&mut self.pending) {
            return true;
        }
        let open = handle.read(|session| {
            let table = session.table();
            table.open_decision().filter(|_| table.setup().pace.is_slow())
        });
        let Some(open) = open else { return true };
        let people: Vec<_> = open.people.iter().map(|(seat, user)| (seat.index(), *user)).collect();
        let opened = now();
        let open = OpenDecision {
            table: handle.key,
            game_id: &open.game_id,
            game: open.game,
            decision: open.decision,
            people: &people,
            opened,
            due: opened + SETTLE,
        };
        let done = context.store.announce(&open).await;
        if let Err(error) = &done {
            tracing::warn!(table = %handle.code, %error, "cannot note whom to tell of a decision");
            self.pending = true;
        }
        done.is_ok()
    }
}
