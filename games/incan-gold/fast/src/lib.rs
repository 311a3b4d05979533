//! The rules of Incan Gold and Diamant, for millions of games per second.

use game_core::Plain;
use incan_gold_rules::State;

/// The fast model.
pub type Fast = Plain<State>;
