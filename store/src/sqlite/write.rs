//! The writer's requests.

use super::append::{self, OwnedAppend};
use super::people::PeopleRequest;
use super::runs;
use super::tables::{self, NoteRequest};
use super::trouble::store_error;
use crate::events::{self, SaveRequest};
use crate::moderation::ModerationRequest;
use crate::notices::NoticeRequest;
use crate::privacy::{self, PrivacyRequest};
use crate::programs;
use crate::{DailyResult, Millis, StoreError, Tidying, TokenHash};
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;

/// A write. It owns its data, because the caller may go away. No `Debug`: it is full of secrets.
pub enum WriteRequest {
    People(PeopleRequest),
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
        user: i64,
        token: TokenHash,
        now: Millis,
    },
    Privacy(PrivacyRequest),
    Moderation(ModerationRequest),
    /// Rewrites the file, on its own.
    Compact,
    AddDaily(DailyResult),
    Notice(NoticeRequest),
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
            WriteRequest::People(change) => return change.run(to).await,
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
            WriteRequest::Share { id, user, token, now } => {
                privacy::share(to, id, *user, *token, *now).await?
            }
            WriteRequest::Privacy(request) => return request.run(to).await,
            WriteRequest::Moderation(request) => return request.run(to).await,
            WriteRequest::AddDaily(DailyResult { user, expedition, score, rank, now }) => {
                let sql =
                    "INSERT INTO daily (game, date, user, score, rank, added) VALUES (?, ?, ?, ?, ?, ?)";
                let row = sqlx::query(sql).bind(expedition.game.name()).bind(expedition.date.to_string());
                let row = row.bind(user.0).bind(score).bind(rank).bind(now);
                row.execute(to).await.map_err(first)?;
            }
            WriteRequest::Notice(notice) => return notice.run(to).await,
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
            WriteRequest::Append(_) | WriteRequest::Limit(_) | WriteRequest::Compact => {} // handled by the writer itself
        }
        Ok(0)
    }
}
