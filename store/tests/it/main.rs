//! What every store must do, and what only a database on a disk must survive.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;
mod damage;
mod events;
mod moderation;
mod notices;
mod people;
mod plans;
mod privacy;
mod programs;
mod sqlite;
mod story;
mod tables;
