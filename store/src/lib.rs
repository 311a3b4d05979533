//! Where everything is kept that must not be lost: tables (as their entries), finished games, people, ratings.
//!
//! One trait, [`Store`], and two places: [`Memory`] for tests and play without a server, [`Sqlite`] for everything else. Both
//! pass the same tests. This crate never sees a socket, and looks into an entry of a table only to write it down.

mod games;
mod memory;
mod people;
mod sqlite;
mod standing;
mod tables;

pub use games::{FinishedGame, GameRow, Pool, RatedPlayer, RatingRow, SeatResult};
pub use memory::MemoryStore;
pub use people::{TokenHash, User};
pub use sqlite::SqliteStore;
pub use tables::{Append, TableKey, TableRow};

use async_trait::async_trait;
use catalog::GameKind;
use protocol::Code;
use referee::{Entry, UserId};

/// Why the store did not do something. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written there first: what was planned on is no longer so.
    #[error("somebody else has written there first")]
    Conflict,
    /// The name, code or id is taken.
    #[error("taken already")]
    Taken,
    /// It cannot be written or read now: full, locked, gone.
    #[error("the store cannot be used: {0}")]
    Unavailable(String),
    /// What is there cannot be understood.
    #[error("the store holds something that cannot be read: {0}")]
    Corrupt(String),
}

/// Milliseconds since 1970, given by whoever has a clock.
pub type Millis = i64;

/// Everything that must not be lost. What has returned `Ok` survives the end of the process, at any moment; what has returned an
/// error has changed nothing. A user, table or game that is not there is a `Conflict` for whoever wants to write.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // — people —
    /// A new guest with his first session. `Taken` if somebody has claimed the name.
    async fn add_user(&self, name: &str, token: TokenHash, now: Millis) -> Result<UserId, StoreError>;
    /// Who has a session with this token.
    async fn user_by_token(&self, token: TokenHash) -> Result<Option<User>, StoreError>;
    /// Who has claimed this name (compared without regard to case and surrounding space), with the hash of the passphrase.
    async fn claimant(&self, name: &str) -> Result<Option<(User, String)>, StoreError>;
    /// Gives a user another name. `Taken` if somebody else has claimed it.
    async fn rename(&self, user: UserId, name: &str) -> Result<(), StoreError>;
    /// Claims the user's name, or changes the passphrase. `Taken` if somebody else has claimed the name.
    async fn claim(&self, user: UserId, passphrase_hash: &str) -> Result<(), StoreError>;
    /// Another session of a user. At most 20 are kept: the oldest go.
    async fn add_session(&self, user: UserId, token: TokenHash, now: Millis) -> Result<(), StoreError>;
    /// Ends a session.
    async fn end_session(&self, token: TokenHash) -> Result<(), StoreError>;

    // — tables —
    /// A new table with its first entries, numbered from 1. `Taken` if there is a table with this code.
    async fn open_table(
        &self,
        code: Code,
        host: UserId,
        entries: &[Entry],
        now: Millis,
    ) -> Result<TableKey, StoreError>;
    /// Appends to a table, all or nothing. `Conflict` unless the number of its first entry is the next one.
    async fn append(&self, append: Append<'_>) -> Result<(), StoreError>;
    /// The table with this code.
    async fn table(&self, code: Code) -> Result<Option<TableRow>, StoreError>;
    /// All entries of a table in order, each with the time it was written.
    async fn entries(&self, table: TableKey) -> Result<Vec<(Millis, Entry)>, StoreError>;
    /// Every table that is not closed and has changed since then, newest first.
    async fn open_tables(&self, since: Millis) -> Result<Vec<TableRow>, StoreError>;
    /// How many tables of this host are not closed.
    async fn count_tables(&self, host: UserId) -> Result<usize, StoreError>;

    // — finished games —
    /// The finished games of a user, newest first: at most `most`, those that ended before `before`.
    async fn games_of(&self, user: UserId, before: Millis, most: usize) -> Result<Vec<GameRow>, StoreError>;
    /// A finished game.
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;
    /// The record of a finished game.
    async fn record(&self, id: &str) -> Result<Option<String>, StoreError>;
    /// The record that was shared under this token.
    async fn shared_record(&self, token: TokenHash) -> Result<Option<String>, StoreError>;
    /// Remembers that this token opens the record of this game. The caller has made sure that the user may share it.
    async fn share(&self, id: &str, token: TokenHash) -> Result<(), StoreError>;
    /// The ratings of a user in all games and pools.
    async fn ratings_of(&self, user: UserId) -> Result<Vec<RatingRow>, StoreError>;
    /// The best-rated of a game, best first.
    async fn leaderboard(
        &self,
        game: GameKind,
        pool: Pool,
        most: usize,
    ) -> Result<Vec<RatingRow>, StoreError>;

    // — the store itself —
    /// Whether something can be written now: tries it, without leaving a trace.
    async fn check(&self) -> Result<(), StoreError>;
    /// Waits until everything that was begun is written, and takes nothing more.
    async fn close(&self);
}
