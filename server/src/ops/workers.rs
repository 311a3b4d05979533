//! Long computations: on blocking threads, a few at a time, with a limited queue.

use std::sync::Arc;
use tokio::sync::Semaphore;
use wire::Refusal;

pub struct Workers {
    working: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Workers {
    /// `threads` at a time; `queue` callers, those included, and no more.
    pub fn new(threads: usize, queue: usize) -> Workers {
        Workers { working: Arc::new(Semaphore::new(threads)), waiting: Arc::new(Semaphore::new(queue)) }
    }

    /// `Busy` if too many wait already.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _waiting = Arc::clone(&self.waiting).try_acquire_owned().map_err(|_| Refusal::Busy)?;
        let working = Arc::clone(&self.working).acquire_owned().await.map_err(|_| Refusal::Busy)?;
        // The permit moves along: the thread keeps working even if the client disconnects.
        let done = tokio::task::spawn_blocking(move || {
            let _working = working;
            work()
        });
        done.await.map_err(|_| Refusal::Busy)
    }
}
