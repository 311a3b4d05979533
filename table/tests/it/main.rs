//! Tables driven as a server drives them.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod between_games;
mod bot_names;
mod bot_pauses;
mod common;
mod company;
mod events;
mod example;
mod gold_memory;
mod hints;
mod picks;
mod plans;
mod refusals;
mod rematch;
mod salts;
mod sealed;
mod secrecy;
mod setup;
mod stand_ins;
mod unfinished;
mod whole_games;
