//! The bots of Incan Gold, and the solver for two players.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod bots;
