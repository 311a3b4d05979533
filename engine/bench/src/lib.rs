//! How fast the rules are, and the yardstick they are measured against.
//!
//! The engine is measured as everything else uses it: through the public [`game_core::Game`] trait, with the same player of
//! games that the simulator has. The [`yardstick`] beside it shows what the machine could do if nothing else mattered.
//!
//! This crate never sees a network, a file or a bot that thinks: it measures the rules.

mod engine;
mod measure;
pub mod yardstick;

pub use engine::{Player, camping};
pub use measure::{Rate, Ratio, rate, ratio};

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Games played to their end.
    pub games: u64,
    /// Choices made by players.
    pub decisions: u64,
    /// The sum of all scores, to see that the games are the right ones.
    pub points: i64,
}
