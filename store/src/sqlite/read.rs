//! Queries.

use super::trouble::{corrupt, store_error};
use crate::people::name_key;
use crate::{
    GameRow, Millis, Pool, RatedPlayer, RatingRow, SeatResult, StoreError, TableKey, TableRow, TokenHash,
    User,
};
use catalog::GameKind;
use protocol::Code;
use ratings::Rating;
use referee::{Entry, UserId};
use sqlx::SqlitePool;
use std::str::FromStr;

/// A value that is stored as text.
fn word<T: FromStr<Err = String>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(corrupt)
}

fn user((id, name, passphrase): (i64, String, Option<String>)) -> (User, Option<String>) {
    (User { id: UserId(id), name, claimed: passphrase.is_some() }, passphrase)
}

pub async fn user_by_token(from: &SqlitePool, token: TokenHash) -> Result<Option<User>, StoreError> {
    let sql =
        "SELECT users.id, name, passphrase FROM sessions JOIN users ON users.id = user WHERE token_hash = ?";
    let row = sqlx::query_as(sql).bind(&token.0[..]).fetch_optional(from).await.map_err(store_error)?;
    Ok(row.map(|row| user(row).0))
}

pub async fn claimant(from: &SqlitePool, name: &str) -> Result<Option<(User, String)>, StoreError> {
    let sql = "SELECT id, name, passphrase FROM users WHERE claimed_key = ?";
    let row = sqlx::query_as(sql).bind(name_key(name)).fetch_optional(from).await.map_err(store_error)?;
    Ok(row.and_then(|row| match user(row) {
        (user, Some(passphrase)) => Some((user, passphrase)),
        _ => None,
    }))
}

fn table_row((id, code, changed, closed): (i64, String, Millis, bool)) -> Result<TableRow, StoreError> {
    Ok(TableRow { key: TableKey(id), code: word(&code)?, changed, closed })
}

pub async fn table(from: &SqlitePool, code: Code) -> Result<Option<TableRow>, StoreError> {
    let sql = "SELECT id, code, changed, closed FROM tables WHERE code = ?";
    let row = sqlx::query_as(sql).bind(code.to_string()).fetch_optional(from).await;
    row.map_err(store_error)?.map(table_row).transpose()
}

pub async fn open_tables(from: &SqlitePool, since: Millis) -> Result<Vec<TableRow>, StoreError> {
    let sql = "SELECT id, code, changed, closed FROM tables WHERE closed = 0 AND changed >= ?
               ORDER BY changed DESC, id DESC";
    let rows = sqlx::query_as(sql).bind(since).fetch_all(from).await.map_err(store_error)?;
    rows.into_iter().map(table_row).collect()
}

pub async fn count_tables(from: &SqlitePool, host: UserId) -> Result<usize, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE closed = 0 AND host = ?";
    let count: i64 = sqlx::query_scalar(sql).bind(host.0).fetch_one(from).await.map_err(store_error)?;
    Ok(usize::try_from(count).unwrap_or_default())
}

pub async fn entries(from: &SqlitePool, table: TableKey) -> Result<Vec<(Millis, Entry)>, StoreError> {
    let sql = "SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number";
    let rows: Vec<(i64, Millis, String)> =
        sqlx::query_as(sql).bind(table.0).fetch_all(from).await.map_err(store_error)?;
    let entry = |(due, (number, at, body)): (i64, (i64, Millis, String))| {
        if number != due {
            return Err(corrupt(format_args!("table {} lacks its entry {due}", table.0)));
        }
        // What serde says may quote the entry.
        let entry = serde_json::from_str(&body)
            .map_err(|_| corrupt(format_args!("entry {number} of table {} cannot be understood", table.0)))?;
        Ok((at, entry))
    };
    (1..).zip(rows).map(entry).collect()
}

/// One seat of a game, with the game.
type SeatRow = (String, String, String, Millis, Millis, Option<i64>, Option<String>, String, i32, u8);

/// Groups rows, which are sorted by game.
fn games(rows: Vec<SeatRow>) -> Result<Vec<GameRow>, StoreError> {
    let mut games: Vec<GameRow> = Vec::new();
    for (id, game, pool, began, ended, user, bot, name, score, rank) in rows {
        let who = match (user, bot) {
            (Some(user), None) => RatedPlayer::User(UserId(user)),
            (None, Some(level)) => RatedPlayer::Bot(word(&level)?),
            _ => return Err(corrupt("a result of nobody")),
        };
        if games.last().is_none_or(|last| last.id != id) {
            games.push(GameRow {
                id,
                game: word(&game)?,
                pool: word(&pool)?,
                began,
                ended,
                results: Vec::new(),
            });
        }
        if let Some(last) = games.last_mut() {
            last.results.push(SeatResult { who, name, score, rank });
        }
    }
    Ok(games)
}

