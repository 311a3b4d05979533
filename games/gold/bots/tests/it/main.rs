//! The tests of the bots of Gold.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod bots;
mod maths;
