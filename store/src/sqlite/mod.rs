//! The store in one SQLite file.
//!
//! `writer` is the one task that writes, `write` its requests, `append` the request that every choice at a table needs, `store`,
//! `people` and `tables` the queries, `trouble` the error texts.

mod append;
mod backup;
mod chain;
mod examine;
mod open;
mod packing;
mod people;
mod rows;
mod runs;
mod store;
mod tables;
mod trouble;
mod write;
mod writer;

pub(crate) use append::{bodies, json, open_table};
pub(crate) use packing::{pack, text as unpacked};
#[cfg(test)]
pub(crate) use people::REMOVE_GUESTS;
pub(crate) use rows::word;
pub(crate) use tables::readable;
pub(crate) use trouble::{corrupt, store_error};
pub(crate) use write::{WriteError, WriteRequest, first};

pub use examine::{DamagedTable, Examination};

use crate::StoreError;
use people::PeopleRequest;
use sqlx::{SqliteConnection, SqlitePool};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use writer::WriteJob;

const MAX_QUEUE: usize = 1024;

/// How long a request waits for a place in the queue before it is refused, so that nothing piles up.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(2);

/// Longer than the writer waits for a lock.
const CHECK_TIMEOUT: Duration = Duration::from_secs(3);

/// A store in one SQLite file, which other programs may read at the same time.
///
/// All writes go through one task, which puts everything that is waiting into one transaction: under load many calls share one disk
/// sync. Each is all or nothing on its own, and none returns before it is on the disk.
pub struct SqliteStore {
    jobs: Mutex<Option<mpsc::Sender<WriteJob>>>,
    writer: tokio::sync::Mutex<Option<JoinHandle<Option<SqliteConnection>>>>,
    pub(crate) readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the store in this folder (its file `quipu.db`), or in this file if its name ends in `.db`. Creates what is missing and
    /// migrates an older store.
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

    /// Opens the store that is in this folder or file, which a server may be using at the same time. Creates nothing.
    pub async fn open_existing(path: &Path) -> Result<SqliteStore, StoreError> {
        let file = open::file_of(path);
        if !file.is_file() {
            return Err(StoreError::Unavailable(format!("{} does not exist", file.display())));
        }
        SqliteStore::open(&file).await
    }

    /// Copies the store of this folder or file to a new file, even while a server uses it. The file appears complete or not at all.
    pub async fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
        backup::backup(&open::file_of(database), to).await
    }

    /// Reads everything in the store of this folder or file, and says what is damaged. Nothing is changed.
    pub async fn examine(database: &Path) -> Result<Examination, StoreError> {
        examine::examine(&open::file_of(database)).await
    }

    /// Limits the file to this many pages (or its current size, if larger), as on a full disk; `None` ends it. For tests.
    pub async fn limit_pages(&self, most: Option<u32>) -> Result<(), StoreError> {
        self.write(WriteRequest::Limit(most.unwrap_or(u32::MAX - 1))).await.map(drop)
    }

    async fn change(&self, change: PeopleRequest) -> Result<i64, StoreError> {
        self.write(WriteRequest::People(change)).await
    }

    /// Sends a request to the writer and waits until it is on the disk.
    pub(crate) async fn write(&self, write: WriteRequest) -> Result<i64, StoreError> {
        let (answer, answered) = oneshot::channel();
        let unavailable = |why: &str| StoreError::Unavailable(why.to_owned());
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let jobs = jobs.ok_or_else(|| unavailable("it was closed"))?;
        jobs.send_timeout(WriteJob { write, answer }, QUEUE_TIMEOUT).await.map_err(|error| match error {
            SendTimeoutError::Timeout(_) => unavailable("busy"),
            SendTimeoutError::Closed(_) => unavailable("its writer has stopped"),
        })?;
        drop(jobs); // the writer ends when all senders are gone
        answered.await.unwrap_or_else(|_| Err(unavailable("its writer has stopped")))
    }
}
