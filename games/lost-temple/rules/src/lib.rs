//! The rules of Lost Temple, on any board.
//!
//! Explorers race along one track to a temple. In each round everybody secretly picks a character; then the characters are
//! called by number, and whoever holds one reveals it and uses it: to move, to curse, to rob, to look at tokens.
//!
//! Every rule has an id (`L-26`) that is found in `docs/rules/lost-temple.md`, in the rules here and in the tests.
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

mod action;
mod audit;
mod board;
mod board_file;
mod called;
mod character;
mod determinize;
mod event;
mod face_down;
mod fault;
mod fold;
mod ground;
mod knowledge;
mod loose;
mod movement;
mod options;
mod picture;
mod preview;
mod promise;
mod public;
mod replay;
mod round;
mod rules;
mod selection;
mod state;
mod table;
mod token;
mod view;
mod walk;

pub use action::{Action, Chance};
pub use board::{Board, MAX_PLACE, MAX_SPACES, Space, Start};
pub use character::{Character, CharacterSet};
pub use event::{Cause, Event, Stay};
pub use fault::{Fault, Part, StartFault, StartPart};
pub use ground::TOLL;
pub use knowledge::Knowledge;
pub use loose::BoardError;
pub use options::Options;
pub use preview::{Holder, Outlook, Preview};
pub use public::{BANK, Bank, Due, Explorer, IdolBy, Phase, Public, Revealed};
pub use selection::{Stage, Stages};
pub use state::State;
pub use table::Table;
pub use token::{Effect, TOKENS, Token, TokenCounts};
pub use view::{Seen, View};
pub use walk::Walk;
