//! The rules of Incan Gold and Diamant, for millions of games per second.
//!
//! [`Fast`] plays one game: bots search with it, simulations play with it. [`Batch`] plays many random games side by side.
//! Both follow `incan-gold-rules`, which is what to read to learn the game; the tests compare them with it.

mod batch;
mod encode;
mod model;
mod odds;
mod random;
mod tables;
pub mod yardstick;

pub use batch::{Batch, Final};
pub use encode::Encoder;
pub use model::{Fast, Keys};
pub use odds::Odds;
pub use tables::GEMS;
