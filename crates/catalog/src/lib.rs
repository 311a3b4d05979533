//! The closed list of games, and the record format they share.
//!
//! Code that serves any game is written once over [`rules_core::Game`] and reaches the right one through [`with_game!`].
//! This crate never sees a network, a clock or a random generator.

mod kind;
pub mod record;
mod report;

pub use kind::Kind;
pub use report::{Due, Report};

// For `with_game!`, which is used where these crates may not be direct dependencies.
#[doc(hidden)]
pub use {gold, incan_gold, lost_temple};
