//! The client without a screen.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod follower;
