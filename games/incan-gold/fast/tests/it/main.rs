//! The fast model is the game of `incan-gold-rules`.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod batch;
mod known;
mod lockstep;
mod means;
