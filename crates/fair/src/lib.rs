//! Chance that can be checked.
//!
//! Before the first step a table shows the [`Commitment`] to a [`Secret`]; every seat may then stir in a [`Salt`] of its own.
//! From these a [`Deal`] derives what chance brings, step by step. When the game is over its record carries the [`Proof`],
//! with which anybody can [`verify`] every chance step. docs/fair.md has the scheme to the last byte; a change of it is a new
//! version of the record format.
//!
//! This crate holds no generator of its own: secrets and salts are handed in. It does no I/O and reads no clock, so that it
//! works in a browser too.

mod bytes;
mod deal;
mod proof;
mod verify;

pub use bytes::{Commitment, NotHex, Salt, Secret};
pub use deal::Deal;
pub use proof::Proof;
pub use verify::{Unfair, Verified, verify};
