//! Events in memory.

use super::{EventKey, EventRow, EventSave, EventStore, EventTableRow, GameEvent, game_id, is_over};
use crate::memory::{Contents, MemoryStore};
use crate::{Millis, StoreError};
use async_trait::async_trait;
use game_table::{Event, TableProgress, UserId};
use wire::Code;

pub(crate) struct StoredEvent {
    code: Code,
    row: EventRow,
    tables: Vec<Code>,
}

impl StoredEvent {
    pub(crate) fn is_open_of(&self, host: UserId, contents: &Contents) -> bool {
        self.row.event.host().user == host && self.is_open(contents)
    }

    fn is_open(&self, contents: &Contents) -> bool {
        let over = !self.tables.is_empty() && contents.is_event_over(self);
        !over && !self.row.event.is_canceled()
    }

    pub(crate) fn rename(&mut self, user: UserId, name: &str) {
        self.row.event.rename(user, name);
    }

    pub(crate) fn has(&self, table: Code) -> bool {
        self.tables.contains(&table)
    }
}

impl Contents {
    fn progress(&self, table: Code) -> TableProgress {
        if self.games.contains_key(&game_id(table)) {
            TableProgress::Over
        } else if self.is_closed(table) {
            TableProgress::Closed
        } else {
            TableProgress::Playing
        }
    }

    fn is_event_over(&self, event: &StoredEvent) -> bool {
        is_over(event.tables.iter().map(|code| self.progress(*code)))
    }

    fn event_with(&self, game: &str) -> Option<&StoredEvent> {
        self.events.iter().find(|event| event.tables.iter().any(|table| game_id(*table) == game))
    }

    /// Whether this game says of a table of an event that it has finished.
    pub(crate) fn is_needed_by_event(&self, game: &str) -> bool {
        let mut tables = self.events.iter().flat_map(|event| &event.tables);
        tables.any(|table| game_id(*table) == game && !self.is_closed(*table))
    }

    /// Whether other tables still play the deal of this game.
    pub(crate) fn withholds(&self, game: &str) -> bool {
        self.event_with(game).is_some_and(|event| !self.is_event_over(event))
    }
}

#[async_trait]
impl EventStore for MemoryStore {
    async fn open_event(
        &self,
        code: Code,
        host: UserId,
        event: &Event,
        now: Millis,
    ) -> Result<EventKey, StoreError> {
        let mut contents = self.write()?;
        contents.must_be_known(host)?;
        if contents.events.iter().any(|event| event.code == code) {
            return Err(StoreError::Taken);
        }
        let key = EventKey(contents.events.len() as i64 + 1);
        let row = EventRow { key, version: 1, changed: now, event: event.clone() };
        contents.events.push(StoredEvent { code, row, tables: Vec::new() });
        Ok(key)
    }

    async fn save_event(&self, save: EventSave<'_>) -> Result<(), StoreError> {
        let mut contents = self.write()?;
        if save.tables.iter().any(|(code, _)| contents.has_table(*code)) {
            return Err(StoreError::Taken);
        }
        let event = contents.events.iter_mut().find(|it| it.row.key == save.event);
        let event = event.filter(|it| it.row.version == save.after).ok_or(StoreError::Conflict)?;
        (event.row.version, event.row.changed, event.row.event) =
            (save.after + 1, save.now, save.state.clone());
        event.tables.extend(save.tables.iter().map(|(code, _)| *code));
        for (code, entries) in save.tables {
            contents.add_table(*code, save.state.host().user, entries, save.now);
        }
        Ok(())
    }

    async fn event(&self, code: Code) -> Result<Option<EventRow>, StoreError> {
        let contents = self.read();
        Ok(contents.events.iter().find(|event| event.code == code).map(|event| event.row.clone()))
    }

    async fn open_events(&self) -> Result<Vec<Code>, StoreError> {
        let contents = self.read();
        Ok(contents.events.iter().filter(|event| event.is_open(&contents)).map(|event| event.code).collect())
    }

    async fn event_tables(&self, event: EventKey) -> Result<Vec<EventTableRow>, StoreError> {
        let contents = self.read();
        let tables = contents.events.iter().filter(|it| it.row.key == event).flat_map(|it| &it.tables);
        let row = |&code: &Code| {
            let (game, progress) = (game_id(code), contents.progress(code));
            EventTableRow { code, game, progress }
        };
        Ok(tables.map(row).collect())
    }

    async fn event_of_game(&self, id: &str) -> Result<Option<GameEvent>, StoreError> {
        let contents = self.read();
        let event = contents.event_with(id);
        Ok(event.map(|event| GameEvent { code: event.code, over: contents.is_event_over(event) }))
    }
}
