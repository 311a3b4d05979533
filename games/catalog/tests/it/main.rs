//! The catalog as its users see it: records, their verification, and the golden games of every game.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod company;
mod golden;
mod record;
mod verify;
