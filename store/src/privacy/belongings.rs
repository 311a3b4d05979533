//! What belongs to a person: every column of the database that refers to one, and what becomes of its rows when the person is forgotten.
//!
//! A test compares this list with the schema, so a new table cannot be overlooked.

/// What becomes of the rows of a person who is forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// They go: with this statement, which takes the person's number.
    Go(&'static str),
    /// They stay with the number, which leads to no name any more.
    Stay,
    /// They stay, and the names in them are replaced.
    Rewritten,
}

/// Table, column, and what becomes of the rows.
pub const BELONGINGS: &[(&str, &str, Fate)] = &[
    ("sessions", "user", Fate::Go("DELETE FROM sessions WHERE user = ?")),
    ("known_devices", "user", Fate::Go("DELETE FROM known_devices WHERE user = ?")),
    ("daily", "user", Fate::Go("DELETE FROM daily WHERE user = ?")),
    ("shares", "user", Fate::Go("DELETE FROM shares WHERE user = ?")),
    ("blocks", "user", Fate::Go("DELETE FROM blocks WHERE user = ?")),
    ("blocks", "blocked", Fate::Go("DELETE FROM blocks WHERE blocked = ?")),
    ("channels", "user", Fate::Go("DELETE FROM channels WHERE user = ?")),
    ("programs", "user", Fate::Go("DELETE FROM programs WHERE user = ?")),
    ("programs", "owner", Fate::Go("DELETE FROM programs WHERE owner = ?")),
    ("removals", "user", Fate::Go("DELETE FROM removals WHERE user = ?")),
    ("reports", "reporter", Fate::Go("DELETE FROM reports WHERE reporter = ?")),
    ("reports", "about", Fate::Go("DELETE FROM reports WHERE about = ?")),
    // No foreign keys: ratings belong to people and to bots.
    ("ratings", "who", Fate::Go("DELETE FROM ratings WHERE who = 'user:' || ?")),
    ("bans", "value", Fate::Go("DELETE FROM bans WHERE kind = 'user' AND value = CAST(? AS TEXT)")),
    // The server takes them from their tables, and has to find these.
    ("table_people", "user", Fate::Stay),
    ("tables", "host", Fate::Rewritten),
    ("events", "host", Fate::Rewritten),
    ("results", "user", Fate::Rewritten),
];
