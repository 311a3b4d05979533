//! What a person may ask for, in SQLite.

use super::belongings::{BELONGINGS, Fate};
use super::record::renamed;
use super::{
    BlockRow, FORMER_PLAYER, KnownUser, MAX_BLOCKS, MAX_REMOVALS, MAX_SHARES, PrivacyStore, RECORDS_TOGETHER,
    ShareRow,
};
use crate::names::name_key;
use crate::sqlite::{
    SqliteStore, WriteError, WriteRequest, corrupt, first, pack, store_error, unpacked, word,
};
use crate::{Millis, StoreError, TableKey, TokenHash};
use async_trait::async_trait;
use game_table::{Event, UserId};
use serde_json::Value;
use sqlx::SqliteConnection;

/// A write that a person asks for.
pub enum PrivacyRequest {
    Forget {
        user: i64,
        now: Millis,
    },
    /// The next records with the name. Answers how many.
    ForgetRecords {
        user: i64,
    },
    RevokeShare {
        user: i64,
        id: String,
    },
    Block {
        user: i64,
        blocked: i64,
        name: String,
        now: Millis,
    },
    Unblock {
        user: i64,
        id: i64,
    },
    Remove {
        table: i64,
        user: i64,
        enters: bool,
    },
    Readmit {
        table: i64,
        user: Option<i64>,
    },
}

impl PrivacyRequest {
    /// Runs within a transaction. Returns how many rows it has changed.
    pub async fn run(&self, to: &mut SqliteConnection) -> Result<i64, WriteError> {
        match self {
            PrivacyRequest::Forget { user, now } => forget(to, *user, *now).await,
            PrivacyRequest::ForgetRecords { user } => Ok(forget_records(to, *user).await?),
            PrivacyRequest::RevokeShare { user, id } => {
                let sql = "DELETE FROM shares WHERE user = ? AND lower(hex(substr(token_hash, 1, 8))) = ?";
                Ok(changed(sqlx::query(sql).bind(user).bind(id).execute(to).await?))
            }
            PrivacyRequest::Block { user, blocked, name, now } => {
                let sql = "SELECT count(*), coalesce(sum(blocked = ?2), 0) FROM blocks WHERE user = ?1";
                let (all, same): (i64, i64) =
                    sqlx::query_as(sql).bind(user).bind(blocked).fetch_one(&mut *to).await?;
                if same > 0 {
                    return Ok(0);
                }
                must_be_below(all, MAX_BLOCKS)?;
                let sql = "INSERT INTO blocks (user, blocked, name, since) VALUES (?, ?, ?, ?)";
                let query = sqlx::query(sql).bind(user).bind(blocked).bind(name).bind(now);
                Ok(changed(query.execute(to).await.map_err(first)?))
            }
            PrivacyRequest::Unblock { user, id } => {
                let sql = "DELETE FROM blocks WHERE user = ? AND id = ?";
                Ok(changed(sqlx::query(sql).bind(user).bind(id).execute(to).await?))
            }
            PrivacyRequest::Remove { table, user, enters } => {
                let sql = "SELECT count(*) FROM removals WHERE table_id = ?";
                must_be_below(sqlx::query_scalar(sql).bind(table).fetch_one(&mut *to).await?, MAX_REMOVALS)?;
                let sql = "INSERT OR REPLACE INTO removals (table_id, user, enters) VALUES (?, ?, ?)";
                let query = sqlx::query(sql).bind(table).bind(user).bind(enters);
                Ok(changed(query.execute(to).await.map_err(first)?))
            }
            PrivacyRequest::Readmit { table, user } => {
                let sql = "DELETE FROM removals WHERE table_id = ?1 AND (?2 IS NULL OR user = ?2)";
                Ok(changed(sqlx::query(sql).bind(table).bind(user).execute(to).await?))
            }
        }
    }
}

fn changed(done: sqlx::sqlite::SqliteQueryResult) -> i64 {
    i64::try_from(done.rows_affected()).unwrap_or(i64::MAX)
}

fn must_be_below(number: i64, most: usize) -> Result<(), WriteError> {
    if usize::try_from(number).is_ok_and(|number| number < most) {
        Ok(())
    } else {
        Err(WriteError::Refused(StoreError::Taken))
    }
}

