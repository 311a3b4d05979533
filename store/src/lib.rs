//! Persistent storage: tables (as their entries), finished games, people, ratings.
//!
//! One trait, [`Store`], and two implementations: [`MemoryStore`] for tests, [`SqliteStore`] for everything else. Both pass the same
//! tests. This crate never sees a socket, and looks into an entry only to serialize it.

mod daily;
mod events;
mod games;
mod memory;
mod moderation;
mod names;
mod notices;
mod people;
mod privacy;
mod programs;
mod sqlite;
mod standing;
mod strength;
mod tables;

pub use crate::daily::{DailyResult, DailyRow};
pub use events::{EventKey, EventRow, EventSave, EventStore, EventTableRow, GameEvent};
pub use game_table::UserId;
pub use games::{FinishedGame, GameRow, RatedPlayer, RatingRow, SeatResult};
pub use memory::MemoryStore;
pub use moderation::{
    AuditRow, BanKind, BanRow, MAX_BANS, MAX_TOKENS, ModerationStore, NewReport, Order, ReportRow, Retention,
};
pub use names::{checked_name, is_reserved, name_key};
pub use notices::{
    ChannelId, ChannelRow, MAX_CHANNELS, MAX_FAILURES, Notice, NoticeEnd, NoticeKey, NoticeStore,
    OpenDecision,
};
pub use people::{Expiry, Session, TokenHash, User};
pub use privacy::{
    BlockRow, FORMER_PLAYER, KnownUser, MAX_BLOCKS, MAX_REMOVALS, MAX_SHARES, PrivacyStore, ShareRow,
};
pub use programs::{Program, ProgramStore};
pub use sqlite::{DamagedTable, Examination, SqliteStore};
pub use strength::strength;
pub use tables::{Append, OwnTable, TableKey, TableNote, TableRow, Tidying};
pub use wire::http::Pool;

use ::daily::Expedition;
use async_trait::async_trait;
use catalog::GameKind;
use game_table::Entry;
use ratings::Rating;
use std::collections::BTreeMap;
use wire::Code;

/// Why a request failed. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another writer was first, so the plan no longer fits.
    #[error("another writer was first")]
    Conflict,
    /// The name, code or id is taken.
    #[error("already taken")]
    Taken,
    /// It cannot be written or read now: full, locked, gone.
    #[error("the store is unavailable: {0}")]
    Unavailable(String),
    #[error("the store is damaged: {0}")]
    Corrupt(String),
}

/// Milliseconds since 1970.
pub type Millis = i64;

/// A time in which no server ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    pub began: Millis,
    pub ended: Millis,
}

impl Outage {
    /// How much of the time since then was lost to outages.
    pub fn since(outages: &[Outage], since: Millis) -> Millis {
        outages.iter().map(|outage| (outage.ended - outage.began.max(since)).max(0)).sum()
    }
}

