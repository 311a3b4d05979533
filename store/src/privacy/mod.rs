//! What a person may ask for: a copy of everything that is stored of them, to be forgotten, to take back links, and not to meet someone
//! again.

mod belongings;
mod memory;
mod record;
mod sqlite;

pub(crate) use memory::PrivacyContents;
pub(crate) use sqlite::{PrivacyRequest, finish_forgetting, share};

use crate::{Millis, StoreError, TableKey, TokenHash};
use async_trait::async_trait;
use catalog::GameKind;
use game_table::UserId;

/// The name of everyone who was forgotten, wherever they played.
pub const FORMER_PLAYER: &str = "Former player";

/// The most links to records and the most blocked players of one person, and the most people whom a host can remove from one table for good.
pub const MAX_SHARES: usize = 500;
pub const MAX_BLOCKS: usize = 300;
pub const MAX_REMOVALS: usize = 200;

/// How many records are rewritten in one transaction.
pub(crate) const RECORDS_TOGETHER: usize = 50;

/// A person as an operator finds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownUser {
    pub id: UserId,
    pub name: String,
    /// Whether the name was claimed with a passphrase.
    pub claimed: bool,
    pub created: Millis,
}

/// A link to a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareRow {
    /// It tells links apart, and does not open the record.
    pub id: String,
    /// The id of the game.
    pub game_id: String,
    pub game: GameKind,
    pub ended: Millis,
    pub shared: Millis,
}

impl ShareRow {
    /// The id of a link: the beginning of its token's hash.
    pub(crate) fn id_of(token: TokenHash) -> String {
        token.0[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A player whom someone has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockRow {
    pub id: i64,
    pub user: UserId,
    /// The name at that time.
    pub name: String,
    pub since: Millis,
}

/// What a person may ask of a store.
#[async_trait]
pub trait PrivacyStore: Send + Sync + 'static {
    /// The people who have this name now, or one that looks like it, newest first: at most `most`.
    async fn users_named(&self, name: &str, most: usize) -> Result<Vec<KnownUser>, StoreError>;
    /// Nothing for a person who was forgotten.
    async fn known_user(&self, user: UserId) -> Result<Option<KnownUser>, StoreError>;
    /// Erases a person: name, sessions, passphrase, ratings, results of daily expeditions, links, blocks, reports. Their games stay, with
    /// the name of a [former player](FORMER_PLAYER), in the records too. Doing it twice does no harm. `Conflict` if there was never such
    /// a person.
    async fn forget(&self, user: UserId, now: Millis) -> Result<(), StoreError>;

    /// The links of a person, newest first: at most [`MAX_SHARES`].
    async fn shares_of(&self, user: UserId) -> Result<Vec<ShareRow>, StoreError>;
    /// Takes back a link. Returns whether there was one with this id.
    async fn revoke_share(&self, user: UserId, id: &str) -> Result<bool, StoreError>;

    /// `Taken` if this person has blocked [`MAX_BLOCKS`] others.
    async fn block(&self, user: UserId, blocked: UserId, name: &str, now: Millis) -> Result<(), StoreError>;
    /// Returns whether there was such a block.
    async fn unblock(&self, user: UserId, id: i64) -> Result<bool, StoreError>;
    /// Newest first.
    async fn blocks_of(&self, user: UserId) -> Result<Vec<BlockRow>, StoreError>;
    async fn has_blocked(&self, user: UserId, other: UserId) -> Result<bool, StoreError>;

    /// Removes someone from a table for good. `Taken` if there are [`MAX_REMOVALS`] already.
    async fn remove_for_good(&self, table: TableKey, user: UserId, enters: bool) -> Result<(), StoreError>;
    /// Whether someone was removed from a table for good, and if so whether they may still enter.
    async fn removed(&self, table: TableKey, user: UserId) -> Result<Option<bool>, StoreError>;
    /// Lets everyone (or this person) come back to a table.
    async fn readmit(&self, table: TableKey, user: Option<UserId>) -> Result<(), StoreError>;
}
