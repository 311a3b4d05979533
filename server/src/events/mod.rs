//! The events that are open in this process: several tables that play the same deal.
//!
//! An event is one value in the store, and every change replaces it as a whole; of two writers one is refused. The deal is fixed before
//! any table exists, and one transaction opens all of them. So there is no moment at which a crash could leave some tables started and
//! others not. Whether an event is over follows from its tables in the store.

mod driver;
mod handle;
mod results;

pub use handle::Following;

use crate::tables::{TableRegistry, now, random, random_u64, unavailable};
use game_table::{Event, Person, UserId};
use handle::{EventHandle, EventState};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{EventSave, FORMER_PLAYER, Store, StoreError};
use tokio::sync::OnceCell;
use tokio::sync::broadcast::error::RecvError;
use wire::http::EventResults;
use wire::{Code, EventCommand, EventPhase, EventView, Refusal, Setup};

/// How often a change is tried when another writer was first.
const MAX_TRIES: usize = 4;

#[derive(Clone)]
pub struct EventRegistry {
    context: Arc<Context>,
}

struct Context {
    store: Arc<dyn Store>,
    tables: TableRegistry,
    open: Mutex<HashMap<Code, Arc<OnceCell<Arc<EventHandle>>>>>,
}

impl EventRegistry {
    /// No events yet: they are read from the store as they are needed, or all at once by [`EventRegistry::load`].
    pub fn new(store: Arc<dyn Store>, tables: TableRegistry) -> EventRegistry {
        let context = Arc::new(Context { store, tables, open: Mutex::default() });
        tokio::spawn(listen(context.clone()));
        EventRegistry { context }
    }

    /// Loads all events that are not over, so that those being started go on.
    pub async fn load(&self) -> Result<(), StoreError> {
        for code in self.context.store.open_events().await? {
            if let Err(refusal) = self.context.handle(code).await {
                tracing::error!(event = %code, %refusal, "cannot read an event");
            }
        }
        Ok(())
    }

    pub async fn open(&self, host: Person, setup: &Setup, tables: u8) -> Result<Code, Refusal> {
        let user = host.user;
        self.context.tables.check_limit(user).await?;
        let event = Event::open(host, setup, tables, fair::Secret::new(random()))?;
        for _ in 0..8 {
            let code = Code::new(random_u64() as u32);
            match self.context.store.open_event(code, user, &event, now()).await {
                Ok(_) => return self.context.handle(code).await.map(|_| code),
                Err(StoreError::Taken) => {}
                Err(error) => return Err(unavailable(&error)),
            }
        }
        Err(Refusal::Busy)
    }

    /// The event as this visitor sees it.
    pub async fn view(&self, code: Code, viewer: Option<UserId>) -> Result<EventView, Refusal> {
        Ok(self.context.handle(code).await?.view(viewer))
    }

    /// The event as this visitor sees it, now and whenever it changes.
    pub async fn follow(&self, code: Code, viewer: UserId) -> Result<Following, Refusal> {
        Ok(self.context.handle(code).await?.follow(viewer))
    }

    /// Does a command. When this returns `Ok`, it is stored.
    pub async fn submit(
        &self,
        code: Code,
        by: &Person,
        command: &EventCommand,
    ) -> Result<EventView, Refusal> {
        let handle = self.context.handle(code).await?;
        if let EventCommand::Sit { .. } = command {
            let host = handle.state().event.host().user;
            let blocked = self.context.store.has_blocked(host, by.user).await;
            if blocked.map_err(|error| unavailable(&error))? {
                return Err(Refusal::NotAdmitted);
            }
        }
        let present = handle.present();
        let submit = |state: &EventState| {
            if state.event.phase(&state.progress) == EventPhase::Over {
                return Err(Refusal::EventOver);
            }
            state.event.submit(by, command, now(), &present).map(Some)
        };
        self.context.change(&handle, submit).await?;
        if let EventCommand::End {} = command {
            self.context.end(&handle).await?;
        }
        Ok(handle.view(Some(by.user)))
    }

    /// A person was erased: they leave the events that have not started, and their name is forgotten.
    pub async fn forget(&self, user: UserId) {
        let loaded: Vec<_> = self.context.open().values().filter_map(|cell| cell.get().cloned()).collect();
        for handle in loaded {
            if !handle.state().event.clone().rename(user, FORMER_PLAYER) {
                continue;
            }
            let person = Person { user, name: FORMER_PLAYER.to_owned() };
            let _ = self.submit(handle.code, &person, &EventCommand::Stand {}).await; // too late once it has started
            let renamed = |state: &EventState| {
                let mut event = state.event.clone();
                Ok(event.rename(user, FORMER_PLAYER).then_some(event))
            };
            if let Err(refusal) = self.context.change(&handle, renamed).await {
                tracing::warn!(event = %handle.code, %refusal, "cannot forget a person at an event");
            }
        }
    }

