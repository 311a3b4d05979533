//! The writer's requests.

use super::append::{self, OwnedAppend};
use super::runs;
use super::tables::{self, NoteRequest};
use super::trouble::store_error;
use crate::events::{self, SaveRequest};
use crate::people::{MAX_SESSIONS, name_key};
use crate::programs;
use crate::{DailyResult, Millis, StoreError, Tidying, TokenHash};
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;

/// A write. It owns its data, because the caller may go away. No `Debug`: it is full of secrets.
pub enum WriteRequest {
    AddUser {
        name: String,
        token: TokenHash,
        now: Millis,
    },
    Rename {
        user: i64,
        name: String,
    },
    Claim {
        user: i64,
        passphrase: String,
    },
    AddSession {
        user: i64,
        token: TokenHash,
        now: Millis,
    },
    EndSession {
        token: TokenHash,
    },
    OpenTable {
        code: String,
        host: i64,
        bodies: Vec<String>,
        now: Millis,
    },
    OpenEvent {
        code: String,
        host: i64,
        body: String,
        now: Millis,
    },
    SaveEvent(SaveRequest),
    Append(OwnedAppend),
    Note(NoteRequest),
    Wake(i64),
    TidyUp(Tidying),
    StartRun(Millis),
    SignOfLife(Millis),
    Share {
        id: String,
        token: TokenHash,
    },
    AddDaily(DailyResult),
    AddProgram {
        user: i64,
        owner: i64,
        token: TokenHash,
        now: Millis,
    },
    RevokeProgram(i64),
    /// Writes and deletes something large.
    Probe,
    /// The largest number of pages of the file.
    Limit(u32),
}

pub enum WriteError {
    /// Nothing was changed; the transaction can continue.
    Refused(StoreError),
    /// The database failed, perhaps halfway: the transaction must be rolled back.
    Broken(sqlx::Error),
}

impl From<sqlx::Error> for WriteError {
    fn from(error: sqlx::Error) -> WriteError {
        WriteError::Broken(error)
    }
}

/// For the first statement of a write: if it violates a constraint, nothing was changed.
pub fn first(error: sqlx::Error) -> WriteError {
    match error.as_database_error().map(|it| it.kind()) {
        Some(ErrorKind::UniqueViolation | ErrorKind::ForeignKeyViolation) => {
            WriteError::Refused(store_error(error))
        }
        _ => WriteError::Broken(error),
    }
}

impl WriteRequest {
    pub fn append(&self) -> Option<&OwnedAppend> {
        if let WriteRequest::Append(appended) = self { Some(appended) } else { None }
    }

