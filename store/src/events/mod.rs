//! Events: several tables that play the same deal.
//!
//! Until the last of its tables has finished, nobody can read a record of an event from a store.

mod memory;
mod sqlite;

pub(crate) use memory::StoredEvent;
pub(crate) use sqlite::{SaveRequest, open_event};

use crate::{Millis, StoreError};
use async_trait::async_trait;
use game_table::{Entry, Event, TableProgress, UserId};
use std::fmt;
use wire::Code;

/// An event's number in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventKey(pub i64);

#[derive(Clone, Debug)]
pub struct EventRow {
    pub key: EventKey,
    /// Increases with every change.
    pub version: u64,
    /// The time of the last change.
    pub changed: Millis,
    pub event: Event,
}

/// The next state of an event, with the tables that are opened for it; all or nothing.
#[derive(Clone)]
pub struct EventSave<'a> {
    pub event: EventKey,
    /// The version that this follows.
    pub after: u64,
    pub state: &'a Event,
    /// In order; each with its first entries.
    pub tables: &'a [(Code, Vec<Entry>)],
    pub now: Millis,
}

/// Without the state and the entries, which contain secrets.
impl fmt::Debug for EventSave<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EventSave { event, after, tables, now, .. } = self;
        let tables = tables.len();
        write!(f, "EventSave {{ event: {event:?}, after: {after}, tables: {tables}, now: {now} }}")
    }
}

/// A table of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventTableRow {
    pub code: Code,
    /// The id of its game, which may not be over yet.
    pub game: String,
    pub progress: TableProgress,
}

/// The event of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEvent {
    pub code: Code,
    /// Whether all of its tables have finished, so that their records can be read.
    pub over: bool,
}

/// The id of the one game at a table of an event.
pub(crate) fn game_id(table: Code) -> String {
    format!("{table}-1")
}

/// Whether an event with these tables is over.
pub(crate) fn is_over(mut tables: impl Iterator<Item = TableProgress>) -> bool {
    tables.all(|progress| progress != TableProgress::Playing)
}

/// The events of a store.
#[async_trait]
pub trait EventStore: Send + Sync + 'static {
    /// A new event. `Taken` if the code is in use.
    async fn open_event(
        &self,
        code: Code,
        host: UserId,
        event: &Event,
        now: Millis,
    ) -> Result<EventKey, StoreError>;
    /// `Conflict` unless the version is the last one; `Taken` if the code of a table is in use.
    async fn save_event(&self, save: EventSave<'_>) -> Result<(), StoreError>;
    async fn event(&self, code: Code) -> Result<Option<EventRow>, StoreError>;
    /// Every event that is neither canceled nor over.
    async fn open_events(&self) -> Result<Vec<Code>, StoreError>;
    /// Its tables in order; empty before it has started.
    async fn event_tables(&self, event: EventKey) -> Result<Vec<EventTableRow>, StoreError>;
    /// The event to which a game belongs.
    async fn event_of_game(&self, id: &str) -> Result<Option<GameEvent>, StoreError>;
}
