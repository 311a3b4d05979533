//! Opening a database: its file, its settings and its migrations.

use super::trouble::{is_not_a_database, store_error};
use super::{people, runs};
use crate::StoreError;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlSafeStr, SqliteConnection, SqlitePool};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long to wait for another program's lock.
const LOCK_TIMEOUT: Duration = Duration::from_secs(2);

/// Each reader is a thread, which sleeps when idle.
const MAX_READERS: u32 = 4;

/// Every migration, oldest first. A released one is never edited: the database stores its checksum.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/0001_first.sql")),
    (2, "daily", include_str!("../../migrations/0002_daily.sql")),
    (3, "events", include_str!("../../migrations/0003_events.sql")),
    (5, "tables", include_str!("../../migrations/0005_tables.sql")),
    (6, "people", include_str!("../../migrations/0006_people.sql")),
    (7, "moderation", include_str!("../../migrations/0007_moderation.sql")),
    (8, "notifications", include_str!("../../migrations/0008_notifications.sql")),
    (9, "programs", include_str!("../../migrations/0009_programs.sql")),
    (10, "guests", include_str!("../../migrations/0010_guests.sql")),
];

pub struct OpenDatabase {
    /// For reopening the writer's connection.
    pub options: SqliteConnectOptions,
    pub connection: SqliteConnection,
    pub readers: SqlitePool,
}

/// The database file for a folder or a file name.
pub fn file_of(path: &Path) -> PathBuf {
    let is_file = path.extension().is_some_and(|ending| ending == "db") && !path.is_dir();
    if is_file { path.to_owned() } else { path.join("quipu.db") }
}

pub async fn open(file: &Path) -> Result<OpenDatabase, StoreError> {
    make(file).map_err(|error| {
        let text = format!(
            "cannot create or write {} ({error}); choose another directory or fix its permissions",
            file.display()
        );
        StoreError::Unavailable(text)
    })?;
    let options = options(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full) // what has returned is on the disk
        .pragma("cache_size", "-16000") // kilobytes: the newest page of a few thousand tables
        .pragma("journal_size_limit", "67108864");
    let mut connection = options.connect().await.map_err(|error| describe(file, error))?;
    migrate(file, &mut connection).await?;
    runs::use_copy(&mut connection).await.map_err(|error| describe(file, error))?;
    people::refresh_keys(&mut connection).await.map_err(|error| describe(file, error))?;
    let readers = SqlitePoolOptions::new()
        .max_connections(MAX_READERS)
        .test_before_acquire(false) // a file does not disconnect
        .acquire_slow_threshold(LOCK_TIMEOUT) // when all clients reconnect at once, some waiting is normal
        .connect_lazy_with(self::options(file).read_only(true));
    Ok(OpenDatabase { options, connection, readers })
}

/// The options of all connections. None of them creates a file: a missing one must not be replaced by an empty one.
pub fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).busy_timeout(LOCK_TIMEOUT).disable_statement_logging()
}

/// Creates the folder and an empty file if they are missing, and checks that the file can be written. Only the owner may read it;
/// SQLite gives the files beside it the same permissions.
fn make(file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    private(OpenOptions::new().write(true).create(true).truncate(false)).open(file)?;
    Ok(())
}

/// A new, empty file that only its owner can read.
pub fn new_file(file: &Path) -> io::Result<File> {
    private(OpenOptions::new().write(true).create_new(true)).open(file)
}

fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

async fn migrate(file: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect());
    migrator.run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => StoreError::Unavailable(format!(
            "{} was written by a newer version of this program (migration {version}); use that one, or restore a backup",
            file.display()
        )),
        MigrateError::VersionMismatch(version) => StoreError::Unavailable(format!(
            "{} was made by a different build of this program (migration {version} differs); use that one",
            file.display()
        )),
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => describe(file, error),
        error => StoreError::Unavailable(format!("cannot update {}: {error}", file.display())),
    })
}

/// Adds the name of the file.
pub fn describe(file: &Path, error: sqlx::Error) -> StoreError {
    let name = file.display();
    if is_not_a_database(&error) {
        return StoreError::Corrupt(format!("{name} is not a database; move it away, or restore a backup"));
    }
    match store_error(error) {
        StoreError::Unavailable(why) => StoreError::Unavailable(format!("{name}: {why}")),
        StoreError::Corrupt(why) => StoreError::Corrupt(format!("{name}: {why}")),
        error => StoreError::Unavailable(format!("{name}: {error}")),
    }
}
