//! Notices in SQLite.

use super::{
    ChannelId, ChannelRow, MAX_CHANNELS, MAX_FAILURES, Notice, NoticeEnd, NoticeKey, NoticeStore,
    OpenDecision, name,
};
use crate::sqlite::{SqliteStore, WriteError, WriteRequest, corrupt, first, json, store_error, word};
use crate::{Millis, StoreError, TokenHash};
use async_trait::async_trait;
use game_table::UserId;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};
use wire::http::{ChannelKind, NewChannel};

/// A write about channels or notices. It owns its data.
pub enum NoticeRequest {
    Key { name: &'static str, new: Vec<u8> },
    Add { user: i64, address: String, push: bool, body: String, code: Option<TokenHash>, now: Millis },
    Confirm { channel: i64 },
    WrongCode { channel: i64 },
    Remove { channel: i64 },
    Announce(Announcement),
    Attempts { next: Vec<(i64, Millis)> },
    End { notice: i64, channel: i64, end: NoticeEnd },
}

/// An [`OpenDecision`] that owns its data.
pub struct Announcement {
    table: i64,
    game: &'static str,
    decision: i64,
    /// Each with the name of the notice.
    people: Vec<(i64, String)>,
    opened: Millis,
    due: Millis,
}

impl NoticeRequest {
    /// Runs within a transaction. Returns the id of a new channel.
    pub async fn run(&self, to: &mut SqliteConnection) -> Result<i64, WriteError> {
        match self {
            NoticeRequest::Key { name, new } => {
                let sql = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING";
                sqlx::query(sql).bind(name).bind(new).execute(to).await?;
            }
            NoticeRequest::Add { user, address, push, body, code, now } => {
                let sql = "SELECT count(*) FROM channels WHERE user = ? AND address <> ?";
                let others: i64 =
                    sqlx::query_scalar(sql).bind(user).bind(address).fetch_one(&mut *to).await?;
                if others >= MAX_CHANNELS as i64 {
                    return Err(WriteError::Refused(StoreError::Taken));
                }
                let sql = "SELECT EXISTS (SELECT 1 FROM users WHERE id = ?)";
                if !sqlx::query_scalar::<_, bool>(sql).bind(user).fetch_one(&mut *to).await? {
                    return Err(WriteError::Refused(StoreError::Conflict));
                }
                let sql = "DELETE FROM channels WHERE address = ?1 AND (?2 OR user = ?3)";
                sqlx::query(sql).bind(address).bind(push).bind(user).execute(&mut *to).await?;
                let sql = "INSERT INTO channels (user, address, body, code, added) VALUES (?, ?, ?, ?, ?)";
                let query = sqlx::query(sql).bind(user).bind(address).bind(body);
                let query = query.bind(code.as_ref().map(|code| &code.0[..])).bind(now);
                return Ok(query.execute(to).await.map_err(first)?.last_insert_rowid());
            }
            NoticeRequest::Confirm { channel } => {
                sqlx::query("UPDATE channels SET code = NULL WHERE id = ?").bind(channel).execute(to).await?;
            }
            NoticeRequest::WrongCode { channel } => {
                let sql = "UPDATE channels SET tries = tries + 1 WHERE id = ?";
                sqlx::query(sql).bind(channel).execute(to).await?;
            }
            NoticeRequest::Remove { channel } => remove(to, *channel).await?,
            NoticeRequest::Announce(announcement) => announcement.run(to).await?,
            NoticeRequest::Attempts { next } => {
                let sql = "UPDATE notices SET attempts = attempts + 1, due = next.value ->> 1
                           FROM json_each(?) AS next WHERE notices.id = next.value ->> 0";
                sqlx::query(sql).bind(json(next)).execute(to).await?;
            }
            NoticeRequest::End { notice, channel, end } => {
                sqlx::query("DELETE FROM notices WHERE id = ?").bind(notice).execute(&mut *to).await?;
                match end {
                    NoticeEnd::Pointless => {}
                    NoticeEnd::ChannelGone => remove(to, *channel).await?,
                    NoticeEnd::Delivered => {
                        let sql = "UPDATE channels SET failures = 0 WHERE id = ? AND failures > 0";
                        sqlx::query(sql).bind(channel).execute(to).await?;
                    }
                    NoticeEnd::Undeliverable => {
                        let sql = "UPDATE channels SET failures = failures + 1 WHERE id = ?";
                        sqlx::query(sql).bind(channel).execute(to).await?;
                    }
                }
            }
        }
        Ok(0)
    }
}

async fn remove(to: &mut SqliteConnection, channel: i64) -> Result<(), sqlx::Error> {
    // Its notices go with it.
    sqlx::query("DELETE FROM channels WHERE id = ?").bind(channel).execute(to).await.map(drop)
}

impl Announcement {
    fn new(open: &OpenDecision<'_>) -> Result<Announcement, StoreError> {
        let person = |(seat, user): &(usize, UserId)| (user.0, name(open.game_id, open.decision, *seat));
        Ok(Announcement {
            table: open.table.0,
            game: open.game.name(),
            decision: i64::try_from(open.decision).map_err(|_| StoreError::Conflict)?,
            people: open.people.iter().map(person).collect(),
            opened: open.opened,
            due: open.due,
        })
    }

