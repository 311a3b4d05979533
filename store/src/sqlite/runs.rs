//! When servers ran on this database, and whether it is a copy.

use crate::Millis;
use sqlx::SqliteConnection;

/// A shorter gap between two signs of life is no outage.
const SHORTEST: Millis = 90_000;

/// Outages are forgotten after this: no decision takes longer.
const REMEMBERED: Millis = 60 * 24 * 3600 * 1000;

/// A server starts: notes how long none has run.
pub async fn start(to: &mut SqliteConnection, now: Millis) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO outages (began, ended)
               SELECT value, ?1 FROM facts WHERE name = 'alive' AND ?1 - value > ?2";
    sqlx::query(sql).bind(now).bind(SHORTEST).execute(&mut *to).await?;
    sqlx::query("DELETE FROM outages WHERE ended < ?").bind(now - REMEMBERED).execute(&mut *to).await?;
    sign_of_life(to, now).await
}

pub async fn sign_of_life(to: &mut SqliteConnection, now: Millis) -> Result<(), sqlx::Error> {
    let sql = "INSERT OR REPLACE INTO facts (name, value) VALUES ('alive', ?)";
    sqlx::query(sql).bind(now).execute(to).await.map(drop)
}

/// Marks a copy of a database. The copy may be older than one from before this was done.
pub async fn mark_copy(copy: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let sql =
        "CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT";
    sqlx::query(sql).execute(&mut *copy).await?;
    let sql = "INSERT OR REPLACE INTO facts (name, value) VALUES ('copied', 1)";
    sqlx::query(sql).execute(copy).await.map(drop)
}

/// If this is a marked copy, it is used in place of the original from now on. Games may have been played on since it was made, with the
/// same cards, and their records published: no table may go on from here.
pub async fn use_copy(to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    for sql in [
        "BEGIN IMMEDIATE",
        "UPDATE tables SET restored = 1, wake = NULL
         WHERE closed = 0 AND EXISTS (SELECT 1 FROM facts WHERE name = 'copied')",
        "DELETE FROM facts WHERE name = 'copied'",
        "COMMIT",
    ] {
        sqlx::query(sql).execute(&mut *to).await?;
    }
    Ok(())
}
