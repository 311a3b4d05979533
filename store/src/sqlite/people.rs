//! People, their sessions and their names: queries, and the writes.

use super::append::json;
use super::trouble::{corrupt, store_error};
use super::write::{WriteError, first};
use crate::names::{KEY_VERSION, name_key, numbered};
use crate::people::MAX_SESSIONS;
use crate::{Expiry, Millis, Session, StoreError, TokenHash, User};
use game_table::UserId;
use sqlx::{SqliteConnection, SqlitePool};
use std::collections::BTreeSet;

/// A session with its user, in the order of the columns in [`sessions!`].
type SessionRow = (i64, String, bool, Option<String>, Vec<u8>, Millis, Millis, String);

macro_rules! sessions {
    ($which:literal) => {
        concat!(
            "SELECT users.id, name, passphrase IS NOT NULL, renamed_from, token_hash, sessions.created, seen, device
             FROM sessions JOIN users ON users.id = user WHERE ",
            $which
        )
    };
}

/// Removes those of some users who can't come back (they have no passphrase and no session) and to whom nothing refers. The newest
/// user stays, so that no number is given twice: old entries may have it. A test compares this with the schema.
pub const REMOVE_GUESTS: &str = "DELETE FROM users
    WHERE id IN (SELECT value FROM json_each(?)) AND passphrase IS NULL AND forgotten = 0
    AND id < (SELECT max(id) FROM users)
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM known_devices WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM daily WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM shares WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocked = users.id)
    AND NOT EXISTS (SELECT 1 FROM channels WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM programs WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM programs WHERE owner = users.id)
    AND NOT EXISTS (SELECT 1 FROM removals WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = users.id)
    AND NOT EXISTS (SELECT 1 FROM reports WHERE about = users.id)
    AND NOT EXISTS (SELECT 1 FROM table_people WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = users.id)
    AND NOT EXISTS (SELECT 1 FROM events WHERE host = users.id)
    AND NOT EXISTS (SELECT 1 FROM results WHERE user = users.id)";

fn described(row: SessionRow) -> Result<Session, StoreError> {
    let (id, name, claimed, renamed_from, token, started, seen, device) = row;
    let token = token.try_into().map_err(|_| corrupt("a session's token has the wrong length"))?;
    let user = User { id: UserId(id), name, claimed, renamed_from };
    Ok(Session { token: TokenHash(token), user, started, seen, device })
}

pub async fn session(readers: &SqlitePool, token: TokenHash) -> Result<Option<Session>, StoreError> {
    let row = sqlx::query_as(sessions!("token_hash = ?"));
    let row = row.bind(&token.0[..]).fetch_optional(readers).await.map_err(store_error)?;
    row.map(described).transpose()
}

pub async fn sessions_of(readers: &SqlitePool, user: UserId) -> Result<Vec<Session>, StoreError> {
    let rows = sqlx::query_as(sessions!("user = ? ORDER BY seen DESC, sessions.rowid DESC"));
    let rows: Vec<SessionRow> = rows.bind(user.0).fetch_all(readers).await.map_err(store_error)?;
    rows.into_iter().map(described).collect()
}

/// Who has claimed this name or one that looks like it, with the hash of the passphrase. If several had claimed such names before they
/// were found to look alike, the name as it is written counts.
pub async fn claimant(readers: &SqlitePool, name: &str) -> Result<Option<(User, String)>, StoreError> {
    let sql =
        "SELECT id, name, renamed_from, passphrase FROM users WHERE name_key = ? AND passphrase IS NOT NULL
               ORDER BY name = ? DESC, id LIMIT 1";
    let row: Option<(i64, String, Option<String>, String)> = sqlx::query_as(sql)
        .bind(name_key(name))
        .bind(name.trim())
        .fetch_optional(readers)
        .await
        .map_err(store_error)?;
    let user = |id, name, renamed_from| User { id: UserId(id), name, claimed: true, renamed_from };
    Ok(row.map(|(id, name, renamed_from, passphrase)| (user(id, name, renamed_from), passphrase)))
}

pub async fn knows_device(readers: &SqlitePool, device: TokenHash, user: UserId) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM known_devices WHERE token_hash = ? AND user = ?)";
    sqlx::query_scalar(sql).bind(&device.0[..]).bind(user.0).fetch_one(readers).await.map_err(store_error)
}

/// A change of people or sessions. No `Debug`: it has secrets.
pub enum PeopleRequest {
    Add { name: String, token: TokenHash, now: Millis },
    Rename { user: i64, name: String },
    Claim { user: i64, passphrase: String },
    AddSession { user: i64, token: TokenHash, now: Millis },
    SeeSession { token: TokenHash, now: Millis, device: String },
    EndSession { token: TokenHash },
    EndSessions { user: i64, but: Option<TokenHash> },
    Sweep(Expiry),
    KnowDevice { device: TokenHash, user: i64, now: Millis },
}