    /// How its tables compare; empty until it is over.
    pub async fn results(&self, code: Code) -> Result<EventResults, Refusal> {
        let handle = self.context.handle(code).await?;
        results::of(self.context.store.as_ref(), &handle).await.map_err(|error| unavailable(&error))
    }
}

impl Context {
    /// The event with this code, loaded if necessary.
    async fn handle(self: &Arc<Self>, code: Code) -> Result<Arc<EventHandle>, Refusal> {
        if *self.tables.stopping().borrow() {
            return Err(Refusal::Restarting);
        }
        let cell = self.open().entry(code).or_default().clone();
        let handle = cell.get_or_try_init(|| self.read(code)).await.cloned();
        if handle.is_err() {
            let mut open = self.open();
            if open.get(&code).is_some_and(|there| Arc::ptr_eq(there, &cell) && !cell.initialized()) {
                open.remove(&code);
            }
        }
        handle
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Code, Arc<OnceCell<Arc<EventHandle>>>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn read(self: &Arc<Self>, code: Code) -> Result<Arc<EventHandle>, Refusal> {
        let (key, state) = self.state(code).await?.ok_or(Refusal::UnknownEvent)?;
        let handle = Arc::new(EventHandle::new(code, key, state));
        tokio::spawn(driver::run(self.clone(), handle.clone()));
        Ok(handle)
    }

    async fn state(&self, code: Code) -> Result<Option<(store::EventKey, EventState)>, Refusal> {
        let row = self.store.event(code).await.map_err(|error| unavailable(&error))?;
        let Some(row) = row else { return Ok(None) };
        let tables = self.store.event_tables(row.key).await.map_err(|error| unavailable(&error))?;
        let progress = tables.into_iter().map(|table| table.progress).collect();
        let (version, changed, event) = (row.version, row.changed, row.event);
        Ok(Some((row.key, EventState { version, changed, event, progress })))
    }

    /// Plans a change, stores it and publishes it. A plan of `None` changes nothing.
    async fn change(
        &self,
        handle: &EventHandle,
        plan: impl Fn(&EventState) -> Result<Option<Event>, Refusal>,
    ) -> Result<(), Refusal> {
        let _writing = handle.writing.lock().await;
        for _ in 0..MAX_TRIES {
            let state = handle.state();
            let Some(next) = plan(&state)? else { return Ok(()) };
            let save =
                EventSave { event: handle.key, after: state.version, state: &next, tables: &[], now: now() };
            match self.store.save_event(save).await {
                Ok(()) => {
                    handle.publish(state.followed_by(next, now()));
                    return Ok(());
                }
                Err(StoreError::Conflict) => self.read_again(handle).await?,
                Err(error) => return Err(unavailable(&error)),
            }
        }
        Err(Refusal::Busy)
    }

    /// Publishes what the store has.
    async fn read_again(&self, handle: &EventHandle) -> Result<(), Refusal> {
        let (_, state) = self.state(handle.code).await?.ok_or(Refusal::UnknownEvent)?;
        handle.publish(state);
        Ok(())
    }

    async fn refresh(&self, handle: &EventHandle) -> Result<(), Refusal> {
        let _writing = handle.writing.lock().await;
        self.read_again(handle).await
    }

    /// Closes the tables that still play.
    async fn end(&self, handle: &EventHandle) -> Result<(), Refusal> {
        for code in handle.state().event.codes() {
            match self.tables.end(*code).await {
                Ok(()) | Err(Refusal::OtherRules) => {} // such a table is closed already
                Err(refusal) => return Err(refusal),
            }
        }
        self.refresh(handle).await
    }
}

/// Follows the tables of the events.
async fn listen(context: Arc<Context>) {
    let mut ended = context.tables.ended_in_events();
    let mut stopping = context.tables.stopping();
    loop {
        let event = tokio::select! {
            _ = stopping.wait_for(|stopping| *stopping) => return,
            event = ended.recv() => event,
        };
        let events = match event {
            Ok(event) => vec![event],
            Err(RecvError::Lagged(_)) => context.open().keys().copied().collect(),
            Err(RecvError::Closed) => return,
        };
        for code in events {
            let Ok(handle) = context.handle(code).await else { continue };
            if let Err(refusal) = context.refresh(&handle).await {
                tracing::warn!(event = %code, %refusal, "cannot read an event");
            }
        }
    }
}
