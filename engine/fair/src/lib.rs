//! Chance that can be checked.
//!
//! Before the first step a table shows the [`Commitment`] to a [`Secret`]. Every seat may add a [`Salt`] of its own: it commits to the salt
//! first and reveals it when all commitments are in. From these a [`Deal`] derives what chance brings. When the game is over, its record
//! has the [`Proof`], with which anyone can verify every chance step (`catalog::verify`). docs/fair.md describes the schemes to the last
//! byte; a change is a new [`Scheme`].
//!
//! This crate never sees a generator, a file, a socket or a clock: secrets and salts are handed in, so that it works in a browser too.
//!
//! ```
//! use catalog::games::incan_gold::rules::{Options, State};
//! use fair::{Deal, Salt, Scheme, Secret};
//! use game_core::Game;
//!
//! let secret = Secret::new([7; 32]); // in reality from a generator that nobody can predict
//! let shown = secret.commitment(); // before the first step
//! let salts = [Some(Salt::new([1; 32])), None]; // the second seat is silent
//! let table = State::new(&Options::default(), 2)?;
//! let card = Deal::new(Scheme::ByCard, &secret, "kamo-tiru-1", &salts).chance(&table, 1);
//!
//! // When the game is over the secret is revealed, and anyone can do the same:
//! assert_eq!(secret.commitment(), shown);
//! assert_eq!(Deal::new(Scheme::ByCard, &secret, "kamo-tiru-1", &salts).chance(&table, 1), card);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bytes;
mod daily;
mod deal;
mod dealer;
mod order;
mod proof;

pub use bytes::{Commitment, ParseHexError, Salt, Secret};
pub use deal::{Deal, Scheme};
pub use dealer::Dealer;
pub use proof::{EventTable, Proof, VoidedDeal};
