//! Tables and their entries: queries, and the writes that are not appends.

use super::append::json;
use super::chain;
use super::packing::pack;
use super::rows::word;
use super::trouble::{corrupt, store_error};
use super::write::WriteError;
use crate::{FORMER_PLAYER, Millis, OwnTable, StoreError, TableKey, TableNote, TableRow, Tidying};
use game_table::{Entry, UserId};
use sqlx::{SqliteConnection, SqlitePool};
use std::collections::{BTreeMap, BTreeSet};
use wire::Code;

pub async fn table(readers: &SqlitePool, code: Code) -> Result<Option<TableRow>, StoreError> {
    let sql = "SELECT id, changed, closed, wake IS NOT NULL, restored FROM tables WHERE code = ?";
    let row: Option<(i64, Millis, bool, bool, bool)> =
        sqlx::query_as(sql).bind(code.to_string()).fetch_optional(readers).await.map_err(store_error)?;
    Ok(row.map(|(key, changed, closed, asleep, restored)| TableRow {
        key: TableKey(key),
        code,
        changed,
        closed,
        asleep,
        restored,
    }))
}

/// An entry as it is stored: number, time, body, checksum.
type EntryRow = (i64, Millis, String, Option<i64>);

/// A table as it is stored.
pub struct StoredTable {
    /// How many entries it has, and the checksum of the last one, as they are noted with the table.
    version: i64,
    sum: Option<i64>,
    entries: Vec<EntryRow>,
}

/// What is wrong with a table: the number of an entry, and what is the matter with it. Never what is in it.
pub type Damage = (usize, &'static str);

/// All entries, checked against their checksums, with the names that people have now.
pub async fn entries(readers: &SqlitePool, table: TableKey) -> Result<Vec<(Millis, Entry)>, StoreError> {
    // Within one transaction, so that entries and table are of the same moment.
    let mut reading = readers.begin().await.map_err(store_error)?;
    let stored = stored(&mut reading, table.0).await;
    drop(reading);
    let Some(stored) = stored.map_err(store_error)? else { return Ok(Vec::new()) };
    let (mut entries, damage) = stored.sound();
    if let Some((number, what)) = damage {
        return Err(corrupt(format_args!("entry {number} of table {} {what}", table.0)));
    }
    name_people(readers, &mut entries).await?;
    Ok(entries)
}

/// A table that was not archived. To be called within a transaction.
pub async fn stored(from: &mut SqliteConnection, table: i64) -> Result<Option<StoredTable>, sqlx::Error> {
    let sql = "SELECT version, sum FROM tables WHERE id = ? AND archived = 0";
    let row: Option<(i64, Option<i64>)> = sqlx::query_as(sql).bind(table).fetch_optional(&mut *from).await?;
    let Some((version, sum)) = row else { return Ok(None) };
    let sql = "SELECT number, at, body, sum FROM entries WHERE table_id = ? ORDER BY number";
    let entries = sqlx::query_as(sql).bind(table).fetch_all(from).await?;
    Ok(Some(StoredTable { version, sum, entries }))
}

impl StoredTable {
    /// The entries up to the first damaged one, and what is wrong with that.
    pub fn sound(self) -> (Vec<(Millis, Entry)>, Option<Damage>) {
        let mut entries = Vec::with_capacity(self.entries.len());
        let mut before = None;
        for (due, (number, at, body, sum)) in (1..).zip(self.entries) {
            let here = entries.len() + 1;
            let damaged = |what| Some((here, what));
            if number != due {
                return (entries, damaged("is missing"));
            }
            if number > self.version {
                return (entries, damaged("is one too many"));
            }
            let expected = chain::next(before.unwrap_or(chain::START), number, at, &body);
            // Entries from before there were checksums have none; after them all have one.
            if sum.map_or(before.is_some(), |sum| sum != expected) {
                return (entries, damaged("does not match its checksum"));
            }
            // What serde says may quote the entry.
            let Ok(entry) = serde_json::from_str(&body) else { return (entries, damaged("cannot be read")) };
            before = sum;
            entries.push((at, entry));
        }
        let damage = if (entries.len() as i64) < self.version {
            Some((entries.len() + 1, "is missing"))
        } else if self.sum != before {
            Some((entries.len(), "does not have the checksum that the table has for it"))
        } else {
            None
        };
        (entries, damage)
    }
}

async fn name_people(readers: &SqlitePool, entries: &mut [(Millis, Entry)]) -> Result<(), StoreError> {
    let mut people: Vec<_> = entries.iter_mut().filter_map(|(_, entry)| entry.person_mut()).collect();
    let users: BTreeSet<i64> = people.iter().map(|person| person.user.0).collect();
    let sql = "SELECT id, name FROM users WHERE id IN (SELECT value FROM json_each(?))";
    let names: Vec<(i64, String)> =
        sqlx::query_as(sql).bind(json(&users)).fetch_all(readers).await.map_err(store_error)?;
    let names: BTreeMap<i64, String> = names.into_iter().collect();
    for person in &mut people {
        match names.get(&person.user.0) {
            Some(name) => person.name.clone_from(name),
            None if person.name.is_empty() => person.name = FORMER_PLAYER.to_owned(),
            None => {}
        }
    }
    Ok(())
}

pub async fn awake(readers: &SqlitePool) -> Result<Vec<Code>, StoreError> {
    let sql = "SELECT code FROM tables WHERE closed = 0 AND wake IS NULL ORDER BY changed DESC, id DESC";
    let codes: Vec<String> = sqlx::query_scalar(sql).fetch_all(readers).await.map_err(store_error)?;
    Ok(readable(&codes))
}

pub async fn to_wake(readers: &SqlitePool, by: Millis, most: usize) -> Result<Vec<Code>, StoreError> {
    let sql = "SELECT code FROM tables WHERE closed = 0 AND wake <= ? ORDER BY wake LIMIT ?";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let codes: Vec<String> =
        sqlx::query_scalar(sql).bind(by).bind(most).fetch_all(readers).await.map_err(store_error)?;
    Ok(readable(&codes))
}

/// Those of the codes that can be read: one that is damaged must not keep the others from being looked after. `quipu check` names it.
pub fn readable(codes: &[String]) -> Vec<Code> {
    codes.iter().filter_map(|code| word(code).ok()).collect()
}

/// A summary that cannot be read is left out; the next note replaces it.
pub async fn of_user(readers: &SqlitePool, user: UserId, most: usize) -> Result<Vec<OwnTable>, StoreError> {
    let sql = "SELECT summary, host = ?1, waits, changed FROM table_people JOIN tables ON tables.id = table_id
               WHERE user = ?1 AND closed = 0 AND summary IS NOT NULL ORDER BY changed DESC, id DESC LIMIT ?2";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows: Vec<(String, bool, bool, Millis)> =
        sqlx::query_as(sql).bind(user.0).bind(most).fetch_all(readers).await.map_err(store_error)?;
    let own = |(summary, host, waits, changed): (String, bool, bool, Millis)| {
        Some(OwnTable { summary: serde_json::from_str(&summary).ok()?, host, waits, changed })
    };
    Ok(rows.into_iter().filter_map(own).collect())
}

/// A [`TableNote`] that owns its data.
pub struct NoteRequest {
    table: i64,
    version: i64,
    phase: &'static str,
    summary: String,
    host: i64,
    /// User, whether they sit there, whether the table waits for them.
    people: Vec<(i64, bool, bool)>,
    wake: Option<Millis>,
}

impl NoteRequest {
    pub fn new(table: TableKey, version: u64, note: &TableNote) -> NoteRequest {
        let TableNote { summary, host, people, wake } = note;
        let mut people: BTreeMap<i64, (i64, bool, bool)> =
            people.iter().map(|(user, waits)| (user.0, (user.0, true, *waits))).collect();
        people.entry(host.0).or_insert((host.0, false, false));
        NoteRequest {
            table: table.0,
            version: i64::try_from(version).unwrap_or(i64::MAX),
            phase: summary.phase.name(),
            summary: json(summary),
            host: host.0,
            people: people.into_values().collect(),
            wake: *wake,
        }
    }

    pub async fn run(&self, to: &mut SqliteConnection) -> Result<(), WriteError> {
        let sql = "UPDATE tables SET phase = ?, summary = ?, host = ?, wake = ? WHERE id = ? AND version = ?";
        let query = sqlx::query(sql).bind(self.phase).bind(&self.summary).bind(self.host).bind(self.wake);
        let done = query.bind(self.table).bind(self.version).execute(&mut *to).await?;
        if done.rows_affected() == 0 {
            return Err(WriteError::Refused(StoreError::Conflict));
        }
        sqlx::query("DELETE FROM table_people WHERE table_id = ?").bind(self.table).execute(&mut *to).await?;
        let sql = "INSERT INTO table_people (table_id, user, sits, waits)
                   SELECT ?, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)";
        sqlx::query(sql).bind(self.table).bind(json(&self.people)).execute(to).await?;
        Ok(())
    }
}