pub async fn games_of(
    from: &SqlitePool,
    user: UserId,
    before: Millis,
    most: usize,
) -> Result<Vec<GameRow>, StoreError> {
    let sql = "SELECT games.id, game, pool, began, games.ended, user, bot, name, score, rank
               FROM (SELECT game_id FROM results WHERE user = ? AND ended < ?
                     ORDER BY ended DESC, game_id DESC LIMIT ?) AS mine
               JOIN games ON games.id = mine.game_id
               JOIN results ON results.game_id = games.id
               ORDER BY games.ended DESC, games.id DESC, seat";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = sqlx::query_as(sql).bind(user.0).bind(before).bind(most).fetch_all(from).await;
    games(rows.map_err(store_error)?)
}

pub async fn game(from: &SqlitePool, id: &str) -> Result<Option<GameRow>, StoreError> {
    let sql = "SELECT games.id, game, pool, began, games.ended, user, bot, name, score, rank
               FROM games JOIN results ON results.game_id = games.id WHERE games.id = ? ORDER BY seat";
    let rows = sqlx::query_as(sql).bind(id).fetch_all(from).await.map_err(store_error)?;
    Ok(games(rows)?.pop())
}

pub async fn record(from: &SqlitePool, id: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT record FROM games WHERE id = ?";
    sqlx::query_scalar(sql).bind(id).fetch_optional(from).await.map_err(store_error)
}

pub async fn shared_record(from: &SqlitePool, token: TokenHash) -> Result<Option<String>, StoreError> {
    let sql = "SELECT record FROM shares JOIN games ON games.id = game_id WHERE token_hash = ?";
    sqlx::query_scalar(sql).bind(&token.0[..]).fetch_optional(from).await.map_err(store_error)
}

/// A rating, with the name of the user it belongs to.
type Rate = (String, String, String, f64, f64, u32, u32, i32, i64, Option<String>);

fn rating_row(row: Rate) -> Result<RatingRow, StoreError> {
    let (game, pool, who, mean, deviation, games, won, best, total, name) = row;
    let who = word(&who)?;
    let name = match who {
        RatedPlayer::User(_) => name.unwrap_or_default(),
        RatedPlayer::Bot(level) => level.name().to_owned(),
    };
    let (game, pool, rating) = (word(&game)?, word(&pool)?, Rating { mean, deviation });
    Ok(RatingRow { who, name, game, pool, rating, games, won, best, total })
}

pub async fn ratings_of(from: &SqlitePool, user: UserId) -> Result<Vec<RatingRow>, StoreError> {
    let sql = "SELECT game, pool, who, mean, deviation, games, won, best, total, name
               FROM ratings LEFT JOIN users ON users.id = ?2 WHERE who = ?1";
    let who = RatedPlayer::User(user).key();
    let rows = sqlx::query_as(sql).bind(who).bind(user.0).fetch_all(from).await.map_err(store_error)?;
    let mut rows = rows.into_iter().map(rating_row).collect::<Result<Vec<_>, _>>()?;
    rows.sort_by_key(|row| (row.game, row.pool));
    Ok(rows)
}

pub async fn leaderboard(
    from: &SqlitePool,
    game: GameKind,
    pool: Pool,
    most: usize,
) -> Result<Vec<RatingRow>, StoreError> {
    // By what Standing::order says. Names only for those who are listed; a bot's is not in the database.
    let sql = "SELECT game, pool, who, mean, deviation, games, won, best, total, name
               FROM (SELECT * FROM ratings WHERE game = ? AND pool = ?
                     ORDER BY mean - 3.0 * deviation DESC, games DESC, who LIMIT ?)
               LEFT JOIN users ON users.id = CAST(substr(who, length('user:') + 1) AS INTEGER)
               ORDER BY mean - 3.0 * deviation DESC, games DESC, who";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = sqlx::query_as(sql).bind(game.name()).bind(pool.name()).bind(most).fetch_all(from).await;
    rows.map_err(store_error)?.into_iter().map(rating_row).collect()
}
