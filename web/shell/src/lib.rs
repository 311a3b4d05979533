//! What every page of the browser client needs: words, the way to a table, motion, sound, and what the tables of all games share.
//!
//! Pages know a table only as [`table::AtTable`], which is the same whether the table is on the server ([`way::online`]), on this device
//! or in a record. The pages themselves are in the parts in which the client is loaded (`web-start`, `web-lobby`, `web-study`, `web-play`),
//! the tables of the games in crates of their own.
//! It never sees the state of a game: what it shows are views and events, as they come.

pub mod api;
pub mod app;
pub mod browser;
pub mod daily;
pub mod handover;
pub mod lesson;
pub mod living_room;
pub mod motion;
pub mod pages;
pub mod play;
pub mod push;
pub mod rooms;
pub mod route;
pub mod salts;
pub mod settings;
pub mod shell;
pub mod sound;
mod strengths;
pub mod symbol;
pub mod table;
pub mod voice;
pub mod way;
pub mod words;
