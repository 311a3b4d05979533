//! Simulation: many games, played fast, counted exactly.
//!
//! The same seed gives the same games and the same numbers, whatever the number of threads: each game has a generator of
//! its own, made from the seed and its number, and everything is counted in whole numbers, which add up alike in any order.
//!
//! This crate never sees a network, a clock or a terminal.

mod play;
mod policy;
mod simulate;
mod stats;

pub use play::{Length, PlayError, Policy, play};
pub use policy::{Camp, IncanGoldPolicy, Policies, Uniform};
pub use simulate::{Plan, SimulationError, simulate};
pub use stats::{Estimate, SeatStats, Stats};