    async fn run(&self, to: &mut SqliteConnection) -> Result<(), WriteError> {
        let sql = "INSERT INTO announced (table_id, decision) VALUES (?, ?) ON CONFLICT (table_id)
                   DO UPDATE SET decision = excluded.decision WHERE excluded.decision > announced.decision";
        let query = sqlx::query(sql).bind(self.table).bind(self.decision);
        if query.execute(&mut *to).await.map_err(first)?.rows_affected() == 0 {
            return Ok(()); // announced before
        }
        sqlx::query("DELETE FROM notices WHERE table_id = ?").bind(self.table).execute(&mut *to).await?;
        let sql = "INSERT INTO notices (name, channel, table_id, decision, game, opened, due)
                   SELECT person.value ->> 1, channels.id, ?, ?, ?, ?, ? FROM json_each(?) AS person
                   JOIN channels ON channels.user = person.value ->> 0 WHERE code IS NULL AND failures < ?";
        let query = sqlx::query(sql).bind(self.table).bind(self.decision).bind(self.game);
        let query = query.bind(self.opened).bind(self.due).bind(json(&self.people));
        query.bind(MAX_FAILURES).execute(to).await?;
        Ok(())
    }
}

/// A row of `channels`: id, user, body, code, tries, failures, added.
type Columns = (i64, i64, String, Option<Vec<u8>>, u32, u32, Millis);

fn channel((id, user, body, code, tries, failures, added): Columns) -> Result<ChannelRow, StoreError> {
    // What serde says may quote it.
    let channel = serde_json::from_str(&body).map_err(|_| corrupt("a channel cannot be read"))?;
    let code = code.map(|code| code.try_into().map(TokenHash)).transpose();
    let code = code.map_err(|_| corrupt("the code of a channel cannot be read"))?;
    Ok(ChannelRow { id: ChannelId(id), user: UserId(user), channel, code, tries, failures, added })
}

/// A row of `notices` with its table and its channel.
fn notice(row: &SqliteRow) -> Result<Notice, StoreError> {
    let text = |at: usize| row.try_get::<String, _>(at).map_err(store_error);
    let number = |at: usize| row.try_get::<i64, _>(at).map_err(store_error);
    let count = |at: usize| row.try_get::<u32, _>(at).map_err(store_error);
    let code = row.try_get::<Option<Vec<u8>>, _>(10).map_err(store_error)?;
    Ok(Notice {
        key: NoticeKey(number(0)?),
        name: text(1)?,
        table: word(&text(2)?)?,
        game: word(&text(3)?)?,
        decision: u64::try_from(number(4)?).map_err(corrupt)?,
        opened: number(5)?,
        attempts: count(6)?,
        channel: channel((number(7)?, number(8)?, text(9)?, code, count(11)?, count(12)?, number(13)?))?,
    })
}

#[async_trait]
impl NoticeStore for SqliteStore {
    async fn key(&self, name: &'static str, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.write(WriteRequest::Notice(NoticeRequest::Key { name, new: new.to_vec() })).await?;
        let sql = "SELECT value FROM keys WHERE name = ?";
        sqlx::query_scalar(sql).bind(name).fetch_one(&self.readers).await.map_err(store_error)
    }

