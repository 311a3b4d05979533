//! The two-player game, solved exactly: equilibrium chances to win at every lead, with every deck, in every edition.
//!
//! The game is solved from the last round to the first. Between rounds a position is the lead, the hazards and artifacts left, and who
//! owns how many artifacts. In a round, while both are inside, what they carry follows from the treasures drawn; a player left alone
//! only has to decide when to stop. Nothing is rounded, cut off or interpolated beyond what `f64` does.

mod alone;
mod chances;
mod deck;
mod edition;
pub mod map;
pub mod response;
mod round;
pub mod shipped;
mod single;
mod solver;
mod stages;
pub mod table;
mod together;
mod witness;

pub use chances::{Chances, Row, SPAN, at};
pub use deck::{Deck, Kinds};
pub use edition::{Edition, Key, ROUNDS, Relics};
pub use round::{Inside, Position, Prepared, Preparing};
pub use solver::{Found, Job, enter};
pub use together::Choice;
pub use witness::{Witness, witnesses};
