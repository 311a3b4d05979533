//! What an operator needs, in SQLite.

use super::{
    AuditRow, BanKind, BanRow, MAX_AUDIT, MAX_BANS, MAX_REPORTS, MAX_TOKENS, ModerationStore, NewReport,
    Order, ReportRow, Retention,
};
use crate::privacy::finish_forgetting;
use crate::sqlite::{SqliteStore, WriteError, WriteRequest, corrupt, first, store_error, word};
use crate::{Millis, StoreError, TokenHash};
use async_trait::async_trait;
use game_table::UserId;
use sqlx::SqliteConnection;

/// How long after a person was forgotten the file is rewritten.
const COMPACT_AFTER: Millis = 12 * 3600 * 1000;

/// Games deleted in one transaction.
const DELETED_TOGETHER: i64 = 200;

pub enum ModerationRequest {
    Ban(BanRow),
    Unban(BanKind, String),
    Report(NewReport),
    RemoveReport(i64),
    Audit(AuditRow),
    AddToken {
        token: TokenHash,
        now: Millis,
        ends: Millis,
    },
    EndTokens(Option<TokenHash>),
    Order(String),
    OrderDone(i64),
    /// Answers how many games were deleted.
    Sweep(Retention),
    Compacted,
}

impl ModerationRequest {
    /// Runs within a transaction. Returns how many rows it has changed.
    pub async fn run(&self, to: &mut SqliteConnection) -> Result<i64, WriteError> {
        let done = match self {
            ModerationRequest::Ban(ban) => {
                let sql = "SELECT count(*) FROM bans WHERE kind <> ? OR value <> ?";
                let count = sqlx::query_scalar(sql).bind(ban.kind.name()).bind(&ban.value);
                must_be_below(count.fetch_one(&mut *to).await?, MAX_BANS)?;
                let sql = "INSERT OR REPLACE INTO bans (kind, value, created, ends) VALUES (?, ?, ?, ?)";
                let query = sqlx::query(sql).bind(ban.kind.name()).bind(&ban.value);
                query.bind(ban.created).bind(ban.ends).execute(to).await?
            }
            ModerationRequest::Unban(kind, value) => {
                let sql = "DELETE FROM bans WHERE kind = ? AND value = ?";
                sqlx::query(sql).bind(kind.name()).bind(value).execute(to).await?
            }
            ModerationRequest::Report(report) => return add_report(to, report).await,
            ModerationRequest::RemoveReport(id) => {
                sqlx::query("DELETE FROM reports WHERE id = ?").bind(id).execute(to).await?
            }
            ModerationRequest::Audit(AuditRow { at, by, action, subject }) => {
                let sql = "INSERT INTO audit (at, by, action, subject) VALUES (?, ?, ?, ?)";
                let query = sqlx::query(sql).bind(at).bind(by).bind(action).bind(subject);
                query.execute(&mut *to).await?;
                let sql = "DELETE FROM audit WHERE id <= (SELECT max(id) FROM audit) - ?";
                sqlx::query(sql).bind(MAX_AUDIT as i64).execute(to).await?
            }
            ModerationRequest::AddToken { token, now, ends } => {
                sqlx::query("DELETE FROM admin_tokens WHERE ends <= ?").bind(now).execute(&mut *to).await?;
                let sql = "SELECT count(*) FROM admin_tokens";
                must_be_below(sqlx::query_scalar(sql).fetch_one(&mut *to).await?, MAX_TOKENS)?;
                let sql = "INSERT INTO admin_tokens (token_hash, created, ends) VALUES (?, ?, ?)";
                let query = sqlx::query(sql).bind(&token.0[..]).bind(now).bind(ends);
                query.execute(to).await.map_err(first)?
            }
            ModerationRequest::EndTokens(token) => {
                let sql = "DELETE FROM admin_tokens WHERE ?1 IS NULL OR token_hash = ?1";
                sqlx::query(sql).bind(token.as_ref().map(|token| &token.0[..])).execute(to).await?
            }
            ModerationRequest::Order(body) => {
                sqlx::query("INSERT INTO orders (body) VALUES (?)").bind(body).execute(to).await?
            }
            ModerationRequest::OrderDone(id) => {
                sqlx::query("DELETE FROM orders WHERE id = ?").bind(id).execute(to).await?
            }
            ModerationRequest::Sweep(retention) => return Ok(sweep(to, *retention).await?),
            ModerationRequest::Compacted => {
                sqlx::query("DELETE FROM facts WHERE name = 'erased'").execute(to).await?
            }
        };
        Ok(i64::try_from(done.rows_affected()).unwrap_or(i64::MAX))
    }
}

