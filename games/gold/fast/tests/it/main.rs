//! The fast models play the same game as the rules.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod lockstep;
mod summary;
#[path = "../../../rules/tests/it/tables.rs"]
mod tables;
