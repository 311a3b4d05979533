//! The connections to a table: a socket to the server, a worker on this device, a record, or a puzzle.

pub mod local;
pub mod online;
pub mod puzzle;
pub mod replay;
pub mod reviewer;
mod worker;
