//! The server from outside: HTTP, sockets, and tables as their tasks run them.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;
mod events;
mod http;
mod life_cycle;
mod notify;
mod older_rules;
mod secrecy;
mod sockets;
mod tables;
mod upgrade;
