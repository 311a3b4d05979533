//! Appending entries, which every choice at a table needs, and storing the game that ends with them.

use super::chain;
use super::packing::pack;
use super::write::{WriteError, first};
use crate::standing::{self, PlayerStats};
use crate::{Append, FinishedGame, Millis, RatedPlayer, SeatResult, StoreError};
use bots::Level;
use game_table::{Entry, UserId};
use ratings::Rating;
use serde::Serialize;
use sqlx::SqliteConnection;
use std::collections::{BTreeMap, BTreeSet};

/// An [`Append`] that owns its data.
pub struct OwnedAppend {
    table: i64,
    first: i64,
    bodies: Vec<String>,
    finished: Option<FinishedGame>,
    closes: bool,
    is_private: bool,
    now: Millis,
}

impl OwnedAppend {
    pub fn new(append: &Append<'_>) -> Result<OwnedAppend, StoreError> {
        Ok(OwnedAppend {
            table: append.table.0,
            first: i64::try_from(append.first).map_err(|_| StoreError::Conflict)?,
            bodies: bodies(append.entries)?,
            finished: append.finished.cloned(),
            closes: append.closes,
            is_private: append.is_private(),
            now: append.now,
        })
    }
}

/// Does all appends of a transaction, in order, and says of each whether it was refused.
///
/// A round trip to the connection's thread costs more than most statements. So there are three statements for all appends together,
/// which take their values as one JSON text each; only the end of a game has its own.
pub async fn all(
    to: &mut SqliteConnection,
    appends: &[&OwnedAppend],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let mut versions = versions(to, appends).await?;
    let (mut answers, mut rows, mut changed) = (Vec::new(), Vec::new(), BTreeMap::new());
    for append in appends {
        let known = match &append.finished {
            Some(finished) => is_known(to, &finished.id).await?,
            None => false,
        };
        answers.push(match versions.get_mut(&append.table) {
            _ if known => Err(StoreError::Taken),
            Some((version, sum)) if *version + 1 == append.first => {
                rows.extend(link(append.table, append.first, sum, append.now, &append.bodies));
                *version += append.bodies.len() as i64;
                let before = changed.get(&append.table).and_then(|(_, at, _)| *at);
                let at = if append.is_private { before } else { Some(append.now) };
                changed.insert(append.table, (*version, at, *sum));
                Ok(())
            }
            _ => Err(StoreError::Conflict),
        });
    }
    update(to, &changed).await?;
    insert(to, &rows).await?;
    for append in appends.iter().zip(&answers).filter_map(|(append, answer)| answer.is_ok().then_some(append))
    {
        if append.closes {
            // Apart, since a statement that names this column also touches its index.
            sqlx::query("UPDATE tables SET closed = 1 WHERE id = ?")
                .bind(append.table)
                .execute(&mut *to)
                .await?;
        }
        if let Some(finished) = &append.finished {
            record_game(to, finished, append.now).await?;
        }
    }
    Ok(answers)
}

/// The rows of some entries, with their checksums: the next ones after `sum`, which becomes that of the last.
fn link<'a>(table: i64, first: i64, sum: &mut i64, now: Millis, bodies: &'a [String]) -> Vec<Row<'a>> {
    let row = |(number, body): (i64, &'a String)| {
        *sum = chain::next(*sum, number, now, body);
        (table, number, now, body, *sum)
    };
    (first..).zip(bodies).map(row).collect()
}

/// The version of each table that is appended to, and the checksum of its last entry.
async fn versions(
    to: &mut SqliteConnection,
    appends: &[&OwnedAppend],
) -> Result<BTreeMap<i64, (i64, i64)>, sqlx::Error> {
    let tables: BTreeSet<i64> = appends.iter().map(|append| append.table).collect();
    let sql = "SELECT id, version, sum FROM tables WHERE id IN (SELECT value FROM json_each(?))";
    let rows: Vec<(i64, i64, Option<i64>)> = sqlx::query_as(sql).bind(json(&tables)).fetch_all(to).await?;
    Ok(rows.into_iter().map(|(id, version, sum)| (id, (version, sum.unwrap_or(chain::START)))).collect())
}

async fn is_known(to: &mut SqliteConnection, game: &str) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM games WHERE id = ?)").bind(game).fetch_one(to).await
}

/// Stores the new versions. Players are shown when a table has changed, so that does not move if only one of them may know.
async fn update(
    to: &mut SqliteConnection,
    changed: &BTreeMap<i64, (i64, Option<Millis>, i64)>,
) -> Result<(), sqlx::Error> {
    let changed: Vec<_> =
        changed.iter().map(|(table, (version, now, sum))| (table, version, now, sum)).collect();
    let sql = "UPDATE tables SET version = new.value ->> 1, changed = COALESCE(new.value ->> 2, changed), sum = new.value ->> 3
               FROM json_each(?) AS new WHERE tables.id = new.value ->> 0";
    sqlx::query(sql).bind(json(&changed)).execute(to).await.map(drop)
}

/// Table, number, time, body and checksum of an entry.
type Row<'a> = (i64, i64, Millis, &'a String, i64);

