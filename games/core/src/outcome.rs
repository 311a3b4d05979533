//! How a game ended.

use crate::per_seat::PerSeat;
use crate::schemars;
use crate::seat::SeatSet;
use serde::{Deserialize, Serialize};

/// Score and rank of every seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Outcome {
    pub scores: PerSeat<i32>,
    /// Rank by seat: 1 is best, equals share a rank, and the next rank is skipped (1, 1, 3).
    pub ranks: PerSeat<u8>,
}

impl Outcome {
    /// Ranks the seats by `keys`, greatest first: the score and whatever breaks its ties.
    pub fn ranked<K: Ord>(scores: PerSeat<i32>, keys: &PerSeat<K>) -> Outcome {
        let keys = keys.as_slice();
        let better = |mine: &K| keys.iter().filter(|key| *key > mine).count();
        let ranks = PerSeat::from_fn(keys.len(), |seat| 1 + better(&keys[seat.index()]) as u8);
        Outcome { scores, ranks }
    }

    /// The seats of rank 1.
    pub fn winners(&self) -> SeatSet {
        self.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
    }
}
