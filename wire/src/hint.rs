//! A hint for a player who has to choose. Only that player gets it.

use crate::Json;
use bots::Reason;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The decision that it is for.
    pub decision: u64,
    /// Every legal action with the player's chance to win, the best first. Left out if nobody can tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<ActionChance>,
    /// What Pathfinder would do.
    pub choice: Json,
    /// Why, the strongest reason first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

/// What an action is worth.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ActionChance {
    #[serde(rename = "do")]
    pub action: Json,
    /// In hundredths of a percent.
    pub chance: u16,
    /// Whether nobody can tell a difference between this action and the others that are marked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alike: bool,
}
