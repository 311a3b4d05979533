//! The schemas hold for every game, and docs/reference is what they say.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod pages;
mod render;
mod samples;
mod valid;
