//! The proof of fairness in a finished record.

use crate::{Commitment, Deal, Salt, Secret};
use serde::{Deserialize, Serialize};

/// Everything needed to derive the chance steps of a finished game again: the value of [`Proof::KEY`] in the header of its record. It
/// reveals the secret, so it exists only when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)] // the draws may depend on an unknown field
pub struct Proof {
    /// Shown before the first step.
    pub commitment: Commitment,
    pub secret: Secret,
    pub id: String,
    /// By seat; `None` where the client sent nothing.
    pub salts: Vec<Option<Salt>>,
}

impl Proof {
    /// The key in the record's header.
    pub const KEY: &str = "fair";

    pub fn new(secret: Secret, id: impl Into<String>, salts: Vec<Option<Salt>>) -> Proof {
        Proof { commitment: secret.commitment(), secret, id: id.into(), salts }
    }

    pub fn deal(&self) -> Deal {
        Deal::new(&self.secret, &self.id, &self.salts)
    }

    /// How many seats added random bytes.
    pub fn seats_that_stirred(&self) -> usize {
        self.salts.iter().flatten().filter(|salt| **salt != Salt::FILLER).count()
    }
}