    /// Runs within a transaction. Returns the id of a new row, if there is one.
    pub async fn run(&self, to: &mut SqliteConnection) -> Result<i64, WriteError> {
        match self {
            WriteRequest::AddUser { name, token, now } => return add_user(to, name, *token, *now).await,
            WriteRequest::Rename { user, name } => rename(to, *user, name).await?,
            WriteRequest::Claim { user, passphrase } => {
                let sql = "UPDATE users SET claimed_key = name_key, passphrase = ? WHERE id = ?";
                let done = sqlx::query(sql).bind(passphrase).bind(user).execute(to).await.map_err(first)?;
                if done.rows_affected() == 0 {
                    return Err(WriteError::Refused(StoreError::Conflict));
                }
            }
            WriteRequest::AddSession { user, token, now } => {
                add_session(to, *user, *token, *now).await.map_err(first)?;
                let sql = "DELETE FROM sessions WHERE user = ?1 AND rowid NOT IN
                           (SELECT rowid FROM sessions WHERE user = ?1 ORDER BY rowid DESC LIMIT ?2)";
                sqlx::query(sql).bind(user).bind(MAX_SESSIONS as i64).execute(to).await?;
            }
            WriteRequest::EndSession { token } => {
                sqlx::query("DELETE FROM sessions WHERE token_hash = ?")
                    .bind(&token.0[..])
                    .execute(to)
                    .await?;
            }
            WriteRequest::OpenTable { code, host, bodies, now } => {
                return append::open_table(to, code, *host, bodies, *now).await;
            }
            WriteRequest::OpenEvent { code, host, body, now } => {
                return events::open_event(to, code, *host, body, *now).await;
            }
            WriteRequest::SaveEvent(save) => save.run(to).await?,
            WriteRequest::Note(note) => note.run(to).await?,
            WriteRequest::Wake(table) => {
                sqlx::query("UPDATE tables SET wake = NULL WHERE id = ?").bind(table).execute(to).await?;
            }
            WriteRequest::TidyUp(tidying) => return Ok(tables::tidy_up(to, *tidying).await?),
            WriteRequest::StartRun(now) => runs::start(to, *now).await?,
            WriteRequest::SignOfLife(now) => runs::sign_of_life(to, *now).await?,
            WriteRequest::Share { id, token } => {
                let sql = "INSERT INTO shares (token_hash, game_id) VALUES (?, ?)";
                sqlx::query(sql).bind(&token.0[..]).bind(id).execute(to).await.map_err(first)?;
            }
            WriteRequest::AddDaily(DailyResult { user, expedition, score, rank, now }) => {
                let sql =
                    "INSERT INTO daily (game, date, user, score, rank, added) VALUES (?, ?, ?, ?, ?, ?)";
                let row = sqlx::query(sql).bind(expedition.game.name()).bind(expedition.date.to_string());
                let row = row.bind(user.0).bind(score).bind(rank).bind(now);
                row.execute(to).await.map_err(first)?;
            }
            WriteRequest::AddProgram { user, owner, token, now } => {
                programs::add(to, *user, *owner, *token, *now).await?;
            }
            WriteRequest::RevokeProgram(user) => {
                sqlx::query("DELETE FROM programs WHERE user = ?").bind(user).execute(to).await?;
            }
            WriteRequest::Probe => {
                sqlx::query("INSERT INTO probe VALUES (zeroblob(65536))").execute(&mut *to).await?;
                sqlx::query("DELETE FROM probe").execute(to).await?;
            }
            WriteRequest::Append(_) | WriteRequest::Limit(_) => {} // handled by the writer itself
        }
        Ok(0)
    }
}

async fn add_user(
    to: &mut SqliteConnection,
    name: &str,
    token: TokenHash,
    now: Millis,
) -> Result<i64, WriteError> {
    let sql = "INSERT INTO users (name, name_key, created)
               SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM users WHERE claimed_key = ?2)";
    let done = sqlx::query(sql).bind(name).bind(name_key(name)).bind(now).execute(&mut *to).await?;
    if done.rows_affected() == 0 {
        return Err(WriteError::Refused(StoreError::Taken));
    }
    let user = done.last_insert_rowid();
    add_session(to, user, token, now).await?;
    Ok(user)
}

async fn add_session(
    to: &mut SqliteConnection,
    user: i64,
    token: TokenHash,
    now: Millis,
) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO sessions (token_hash, user, created) VALUES (?, ?, ?)";
    sqlx::query(sql).bind(&token.0[..]).bind(user).bind(now).execute(to).await.map(drop)
}

/// A claim moves along with the name.
async fn rename(to: &mut SqliteConnection, user: i64, name: &str) -> Result<(), WriteError> {
    let key = name_key(name);
    let sql = "SELECT id FROM users WHERE claimed_key = ?";
    let claimant: Option<i64> = sqlx::query_scalar(sql).bind(&key).fetch_optional(&mut *to).await?;
    if claimant.is_some_and(|claimant| claimant != user) {
        return Err(WriteError::Refused(StoreError::Taken));
    }
    let sql = "UPDATE users SET name = ?1, name_key = ?2,
               claimed_key = CASE WHEN passphrase IS NULL THEN NULL ELSE ?2 END WHERE id = ?3";
    let done = sqlx::query(sql).bind(name).bind(&key).bind(user).execute(to).await?;
    if done.rows_affected() == 0 { Err(WriteError::Refused(StoreError::Conflict)) } else { Ok(()) }
}
