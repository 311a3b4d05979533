//! The rules of Lost Temple, for millions of games per second.

use game_core::Plain;
use lost_temple_rules::State;

/// The fast model.
pub type Fast = Plain<State>;
