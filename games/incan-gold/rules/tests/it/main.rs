//! The rules of Incan Gold, one test or more for each, and the contract that every game keeps.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;
mod conformance;
mod facts;
mod follow;
mod plans;
mod rules;
mod rules_end;
