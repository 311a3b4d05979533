//! The rules of Gold.
//!
//! Gold, prospectors and dynamite lie face down in an 8 × 8 square. On your turn you flip two cards: a prospector that is strong enough
//! brings the gold to the owner of its mine, two prospectors fight a duel, dynamite removes both cards. Other cards are turned face down
//! again, and remembering them is the game. With ten cards left the gold rush begins: one card a turn, and the player who flips gold keeps
//! it.
//!
//! Every rule has an id (`G-12`) that you find in `rules.md`, in the code and in the tests.
//!
//! What lies at a position is decided by a chance step when it is flipped for the first time. So a [`State`] holds no secret: it is exactly
//! what a player with a perfect memory knows.
//!
//! This crate knows no other game, no bots, no files, no clock and no random generator. It is written to be read; `gold-fast` is the same
//! game for speed.
//!
//! ```
//! use gold_rules::{Action, Options, Position, State};
//! use game_core::{Game, Seat, Step, Viewer};
//!
//! let mut table = State::new(&Options::default(), 3)?;
//! for (position, card) in [(17, "orange-4"), (40, "gold-3")] {
//!     table.apply(Step::Act(Seat::default(), Action::Flip(Position::try_from(position)?)), &mut ())?;
//!     table.apply(Step::Chance(card.parse()?), &mut ())?;
//! }
//! let owner = Seat::try_from(1)?; // owns the orange mine, so seat 0 has found the gold for seat 1
//! assert_eq!(table.view(Viewer::Seat(owner)).piles[owner].as_deref(), Some(&[3][..]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

extern crate alloc;

mod action;
mod card;
mod effect;
mod event;
mod fold;
mod knowledge;
mod options;
mod plans;
mod position;
mod preview;
mod replay;
mod rules;
mod state;
mod table;
mod view;

pub use action::Action;
pub use card::Card as Chance;
pub use card::{CARDS, COLORS, Card, Color, DECK, Face, GOLD_CARDS, KINDS};
pub use effect::Effect;
pub use event::{Event, NothingBecause, RushBecause};
pub use knowledge::Knowledge;
pub use options::{MAX_PLAYERS, Mines, Options, idle_limit};
pub use position::{Position, Positions, ROW};
pub use preview::{AfterFlip, Preview};
pub use state::{Nugget, Placed, RUSH_CARDS, State};
pub use table::FullTable;
pub use view::View;
