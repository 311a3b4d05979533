//! The closed list of games, and the record format they share.
//!
//! Code that serves any game is written once over [`game_core::Game`] and reaches the right one through [`with_game!`].
//! This crate never sees a network, a clock or a random generator.

#[macro_use]
mod kind;
mod module;
pub mod record;
mod report;

pub use kind::{GameKind, games};
pub use module::GameModule;
pub use report::{Due, Report};