/// A persistent store. What has returned `Ok` survives a crash at any moment; what has returned an error has changed nothing. Writing
/// about an unknown user, table or game is a `Conflict`.
#[async_trait]
pub trait Store:
    EventStore + NoticeStore + PrivacyStore + ModerationStore + ProgramStore + Send + Sync + 'static
{
    // — people —
    /// A new guest with a first session. `Taken` if someone has claimed the name, or one that looks like it.
    async fn add_user(&self, name: &str, token: TokenHash, now: Millis) -> Result<UserId, StoreError>;
    async fn user_by_token(&self, token: TokenHash) -> Result<Option<User>, StoreError> {
        Ok(self.session(token).await?.map(|session| session.user))
    }
    /// The user who has claimed this name or one that looks like it, with the hash of the passphrase.
    async fn claimant(&self, name: &str) -> Result<Option<(User, String)>, StoreError>;
    /// `Taken` if another user has claimed the name, or one that looks like it. With a claimed name, guests are renamed as by a claim.
    async fn rename(&self, user: UserId, name: &str) -> Result<(), StoreError>;
    /// Claims the user's name, or changes the passphrase. `Taken` as for a new name. Guests with names that look like it get other
    /// names: theirs with a number.
    async fn claim(&self, user: UserId, passphrase_hash: &str) -> Result<(), StoreError>;

    // — sessions —
    /// A session, even if it has expired.
    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError>;
    /// The sessions of a user, the last used first.
    async fn sessions_of(&self, user: UserId) -> Result<Vec<Session>, StoreError>;
    /// Adds a session. At most 20 are kept; the oldest are removed.
    async fn add_session(&self, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError>;
    /// Notes that a session is in use, and on what device.
    async fn see_session(&self, token: TokenHash, now: Millis, device: &str) -> Result<(), StoreError>;
    async fn end_session(&self, token: TokenHash) -> Result<(), StoreError>;
    /// Ends all sessions of a user but this one.
    async fn end_sessions(&self, user: UserId, but: Option<TokenHash>) -> Result<(), StoreError>;
    /// Removes sessions that have expired, and forgets old devices. Returns how many sessions. A database also removes guests who can't come
    /// back and have left no trace.
    async fn sweep_sessions(&self, expiry: Expiry) -> Result<usize, StoreError>;
    /// This user has signed in on this device. At most 20 are known, the latest.
    async fn know_device(&self, device: TokenHash, user: UserId, now: Millis) -> Result<(), StoreError>;
    /// Whether this user has signed in on this device before.
    async fn knows_device(&self, device: TokenHash, user: UserId) -> Result<bool, StoreError>;

    // — tables —
    /// A new table with its first entries, numbered from 1. `Taken` if the code is in use.
    async fn open_table(
        &self,
        code: Code,
        host: UserId,
        entries: &[Entry],
        now: Millis,
    ) -> Result<TableKey, StoreError>;
    /// Appends to a table, all or nothing. `Conflict` unless the number of its first entry is the next one.
    async fn append(&self, append: Append<'_>) -> Result<(), StoreError>;
    async fn table(&self, code: Code) -> Result<Option<TableRow>, StoreError>;
    /// All entries of a table in order, each with the time it was written. None of a table that was archived.
    async fn entries(&self, table: TableKey) -> Result<Vec<(Millis, Entry)>, StoreError>;
    /// Notes what is known of a table at this version. `Conflict` if it has changed since.
    async fn note_table(&self, table: TableKey, version: u64, note: &TableNote) -> Result<(), StoreError>;
    /// The next entries will make the note outdated: after a crash the table must be loaded.
    async fn wake_table(&self, table: TableKey) -> Result<(), StoreError>;
    /// The open tables that are not asleep, newest first.
    async fn tables_awake(&self) -> Result<Vec<Code>, StoreError>;
    /// The sleeping tables that must be looked after by then, the most urgent first.
    async fn tables_to_wake(&self, by: Millis, most: usize) -> Result<Vec<Code>, StoreError>;
    /// The open tables at which a user sits or which they host, newest first: at most `most`.
    async fn tables_of(&self, user: UserId, most: usize) -> Result<Vec<OwnTable>, StoreError>;
    /// The number of this host's tables where players gather or play. An open event counts as one table.
    async fn count_tables(&self, host: UserId) -> Result<usize, StoreError>;
    /// Removes the entries of closed tables, whose games keep their records. Returns how many tables it has archived.
    async fn tidy_up(&self, tidying: Tidying) -> Result<usize, StoreError>;

    // — finished games —
    /// The finished games of a user, newest first: at most `most`, those that ended before `before`.
    async fn games_of(&self, user: UserId, before: Millis, most: usize) -> Result<Vec<GameRow>, StoreError>;
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;
    /// None while other tables still play its deal.
    async fn record(&self, id: &str) -> Result<Option<String>, StoreError>;
    async fn shared_record(&self, token: TokenHash) -> Result<Option<String>, StoreError>;
    /// Lets this token open the record of this game. The caller has checked that the user may share it. `Taken` if the user has
    /// [`MAX_SHARES`] links already, or the token is in use.
    async fn share(&self, id: &str, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError>;
    /// The ratings of those who have one.
    async fn ratings(
        &self,
        game: GameKind,
        pool: Pool,
        who: &[RatedPlayer],
    ) -> Result<BTreeMap<RatedPlayer, Rating>, StoreError>;
    /// In all games and pools.
    async fn ratings_of(&self, user: UserId) -> Result<Vec<RatingRow>, StoreError>;
    /// Best first.
    async fn leaderboard(
        &self,
        game: GameKind,
        pool: Pool,
        most: usize,
    ) -> Result<Vec<RatingRow>, StoreError>;

    // — daily expeditions —
    /// `Taken` if this user has a result of this expedition already.
    async fn add_daily(&self, result: DailyResult) -> Result<(), StoreError>;
    /// The results of an expedition, best first: at most `most`, and this user's, wherever it is.
    async fn daily_board(
        &self,
        expedition: Expedition,
        user: Option<UserId>,
        most: usize,
    ) -> Result<Vec<DailyRow>, StoreError>;
    /// The results of a user, newest first: at most `most`.
    async fn daily_results(&self, user: UserId, most: usize) -> Result<Vec<DailyRow>, StoreError>;
    /// All dates on which a user has a result, by game.
    async fn daily_dates(&self, user: UserId) -> Result<Vec<Expedition>, StoreError>;

    // — the store itself —
    /// A server starts to run. Returns when none has run, oldest first.
    async fn start_run(&self, now: Millis) -> Result<Vec<Outage>, StoreError>;
    /// The server still runs.
    async fn sign_of_life(&self, now: Millis) -> Result<(), StoreError>;
    /// Checks that the store can be written, without leaving a trace.
    async fn check(&self) -> Result<(), StoreError>;
    /// Waits until all pending writes are done, and accepts no more.
    async fn close(&self);
}
