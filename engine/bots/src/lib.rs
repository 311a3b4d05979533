//! Opponents for every game: four levels with a character each, and simple rules to measure them by.
//!
//! A [`Bot`] is handed what the player in its seat knows, and nothing else; it never sees the state of a table. Its generator
//! and its [`Budget`] come from outside, so the same seed gives the same game, in a browser as on a server.
//!
//! This crate never sees a clock, a thread, a file or a network.

mod bot;
mod level;
mod policy;
mod roster;
mod uniform;

pub use bot::{Bot, Budget};
pub use level::Level;
pub use policy::{FastPolicy, Policy, UniformPolicy, unknown_policy};
pub use roster::{Roster, bot};
pub use uniform::Uniform;
