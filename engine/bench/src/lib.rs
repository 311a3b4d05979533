//! How fast the games are played: by the rules, by their fast models, and by anything else a game offers.
//!
//! The rules are measured as everything else uses them: through the public [`game_core::Game`] trait, with the same player of
//! games that the simulator has.
//!
//! This crate never sees a network, a file or a bot that thinks.

mod measure;
mod program;

pub use measure::{Measured, Rate, Spread, compare};
pub use program::{Program, programs};
