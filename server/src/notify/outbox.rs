//! Sends what is due, and tries again what fails.
//!
//! The store says what is due. An attempt is counted there before it is made, so if the server is killed in between, the notice is tried again; it is removed
//! when it was taken. So every notice arrives at least once, and copies have the same id.

use super::client::Failure;
use super::message::Message;
use crate::app::{App, Stage};
use std::sync::Arc;
use std::time::Duration;
use store::{Millis, Notice, NoticeEnd, StoreError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::sleep;
use wire::Refusal;

/// A decision that has just opened is told after this: anyone who is there, or is just reloading the page, sees it without that.
pub const SETTLE: Millis = 3_000;

/// How often the store is asked.
const POLL: Duration = Duration::from_millis(500);

/// How many are sent at a time. Those tried least go first, so an address that does not answer delays nobody else for long.
const MAX_AT_ONCE: usize = 32;

/// After each attempt, how long to wait for the next one; longer than an attempt takes. After the last, it is given up.
const WAITS: [Millis; 7] = [20_000, 60_000, 300_000, 1_200_000, 3_600_000, 7_200_000, 14_400_000];

/// What a table says about a decision that someone should be told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The table waits for them, and they are not there.
    Yes,
    /// They have the table open.
    Watching,
    /// They have chosen, or a bot has taken their seat, or the game has gone on.
    No,
}

/// Sends until the server stops.
pub async fn run(app: Arc<App>) {
    let mut stages = app.stages();
    let permits = Arc::new(Semaphore::new(MAX_AT_ONCE));
    loop {
        tokio::select! {
            _ = stages.wait_for(|stage| *stage == Stage::Stopping) => return,
            () = sleep(POLL) => {}
        }
        if let Err(error) = send_due(&app, &permits).await {
            tracing::warn!(%error, "cannot read or write which notifications are due");
        }
    }
}

async fn send_due(app: &Arc<App>, permits: &Arc<Semaphore>) -> Result<(), StoreError> {
    let now = app.now();
    let due = app.store.notices_due(now, permits.available_permits()).await?;
    if due.is_empty() {
        return Ok(());
    }
    let wait = |notice: &Notice| WAITS.get(notice.attempts as usize).or(WAITS.last()).copied();
    let next: Vec<_> =
        due.iter().map(|notice| (notice.key, now + wait(notice).unwrap_or_default())).collect();
    app.store.attempt_notices(&next).await?;
    for notice in due {
        // Only this function takes permits, so there are as many as a moment ago.
        let Ok(permit) = Arc::clone(permits).try_acquire_owned() else { break };
        tokio::spawn(attempt(Arc::clone(app), notice, permit));
    }
    Ok(())
}

async fn attempt(app: Arc<App>, notice: Notice, _permit: OwnedSemaphorePermit) {
    let Some(end) = deliver(&app, &notice).await else { return };
    if let Err(error) = app.store.end_notice(&notice, end).await {
        tracing::warn!(%error, "a notification stays in the outbox"); // and is sent again
    }
}

/// How the notice ends; none if it is tried again.
async fn deliver(app: &App, notice: &Notice) -> Option<NoticeEnd> {
    match app.tables.awaits(notice.table, notice.channel.user, notice.decision).await {
        Ok(Waiting::Yes) => {}
        Ok(Waiting::Watching | Waiting::No) => return Some(NoticeEnd::Pointless),
        Err(Refusal::UnknownTable | Refusal::Closed | Refusal::OtherRules | Refusal::Damaged) => {
            return Some(NoticeEnd::Pointless);
        }
        Err(_) => return None,
    }
    if !app.notifier.may_send(notice.channel.id) {
        return None;
    }
    let channel = &notice.channel.channel;
    let sent = app.notifier.send(channel, &Message::turn(notice)).await;
    let last = notice.attempts as usize + 1 >= WAITS.len();
    let end = match sent {
        Ok(()) => Some(NoticeEnd::Delivered),
        Err(Failure::Gone) => Some(NoticeEnd::ChannelGone),
        Err(_) if last => Some(NoticeEnd::Undeliverable),
        Err(_) => None,
    };
    let (kind, attempt) = (channel.to.kind().name(), notice.attempts + 1);
    let result = match sent {
        Ok(()) => "delivered",
        Err(Failure::Gone) => "gone",
        Err(_) => "failed",
    };
    app.metrics.notification(kind, result);
    match sent {
        Ok(()) => tracing::debug!(kind, attempt, "a notification was delivered"),
        Err(why) => tracing::info!(kind, attempt, %why, "a notification could not be delivered"),
    }
    end
}
