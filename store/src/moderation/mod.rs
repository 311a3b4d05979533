//! What an operator needs: bans, reports, an audit log, tokens for the operator's page, and orders from the command line to the server.

mod memory;
mod sqlite;

pub(crate) use memory::ModerationContents;
pub(crate) use sqlite::ModerationRequest;

use crate::{Millis, StoreError, TokenHash};
use async_trait::async_trait;
use game_table::UserId;
use serde::{Deserialize, Serialize};
use wire::Code;
use wire::http::ReportReason;

/// The most bans and tokens there can be. Of reports and of the audit log, the oldest make room.
pub const MAX_BANS: usize = 1000;
pub const MAX_TOKENS: usize = 20;
pub const MAX_REPORTS: usize = 10_000;
pub const MAX_AUDIT: usize = 100_000;

/// What a ban is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BanKind {
    Name,
    /// A user's number.
    User,
    /// A range of addresses.
    Range,
}

game_core::named! { BanKind, "kind of ban", [
    (BanKind::Name, "name"),
    (BanKind::User, "user"),
    (BanKind::Range, "range"),
]}

/// Someone whom the operator keeps out. The value is in the one form in which it is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanRow {
    pub kind: BanKind,
    pub value: String,
    pub created: Millis,
    /// `None`: never.
    pub ends: Option<Millis>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    pub reporter: UserId,
    /// `None`: the table itself.
    pub about: Option<UserId>,
    /// The table's code, or the id of a finished game.
    pub code: String,
    pub reason: ReportReason,
    pub at: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    pub id: i64,
    pub report: NewReport,
    /// The names they have now.
    pub reporter: String,
    pub about: Option<String>,
}

/// Something that an operator has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditRow {
    pub at: Millis,
    pub by: String,
    pub action: String,
    pub subject: String,
}

/// What the command line wants of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// This person was erased: end their connections, take them from their tables, and drop the name from memory.
    Forget(UserId),
    /// Close this table.
    Close(Code),
    /// The bans have changed.
    Bans,
}

/// How long things are kept. `None`: forever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Reports from before this go.
    pub reports_before: Option<Millis>,
    pub audit_before: Option<Millis>,
    /// Finished games that ended before this go, with their records and links.
    pub games_before: Option<Millis>,
    pub now: Millis,
}

#[async_trait]
pub trait ModerationStore: Send + Sync + 'static {
    /// A second ban of the same replaces the first. `Taken` if there are [`MAX_BANS`] already.
    async fn ban(&self, ban: &BanRow) -> Result<(), StoreError>;
    /// Returns whether there was such a ban.
    async fn unban(&self, kind: BanKind, value: &str) -> Result<bool, StoreError>;
    /// Those that hold at this time, newest first.
    async fn bans(&self, now: Millis) -> Result<Vec<BanRow>, StoreError>;

    /// Adds a report. The same one again changes nothing.
    async fn report(&self, report: &NewReport) -> Result<(), StoreError>;
    /// Newest first: at most `most`.
    async fn reports(&self, most: usize) -> Result<Vec<ReportRow>, StoreError>;
    /// Those by this person, newest first.
    async fn reports_by(&self, user: UserId) -> Result<Vec<ReportRow>, StoreError>;
    /// Returns whether there was such a report.
    async fn remove_report(&self, id: i64) -> Result<bool, StoreError>;

    async fn audit(&self, row: &AuditRow) -> Result<(), StoreError>;
    /// Newest first: at most `most`.
    async fn audit_log(&self, most: usize) -> Result<Vec<AuditRow>, StoreError>;

    /// A token for the operator's page. `Taken` if there are [`MAX_TOKENS`] already.
    async fn add_admin_token(&self, token: TokenHash, now: Millis, ends: Millis) -> Result<(), StoreError>;
    /// When this token ends, if it is valid.
    async fn admin_token(&self, token: TokenHash, now: Millis) -> Result<Option<Millis>, StoreError>;
    /// Ends this token, or all.
    async fn end_admin_tokens(&self, token: Option<TokenHash>) -> Result<usize, StoreError>;

    async fn order(&self, order: &Order) -> Result<(), StoreError>;
    /// Oldest first, each with its number: at most 100.
    async fn orders(&self) -> Result<Vec<(i64, Order)>, StoreError>;
    async fn order_done(&self, number: i64) -> Result<(), StoreError>;

    /// Deletes what is no longer kept, and finishes what a crash has left half forgotten. Returns whether there is more to do at once.
    async fn sweep(&self, retention: Retention) -> Result<bool, StoreError>;
    /// Rewrites the file, so that nothing of what was deleted is left in it.
    async fn compact(&self) -> Result<(), StoreError>;
}
