//! Tables.

use crate::{FinishedGame, Millis};
use game_table::{Entry, UserId};
use std::fmt;
use wire::{Code, TableSummary};

/// A table's number in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableKey(pub i64);

/// A table, without its entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub key: TableKey,
    pub code: Code,
    /// The time of its last entry that is not private to a player.
    pub changed: Millis,
    pub closed: bool,
    /// Whether it is known when the server must look after the table next; else it must be loaded to find out.
    pub asleep: bool,
    /// Whether it was open when the database was copied, and the copy was restored.
    pub restored: bool,
}

/// What is known of a table without replaying it. It is derived from the entries: losing one is no loss of data, because a table that is
/// not asleep is loaded when the server starts, and then noted again.
#[derive(Clone, Debug, PartialEq)]
pub struct TableNote {
    pub summary: TableSummary,
    pub host: UserId,
    /// Those who sit there, and whether the table waits for them.
    pub people: Vec<(UserId, bool)>,
    /// When the server must look after the table, if it is unloaded now. `None` while it is loaded.
    pub wake: Option<Millis>,
}

/// A table as one of its people finds it in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnTable {
    pub summary: TableSummary,
    pub host: bool,
    /// Whether the table waited for them when it was noted.
    pub waits: bool,
    pub changed: Millis,
}

/// How much the store should shrink what is no longer in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tidying {
    /// Tables that were closed before this keep only the records of their games.
    pub closed_before: Millis,
    /// How many tables at most.
    pub most: usize,
}

/// Entries to append to a table, all or none.
#[derive(Clone)]
pub struct Append<'a> {
    pub table: TableKey,
    /// The number of the first entry.
    pub first: u64,
    pub entries: &'a [Entry],
    /// The game that ends with them; stored in the same transaction.
    pub finished: Option<&'a FinishedGame>,
    pub closes: bool,
    pub now: Millis,
}

impl Append<'_> {
    /// Whether only one player may know that anything happened.
    pub fn is_private(&self) -> bool {
        !self.closes && self.entries.iter().all(|entry| entry.kind.is_private())
    }
}

/// Without the entries, which contain secrets.
impl fmt::Debug for Append<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Append { table, first, entries, finished, closes, now } = self;
        f.debug_struct("Append")
            .field("table", table)
            .field("first", first)
            .field("entries", &entries.len())
            .field("finished", finished)
            .field("closes", closes)
            .field("now", now)
            .finish()
    }
}