/// Adds a link. The number of a person's links is limited.
pub async fn share(
    to: &mut SqliteConnection,
    id: &str,
    user: i64,
    token: TokenHash,
    now: Millis,
) -> Result<(), WriteError> {
    let sql = "SELECT count(*) FROM shares WHERE user = ?";
    let count = sqlx::query_scalar(sql).bind(user).fetch_one(&mut *to).await?;
    must_be_below(count, MAX_SHARES)?;
    let sql = "INSERT INTO shares (token_hash, game_id, user, shared) VALUES (?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(&token.0[..]).bind(id).bind(user).bind(now);
    query.execute(to).await.map(drop).map_err(first)
}

/// Erases everything that belongs to a person but the name in records, which takes longer. What is deleted is overwritten.
async fn forget(to: &mut SqliteConnection, user: i64, now: Millis) -> Result<i64, WriteError> {
    sqlx::query("PRAGMA secure_delete = ON").execute(&mut *to).await?;
    let sql = "SELECT name FROM users WHERE id = ?";
    let name: Option<String> = sqlx::query_scalar(sql).bind(user).fetch_optional(&mut *to).await?;
    let name = name.ok_or(WriteError::Refused(StoreError::Conflict))?;
    for (_, _, fate) in BELONGINGS {
        if let Fate::Go(sql) = *fate {
            sqlx::query(sql).bind(user).execute(&mut *to).await?;
        }
    }
    let sql = "UPDATE users SET name = ?1, name_key = ?2, claimed_key = NULL, passphrase = NULL, renamed_from = NULL, created = 0,
               forgotten = 1 WHERE id = ?3";
    let query = sqlx::query(sql).bind(FORMER_PLAYER).bind(name_key(FORMER_PLAYER)).bind(user);
    query.execute(&mut *to).await?;
    forget_in_summaries(to, user, &name).await?;
    forget_in_events(to, user).await?;
    let sql = "UPDATE audit SET subject = 'a former player' WHERE subject = 'name ' || ?";
    sqlx::query(sql).bind(&name).execute(&mut *to).await?;
    // When the file was first to be rewritten.
    let sql = "INSERT OR IGNORE INTO facts (name, value) VALUES ('erased', ?)";
    sqlx::query(sql).bind(now).execute(to).await?;
    Ok(1)
}

/// What lists say of tables has names in it.
async fn forget_in_summaries(to: &mut SqliteConnection, user: i64, name: &str) -> Result<(), sqlx::Error> {
    let sql = "SELECT id, summary FROM tables JOIN table_people ON table_id = id
               WHERE user = ? AND summary IS NOT NULL";
    let rows: Vec<(i64, String)> = sqlx::query_as(sql).bind(user).fetch_all(&mut *to).await?;
    for (table, summary) in rows {
        let Ok(mut summary) = serde_json::from_str::<Value>(&summary) else { continue };
        for named in summary["names"].as_array_mut().into_iter().flatten() {
            if named.as_str() == Some(name) {
                *named = Value::from(FORMER_PLAYER);
            }
        }
        let sql = "UPDATE tables SET summary = ? WHERE id = ?";
        sqlx::query(sql).bind(summary.to_string()).bind(table).execute(&mut *to).await?;
    }
    Ok(())
}

async fn forget_in_events(to: &mut SqliteConnection, user: i64) -> Result<(), WriteError> {
    let sql = "SELECT id, body FROM events WHERE instr(body, '\"user\":' || ?) > 0";
    let rows: Vec<(i64, String)> = sqlx::query_as(sql).bind(user).fetch_all(&mut *to).await?;
    for (id, body) in rows {
        let Ok(mut event) = serde_json::from_str::<Event>(&body) else { continue }; // `quipu check` tells
        if event.rename(UserId(user), FORMER_PLAYER) {
            let unwritable = |_| WriteError::Refused(corrupt("an event that cannot be stored"));
            let body = serde_json::to_string(&event).map_err(unwritable)?;
            let sql = "UPDATE events SET body = ? WHERE id = ?";
            sqlx::query(sql).bind(body).bind(id).execute(&mut *to).await?;
        }
    }
    Ok(())
}

