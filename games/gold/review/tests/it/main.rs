//! Tests of the reviews of Gold.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod games;
mod positions;
mod rushes;
