//! Chance that can be checked.
//!
//! Before the first step a table shows the [`Commitment`] to a [`Secret`]; every seat may then stir in a [`Salt`] of its own.
//! From these a [`Deal`] derives what chance brings, step by step. When the game is over its record carries the [`Proof`],
//! with which anyone can verify every chance step (`catalog::verify`). docs/fair.md has the scheme to the last byte; a change of it is a new
//! version of the record format.
//!
//! This crate never sees a generator, a file, a socket or a clock: secrets and salts are handed in, so that it works in a browser too.
//!
//! ```
//! use catalog::games::incan_gold::rules::{Options, State};
//! use fair::{Deal, Salt, Secret};
//! use game_core::Game;
//!
//! let secret = Secret::new([7; 32]); // really from a generator that nobody can foretell
//! let shown = secret.commitment(); // before the first step
//! let salts = [Some(Salt::new([1; 32])), None]; // the second seat is silent
//! let table = State::new(&Options::default(), 2)?;
//! let card = Deal::new(&secret, "kamo-tiru-1", &salts).chance(&table, 1);
//!
//! // When the game is over the secret is revealed, and anyone can do the same:
//! assert_eq!(secret.commitment(), shown);
//! assert_eq!(Deal::new(&secret, "kamo-tiru-1", &salts).chance(&table, 1), card);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bytes;
mod deal;
mod proof;

pub use bytes::{Commitment, ParseHexError, Salt, Secret};
pub use deal::Deal;
pub use proof::Proof;
