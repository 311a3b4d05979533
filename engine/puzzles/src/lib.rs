//! Puzzles: moments of games in which one choice is clearly best.
//!
//! A [`Maker`] finds them in games between bots. Two evaluators have to agree: the game's judge (`review`), and many games that bots play
//! on from what the player knew ([`rollouts`]). [`check()`] looks at a puzzle again. [`rating`], [`pick`] and [`repeat`] are for those who
//! solve them. docs/puzzles.md describes the format.
//!
//! Nothing here does I/O, reads a clock or knows a game.

mod check;
mod code;
mod level;
mod maker;
mod moment;
pub mod pick;
mod puzzle;
pub mod rating;
pub mod repeat;
pub mod rollouts;
mod shipped;
mod source;

pub use check::{Depth, check, renewed};
pub use code::{decode, encode};
pub use maker::{Maker, Start, opened};
pub use puzzle::{FORMAT, GAP, Puzzle, RIGHT, SURE, Theme};
pub use shipped::check_all;
pub use source::{Plain, Question, Source};
