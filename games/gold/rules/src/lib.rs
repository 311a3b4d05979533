//! The rules of Gold.
//!
//! Gold, prospectors and dynamite lie face down in an 8 × 8 square. On his turn a player turns two cards: a prospector
//! who is strong enough brings the gold to the owner of his mine, two prospectors fight, dynamite takes both cards away.
//! What brings nothing is turned face down again, and remembering it is the game. With ten cards left the gold rush
//! begins: one card a turn, and gold is for whoever turns it.
//!
//! Every rule has an id (`G-12`) that is found in `docs/rules/gold.md`, in `rules.rs` and in the tests.
//!
//! What lies at a position is decided when it is first turned, by a chance step. So a [`State`] holds no secret: it is
//! just what a player with a perfect memory knows.
//!
//! This crate never sees another game, a bot, a file, a clock or a random generator.
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
//! let owner = Seat::try_from(1)?; // the orange mine is his, so seat 0 has found the gold for him
//! assert_eq!(table.view(Viewer::Seat(owner)).piles[owner].as_deref(), Some(&[3][..]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod card;
mod event;
mod fold;
mod knowledge;
mod meeting;
mod options;
mod position;
mod preview;
mod replay;
mod rules;
mod state;
mod table;
mod view;

pub use action::Action;
pub use card::Card as Chance;
pub use card::{CARDS, COLOURS, Card, Colour, DECK, Face, GOLD_CARDS, KINDS};
pub use event::{Event, NothingBecause, RushBecause};
pub use knowledge::Knowledge;
pub use meeting::Meeting;
pub use options::{MAX_PLAYERS, Mines, Options};
pub use position::{Position, Positions, ROW};
pub use preview::{Deed, Next, Part, Preview};
pub use state::{Nugget, Placed, RUSH_CARDS, State};
pub use table::{Spot, Table};
pub use view::View;
