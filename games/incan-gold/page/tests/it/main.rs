//! The desk against the real table of the smallest edition.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod desk;
mod figures;
mod spots;
