//! What a player can lay down for coming choices: that forced ones are made at once.

use crate::State;
use game_core::{ForcedMoves, Plans};

impl Plans for State {
    type Plan = ForcedMoves;
}
