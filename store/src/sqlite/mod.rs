//! The store in one SQLite file.
//!
//! `open` opens it, `writer` is the one task that writes, `write` what it can be asked for, `append` the part of it that every
//! choice at a table goes through, `read` all that is only looked up, `backup` the copy, `trouble` what goes wrong, in words.

mod append;
mod backup;
mod open;
mod read;
mod store;
mod trouble;
mod write;
mod writer;

use crate::StoreError;
use sqlx::{Connection, SqliteConnection, SqlitePool};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use write::WriteRequest;
use writer::WriteJob;

/// So many writes may wait in line.
const MAX_QUEUE: usize = 1024;

/// So long a write waits for a place in the line. Then it is refused: whoever asks can try again, and nothing piles up.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(2);

/// How long a check may take: longer than the writer waits for a lock.
const CHECK_TIMEOUT: Duration = Duration::from_secs(3);

/// A store in one SQLite file, which other programs may read meanwhile.
///
/// All writes go through one task, which puts everything that is waiting into one transaction: under load many calls share one
/// wait for the disk. Each is all or nothing on its own, and none returns before it is on the disk.
pub struct SqliteStore {
    jobs: Mutex<Option<mpsc::Sender<WriteJob>>>,
    writer: tokio::sync::Mutex<Option<JoinHandle<Option<SqliteConnection>>>>,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the store in this folder (its file `quipu.db`), or in this file if its name ends in `.db`. What is missing is made;
    /// an older store is brought up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let opened = open::open(&open::file_of(path)).await?;
        let (jobs, waiting) = mpsc::channel(MAX_QUEUE);
        let writer = tokio::spawn(writer::run(opened.options, opened.connection, waiting));
        Ok(SqliteStore {
            jobs: Mutex::new(Some(jobs)),
            writer: tokio::sync::Mutex::new(Some(writer)),
            readers: opened.readers,
        })
    }

    /// Copies the store of this folder or file as it is at this moment into a new file, also while a server runs on it. The file
    /// is there whole or not at all.
    pub async fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
        backup::backup(&open::file_of(database), to).await
    }

    /// From now on the file must not grow beyond so many pages (nor beyond what it has now, if that is more), as on a full disk;
    /// `None` ends it. For tests of whoever uses a store.
    pub async fn limit_pages(&self, most: Option<u32>) -> Result<(), StoreError> {
        self.write(WriteRequest::Limit(most.unwrap_or(u32::MAX - 1))).await.map(drop)
    }

    /// Has the writer do it, and waits until it is on the disk.
    async fn write(&self, write: WriteRequest) -> Result<i64, StoreError> {
        let (answer, answered) = oneshot::channel();
        let unavailable = |why: &str| StoreError::Unavailable(why.to_owned());
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let jobs = jobs.ok_or_else(|| unavailable("it was closed"))?;
        jobs.send_timeout(WriteJob { write, answer }, QUEUE_TIMEOUT).await.map_err(|error| match error {
            SendTimeoutError::Timeout(_) => unavailable("busy"),
            SendTimeoutError::Closed(_) => unavailable("its writer has ended"),
        })?;
        drop(jobs); // the writer ends when nobody can ask any more
        answered.await.unwrap_or_else(|_| Err(unavailable("its writer has ended")))
    }

    async fn check(&self) -> Result<(), StoreError> {
        match tokio::time::timeout(CHECK_TIMEOUT, self.write(WriteRequest::Probe)).await {
            Ok(written) => written.map(drop),
            Err(_) => Err(StoreError::Unavailable(format!("no answer within {CHECK_TIMEOUT:?}"))),
        }
    }

    async fn close(&self) {
        // Without a sender the writer does what is waiting, and ends.
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let Some(writer) = self.writer.lock().await.take() else { return };
        let connection = writer.await;
        self.readers.close().await;
        // Last, since whoever goes last tidies up the files: only the writer may.
        if let Ok(Some(connection)) = connection {
            let _ = connection.close().await; // everything is on the disk already
        }
    }
}
