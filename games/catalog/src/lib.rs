//! The closed list of games, and the record format they share.
//!
//! Code that serves any game is written once over [`game_core::Game`] and reaches the right one through [`with_game!`].
//! This crate never sees a network, a clock or a random generator.

#[macro_use]
pub mod games;
mod hint;
mod module;
pub mod record;
mod report;
mod verify;

pub use game_list::{GameKind, Manifest, for_each_game};
pub use games::rules_page;
pub use hint::{Adviser, Hint, expect_hints};
pub use module::GameModule;
pub use report::{Due, Report};
pub use verify::{Unfair, Verified, verify};