fn must_be_below(number: i64, most: usize) -> Result<(), WriteError> {
    if usize::try_from(number).is_ok_and(|number| number < most) {
        Ok(())
    } else {
        Err(WriteError::Refused(StoreError::Taken))
    }
}

async fn add_report(to: &mut SqliteConnection, report: &NewReport) -> Result<i64, WriteError> {
    let NewReport { reporter, about, code, reason, at } = report;
    let about = about.map(|user| user.0);
    let sql = "INSERT INTO reports (reporter, about, code, reason, at) SELECT ?1, ?2, ?3, ?4, ?5
               WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reporter = ?1 AND about IS ?2 AND code = ?3 AND reason = ?4)";
    let query = sqlx::query(sql).bind(reporter.0).bind(about).bind(code).bind(reason.name()).bind(at);
    query.execute(&mut *to).await.map_err(first)?;
    let sql = "DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ?";
    sqlx::query(sql).bind(MAX_REPORTS as i64).execute(to).await?;
    Ok(1)
}

async fn sweep(to: &mut SqliteConnection, retention: Retention) -> Result<i64, sqlx::Error> {
    let Retention { reports_before, audit_before, games_before, now } = retention;
    for (sql, before) in [
        ("DELETE FROM reports WHERE at < ?", reports_before),
        ("DELETE FROM audit WHERE at < ?", audit_before),
        ("DELETE FROM bans WHERE ends <= ?", Some(now)),
        ("DELETE FROM admin_tokens WHERE ends <= ?", Some(now)),
    ] {
        if let Some(before) = before {
            sqlx::query(sql).bind(before).execute(&mut *to).await?;
        }
    }
    let Some(before) = games_before else { return Ok(0) };
    // A game of an event stays until its table is closed: it says that the table has finished.
    let sql = "SELECT id FROM games WHERE ended < ? AND id NOT IN
               (SELECT game_id FROM event_tables JOIN tables ON tables.id = table_id WHERE closed = 0)
               ORDER BY ended LIMIT ?";
    let query = sqlx::query_scalar(sql).bind(before).bind(DELETED_TOGETHER);
    let games: Vec<String> = query.fetch_all(&mut *to).await?;
    for game in &games {
        for sql in [
            "DELETE FROM shares WHERE game_id = ?",
            "DELETE FROM results WHERE game_id = ?",
            "DELETE FROM games WHERE id = ?",
        ] {
            sqlx::query(sql).bind(game).execute(&mut *to).await?;
        }
    }
    Ok(games.len() as i64)
}

type ReportColumns = (i64, i64, Option<i64>, String, String, Millis, String, Option<String>);

fn report_row(
    (id, reporter, about, code, reason, at, name, other): ReportColumns,
) -> Result<ReportRow, StoreError> {
    let (reporter, about, reason) = (UserId(reporter), about.map(UserId), word(&reason)?);
    Ok(ReportRow {
        id,
        report: NewReport { reporter, about, code, reason, at },
        reporter: name,
        about: other,
    })
}

impl SqliteStore {
    async fn moderation(&self, request: ModerationRequest) -> Result<i64, StoreError> {
        self.write(WriteRequest::Moderation(request)).await
    }
}

#[async_trait]
impl ModerationStore for SqliteStore {
    async fn ban(&self, ban: &BanRow) -> Result<(), StoreError> {
        self.moderation(ModerationRequest::Ban(ban.clone())).await.map(drop)
    }

    async fn unban(&self, kind: BanKind, value: &str) -> Result<bool, StoreError> {
        Ok(self.moderation(ModerationRequest::Unban(kind, value.to_owned())).await? > 0)
    }

    async fn bans(&self, now: Millis) -> Result<Vec<BanRow>, StoreError> {
        let sql =
            "SELECT kind, value, created, ends FROM bans WHERE ends IS NULL OR ends > ? ORDER BY id DESC";
        let rows: Vec<(String, String, Millis, Option<Millis>)> =
            sqlx::query_as(sql).bind(now).fetch_all(&self.readers).await.map_err(store_error)?;
        let row = |(kind, value, created, ends): (String, String, Millis, Option<Millis>)| {
            Ok(BanRow { kind: word(&kind)?, value, created, ends })
        };
        rows.into_iter().map(row).collect()
    }

    async fn report(&self, report: &NewReport) -> Result<(), StoreError> {
        self.moderation(ModerationRequest::Report(report.clone())).await.map(drop)
    }

