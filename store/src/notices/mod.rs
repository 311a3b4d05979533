//! Where people are told that it is their turn, and what is still to be told.
//!
//! Notices are derived from the entries of a table: the process that runs it announces each decision once, after the entries that open it are
//! stored and before the table may be unloaded. After a crash it is loaded and announces its decision then. What was announced is
//! stored together with the notices, so none is lost and none is written twice.

mod memory;
mod sqlite;

pub(crate) use memory::Notices;
pub(crate) use sqlite::NoticeRequest;

use crate::{Millis, StoreError, TableKey, TokenHash};
use async_trait::async_trait;
use catalog::GameKind;
use game_table::UserId;
use wire::Code;
pub use wire::http::MAX_CHANNELS;
use wire::http::{ChannelState, NewChannel};

/// A channel gets no more after this number of notices in a row that could not be delivered.
pub const MAX_FAILURES: u32 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChannelId(pub i64);

/// A place where a person is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelRow {
    pub id: ChannelId,
    pub user: UserId,
    pub channel: NewChannel,
    /// The hash of what was sent to the address, until that is confirmed.
    pub code: Option<TokenHash>,
    /// How many wrong codes were given.
    pub tries: u32,
    pub failures: u32,
    pub added: Millis,
}

impl ChannelRow {
    pub fn state(&self) -> ChannelState {
        match self.code {
            Some(_) => ChannelState::Unconfirmed,
            None if self.failures >= MAX_FAILURES => ChannelState::Paused,
            None => ChannelState::Ready,
        }
    }
}

/// A decision that has opened at a table, and who has to make it.
#[derive(Clone, Debug)]
pub struct OpenDecision<'a> {
    pub table: TableKey,
    /// The id of the game.
    pub game_id: &'a str,
    pub game: GameKind,
    /// Increases from decision to decision and from game to game.
    pub decision: u64,
    /// Seats, from 0, and who has them.
    pub people: &'a [(usize, UserId)],
    pub opened: Millis,
    /// When they are told, if they have not chosen by then.
    pub due: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoticeKey(pub i64);

/// Something to be sent to one channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub key: NoticeKey,
    /// Always the same for the same decision of a person, so that duplicates can be recognized.
    pub name: String,
    pub channel: ChannelRow,
    pub table: Code,
    pub game: GameKind,
    pub decision: u64,
    pub opened: Millis,
    /// How often it was tried.
    pub attempts: u32,
}

/// How a notice ends. Then it is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeEnd {
    Delivered,
    /// Nobody needs to be told any more.
    Pointless,
    /// It was tried often enough.
    Undeliverable,
    /// The channel does not exist any more, and is removed too.
    ChannelGone,
}

#[async_trait]
pub trait NoticeStore {
    /// The server's key of this name. If there is none yet, that is `new` from now on.
    async fn key(&self, name: &'static str, new: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Adds a channel, in place of one with the same address. A browser has one owner: the last one. `code` is the hash of what must be
    /// given to confirm it. `Taken` if the person has [`MAX_CHANNELS`].
    async fn add_channel(
        &self,
        user: UserId,
        channel: &NewChannel,
        code: Option<TokenHash>,
        now: Millis,
    ) -> Result<ChannelId, StoreError>;
    /// The channels of a person, oldest first.
    async fn channels(&self, user: UserId) -> Result<Vec<ChannelRow>, StoreError>;
    /// The address is confirmed.
    async fn confirm_channel(&self, channel: ChannelId) -> Result<(), StoreError>;
    /// A wrong code was given.
    async fn count_wrong_code(&self, channel: ChannelId) -> Result<(), StoreError>;
    /// Removes a channel with its notices.
    async fn remove_channel(&self, channel: ChannelId) -> Result<(), StoreError>;

    /// Writes a notice for each usable channel of these people, unless this decision or a later one of the table was announced before.
    /// Notices of earlier decisions are removed.
    async fn announce(&self, decision: &OpenDecision<'_>) -> Result<(), StoreError>;
    /// The notices that are due by then, those tried least first: at most `most`.
    async fn notices_due(&self, by: Millis, most: usize) -> Result<Vec<Notice>, StoreError>;
    /// Counts an attempt for each of these, and says when the next one is due.
    async fn attempt_notices(&self, next: &[(NoticeKey, Millis)]) -> Result<(), StoreError>;
    async fn end_notice(&self, notice: &Notice, end: NoticeEnd) -> Result<(), StoreError>;
    /// How many notices there are.
    async fn count_notices(&self) -> Result<usize, StoreError>;
}

/// What makes a notice of this decision and seat the same one.
fn name(game_id: &str, decision: u64, seat: usize) -> String {
    format!("{game_id}-{decision}-{seat}")
}
