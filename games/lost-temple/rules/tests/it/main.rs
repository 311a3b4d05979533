//! The rules of Lost Temple: a test for each of them, and the contract that every game keeps.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;
mod conformance;
mod follow;
mod forms;
mod knowledge;
mod plans;
mod previews;
mod rules_board;
mod rules_calls;
mod rules_characters;
mod rules_selection;
mod rules_track;
mod sight;
mod table;
mod tables;
