//! The rules of Gold, for millions of games per second.

use game_core::Plain;
use gold_rules::State;

/// The fast model.
pub type Fast = Plain<State>;
