//! Provable fairness.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod one_deal;
mod scheme;
