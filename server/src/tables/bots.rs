//! Bots think on their own limited set of threads, never on those that serve people. So are hints worked out, on one of their own.

use crate::ops::Metrics;
use crate::tables::clock::MonotonicClock;
use crate::tables::handle::{HintAnswer, TableHandle};
use crate::tables::task::TableJob;
use game_table::{BotTask, HintTask, MAX_PREPARING_TIME, MAX_THINKING_TIME, Millis};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};
use wire::Refusal;

pub struct Bots {
    permits: Arc<Semaphore>,
    /// One hint at a time, so that no bot ever waits for one: nobody can tell from a bot's pace that someone has asked.
    hints: Arc<Semaphore>,
    clock: MonotonicClock,
    metrics: Arc<Metrics>,
}

impl Bots {
    pub fn new(threads: usize, clock: MonotonicClock, metrics: Arc<Metrics>) -> Bots {
        let permits = Arc::new(Semaphore::new(threads.max(1)));
        Bots { permits, hints: Arc::new(Semaphore::new(1)), clock, metrics }
    }

    /// Lets a bot think and sends its choice back, but not before this time.
    pub fn think(&self, mut task: BotTask, not_before: Millis, back: mpsc::Sender<TableJob>) {
        let permits = self.permits.clone();
        let metrics = self.metrics.clone();
        let not_before = self.clock.instant(not_before);
        let (seat, decision) = (task.seat, task.decision);
        tokio::spawn(async move {
            let Ok(permit) = permits.acquire_owned().await else { return };
            let start = Instant::now();
            let work = move || {
                task.prepare(&after(MAX_PREPARING_TIME));
                task.choose(&after(MAX_THINKING_TIME))
            };
            let answer = tokio::task::spawn_blocking(work).await;
            drop(permit);
            metrics.bot_time(start.elapsed());
            if answer.is_err() {
                tracing::error!(%seat, decision, "a bot failed; its seat continues without it");
            }
            tokio::time::sleep_until(not_before).await;
            // The table may be gone.
            let _ = back.send(TableJob::BotAnswer { seat, decision, answer: answer.ok() }).await;
        });
    }
    /// Works out a hint, remembers it at its table, and answers who has asked.
    pub fn advise(&self, mut task: HintTask, table: Arc<TableHandle>, answer: HintAnswer) {
        let permits = self.hints.clone();
        let (seat, decision) = (task.seat, task.decision);
        tokio::spawn(async move {
            let Ok(permit) = permits.acquire_owned().await else { return };
            let work = move || {
                task.prepare(&after(MAX_PREPARING_TIME));
                task.advise(&after(MAX_THINKING_TIME))
            };
            let hint = tokio::task::spawn_blocking(work).await;
            drop(permit);
            if hint.is_err() {
                tracing::error!(%seat, decision, "a hint failed");
            }
            table.update(|session| session.hinted(seat, decision, hint.as_ref().ok()));
            let _ = answer.send(hint.map_err(|_| Refusal::Internal)); // the visitor may be gone
        });
    }
}

/// Whether this many milliseconds have passed since the call.
fn after(millis: u64) -> impl Fn() -> bool {
    let start = Instant::now();
    move || start.elapsed() > Duration::from_millis(millis)
}
