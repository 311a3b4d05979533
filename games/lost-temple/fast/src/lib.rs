//! The rules of Lost Temple a second time, for speed: about nine times as many random games per second.
//!
//! [`Fast`] keeps a table in about a hundred bytes and looks everything up that the board says in a [`Track`]. The crate
//! `lost-temple-rules` stays the judge: a test plays both in lockstep.
//!
//! Seats, characters and events are numbers here, and so are places: the rearmost place of the start area is 0.

mod actions;
mod encode;
mod knowledge;
mod memory;
mod model;
mod pool;
mod random;
mod track;
mod turn;

pub use encode::Encoder;
pub use memory::Memory;
pub use model::Fast;
pub use track::Track;
pub use turn::canoe_spaces;
