//! The requests: writes go to the writer, queries to the readers.

use super::append::{OwnedAppend, bodies, json};
use super::people::PeopleRequest;
use super::trouble::store_error;
use super::write::WriteRequest;
use super::{CHECK_TIMEOUT, SqliteStore, packing, people, rows, tables};
use crate::{
    Append, DailyResult, DailyRow, Expiry, GameRow, Millis, Outage, OwnTable, Pool, RatedPlayer, RatingRow,
    Session, Store, StoreError, TableKey, TableNote, TableRow, Tidying, TokenHash, User,
};
use ::daily::Expedition;
use async_trait::async_trait;
use catalog::GameKind;
use game_table::{Entry, UserId};
use ratings::Rating;
use sqlx::Connection;
use std::collections::BTreeMap;
use std::sync::PoisonError;
use wire::Code;

#[async_trait]
impl Store for SqliteStore {
    async fn add_user(&self, name: &str, token: TokenHash, now: Millis) -> Result<UserId, StoreError> {
        self.change(PeopleRequest::Add { name: name.to_owned(), token, now }).await.map(UserId)
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError> {
        people::session(&self.readers, token).await
    }

    async fn sessions_of(&self, user: UserId) -> Result<Vec<Session>, StoreError> {
        people::sessions_of(&self.readers, user).await
    }

    async fn claimant(&self, name: &str) -> Result<Option<(User, String)>, StoreError> {
        people::claimant(&self.readers, name).await
    }

    async fn rename(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        self.change(PeopleRequest::Rename { user: user.0, name: name.to_owned() }).await.map(drop)
    }

    async fn claim(&self, user: UserId, passphrase_hash: &str) -> Result<(), StoreError> {
        let passphrase = passphrase_hash.to_owned();
        self.change(PeopleRequest::Claim { user: user.0, passphrase }).await.map(drop)
    }

    async fn add_session(&self, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError> {
        self.change(PeopleRequest::AddSession { user: user.0, token, now }).await.map(drop)
    }

    async fn see_session(&self, token: TokenHash, now: Millis, device: &str) -> Result<(), StoreError> {
        self.change(PeopleRequest::SeeSession { token, now, device: device.to_owned() }).await.map(drop)
    }

    async fn end_session(&self, token: TokenHash) -> Result<(), StoreError> {
        self.change(PeopleRequest::EndSession { token }).await.map(drop)
    }

    async fn end_sessions(&self, user: UserId, but: Option<TokenHash>) -> Result<(), StoreError> {
        self.change(PeopleRequest::EndSessions { user: user.0, but }).await.map(drop)
    }

    async fn sweep_sessions(&self, expiry: Expiry) -> Result<usize, StoreError> {
        let swept = self.change(PeopleRequest::Sweep(expiry)).await?;
        Ok(usize::try_from(swept).unwrap_or_default())
    }

    async fn know_device(&self, device: TokenHash, user: UserId, now: Millis) -> Result<(), StoreError> {
        self.change(PeopleRequest::KnowDevice { device, user: user.0, now }).await.map(drop)
    }

    async fn knows_device(&self, device: TokenHash, user: UserId) -> Result<bool, StoreError> {
        people::knows_device(&self.readers, device, user).await
    }

    async fn open_table(
        &self,
        code: Code,
        host: UserId,
        entries: &[Entry],
        now: Millis,
    ) -> Result<TableKey, StoreError> {
        let (code, bodies) = (code.to_string(), bodies(entries)?);
        self.write(WriteRequest::OpenTable { code, host: host.0, bodies, now }).await.map(TableKey)
    }

    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        self.write(WriteRequest::Append(OwnedAppend::new(&append)?)).await.map(drop)
    }

    async fn table(&self, code: Code) -> Result<Option<TableRow>, StoreError> {
        tables::table(&self.readers, code).await
    }

    async fn entries(&self, table: TableKey) -> Result<Vec<(Millis, Entry)>, StoreError> {
        tables::entries(&self.readers, table).await
    }

    async fn note_table(&self, table: TableKey, version: u64, note: &TableNote) -> Result<(), StoreError> {
        self.write(WriteRequest::Note(tables::NoteRequest::new(table, version, note))).await.map(drop)
    }

    async fn wake_table(&self, table: TableKey) -> Result<(), StoreError> {
        self.write(WriteRequest::Wake(table.0)).await.map(drop)
    }

    async fn tables_awake(&self) -> Result<Vec<Code>, StoreError> {
        tables::awake(&self.readers).await
    }

    async fn tables_to_wake(&self, by: Millis, most: usize) -> Result<Vec<Code>, StoreError> {
        tables::to_wake(&self.readers, by, most).await
    }

    async fn tables_of(&self, user: UserId, most: usize) -> Result<Vec<OwnTable>, StoreError> {
        tables::of_user(&self.readers, user, most).await
    }

    async fn tidy_up(&self, tidying: Tidying) -> Result<usize, StoreError> {
        let archived = self.write(WriteRequest::TidyUp(tidying)).await?;
        Ok(usize::try_from(archived).unwrap_or_default())
    }

    async fn start_run(&self, now: Millis) -> Result<Vec<Outage>, StoreError> {
        self.write(WriteRequest::StartRun(now)).await?;
        let sql = "SELECT began, ended FROM outages ORDER BY began";
        let rows: Vec<(Millis, Millis)> =
            sqlx::query_as(sql).fetch_all(&self.readers).await.map_err(store_error)?;
        Ok(rows.into_iter().map(|(began, ended)| Outage { began, ended }).collect())
    }

    async fn sign_of_life(&self, now: Millis) -> Result<(), StoreError> {
        self.write(WriteRequest::SignOfLife(now)).await.map(drop)
    }

    async fn count_tables(&self, host: UserId) -> Result<usize, StoreError> {
        let sql = "SELECT (SELECT count(*) FROM tables WHERE closed = 0 AND host = ?1
                           AND phase IN ('gathering', 'playing') AND id NOT IN (SELECT table_id FROM event_tables))
                   + (SELECT count(*) FROM open_events WHERE host = ?1)";
        let count: i64 =
            sqlx::query_scalar(sql).bind(host.0).fetch_one(&self.readers).await.map_err(store_error)?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    async fn games_of(&self, user: UserId, before: Millis, most: usize) -> Result<Vec<GameRow>, StoreError> {
        let sql = "SELECT games.id, game, pool, began, games.ended, unfinished, user, bot, name, score, rank
                   FROM (SELECT game_id FROM results WHERE user = ? AND ended < ?
                         ORDER BY ended DESC, game_id DESC LIMIT ?) AS mine
                   JOIN games ON games.id = mine.game_id
                   JOIN results ON results.game_id = games.id
                   ORDER BY games.ended DESC, games.id DESC, seat";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows = sqlx::query_as(sql).bind(user.0).bind(before).bind(most).fetch_all(&self.readers).await;
        rows::games(rows.map_err(store_error)?)
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        let sql = "SELECT games.id, game, pool, began, games.ended, unfinished, user, bot, name, score, rank
                   FROM games JOIN results ON results.game_id = games.id WHERE games.id = ? ORDER BY seat";
        let rows = sqlx::query_as(sql).bind(id).fetch_all(&self.readers).await.map_err(store_error)?;
        Ok(rows::games(rows)?.pop())
    }

    async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT record, packed FROM games
                   WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM withheld_games WHERE game_id = ?1)";
        let row = sqlx::query_as(sql).bind(id).fetch_optional(&self.readers).await.map_err(store_error)?;
        row.map(packing::text).transpose()
    }

    async fn shared_record(&self, token: TokenHash) -> Result<Option<String>, StoreError> {
        let sql = "SELECT record, packed FROM shares JOIN games ON games.id = game_id
                   WHERE token_hash = ? AND NOT EXISTS (SELECT 1 FROM withheld_games AS held WHERE held.game_id = games.id)";
        let row = sqlx::query_as(sql).bind(&token.0[..]).fetch_optional(&self.readers).await;
        row.map_err(store_error)?.map(packing::text).transpose()
    }

    async fn share(&self, id: &str, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError> {
        self.write(WriteRequest::Share { id: id.to_owned(), user: user.0, token, now }).await.map(drop)
    }

    async fn ratings(
        &self,
        game: GameKind,
        pool: Pool,
        who: &[RatedPlayer],
    ) -> Result<BTreeMap<RatedPlayer, Rating>, StoreError> {
        let keys: Vec<String> = who.iter().map(|who| who.key()).collect();
        let sql = "SELECT who, mean, deviation FROM ratings
                   WHERE game = ? AND pool = ? AND who IN (SELECT value FROM json_each(?))";
        let query = sqlx::query_as(sql).bind(game.name()).bind(pool.name()).bind(json(&keys));
        let rows: Vec<(String, f64, f64)> = query.fetch_all(&self.readers).await.map_err(store_error)?;
        let rating =
            |(who, mean, deviation): (String, f64, f64)| Ok((rows::word(&who)?, Rating { mean, deviation }));
        rows.into_iter().map(rating).collect()
    }

    async fn ratings_of(&self, user: UserId) -> Result<Vec<RatingRow>, StoreError> {
        let sql = "SELECT game, pool, who, mean, deviation, games, won, best, total, name
                   FROM ratings LEFT JOIN users ON users.id = ?2 WHERE who = ?1";
        let who = RatedPlayer::User(user).key();
        let rows =
            sqlx::query_as(sql).bind(who).bind(user.0).fetch_all(&self.readers).await.map_err(store_error)?;
        let mut rows = rows.into_iter().map(rows::rating_row).collect::<Result<Vec<_>, _>>()?;
        rows.sort_by_key(|row| (row.game, row.pool));
        Ok(rows)
    }

    async fn leaderboard(
        &self,
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
        let rows =
            sqlx::query_as(sql).bind(game.name()).bind(pool.name()).bind(most).fetch_all(&self.readers).await;
        rows.map_err(store_error)?.into_iter().map(rows::rating_row).collect()
    }

    async fn add_daily(&self, result: DailyResult) -> Result<(), StoreError> {
        self.write(WriteRequest::AddDaily(result)).await.map(drop)
    }

    async fn daily_board(
        &self,
        expedition: Expedition,
        user: Option<UserId>,
        most: usize,
    ) -> Result<Vec<DailyRow>, StoreError> {
        let sql = "SELECT user, name, game, date, score, rank, place, players
                   FROM (SELECT *, rank() OVER (ORDER BY score DESC, rank) AS place,
                                row_number() OVER (ORDER BY score DESC, rank, added, user) AS number,
                                count(*) OVER () AS players
                         FROM daily WHERE game = ? AND date = ?)
                   JOIN users ON users.id = user
                   WHERE number <= ? OR user = ?
                   ORDER BY number";
        let query = sqlx::query_as(sql).bind(expedition.game.name()).bind(expedition.date.to_string());
        let query = query.bind(i64::try_from(most).unwrap_or(i64::MAX)).bind(user.map(|user| user.0));
        let rows = query.fetch_all(&self.readers).await.map_err(store_error)?;
        rows.into_iter().map(rows::daily_row).collect()
    }

    async fn daily_results(&self, user: UserId, most: usize) -> Result<Vec<DailyRow>, StoreError> {
        let sql = "SELECT user, name, game, date, score, rank,
                          (SELECT count(*) + 1 FROM daily AS other WHERE other.game = own.game AND other.date = own.date
                           AND (other.score > own.score OR other.score = own.score AND other.rank < own.rank)),
                          (SELECT count(*) FROM daily AS other WHERE other.game = own.game AND other.date = own.date)
                   FROM (SELECT * FROM daily WHERE user = ? ORDER BY date DESC, game LIMIT ?) AS own
                   JOIN users ON users.id = user
                   ORDER BY date DESC, game";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows = sqlx::query_as(sql).bind(user.0).bind(most).fetch_all(&self.readers).await;
        rows.map_err(store_error)?.into_iter().map(rows::daily_row).collect()
    }

    async fn daily_dates(&self, user: UserId) -> Result<Vec<Expedition>, StoreError> {
        let sql = "SELECT game, date FROM daily WHERE user = ? ORDER BY date, game";
        let rows = sqlx::query_as(sql).bind(user.0).fetch_all(&self.readers).await.map_err(store_error)?;
        rows.into_iter().map(rows::expedition).collect()
    }

    async fn check(&self) -> Result<(), StoreError> {
        match tokio::time::timeout(CHECK_TIMEOUT, self.write(WriteRequest::Probe)).await {
            Ok(written) => written.map(drop),
            Err(_) => Err(StoreError::Unavailable(format!("no answer within {CHECK_TIMEOUT:?}"))),
        }
    }

    async fn close(&self) {
        // Without a sender the writer finishes the queue and ends.
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let Some(writer) = self.writer.lock().await.take() else { return };
        let connection = writer.await;
        self.readers.close().await;
        // Last, because the last connection cleans up the files, which only the writer may.
        if let Ok(Some(connection)) = connection {
            let _ = connection.close().await; // everything is on the disk already
        }
    }
}
