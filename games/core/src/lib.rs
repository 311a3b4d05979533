//! The contract of a game, and nothing about any particular game.
//!
//! A game here is its options and its steps; the state is a cache of them. A [`Game`] does no I/O, holds no random
//! generator and reads no clock. It says whose [`Turn`] it is, lists what may happen, and applies one [`Step`] at a
//! time or refuses it as [`Illegal`], in which case nothing has changed.
//!
//! What a [`Viewer`] may know is a type of its own: a [`Game::View`] is what they see now, a [`Game::Knowledge`] all that they would
//! know with a perfect memory, and events are [redacted](Game::redact) for them.
//!
//! This crate never sees a game, a file, a socket or a clock.
//!
//! Code that plays games is generic over the trait. This plays any game to its end with random choices:
//!
//! ```
//! use game_core::{Draw, Game, Outcome, Step, Turn};
//!
//! fn play_out<G: Game>(mut table: G, draw: &mut impl Draw) -> Option<Outcome> {
//!     let mut legal = Vec::new();
//!     loop {
//!         let step = match table.turn() {
//!             Turn::Chance => Step::Chance(table.draw_chance(draw)?),
//!             Turn::Act(seats) => {
//!                 let seat = seats.iter().next()?; // any of them: with several, choices are sealed
//!                 legal.clear();
//!                 table.legal_actions(seat, &mut legal);
//!                 Step::Act(seat, *draw.pick(&legal)?)
//!             }
//!             Turn::Over => return table.outcome(),
//!         };
//!         table.apply(step, &mut ()).ok()?; // `&mut Vec::new()` would keep the events
//!     }
//! }
//! ```

// The derive macros behind `schema` need std.
#![cfg_attr(not(feature = "schema"), no_std)]
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

/// For the macros of this crate.
#[doc(hidden)]
pub extern crate alloc;

mod chance;
mod counts;
mod draw;
mod encode;
mod fast;
mod follow;
mod game;
mod illegal;
mod names;
mod outcome;
mod per_seat;
mod plans;
mod private;
mod replay;
mod schema;
mod seat;
mod sink;
mod sort;

pub use chance::{ChanceKey, Pool};
pub use counts::Counts;
pub use draw::{Draw, SplitMix};
pub use encode::{Encode, Field, Fields, RulesOf, places_left};
pub use fast::{Contender, FastGame, Length, Plain, Played};
pub use follow::{FoldEvents, Preview, Previews};
pub use game::{ActionOf, ChanceOf, Determinize, Game, OpenTable, SetupError, Step, StepOf, Turn, Weight};
pub use illegal::Illegal;
pub use outcome::Outcome;
pub use per_seat::PerSeat;
pub use plans::{ForcedMoves, Plan, Planned, Plans, planned};
pub use private::Private;
pub use replay::Replays;
pub use schema::{DescribeOptions, OptionKind, OptionSpec};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use sink::Sink;
pub use sort::sort_few;

// For `named!`, which is used where serde may not be a direct dependency.
#[doc(hidden)]
pub use serde;
#[cfg(feature = "schema")]
#[doc(hidden)]
pub use utoipa;

/// `#[derive(schemars::JsonSchema)]` on what a game sends and records. Without the feature `json-schema` it does nothing.
#[cfg(feature = "json-schema")]
pub use ::schemars;
#[cfg(not(feature = "json-schema"))]
pub mod schemars {
    //! `#[derive(schemars::JsonSchema)]` on what a game sends and records. Without the feature `json-schema` it does nothing.
    pub use game_core_derive::JsonSchema;
}
