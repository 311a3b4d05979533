//! What a finished record says about its chance.

use crate::{Commitment, Deal, Salt, Secret};
use serde::{Deserialize, Serialize};

/// Everything that is needed to derive the chance steps of a finished game anew: the value of [`Proof::KEY`] in the header of
/// its record. It tells the secret, so it is made only when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)] // a part that is not understood may be what the draws hang on
pub struct Proof {
    /// What was shown before the first step.
    pub commitment: Commitment,
    /// What it was a commitment to.
    pub secret: Secret,
    /// The game's id.
    pub id: String,
    /// By seat, what its client added; `None` where nothing came.
    pub salts: Vec<Option<Salt>>,
}

impl Proof {
    /// The header key of a record that holds the proof.
    pub const KEY: &str = "fair";

    /// The proof of a game that was dealt by these.
    pub fn new(secret: Secret, id: impl Into<String>, salts: Vec<Option<Salt>>) -> Proof {
        Proof { commitment: secret.commitment(), secret, id: id.into(), salts }
    }

    /// The deal that these give.
    pub fn deal(&self) -> Deal {
        Deal::new(&self.secret, &self.id, &self.salts)
    }

    /// How many seats added bytes of their own.
    pub fn seats_that_stirred(&self) -> usize {
        self.salts.iter().flatten().filter(|salt| **salt != Salt::FILLER).count()
    }
}
