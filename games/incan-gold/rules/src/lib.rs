//! The rules of Incan Gold, and of its sister Diamant.
//!
//! Explorers walk into a temple together. Each turn everyone inside secretly chooses to stay with the torch or to
//! return to camp; then a card is turned for those who stay. Treasure is shared; the second hazard of a kind ends the
//! round, and those still inside lose what this round brought.
//!
//! Every rule has an id (`I-12`) that is found in `rules.md`, in [`rules`](State) and in the tests.
//!
//! This crate never sees another game, a bot, a file, a clock or a random generator.
//!
//! ```
//! use incan_gold_rules::{Choice, Options, State};
//! use game_core::{Game, Seat, Step, Turn};
//!
//! let mut table = State::new(&Options::default(), 3)?;
//! table.apply(Step::Chance("treasure-11".parse()?), &mut ())?;
//! for seat in Seat::all(3) {
//!     table.apply(Step::Act(seat, Choice::Camp), &mut ())?;
//! }
//! assert_eq!(table.turn(), Turn::Chance); // the second round has begun
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

extern crate alloc;

mod action;
mod card;
mod deck;
mod event;
mod fold;
mod knowledge;
mod odds;
mod options;
mod path;
mod plans;
mod preview;
mod replay;
mod rules;
mod state;
mod table;
mod view;

pub use action::Choice;
pub use action::Choice as Action;
pub use card::Card;
pub use card::Card as Chance;
pub use card::{Face, Hazard, PathCard};
pub use deck::Deck;
pub use event::Event;
pub use knowledge::Knowledge;
pub use odds::Odds;
pub use options::{Edition, Options};
pub use plans::{Conditions, StayUntil};
pub use preview::{Camp, Leaving, Preview, Torch};
pub use state::{Haul, State};
pub use table::FullTable;
pub use view::View;

/// Rounds of a game: one for each temple. I-04
pub const ROUNDS: u8 = 5;