/// The next games of a person: names in results and in records. Returns how many; fewer than [`RECORDS_TOGETHER`] are the last ones.
async fn forget_records(to: &mut SqliteConnection, user: i64) -> Result<i64, sqlx::Error> {
    sqlx::query("PRAGMA secure_delete = ON").execute(&mut *to).await?;
    let sql = "SELECT DISTINCT game_id FROM results WHERE user = ? AND name <> ? LIMIT ?";
    let query = sqlx::query_scalar(sql).bind(user).bind(FORMER_PLAYER).bind(RECORDS_TOGETHER as i64);
    let games: Vec<String> = query.fetch_all(&mut *to).await?;
    for game in &games {
        let sql = "SELECT seat FROM results WHERE game_id = ? AND user = ?";
        let seats: Vec<i64> = sqlx::query_scalar(sql).bind(game).bind(user).fetch_all(&mut *to).await?;
        let seats: Vec<usize> = seats.into_iter().filter_map(|seat| usize::try_from(seat).ok()).collect();
        let sql = "SELECT record, packed FROM games WHERE id = ?";
        let row: Option<(String, Option<Vec<u8>>)> =
            sqlx::query_as(sql).bind(game).fetch_optional(&mut *to).await?;
        let record = row.and_then(|row| unpacked(row).ok()).and_then(|record| renamed(&record, &seats));
        // A record that cannot be read cannot be cleaned: it goes.
        let sql = "UPDATE games SET record = '', packed = ? WHERE id = ?";
        let packed = pack(&record.unwrap_or_default());
        sqlx::query(sql).bind(packed).bind(game).execute(&mut *to).await?;
        let sql = "UPDATE results SET name = ? WHERE game_id = ? AND user = ?";
        sqlx::query(sql).bind(FORMER_PLAYER).bind(game).bind(user).execute(&mut *to).await?;
    }
    if games.len() < RECORDS_TOGETHER {
        sqlx::query("UPDATE users SET forgotten = 2 WHERE id = ?").bind(user).execute(to).await?;
    }
    Ok(games.len() as i64)
}

/// Goes on where a crash has stopped it.
pub async fn finish_forgetting(store: &SqliteStore) -> Result<(), StoreError> {
    let sql = "SELECT id FROM users WHERE forgotten = 1";
    let users: Vec<i64> = sqlx::query_scalar(sql).fetch_all(&store.readers).await.map_err(store_error)?;
    for user in users {
        store.forget_all_records(user).await?;
    }
    Ok(())
}

impl SqliteStore {
    async fn privacy(&self, request: PrivacyRequest) -> Result<i64, StoreError> {
        self.write(WriteRequest::Privacy(request)).await
    }

    async fn forget_all_records(&self, user: i64) -> Result<(), StoreError> {
        while self.privacy(PrivacyRequest::ForgetRecords { user }).await? >= RECORDS_TOGETHER as i64 {}
        Ok(())
    }
}

fn known((id, name, passphrase, created): (i64, String, Option<String>, Millis)) -> KnownUser {
    KnownUser { id: UserId(id), name, claimed: passphrase.is_some(), created }
}

#[async_trait]
impl PrivacyStore for SqliteStore {
    async fn users_named(&self, name: &str, most: usize) -> Result<Vec<KnownUser>, StoreError> {
        let sql = "SELECT id, name, passphrase, created FROM users
                   WHERE name_key = ? AND forgotten = 0 ORDER BY id DESC LIMIT ?";
        let query = sqlx::query_as(sql).bind(name_key(name)).bind(i64::try_from(most).unwrap_or(i64::MAX));
        let rows = query.fetch_all(&self.readers).await.map_err(store_error)?;
        Ok(rows.into_iter().map(known).collect())
    }

    async fn known_user(&self, user: UserId) -> Result<Option<KnownUser>, StoreError> {
        let sql = "SELECT id, name, passphrase, created FROM users WHERE id = ? AND forgotten = 0";
        let row = sqlx::query_as(sql).bind(user.0).fetch_optional(&self.readers).await;
        Ok(row.map_err(store_error)?.map(known))
    }

    async fn forget(&self, user: UserId, now: Millis) -> Result<(), StoreError> {
        self.privacy(PrivacyRequest::Forget { user: user.0, now }).await?;
        self.forget_all_records(user.0).await
    }

