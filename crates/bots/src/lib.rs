//! Opponents for every game: four levels with a character each, and simple rules to measure them by.
//!
//! A [`Bot`] is handed what the player in its seat knows, and nothing else; it never sees the state of a table. Its generator
//! and its [`Budget`] come from outside, so the same seed gives the same game, in a browser as on a server.
//!
//! This crate never sees a clock, a thread, a file or a network.
//!
//! ```
//! use bots::{Bot, Budget, Level, Roster};
//! use incan_gold::{Choice, Options, State};
//! use rules_core::{Game, Seat, SplitMix, Step};
//!
//! let mut table = State::new(&Options::default(), 2)?;
//! table.apply(Step::Chance("treasure-17".parse()?), &mut ())?;
//! table.apply(Step::Act(Seat::try_from(0)?, Choice::Torch), &mut ())?;
//!
//! // Nobody leaves with the first treasure while no hazard lies there yet; least of all the strongest.
//! let seat = Seat::try_from(1)?;
//! let (mut oracle, mut draw) = (State::level(Level::Oracle), SplitMix::new(1));
//! let legal = [Choice::Torch, Choice::Camp];
//! let choice = oracle.choose(&table.knowledge(seat), &legal, &Budget::default(), &mut draw);
//! assert_eq!(choice, Choice::Torch);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot;
pub mod gold;
pub mod incan_gold;
mod level;
pub mod lost_temple;
mod roster;
mod uniform;

pub use bot::{Bot, Budget};
pub use level::Level;
pub use roster::{Roster, bot};
pub use uniform::Uniform;