    async fn add_channel(
        &self,
        user: UserId,
        channel: &NewChannel,
        code: Option<TokenHash>,
        now: Millis,
    ) -> Result<ChannelId, StoreError> {
        let add = NoticeRequest::Add {
            user: user.0,
            address: channel.to.address().to_owned(),
            push: channel.to.kind() == ChannelKind::Push,
            body: json(channel),
            code,
            now,
        };
        self.write(WriteRequest::Notice(add)).await.map(ChannelId)
    }

    async fn channels(&self, user: UserId) -> Result<Vec<ChannelRow>, StoreError> {
        let sql =
            "SELECT id, user, body, code, tries, failures, added FROM channels WHERE user = ? ORDER BY id";
        let rows: Vec<Columns> =
            sqlx::query_as(sql).bind(user.0).fetch_all(&self.readers).await.map_err(store_error)?;
        rows.into_iter().map(channel).collect()
    }

    async fn confirm_channel(&self, channel: ChannelId) -> Result<(), StoreError> {
        self.write(WriteRequest::Notice(NoticeRequest::Confirm { channel: channel.0 })).await.map(drop)
    }

    async fn count_wrong_code(&self, channel: ChannelId) -> Result<(), StoreError> {
        self.write(WriteRequest::Notice(NoticeRequest::WrongCode { channel: channel.0 })).await.map(drop)
    }

    async fn remove_channel(&self, channel: ChannelId) -> Result<(), StoreError> {
        self.write(WriteRequest::Notice(NoticeRequest::Remove { channel: channel.0 })).await.map(drop)
    }

    async fn announce(&self, decision: &OpenDecision<'_>) -> Result<(), StoreError> {
        let announcement = Announcement::new(decision)?;
        self.write(WriteRequest::Notice(NoticeRequest::Announce(announcement))).await.map(drop)
    }

    async fn notices_due(&self, by: Millis, most: usize) -> Result<Vec<Notice>, StoreError> {
        let sql = "SELECT notices.id, notices.name, tables.code, notices.game, notices.decision, notices.opened, notices.attempts,
                          channels.id, channels.user, channels.body, channels.code, channels.tries, channels.failures, channels.added
                   FROM notices JOIN channels ON channels.id = notices.channel JOIN tables ON tables.id = notices.table_id
                   WHERE notices.due <= ? ORDER BY notices.attempts, notices.due, notices.id LIMIT ?";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows =
            sqlx::query(sql).bind(by).bind(most).fetch_all(&self.readers).await.map_err(store_error)?;
        // One that is damaged must not keep the others from being sent.
        Ok(rows.iter().filter_map(|row| notice(row).ok()).collect())
    }

    async fn attempt_notices(&self, next: &[(NoticeKey, Millis)]) -> Result<(), StoreError> {
        let next = next.iter().map(|(notice, due)| (notice.0, *due)).collect();
        self.write(WriteRequest::Notice(NoticeRequest::Attempts { next })).await.map(drop)
    }

    async fn end_notice(&self, notice: &Notice, end: NoticeEnd) -> Result<(), StoreError> {
        let end = NoticeRequest::End { notice: notice.key.0, channel: notice.channel.id.0, end };
        self.write(WriteRequest::Notice(end)).await.map(drop)
    }

    async fn count_notices(&self) -> Result<usize, StoreError> {
        let sql = "SELECT count(*) FROM notices";
        let count: i64 = sqlx::query_scalar(sql).fetch_one(&self.readers).await.map_err(store_error)?;
        Ok(usize::try_from(count).unwrap_or_default())
    }
}
