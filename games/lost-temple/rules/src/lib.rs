//! The rules of Lost Temple, on any board.
//!
//! Explorers race along one track to a temple. In each round everyone secretly picks a character; then the characters are
//! called by number, and the holder of each reveals it and uses it: to move, to curse, to rob, to look at tokens.
//!
//! Every rule has an id (`L-26`) that is found in `rules.md`, in the code and in the tests.
//!
//! This crate never sees another game, a bot, a file, a clock or a random generator.
//!
//! ```
//! use lost_temple_rules::{Chance, Character, Options, State};
//! use game_core::{Game, Step, Turn};
//!
//! let mut table = State::new(&Options::default(), 2)?;
//! table.apply(Step::Chance(Chance::Start(Character::Thief)), &mut ())?;
//! assert_eq!(table.turn(), Turn::Chance); // the start card of the other seat
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

extern crate alloc;

mod abilities;
mod action;
mod audit;
mod board;
mod board_error;
mod board_json;
mod character;
mod determinize;
mod event;
mod fold;
mod hidden_tokens;
mod knowledge;
mod lenient_json;
mod movement;
mod options;
mod plans;
mod preview;
mod preview_check;
mod public;
mod replay;
mod round;
mod rules;
mod selection;
mod state;
mod table;
mod token;
mod view;

pub use abilities::TOLL;
pub use action::{Action, Chance};
pub use board::{Board, MAX_PLACE, MAX_SPACES, Space, Start};
pub use board_error::{BoardError, Fault, Part};
pub use character::{CHARACTERS, Character, CharacterSet};
pub use event::{Cause, Event, Stay};
pub use knowledge::Knowledge;
pub use movement::Walk;
pub use options::Options;
pub use preview::{Holder, Outlook, Preview};
pub use public::{BANK, Bank, Due, Explorer, IdolBy, Phase, Public, Revealed};
pub use selection::{Stage, Stages};
pub use state::State;
pub use table::Table;
pub use token::{Effect, TOKENS, Token, TokenCounts};
pub use view::{Seen, View};
