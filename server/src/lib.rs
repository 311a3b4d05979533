//! The server: pages, tables, bots and records from one process. `quipu serve` runs it.
//!
//! - [`settings`]: what an operator can set.
//! - [`people`]: guests, their cookies and passphrases.
//! - [`api`]: the calls that are a request and an answer, one file each; OpenAPI describes them.
//! - [`tables`] and [`socket`]: what happens at tables, and how players hear of it.
//! - [`events`]: several tables that play the same deal.
//! - [`notify`]: telling players who are not there that it is their turn.
//! - [`moderation`], [`admin`] and [`roll`]: bans, forgetting people, the operator's page, and telling open sockets.
//! - [`ops`]: health, metrics, limits, headers.
//! - [`pages`]: what a browser is sent.
//!
//! This crate never sees the rules of a game or the state of a table: the referee does, and hands out what each viewer may know. It
//! never keeps a token or a passphrase, only their hashes, and logs neither these nor names, paths, queries or bodies.

mod accept;
pub mod admin;
pub mod api;
pub mod app;
pub mod bus;
pub mod events;
pub mod moderation;
pub mod notify;
pub mod ops;
pub mod pages;
pub mod people;
pub mod roll;
mod routes;
mod running;
pub mod settings;
pub mod socket;
mod stream;
pub mod tables;
mod welcome;

pub use running::{Running, ServeError, run, serve};
pub use settings::{Flags, Settings, SettingsError, in_one_line};
