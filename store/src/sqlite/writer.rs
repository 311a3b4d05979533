//! The one task that writes.

use super::append::{self, OwnedAppend};
use super::trouble::store_error;
use super::write::{WriteError, WriteRequest};
use crate::StoreError;
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

/// Jobs per transaction.
const MAX_BATCH: usize = 512;

/// The id of a new row, if there is one.
pub type Answer = Result<i64, StoreError>;

pub struct WriteJob {
    pub write: WriteRequest,
    pub answer: oneshot::Sender<Answer>,
}

/// Runs until all senders are gone. Returns the connection, which must be closed last.
pub async fn run(
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    mut waiting: mpsc::Receiver<WriteJob>,
) -> Option<SqliteConnection> {
    let mut writer = Writer { options, connection: Some(connection) };
    let mut jobs = Vec::new();
    // What arrives during a transaction forms the next one.
    while waiting.recv_many(&mut jobs, MAX_BATCH).await > 0 {
        writer.answer(std::mem::take(&mut jobs)).await;
    }
    writer.connection
}

struct Writer {
    options: SqliteConnectOptions,
    /// Reopened after an error that leaves its state in doubt.
    connection: Option<SqliteConnection>,
}

impl Writer {
    /// Does the jobs and answers them.
    async fn answer(&mut self, jobs: Vec<WriteJob>) {
        for job in &jobs {
            if let WriteRequest::Limit(pages) = job.write {
                self.options = self.options.clone().pragma("max_page_count", pages.to_string());
                self.connection = None;
            }
        }
        let (compacting, jobs): (Vec<_>, Vec<_>) =
            jobs.into_iter().partition(|job| matches!(job.write, WriteRequest::Compact));
        for job in compacting {
            let _ = job.answer.send(self.compact().await); // the caller may be gone
        }
        let mut heaps = vec![jobs];
        while let Some(mut jobs) = heaps.pop() {
            let answers = match self.together(&jobs).await {
                Ok(answers) => answers,
                Err(RolledBack { by_one: true, .. }) if jobs.len() > 1 => {
                    heaps.push(jobs.split_off(jobs.len() / 2));
                    heaps.push(jobs);
                    continue;
                }
                Err(RolledBack { why, .. }) => vec![Err(why); jobs.len()],
            };
            for (job, answer) in jobs.into_iter().zip(answers) {
                let _ = job.answer.send(answer); // the caller may be gone
            }
        }
    }

    /// Rewrites the file, and empties the log before it, so that nothing of what was deleted is left in either.
    async fn compact(&mut self) -> Answer {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(store_error)?,
        };
        let vacuumed = sqlx::query("VACUUM").execute(&mut connection).await;
        let emptied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        self.connection = Some(connection);
        vacuumed.and(emptied).map(|_| 0).map_err(store_error)
    }

    /// Does the jobs in one transaction. Refused jobs change nothing and do not affect the others.
    async fn together(&mut self, jobs: &[WriteJob]) -> Result<Vec<Answer>, RolledBack> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(RolledBack::from)?,
        };
        let done = transaction(&mut connection, jobs).await;
        // A connection that cannot roll back is dropped, and with it the transaction.
        let sound = match &done {
            Ok(_) => true,
            Err(TransactionError::NotBegun(error)) => error.as_database_error().is_some(),
            Err(TransactionError::Halfway(_)) => {
                sqlx::query("ROLLBACK").execute(&mut connection).await.is_ok()
            }
        };
        if sound {
            self.connection = Some(connection);
        }
        done.map_err(|(TransactionError::NotBegun(error) | TransactionError::Halfway(error))| error.into())
    }
}

struct RolledBack {
    why: StoreError,
    /// Whether one job is at fault: the others can succeed without it.
    by_one: bool,
}

impl From<sqlx::Error> for RolledBack {
    fn from(error: sqlx::Error) -> RolledBack {
        // Only a constraint violation is one job's fault; everything else affects all jobs.
        let by_one = error.as_database_error().is_some_and(|said| !matches!(said.kind(), ErrorKind::Other));
        RolledBack { why: store_error(error), by_one }
    }
}

/// Where a transaction failed.
enum TransactionError {
    NotBegun(sqlx::Error),
    Halfway(sqlx::Error),
}

async fn transaction(
    connection: &mut SqliteConnection,
    jobs: &[WriteJob],
) -> Result<Vec<Answer>, TransactionError> {
    // Locks for writing at once, so that nobody can write between our reads and writes.
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await.map_err(TransactionError::NotBegun)?;
    // The order between appends and other jobs does not matter, because each caller waits for its answer.
    let appends: Vec<&OwnedAppend> = jobs.iter().filter_map(|job| job.write.append()).collect();
    let mut appended =
        append::all(connection, &appends).await.map_err(TransactionError::Halfway)?.into_iter();
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        if job.write.append().is_some() {
            answers.extend(appended.next().map(|answer| answer.map(|()| 0)));
            continue;
        }
        answers.push(match job.write.run(connection).await {
            Ok(number) => Ok(number),
            Err(WriteError::Refused(why)) => Err(why),
            Err(WriteError::Broken(error)) => return Err(TransactionError::Halfway(error)),
        });
    }
    sqlx::query("COMMIT").execute(&mut *connection).await.map_err(TransactionError::Halfway)?;
    Ok(answers)
}
