//! A copy of a database that may be in use.

use super::open::{describe, new_file, options};
use super::runs::mark_copy;
use super::trouble::store_error;
use crate::StoreError;
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

pub async fn backup(file: &Path, to: &Path) -> Result<(), StoreError> {
    let refused = |text: String| Err(StoreError::Unavailable(text));
    if !file.is_file() {
        return refused(format!("{} does not exist", file.display()));
    }
    if to.symlink_metadata().is_ok() {
        return refused(format!("{} already exists; choose another name or move it away", to.display()));
    }
    let half = half_of(to);
    let done = copy(file, &half, to).await;
    if done.is_err() {
        let _ = fs::remove_file(&half); // it may not exist
    }
    done
}

/// The name of the copy until it is complete: in the same folder, so that it can be renamed atomically.
fn half_of(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(format!(".half-{}", std::process::id()));
    name.into()
}

async fn copy(file: &Path, half: &Path, to: &Path) -> Result<(), StoreError> {
    let cannot =
        |error: io::Error| StoreError::Unavailable(format!("cannot write {}: {error}", to.display()));
    let name = half.to_str().ok_or_else(|| {
        StoreError::Unavailable(format!("cannot write {}: its name is not Unicode", to.display()))
    })?;
    // Reading a database in use requires write permission in its folder.
    OpenOptions::new().read(true).write(true).open(file).map_err(|error| {
        let name = file.display();
        StoreError::Unavailable(format!("cannot open {name}: {error}; run this as the server's user"))
    })?;
    new_file(half).map_err(cannot)?;
    let mut connection = options(file).connect().await.map_err(|error| describe(file, error))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await;
    let _ = connection.close().await; // it has only read
    copied.map_err(|error| match store_error(error) {
        StoreError::Corrupt(_) => StoreError::Corrupt(format!(
            "{} is damaged or not a database, so it cannot be copied",
            file.display()
        )),
        StoreError::Unavailable(why) => StoreError::Unavailable(format!("{}: {why}", to.display())),
        error => error,
    })?;
    mark(half).await.map_err(|error| describe(to, error))?;
    File::open(half).and_then(|half| half.sync_all()).map_err(cannot)?;
    fs::rename(half, to).map_err(cannot)
}

/// Marks the copy as one, so that a server that is started on it knows.
async fn mark(half: &Path) -> Result<(), sqlx::Error> {
    let mut copy = options(half).connect().await?;
    mark_copy(&mut copy).await?;
    copy.close().await
}
