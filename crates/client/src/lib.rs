//! The browser client: pages, tables, words.
//!
//! Pages know a table only as [`table::AtTable`], which is the same whether the table is on the server ([`way::online`]) or on this device.
//! It is loaded in two parts (`client-start`, `client-table`), each a few lines that say which pages it has.
//! It never sees the state of a game: what it shows are views and events, as they come.

pub mod api;
pub mod app;
pub mod browser;
pub mod handover;
pub mod motion;
pub mod pages;
pub mod play;
pub mod rooms;
pub mod route;
pub mod settings;
pub mod shell;
pub mod sound;
pub mod symbol;
pub mod table;
pub mod voice;
pub mod way;
pub mod words;