/// Archives closed tables, and packs records that were stored before records were packed.
pub async fn tidy_up(to: &mut SqliteConnection, tidying: Tidying) -> Result<i64, sqlx::Error> {
    let most = i64::try_from(tidying.most).unwrap_or(i64::MAX);
    let sql =
        "SELECT id FROM tables WHERE closed = 1 AND archived = 0 AND changed < ? ORDER BY changed LIMIT ?";
    let tables: Vec<i64> =
        sqlx::query_scalar(sql).bind(tidying.closed_before).bind(most).fetch_all(&mut *to).await?;
    let ids = json(&tables);
    for sql in [
        "DELETE FROM entries WHERE table_id IN (SELECT value FROM json_each(?))",
        "DELETE FROM table_people WHERE table_id IN (SELECT value FROM json_each(?))",
        "DELETE FROM announced WHERE table_id IN (SELECT value FROM json_each(?))",
        "DELETE FROM removals WHERE table_id IN (SELECT value FROM json_each(?))",
        "UPDATE tables SET archived = 1, summary = NULL, sum = NULL WHERE id IN (SELECT value FROM json_each(?))",
    ] {
        sqlx::query(sql).bind(&ids).execute(&mut *to).await?;
    }
    let sql = "SELECT id, record FROM games WHERE packed IS NULL LIMIT ?";
    let records: Vec<(String, String)> = sqlx::query_as(sql).bind(most).fetch_all(&mut *to).await?;
    for (id, record) in records {
        let sql = "UPDATE games SET packed = ?, record = '' WHERE id = ?";
        sqlx::query(sql).bind(pack(&record)).bind(id).execute(&mut *to).await?;
    }
    Ok(tables.len() as i64)
}
