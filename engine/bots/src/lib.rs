//! What the bots of all games share: four levels and one between them, simple baselines to measure them by, and policies for simulation.
//!
//! A [`Bot`] gets what the player in its seat knows and never sees the state of a table. Its random generator and its [`Budget`] come
//! from outside, so the same seed gives the same game in a browser and on a server.
//!
//! This crate never sees a clock, a thread, a disk or a network.

mod bot;
mod companion;
pub mod files;
mod level;
pub mod math;
mod policy;
mod reason;
mod roster;
mod strength;
mod uniform;

pub use bot::{Bot, Budget};
pub use companion::Companion;
pub use level::Level;
pub use policy::{Policy, UniformPolicy, unknown_policy};
pub use reason::Reason;
pub use roster::{Column, Roster, bot};
pub use strength::Strength;
pub use uniform::Uniform;
