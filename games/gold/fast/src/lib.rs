//! The rules of Gold for millions of games per second.
//!
//! [`Fast`] is the whole game, position by position, for simulations. [`Summary`] is the table without positions, for bots that look
//! ahead. Both take what two cards do from [`gold_rules::Effect`], and tests run both in lockstep with the rules.

mod bits;
mod encode;
mod game;
mod random;
pub mod summary;
mod tables;

pub use encode::Encoder;
pub use game::Fast;
pub use summary::Summary;
