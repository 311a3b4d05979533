//! The tests of the rules of Gold.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;
mod conformance;
mod facts;
mod follow;
mod forms;
mod plans;
mod rules_end;
mod rules_rush;
mod rules_setup;
mod rules_turn;
mod sight;
mod tables;