impl PeopleRequest {
    /// Returns the id of a new user, or how many were swept.
    pub async fn run(&self, to: &mut SqliteConnection) -> Result<i64, WriteError> {
        match self {
            PeopleRequest::Add { name, token, now } => return add_user(to, name, *token, *now).await,
            PeopleRequest::Rename { user, name } => rename(to, *user, name).await?,
            PeopleRequest::Claim { user, passphrase } => claim(to, *user, passphrase).await?,
            PeopleRequest::AddSession { user, token, now } => {
                add_session(to, *user, *token, *now).await.map_err(first)?;
                let sql = "DELETE FROM sessions WHERE user = ?1 AND rowid NOT IN
                           (SELECT rowid FROM sessions WHERE user = ?1 ORDER BY rowid DESC LIMIT ?2)";
                sqlx::query(sql).bind(user).bind(MAX_SESSIONS as i64).execute(to).await?;
            }
            PeopleRequest::SeeSession { token, now, device } => {
                let sql = "UPDATE sessions SET seen = max(seen, ?), device = ? WHERE token_hash = ?";
                sqlx::query(sql).bind(now).bind(device).bind(&token.0[..]).execute(to).await?;
            }
            PeopleRequest::EndSession { token } => {
                let sql = "DELETE FROM sessions WHERE token_hash = ?";
                sqlx::query(sql).bind(&token.0[..]).execute(to).await?;
            }
            PeopleRequest::EndSessions { user, but } => {
                let sql = "DELETE FROM sessions WHERE user = ?1 AND (?2 IS NULL OR token_hash <> ?2)";
                sqlx::query(sql).bind(user).bind(but.map(|token| token.0.to_vec())).execute(to).await?;
            }
            PeopleRequest::Sweep(expiry) => return Ok(sweep(to, *expiry).await?),
            PeopleRequest::KnowDevice { device, user, now } => {
                know_device(to, *device, *user, *now).await?;
            }
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
    let key = name_key(name);
    if is_claimed(to, &key, None).await? {
        return Err(WriteError::Refused(StoreError::Taken));
    }
    let sql = "INSERT INTO users (name, name_key, created) VALUES (?, ?, ?)";
    let done = sqlx::query(sql).bind(name).bind(key).bind(now).execute(&mut *to).await?;
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
    let sql = "INSERT INTO sessions (token_hash, user, created, seen) VALUES (?1, ?2, ?3, ?3)";
    sqlx::query(sql).bind(&token.0[..]).bind(user).bind(now).execute(to).await.map(drop)
}

/// Whether someone else than this user has claimed a name with this key.
async fn is_claimed(to: &mut SqliteConnection, key: &str, user: Option<i64>) -> Result<bool, sqlx::Error> {
    let sql =
        "SELECT EXISTS (SELECT 1 FROM users WHERE name_key = ? AND passphrase IS NOT NULL AND id IS NOT ?)";
    sqlx::query_scalar(sql).bind(key).bind(user).fetch_one(to).await
}

async fn claim(to: &mut SqliteConnection, user: i64, passphrase: &str) -> Result<(), WriteError> {
    let sql = "SELECT name_key, passphrase IS NOT NULL FROM users WHERE id = ?";
    let row: Option<(String, bool)> = sqlx::query_as(sql).bind(user).fetch_optional(&mut *to).await?;
    let Some((key, was_claimed)) = row else { return Err(WriteError::Refused(StoreError::Conflict)) };
    if was_claimed {
        let sql = "UPDATE users SET passphrase = ? WHERE id = ?";
        sqlx::query(sql).bind(passphrase).bind(user).execute(to).await?;
        return Ok(());
    }
    if is_claimed(to, &key, Some(user)).await? {
        return Err(WriteError::Refused(StoreError::Taken));
    }
    let sql = "UPDATE users SET claimed_key = name_key, passphrase = ?, renamed_from = NULL WHERE id = ?";
    sqlx::query(sql).bind(passphrase).bind(user).execute(&mut *to).await?;
    rename_guests(to, &key).await?;
    Ok(())
}

/// A claim moves along with the name.
async fn rename(to: &mut SqliteConnection, user: i64, name: &str) -> Result<(), WriteError> {
    let key = name_key(name);
    if is_claimed(to, &key, Some(user)).await? {
        return Err(WriteError::Refused(StoreError::Taken));
    }
    let sql = "UPDATE users SET name = ?1, name_key = ?2, renamed_from = NULL,
               claimed_key = CASE WHEN passphrase IS NULL THEN NULL ELSE ?2 END WHERE id = ?3 RETURNING passphrase IS NOT NULL";
    let claimed: Option<bool> =
        sqlx::query_scalar(sql).bind(name).bind(&key).bind(user).fetch_optional(&mut *to).await?;
    match claimed {
        None => return Err(WriteError::Refused(StoreError::Conflict)),
        Some(true) => rename_guests(to, &key).await?,
        Some(false) => {}
    }
    Ok(())
}

/// Gives other names to the guests whose name looks like the claimed one with this key.
async fn rename_guests(to: &mut SqliteConnection, key: &str) -> Result<(), sqlx::Error> {
    let sql = "SELECT id, name FROM users WHERE name_key = ? AND passphrase IS NULL ORDER BY id";
    let guests: Vec<(i64, String)> = sqlx::query_as(sql).bind(key).fetch_all(&mut *to).await?;
    let mut last = 1;
    for (guest, name) in guests {
        for (number, other) in numbered(&name, last + 1) {
            last = number;
            let key = name_key(&other);
            if !is_claimed(to, &key, None).await? {
                let sql = "UPDATE users SET name = ?, name_key = ?, renamed_from = ? WHERE id = ?";
                sqlx::query(sql).bind(&other).bind(key).bind(&name).bind(guest).execute(&mut *to).await?;
                break;
            }
        }
    }
    Ok(())
}

/// Removes expired sessions, with guests who are gone for good, and forgets old devices. Returns how many sessions were removed.
async fn sweep(to: &mut SqliteConnection, expiry: Expiry) -> Result<i64, sqlx::Error> {
    let sql = "DELETE FROM sessions WHERE seen < ?1
               OR created < ?2 AND user IN (SELECT id FROM users WHERE passphrase IS NOT NULL) RETURNING user";
    let query = sqlx::query_scalar(sql).bind(expiry.seen_before).bind(expiry.started_before);
    let users: Vec<i64> = query.fetch_all(&mut *to).await?;
    sqlx::query(REMOVE_GUESTS).bind(json(&users)).execute(&mut *to).await?;
    let sql = "DELETE FROM known_devices WHERE known < ?";
    sqlx::query(sql).bind(expiry.known_before).execute(to).await?;
    Ok(i64::try_from(users.len()).unwrap_or(i64::MAX))
}

async fn know_device(
    to: &mut SqliteConnection,
    device: TokenHash,
    user: i64,
    now: Millis,
) -> Result<(), WriteError> {
    let sql = "INSERT INTO known_devices (token_hash, user, known) VALUES (?, ?, ?)
               ON CONFLICT DO UPDATE SET known = excluded.known";
    sqlx::query(sql).bind(&device.0[..]).bind(user).bind(now).execute(&mut *to).await.map_err(first)?;
    let sql = "DELETE FROM known_devices WHERE user = ?1 AND token_hash NOT IN
               (SELECT token_hash FROM known_devices WHERE user = ?1 ORDER BY known DESC, token_hash = ?2 DESC LIMIT ?3)";
    let query = sqlx::query(sql).bind(user).bind(&device.0[..]).bind(MAX_SESSIONS as i64);
    query.execute(to).await?;
    Ok(())
}

/// Computes all keys of names again if they are by an older rule. Two names that were claimed before they were found to look alike both stay
/// claimed; guests get other names.
pub async fn refresh_keys(to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let sql = "SELECT value FROM facts WHERE name = 'name_keys'";
    let version: Option<i64> = sqlx::query_scalar(sql).fetch_optional(&mut *to).await?;
    if version == Some(KEY_VERSION) {
        return Ok(());
    }
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *to).await?;
    let sql = "UPDATE users SET claimed_key = '#' || id WHERE passphrase IS NOT NULL";
    sqlx::query(sql).execute(&mut *to).await?;
    let sql = "SELECT id, name, passphrase IS NOT NULL FROM users ORDER BY id";
    let users: Vec<(i64, String, bool)> = sqlx::query_as(sql).fetch_all(&mut *to).await?;
    let mut claimed_keys = BTreeSet::new();
    for (id, name, claimed) in users {
        let key = name_key(&name);
        let claimed_key = claimed
            .then(|| if claimed_keys.insert(key.clone()) { key.clone() } else { format!("{key}#{id}") });
        let sql = "UPDATE users SET name_key = ?, claimed_key = ? WHERE id = ?";
        sqlx::query(sql).bind(key).bind(claimed_key).bind(id).execute(&mut *to).await?;
    }
    for key in &claimed_keys {
        rename_guests(to, key).await?;
    }
    let sql = "INSERT OR REPLACE INTO facts (name, value) VALUES ('name_keys', ?)";
    sqlx::query(sql).bind(KEY_VERSION).execute(&mut *to).await?;
    sqlx::query("COMMIT").execute(to).await?;
    Ok(())
}
