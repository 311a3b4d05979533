//! The ways to a table: over a socket to the server, to a worker on this device, or into a record.

pub mod local;
pub mod online;
pub mod replay;
mod worker;
