//! SQLite's errors in words. They name tables and columns, never their contents.

use crate::StoreError;
use sqlx::error::ErrorKind;
use std::fmt::Display;

/// SQLite's result codes: <https://www.sqlite.org/rescode.html>.
mod code {
    pub const BUSY: u8 = 5;
    pub const LOCKED: u8 = 6;
    pub const READ_ONLY: u8 = 8;
    pub const IO: u8 = 10;
    pub const CORRUPT: u8 = 11;
    pub const FULL: u8 = 13;
    pub const CANNOT_OPEN: u8 = 14;
    pub const NOT_A_DATABASE: u8 = 26;
}

pub fn store_error(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(said) => match (said.kind(), code(&error)) {
            (ErrorKind::UniqueViolation, _) => StoreError::Taken,
            (ErrorKind::ForeignKeyViolation, _) => StoreError::Conflict,
            (_, Some(code::CORRUPT | code::NOT_A_DATABASE)) => {
                StoreError::Corrupt("the database file is damaged; restore a backup".to_owned())
            }
            (_, code) => StoreError::Unavailable(words(code).map_or_else(|| said.to_string(), str::to_owned)),
        },
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::RowNotFound => {
            corrupt(error)
        }
        sqlx::Error::PoolClosed => StoreError::Unavailable("it was closed".to_owned()),
        sqlx::Error::PoolTimedOut => StoreError::Unavailable("busy".to_owned()),
        _ => StoreError::Unavailable(error.to_string()),
    }
}

/// For a row that this program has not written.
pub fn corrupt(what: impl Display) -> StoreError {
    StoreError::Corrupt(what.to_string())
}

/// SQLite's primary result code.
pub fn code(error: &sqlx::Error) -> Option<u8> {
    let number: u32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(number as u8) // the upper bytes are the extended code
}

fn words(code: Option<u8>) -> Option<&'static str> {
    Some(match code? {
        code::BUSY | code::LOCKED => "the database is locked by another program",
        code::READ_ONLY => "the database is read-only",
        code::IO => "cannot read or write the disk",
        code::FULL => "the disk is full",
        code::CANNOT_OPEN => "cannot open the database file",
        _ => return None,
    })
}

pub fn is_not_a_database(error: &sqlx::Error) -> bool {
    code(error) == Some(code::NOT_A_DATABASE)
}
