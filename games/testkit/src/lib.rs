//! The tests every game must pass, written once. A dev-dependency of the game crates.
//!
//! [`conformance`] plays random games and checks the contract of [`game_core::Game`] after every step, [`secrecy`] that
//! nobody receives what they may not know; [`perft`] counts step sequences, which catches misread rules that nothing else does; [`from_bytes`] turns any bytes into a legal game, for proptest and for fuzzing; [`Script`] plays a scripted
//! situation for a rule's own test; [`encoding`] checks what programs that learn are told; [`folding`], [`previews`] and [`schema`] check what clients compute themselves.
//!
//! This crate knows no particular game, and production code never uses it.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod conformance;
mod encoding;
mod follow;
mod lockstep;
mod perft;
mod script;
mod secrecy;
mod walk;

pub use conformance::{Conformance, conformance};
pub use encoding::encoding;
pub use follow::{folding, previews, schema};
pub use lockstep::{Mean, lockstep, same_random_games};
pub use perft::{check_perft, perft};
pub use script::{Script, seat};
pub use secrecy::secrecy;
pub use walk::{from_bytes, legal_steps, play_randomly, random_step};
