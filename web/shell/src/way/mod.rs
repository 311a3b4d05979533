//! The connections to a table: a socket to the server, a worker on this device, or a record.

pub mod local;
pub mod online;
pub mod replay;
mod worker;
