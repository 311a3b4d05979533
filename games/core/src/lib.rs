//! What a game is, and nothing about any one game.
//!
//! A game here is its options and its steps; the state is a cache of them. A [`Game`] does no I/O, holds no random
//! generator and reads no clock. It says whose [`Turn`] it is, lists what may happen, and applies one [`Step`] at a
//! time or refuses it as [`Illegal`], in which case nothing has changed.
//!
//! What a [`Viewer`] may know is a type of its own: a [`Game::View`] is what lies before his eyes now, a
//! [`Game::Knowledge`] all that he would know with a perfect memory, an event is [redacted](Game::redact) for him.
//!
//! This crate never sees a game, a file, a socket or a clock.
//!
//! Whatever plays games is written once, over the trait. This plays any of them to its end, with everybody choosing at random:
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
//!                 let seat = seats.iter().next()?; // any of them: with several, what they choose is sealed
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

mod counts;
mod draw;
mod fast;
mod follow;
mod game;
mod illegal;
mod names;
mod outcome;
mod per_seat;
mod private;
mod replay;
mod schema;
mod seat;
mod sink;

pub use counts::Counts;
pub use draw::{Draw, SplitMix};
pub use fast::{FastGame, Length, Plain};
pub use follow::{FoldEvents, Preview, Previews};
pub use game::{ActionOf, ChanceOf, Determinize, Game, OpenTable, SetupError, Step, StepOf, Turn, Weight};
pub use illegal::Illegal;
pub use outcome::Outcome;
pub use per_seat::PerSeat;
pub use private::Private;
pub use replay::Replays;
pub use schema::{DescribeOptions, OptionKind, OptionSpec};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use sink::Sink;

// For `named!`, which is used where serde may not be a direct dependency.
#[doc(hidden)]
pub use serde;
