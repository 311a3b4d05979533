//! What a player can do.

use crate::position::Position;
use game_core::schemars;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(schemars::JsonSchema)]
pub enum Action {
    /// Flip the face-down card at this position. G-07
    Flip(Position),
}
