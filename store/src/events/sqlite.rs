//! Events in SQLite.

use super::{EventKey, EventRow, EventSave, EventStore, EventTableRow, GameEvent, game_id, is_over};
use crate::sqlite::{
    SqliteStore, WriteError, WriteRequest, bodies, corrupt, first, open_table, readable, store_error, word,
};
use crate::{Millis, StoreError};
use async_trait::async_trait;
use game_table::{Event, TableProgress, UserId};
use sqlx::SqliteConnection;
use wire::Code;

/// An [`EventSave`] that owns its data.
pub struct SaveRequest {
    event: i64,
    after: i64,
    canceled: bool,
    host: i64,
    body: String,
    /// The code and the entries of each table.
    tables: Vec<(Code, Vec<String>)>,
    now: Millis,
}

impl SaveRequest {
    fn new(save: &EventSave<'_>) -> Result<SaveRequest, StoreError> {
        let table = |(code, entries): &(Code, Vec<_>)| Ok((*code, bodies(entries)?));
        Ok(SaveRequest {
            event: save.event.0,
            after: i64::try_from(save.after).map_err(|_| StoreError::Conflict)?,
            canceled: save.state.is_canceled(),
            host: save.state.host().user.0,
            body: body(save.state)?,
            tables: save.tables.iter().map(table).collect::<Result<_, StoreError>>()?,
            now: save.now,
        })
    }

    /// Runs within a transaction.
    pub async fn run(&self, to: &mut SqliteConnection) -> Result<(), WriteError> {
        for (code, _) in &self.tables {
            let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE code = ?)";
            if sqlx::query_scalar(sql).bind(code.to_string()).fetch_one(&mut *to).await? {
                return Err(WriteError::Refused(StoreError::Taken));
            }
        }
        let sql = "UPDATE events SET version = version + 1, changed = ?, canceled = ?, body = ?
                   WHERE id = ? AND version = ?";
        let query = sqlx::query(sql).bind(self.now).bind(self.canceled).bind(&self.body);
        let done = query.bind(self.event).bind(self.after).execute(&mut *to).await?;
        if done.rows_affected() == 0 {
            return Err(WriteError::Refused(StoreError::Conflict));
        }
        for (number, (code, bodies)) in (0i64..).zip(&self.tables) {
            let table = open_table(to, &code.to_string(), self.host, bodies, self.now).await?;
            let sql = "INSERT INTO event_tables (event, number, table_id, game_id) VALUES (?, ?, ?, ?)";
            let query = sqlx::query(sql).bind(self.event).bind(number).bind(table).bind(game_id(*code));
            query.execute(&mut *to).await?;
        }
        Ok(())
    }
}

pub async fn open_event(
    to: &mut SqliteConnection,
    code: &str,
    host: i64,
    body: &str,
    now: Millis,
) -> Result<i64, WriteError> {
    let sql = "INSERT INTO events (code, host, version, changed, body) VALUES (?, ?, 1, ?, ?)";
    let insert = sqlx::query(sql).bind(code).bind(host).bind(now).bind(body);
    Ok(insert.execute(to).await.map_err(first)?.last_insert_rowid())
}

fn body(event: &Event) -> Result<String, StoreError> {
    serde_json::to_string(event).map_err(|_| corrupt("an event that cannot be stored"))
}

fn progress((finished, closed): (bool, bool)) -> TableProgress {
    match (finished, closed) {
        (true, _) => TableProgress::Over,
        (false, true) => TableProgress::Closed,
        (false, false) => TableProgress::Playing,
    }
}

#[async_trait]
impl EventStore for SqliteStore {
    async fn open_event(
        &self,
        code: Code,
        host: UserId,
        event: &Event,
        now: Millis,
    ) -> Result<EventKey, StoreError> {
        let (code, body) = (code.to_string(), body(event)?);
        self.write(WriteRequest::OpenEvent { code, host: host.0, body, now }).await.map(EventKey)
    }

    async fn save_event(&self, save: EventSave<'_>) -> Result<(), StoreError> {
        self.write(WriteRequest::SaveEvent(SaveRequest::new(&save)?)).await.map(drop)
    }

    async fn event(&self, code: Code) -> Result<Option<EventRow>, StoreError> {
        let sql = "SELECT id, version, changed, body FROM events WHERE code = ?";
        let row: Option<(i64, i64, Millis, String)> = sqlx::query_as(sql)
            .bind(code.to_string())
            .fetch_optional(&self.readers)
            .await
            .map_err(store_error)?;
        row.map(|(key, version, changed, body)| {
            // What serde says may quote the event.
            let event = serde_json::from_str(&body)
                .map_err(|_| corrupt(format_args!("event {key} cannot be read")))?;
            Ok(EventRow { key: EventKey(key), version: version.unsigned_abs(), changed, event })
        })
        .transpose()
    }

    async fn open_events(&self) -> Result<Vec<Code>, StoreError> {
        let sql = "SELECT code FROM open_events";
        let codes: Vec<String> =
            sqlx::query_scalar(sql).fetch_all(&self.readers).await.map_err(store_error)?;
        Ok(readable(&codes))
    }

    async fn event_tables(&self, event: EventKey) -> Result<Vec<EventTableRow>, StoreError> {
        let sql = "SELECT tables.code, game_id, games.id IS NOT NULL, closed
                   FROM event_tables JOIN tables ON tables.id = table_id LEFT JOIN games ON games.id = game_id
                   WHERE event = ? ORDER BY number";
        let rows: Vec<(String, String, bool, bool)> =
            sqlx::query_as(sql).bind(event.0).fetch_all(&self.readers).await.map_err(store_error)?;
        let row = |(code, game, finished, closed): (String, String, bool, bool)| {
            Ok(EventTableRow { code: word(&code)?, game, progress: progress((finished, closed)) })
        };
        rows.into_iter().map(row).collect()
    }

    async fn event_of_game(&self, id: &str) -> Result<Option<GameEvent>, StoreError> {
        let sql = "SELECT events.id, events.code FROM event_tables JOIN events ON events.id = event WHERE game_id = ?";
        let found: Option<(i64, String)> =
            sqlx::query_as(sql).bind(id).fetch_optional(&self.readers).await.map_err(store_error)?;
        let Some((key, code)) = found else { return Ok(None) };
        let tables = self.event_tables(EventKey(key)).await?;
        let over = is_over(tables.iter().map(|table| table.progress));
        Ok(Some(GameEvent { code: word(&code)?, over }))
    }
}