    async fn reports(&self, most: usize) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT reports.id, reporter, about, code, reason, at, them.name, other.name
                   FROM reports JOIN users AS them ON them.id = reporter LEFT JOIN users AS other ON other.id = about
                   ORDER BY reports.id DESC LIMIT ?";
        let query = sqlx::query_as(sql).bind(i64::try_from(most).unwrap_or(i64::MAX));
        let rows = query.fetch_all(&self.readers).await.map_err(store_error)?;
        rows.into_iter().map(report_row).collect()
    }

    async fn reports_by(&self, user: UserId) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT reports.id, reporter, about, code, reason, at, them.name, other.name
                   FROM reports JOIN users AS them ON them.id = reporter LEFT JOIN users AS other ON other.id = about
                   WHERE reporter = ? ORDER BY reports.id DESC";
        let rows = sqlx::query_as(sql).bind(user.0).fetch_all(&self.readers).await.map_err(store_error)?;
        rows.into_iter().map(report_row).collect()
    }

    async fn remove_report(&self, id: i64) -> Result<bool, StoreError> {
        Ok(self.moderation(ModerationRequest::RemoveReport(id)).await? > 0)
    }

    async fn audit(&self, row: &AuditRow) -> Result<(), StoreError> {
        self.moderation(ModerationRequest::Audit(row.clone())).await.map(drop)
    }

    async fn audit_log(&self, most: usize) -> Result<Vec<AuditRow>, StoreError> {
        let sql = "SELECT at, by, action, subject FROM audit ORDER BY id DESC LIMIT ?";
        let query = sqlx::query_as(sql).bind(i64::try_from(most).unwrap_or(i64::MAX));
        let rows: Vec<(Millis, String, String, String)> =
            query.fetch_all(&self.readers).await.map_err(store_error)?;
        let row = |(at, by, action, subject)| AuditRow { at, by, action, subject };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn add_admin_token(&self, token: TokenHash, now: Millis, ends: Millis) -> Result<(), StoreError> {
        self.moderation(ModerationRequest::AddToken { token, now, ends }).await.map(drop)
    }

    async fn admin_token(&self, token: TokenHash, now: Millis) -> Result<Option<Millis>, StoreError> {
        let sql = "SELECT ends FROM admin_tokens WHERE token_hash = ? AND ends > ?";
        let query = sqlx::query_scalar(sql).bind(&token.0[..]).bind(now);
        query.fetch_optional(&self.readers).await.map_err(store_error)
    }

    async fn end_admin_tokens(&self, token: Option<TokenHash>) -> Result<usize, StoreError> {
        let ended = self.moderation(ModerationRequest::EndTokens(token)).await?;
        Ok(usize::try_from(ended).unwrap_or_default())
    }

    async fn order(&self, order: &Order) -> Result<(), StoreError> {
        let body = serde_json::to_string(order).map_err(|_| corrupt("an order that cannot be stored"))?;
        self.moderation(ModerationRequest::Order(body)).await.map(drop)
    }

    async fn orders(&self) -> Result<Vec<(i64, Order)>, StoreError> {
        let sql = "SELECT id, body FROM orders ORDER BY id LIMIT 100";
        let rows: Vec<(i64, String)> =
            sqlx::query_as(sql).fetch_all(&self.readers).await.map_err(store_error)?;
        let order = |(id, body): (i64, String)| {
            serde_json::from_str(&body)
                .map(|order| (id, order))
                .map_err(|_| corrupt("an order cannot be read"))
        };
        rows.into_iter().map(order).collect()
    }

    async fn order_done(&self, number: i64) -> Result<(), StoreError> {
        self.moderation(ModerationRequest::OrderDone(number)).await.map(drop)
    }

    async fn sweep(&self, retention: Retention) -> Result<bool, StoreError> {
        finish_forgetting(self).await?;
        let deleted = self.moderation(ModerationRequest::Sweep(retention)).await?;
        let sql = "SELECT EXISTS (SELECT 1 FROM facts WHERE name = 'erased' AND value < ?)";
        let query = sqlx::query_scalar(sql).bind(retention.now - COMPACT_AFTER);
        if query.fetch_one(&self.readers).await.map_err(store_error)? {
            self.compact().await?;
        }
        Ok(deleted >= DELETED_TOGETHER)
    }

    async fn compact(&self) -> Result<(), StoreError> {
        self.write(WriteRequest::Compact).await?;
        self.moderation(ModerationRequest::Compacted).await.map(drop)
    }
}
