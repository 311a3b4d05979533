//! A loaded event, as its visitors follow it.

use game_table::{Event, TableProgress, UserId};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{EventKey, Millis};
use tokio::sync::watch;
use wire::{Code, EventView};

/// An event as it is in the store.
pub struct EventState {
    pub version: u64,
    /// The time of the last change.
    pub changed: Millis,
    pub event: Event,
    /// By table; empty before the start.
    pub progress: Vec<TableProgress>,
}

impl EventState {
    pub fn followed_by(&self, event: Event, changed: Millis) -> EventState {
        EventState { version: self.version + 1, changed, event, progress: self.progress.clone() }
    }
}

pub struct EventHandle {
    pub code: Code,
    pub key: EventKey,
    /// Held while a change is planned, stored and published.
    pub writing: tokio::sync::Mutex<()>,
    state: watch::Sender<Arc<EventState>>,
    /// How many connections of each user follow it.
    present: Mutex<BTreeMap<UserId, usize>>,
}

impl EventHandle {
    pub fn new(code: Code, key: EventKey, state: EventState) -> EventHandle {
        let state = watch::Sender::new(Arc::new(state));
        EventHandle { code, key, writing: tokio::sync::Mutex::default(), state, present: Mutex::default() }
    }

    pub fn state(&self) -> Arc<EventState> {
        self.state.borrow().clone()
    }

    pub fn publish(&self, state: EventState) {
        self.state.send_replace(Arc::new(state));
    }

    pub fn listen(&self) -> watch::Receiver<Arc<EventState>> {
        self.state.subscribe()
    }

    pub fn view(&self, viewer: Option<UserId>) -> EventView {
        let state = self.state();
        state.event.view(self.code, &state.progress, viewer)
    }

    /// The people who have it open.
    pub fn present(&self) -> Vec<UserId> {
        self.connections().keys().copied().collect()
    }

    fn connections(&self) -> MutexGuard<'_, BTreeMap<UserId, usize>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn follow(self: &Arc<Self>, viewer: UserId) -> Following {
        *self.connections().entry(viewer).or_default() += 1;
        let mut news = self.listen();
        news.mark_changed();
        Following { handle: self.clone(), news, viewer }
    }
}

/// An event that a visitor follows; dropping it leaves.
pub struct Following {
    handle: Arc<EventHandle>,
    news: watch::Receiver<Arc<EventState>>,
    viewer: UserId,
}

impl Following {
    /// Waits for a change. The first call returns at once.
    pub async fn changed(&mut self) {
        if self.news.changed().await.is_err() {
            std::future::pending::<()>().await; // never: the handle has the sender
        }
    }

    pub fn view(&mut self) -> EventView {
        self.news.mark_unchanged();
        self.handle.view(Some(self.viewer))
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut present = self.handle.connections();
        if let Some(connections) = present.get_mut(&self.viewer) {
            *connections -= 1;
            if *connections == 0 {
                present.remove(&self.viewer);
            }
        }
    }
}