    async fn shares_of(&self, user: UserId) -> Result<Vec<ShareRow>, StoreError> {
        let sql =
            "SELECT token_hash, games.id, game, ended, shared FROM shares JOIN games ON games.id = game_id
                   WHERE user = ? ORDER BY shared DESC, token_hash LIMIT ?";
        let query = sqlx::query_as(sql).bind(user.0).bind(MAX_SHARES as i64);
        let rows: Vec<(Vec<u8>, String, String, Millis, Millis)> =
            query.fetch_all(&self.readers).await.map_err(store_error)?;
        let row = |(hash, game_id, game, ended, shared): (Vec<u8>, String, String, Millis, Millis)| {
            let hash = hash.try_into().map_err(|_| corrupt("a link's token"))?;
            Ok(ShareRow { id: ShareRow::id_of(TokenHash(hash)), game_id, game: word(&game)?, ended, shared })
        };
        rows.into_iter().map(row).collect()
    }

    async fn revoke_share(&self, user: UserId, id: &str) -> Result<bool, StoreError> {
        Ok(self.privacy(PrivacyRequest::RevokeShare { user: user.0, id: id.to_owned() }).await? > 0)
    }

    async fn block(&self, user: UserId, blocked: UserId, name: &str, now: Millis) -> Result<(), StoreError> {
        let (user, blocked, name) = (user.0, blocked.0, name.to_owned());
        self.privacy(PrivacyRequest::Block { user, blocked, name, now }).await.map(drop)
    }

    async fn unblock(&self, user: UserId, id: i64) -> Result<bool, StoreError> {
        Ok(self.privacy(PrivacyRequest::Unblock { user: user.0, id }).await? > 0)
    }

    async fn blocks_of(&self, user: UserId) -> Result<Vec<BlockRow>, StoreError> {
        let sql = "SELECT id, blocked, name, since FROM blocks WHERE user = ? ORDER BY id DESC";
        let rows: Vec<(i64, i64, String, Millis)> =
            sqlx::query_as(sql).bind(user.0).fetch_all(&self.readers).await.map_err(store_error)?;
        let row = |(id, user, name, since)| BlockRow { id, user: UserId(user), name, since };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn has_blocked(&self, user: UserId, other: UserId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM blocks WHERE user = ? AND blocked = ?)";
        sqlx::query_scalar(sql).bind(user.0).bind(other.0).fetch_one(&self.readers).await.map_err(store_error)
    }

    async fn remove_for_good(&self, table: TableKey, user: UserId, enters: bool) -> Result<(), StoreError> {
        self.privacy(PrivacyRequest::Remove { table: table.0, user: user.0, enters }).await.map(drop)
    }

    async fn removed(&self, table: TableKey, user: UserId) -> Result<Option<bool>, StoreError> {
        let sql = "SELECT enters FROM removals WHERE table_id = ? AND user = ?";
        let query = sqlx::query_scalar(sql).bind(table.0).bind(user.0);
        query.fetch_optional(&self.readers).await.map_err(store_error)
    }

    async fn readmit(&self, table: TableKey, user: Option<UserId>) -> Result<(), StoreError> {
        let user = user.map(|user| user.0);
        self.privacy(PrivacyRequest::Readmit { table: table.0, user }).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use crate::Store;
    use crate::sqlite::REMOVE_GUESTS;

    #[tokio::test]
    async fn everything_that_refers_to_a_person_is_listed() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let sql = "SELECT tables.name, keys.\"from\" FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
                   WHERE tables.type = 'table' AND keys.\"table\" = 'users'";
        let found: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(&store.readers).await.unwrap();
        assert!(found.len() > 8, "{found:?}");
        for (table, column) in found {
            let listed = BELONGINGS.iter().any(|(t, c, _)| (*t, *c) == (&*table, &*column));
            assert!(
                listed,
                "say in belongings.rs what becomes of {table}.{column} when a person is forgotten"
            );
            let asked = REMOVE_GUESTS.contains(&format!("FROM {table} WHERE {column} = users.id"));
            assert!(asked, "let REMOVE_GUESTS look at {table}.{column}");
        }
        for (table, column, fate) in BELONGINGS {
            let fits = match fate {
                Fate::Go(sql) => sql.contains(table) && sql.contains(column),
                Fate::Stay | Fate::Rewritten => true,
            };
            assert!(fits, "{table}.{column}: {fate:?}");
        }
        store.close().await;
    }
}
