//! The tests of the rules: each rule by its id, and what every game must pass.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod conformance;
mod rules;
