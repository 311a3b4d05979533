//! When each card was last shown, so that a review can say how long a player had to remember it.

use gold_rules::{CARDS, Position};

/// Counts flips, the first card of the game being number 1.
#[derive(Clone, Debug)]
pub struct Memory {
    flips: u32,
    /// The number of the last flip of the card here, by position; 0 if it was not flipped in this game.
    shown: [u32; CARDS],
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { flips: 0, shown: [0; CARDS] }
    }
}

impl Memory {
    pub fn flip(&mut self, position: Position) {
        self.flips += 1;
        self.shown[position.index()] = self.flips;
    }

    /// How many flips ago the card here was shown: 1 if by the last flip.
    pub fn ago(&self, position: Position) -> u32 {
        self.flips + 1 - self.shown[position.index()]
    }
}
