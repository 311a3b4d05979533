//! What a player can choose.

use crate::position::Position;
use serde::{Deserialize, Serialize};

/// What the active player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Turn the face-down card that lies here. G-07
    Flip(Position),
}
