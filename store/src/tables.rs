//! Tables.

use crate::{FinishedGame, Millis};
use game_table::Entry;
use std::fmt;
use wire::Code;

/// A table's number in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableKey(pub i64);

/// A table, without its entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub key: TableKey,
    pub code: Code,
    /// The time of its last entry.
    pub changed: Millis,
    pub closed: bool,
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
