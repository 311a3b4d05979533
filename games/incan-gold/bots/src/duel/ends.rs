//! What a round of two players can end with.

/// The greatest lead that can come up, with some room.
const SPAN: i32 = 500;

/// A player's chances to win at the end of a round, by lead.
pub struct Ends {
    /// If no hazard left the game; the first is for a lead of -SPAN.
    pub(super) calm: Vec<f32>,
    /// If one card left the game, of a kind that had 1, 2 or 3 (never 1: it has no second).
    pub(super) collapse: [Vec<f32>; 3],
}

impl Ends {
    pub fn new(calm: impl Fn(i32) -> f32, collapse: [impl Fn(i32) -> f32; 3]) -> Ends {
        let collapse = collapse.map(|chance| (-SPAN..=SPAN).map(chance).collect());
        Ends { calm: (-SPAN..=SPAN).map(calm).collect(), collapse }
    }

    pub fn calm(&self, lead: i32) -> f32 {
        self.calm[at(lead)]
    }
}

/// The place of a lead.
#[inline]
pub(super) fn at(lead: i32) -> usize {
    (lead + SPAN).clamp(0, 2 * SPAN) as usize
}
