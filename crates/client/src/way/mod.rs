//! The two ways to a table: over a socket to the server, or to a worker on this device.

pub mod local;
pub mod online;
