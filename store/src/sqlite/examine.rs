//! Is a database sound? Every table and record is read; nothing is changed.

use super::open::{describe, options};
use super::packing;
use super::tables::stored;
use super::trouble::store_error;
use crate::StoreError;
use catalog::record::Reader;
use catalog::with_game;
use game_table::{Event, Table};
use serde::Serialize;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;
use wire::Code;
use wire::http::NewChannel;

/// What was found in a database.
#[derive(Debug, Default, Serialize)]
pub struct Examination {
    /// What the database engine says about its file; empty if that is sound.
    pub file: Vec<String>,
    /// The tables that have entries, and how many were archived.
    pub tables: u64,
    pub archived: u64,
    pub damaged_tables: Vec<DamagedTable>,
    /// The codes of the events that cannot be read.
    pub damaged_events: Vec<String>,
    /// How many channels for notifications cannot be read.
    pub damaged_channels: u64,
    /// Finished games.
    pub games: u64,
    /// The ids of those whose records cannot be read or replayed.
    pub damaged_records: Vec<String>,
}

/// A table that cannot be loaded.
#[derive(Debug, Serialize)]
pub struct DamagedTable {
    pub code: String,
    /// What is wrong, without what is in the entry.
    pub problem: String,
    /// How many entries before the damage can be read, of how many.
    pub readable: u64,
    pub entries: u64,
    /// The finished games of this table, whose records are stored apart.
    pub games: Vec<String>,
}

impl Examination {
    pub fn is_sound(&self) -> bool {
        self.file.is_empty()
            && self.damaged_tables.is_empty()
            && self.damaged_events.is_empty()
            && self.damaged_channels == 0
            && self.damaged_records.is_empty()
    }
}

pub async fn examine(file: &Path) -> Result<Examination, StoreError> {
    if !file.is_file() {
        return Err(StoreError::Unavailable(format!("{} does not exist", file.display())));
    }
    let mut database =
        options(file).read_only(true).connect().await.map_err(|error| describe(file, error))?;
    let done = all(&mut database).await;
    let _ = database.close().await; // it has only read
    done.map_err(|error| describe(file, error))
}

async fn all(database: &mut SqliteConnection) -> Result<Examination, sqlx::Error> {
    let mut found = Examination::default();
    let said: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *database).await?;
    found.file = said.into_iter().filter(|line| line != "ok").collect();
    let sql = "SELECT count(*) FROM tables WHERE archived = 1";
    found.archived = sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut *database).await?.unsigned_abs();
    let sql = "SELECT id, code, version FROM tables WHERE archived = 0 ORDER BY id";
    let tables: Vec<(i64, String, i64)> = sqlx::query_as(sql).fetch_all(&mut *database).await?;
    for (id, code, version) in tables {
        found.tables += 1;
        if let Some((readable, problem)) = damage(database, id, &code).await? {
            let sql = "SELECT id FROM games WHERE id LIKE ? || '-%' ORDER BY ended";
            let games = sqlx::query_scalar(sql).bind(&code).fetch_all(&mut *database).await?;
            let entries = version.unsigned_abs();
            found.damaged_tables.push(DamagedTable { code, problem, readable, entries, games });
        }
    }
    let sql = "SELECT code, body FROM events ORDER BY id";
    let events: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(&mut *database).await?;
    let reads =
        |code: &str, body: &str| code.parse::<Code>().is_ok() && serde_json::from_str::<Event>(body).is_ok();
    let damaged = events.into_iter().filter(|(code, body)| !reads(code, body));
    found.damaged_events = damaged.map(|(code, _)| code).collect();
    let channels: Vec<String> =
        sqlx::query_scalar("SELECT body FROM channels").fetch_all(&mut *database).await?;
    let damaged = channels.iter().filter(|body| serde_json::from_str::<NewChannel>(body).is_err());
    found.damaged_channels = damaged.count() as u64;
    // One record at a time: all together may not fit into memory.
    let mut last = String::new();
    loop {
        let sql = "SELECT id, record, packed FROM games WHERE id > ? ORDER BY id LIMIT 1";
        let row: Option<(String, String, Option<Vec<u8>>)> =
            sqlx::query_as(sql).bind(&last).fetch_optional(&mut *database).await?;
        let Some((id, record, packed)) = row else { return Ok(found) };
        found.games += 1;
        if !packing::text((record, packed)).is_ok_and(|record| replays(&record)) {
            found.damaged_records.push(id.clone());
        }
        last = id;
    }
}

/// How many entries of a table can be read, and why not more.
async fn damage(
    database: &mut SqliteConnection,
    id: i64,
    code: &str,
) -> Result<Option<(u64, String)>, sqlx::Error> {
    // The server may write meanwhile.
    let mut reading = database.begin().await?;
    let stored = stored(&mut reading, id).await;
    reading.rollback().await?;
    let stored = match stored.map_err(store_error) {
        Ok(Some(stored)) => stored,
        Ok(None) => return Ok(None), // it was just archived
        Err(error) => return Ok(Some((0, error.to_string()))),
    };
    let (entries, problem) = stored.sound();
    let readable = entries.len() as u64;
    if let Some((number, what)) = problem {
        return Ok(Some((readable, format!("entry {number} {what}"))));
    }
    let Ok(code) = code.parse() else { return Ok(Some((readable, "its code cannot be read".to_owned()))) };
    let replayed = Table::replay(code, entries.iter().map(|(_, entry)| entry));
    Ok(match replayed {
        Err(broken) if broken.other_rules.is_none() => {
            Some((broken.version.saturating_sub(1), broken.to_string()))
        }
        _ => None,
    })
}

fn replays(record: &str) -> bool {
    let Ok(reader) = Reader::new(record.as_bytes()) else { return false };
    with_game!(reader.header().game, G => reader.replay::<G>(|_, _| {}).is_ok())
}
