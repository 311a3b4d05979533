//! Bots think on their own limited set of threads, never on those that serve people.

use crate::ops::Metrics;
use crate::tables::clock::MonotonicClock;
use crate::tables::task::TableJob;
use game_table::{BotTask, MAX_PREPARING_TIME, MAX_THINKING_TIME, Millis};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};

pub struct Bots {
    permits: Arc<Semaphore>,
    clock: MonotonicClock,
    metrics: Arc<Metrics>,
}

impl Bots {
    pub fn new(threads: usize, clock: MonotonicClock, metrics: Arc<Metrics>) -> Bots {
        Bots { permits: Arc::new(Semaphore::new(threads.max(1))), clock, metrics }
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
                task.prepare(&|| start.elapsed() > Duration::from_millis(MAX_PREPARING_TIME));
                let prepared = Instant::now();
                task.choose(&|| prepared.elapsed() > Duration::from_millis(MAX_THINKING_TIME))
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
}
