//! Simulations and contests as their users see them.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod contest;
#[cfg(unix)] // the programs are shell scripts
mod outside;
mod simulate;