async fn insert(to: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO entries (table_id, number, at, body, sum)
               SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)";
    sqlx::query(sql).bind(json(rows)).execute(to).await.map(drop)
}

/// For `json_each`.
pub fn json(values: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(values).expect("numbers and texts can be written as JSON")
}

/// Serializes entries, without the names of people: those are stored once, with the people.
pub fn bodies(entries: &[Entry]) -> Result<Vec<String>, StoreError> {
    let body = |entry: &Entry| {
        let mut entry = entry.clone();
        if let Some(person) = entry.person_mut() {
            person.name.clear();
        }
        serde_json::to_string(&entry)
            .map_err(|_| StoreError::Corrupt("an entry that cannot be stored".to_owned()))
    };
    entries.iter().map(body).collect()
}

pub async fn open_table(
    to: &mut SqliteConnection,
    code: &str,
    host: i64,
    bodies: &[String],
    now: Millis,
) -> Result<i64, WriteError> {
    let sql = "INSERT INTO tables (code, host, version, opened, changed) VALUES (?1, ?2, ?3, ?4, ?4)";
    let insert_table = sqlx::query(sql).bind(code).bind(host).bind(bodies.len() as i64).bind(now);
    let table = insert_table.execute(&mut *to).await.map_err(first)?.last_insert_rowid();
    let mut sum = chain::START;
    let rows = link(table, 1, &mut sum, now, bodies);
    insert(to, &rows).await?;
    sqlx::query("UPDATE tables SET sum = ? WHERE id = ?").bind(sum).bind(table).execute(to).await?;
    Ok(table)
}

/// Stores a finished game with its results and new ratings.
async fn record_game(
    to: &mut SqliteConnection,
    finished: &FinishedGame,
    ended: Millis,
) -> Result<(), sqlx::Error> {
    let FinishedGame { id, game, results, record, began, rated, unfinished, programs: _ } = finished;
    let (kind, game, pool) = (*game, game.name(), finished.pool().name());
    let sql = "INSERT INTO games (id, game, pool, began, ended, record, packed, unfinished)
               VALUES (?, ?, ?, ?, ?, '', ?, ?)";
    let query = sqlx::query(sql).bind(id).bind(game).bind(pool).bind(began).bind(ended).bind(pack(record));
    query.bind(unfinished.map(|why| why.name())).execute(&mut *to).await?;

    for (seat, result) in results.iter().enumerate() {
        let (user, bot) = match result.who {
            RatedPlayer::User(user) => (Some(user.0), None),
            RatedPlayer::Bot(level) => (None, Some(level.to_string())),
            RatedPlayer::Companion(strength) => (None, Some(format!("{}:{strength}", Level::Companion))),
        };
        let sql = "INSERT INTO results (game_id, seat, user, bot, name, score, rank, ended)
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(id).bind(seat as i64).bind(user).bind(bot).bind(&result.name);
        query.bind(result.score).bind(result.rank).bind(ended).execute(&mut *to).await?;
    }

    if !rated {
        return Ok(());
    }
    let mut before = BTreeMap::new();
    for who in standing::concerned(results) {
        if let Some(stands) = standing(to, game, pool, who).await? {
            before.insert(who, stands);
        }
    }
    for (who, stands) in standing::after(kind, results, &before, &guests(to, results).await?) {
        let sql = "INSERT OR REPLACE INTO ratings (game, pool, who, mean, deviation, games, won, best, total)
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
        let PlayerStats { rating, games, won, best, total } = stands;
        let query =
            sqlx::query(sql).bind(game).bind(pool).bind(who.key()).bind(rating.mean).bind(rating.deviation);
        query.bind(games).bind(won).bind(best).bind(total).execute(&mut *to).await?;
    }
    Ok(())
}

/// Those of the players who have not claimed their names.
async fn guests(to: &mut SqliteConnection, results: &[SeatResult]) -> Result<BTreeSet<UserId>, sqlx::Error> {
    let people: Vec<i64> = standing::people(results).map(|user| user.0).collect();
    let sql = "SELECT id FROM users WHERE passphrase IS NULL AND id IN (SELECT value FROM json_each(?))";
    let guests: Vec<i64> = sqlx::query_scalar(sql).bind(json(&people)).fetch_all(to).await?;
    Ok(guests.into_iter().map(UserId).collect())
}

async fn standing(
    to: &mut SqliteConnection,
    game: &str,
    pool: &str,
    who: RatedPlayer,
) -> Result<Option<PlayerStats>, sqlx::Error> {
    let sql = "SELECT mean, deviation, games, won, best, total FROM ratings WHERE game = ? AND pool = ? AND who = ?";
    let row: Option<(f64, f64, u32, u32, i32, i64)> =
        sqlx::query_as(sql).bind(game).bind(pool).bind(who.key()).fetch_optional(to).await?;
    Ok(row.map(|(mean, deviation, games, won, best, total)| PlayerStats {
        rating: Rating { mean, deviation },
        games,
        won,
        best,
        total,
    }))
}
