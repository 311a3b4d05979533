//! Tables, as the store sees them.

use crate::{FinishedGame, Millis};
use protocol::Code;
use referee::Entry;
use std::fmt;

/// A table's number in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableKey(pub i64);

/// A table, without its entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub key: TableKey,
    /// Its code.
    pub code: Code,
    /// When its last entry was written.
    pub changed: Millis,
    /// Whether it was closed.
    pub closed: bool,
}

/// What is to be appended to a table, all or nothing.
#[derive(Clone)]
pub struct Append<'a> {
    /// The table.
    pub table: TableKey,
    /// The number of the first entry.
    pub first: u64,
    /// The entries.
    pub entries: &'a [Entry],
    /// The game that ends with them, if one does: it is put down in the same transaction.
    pub finished: Option<&'a FinishedGame>,
    /// Whether they close the table.
    pub closes: bool,
    /// The time.
    pub now: Millis,
}

/// Not the entries: they hold secrets.
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
