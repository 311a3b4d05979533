//! What networks see of a table: the cards one by one, and the rest of the picture.

use gold_fast::summary::{GROUPS, Group, Summary};
use gold_rules::{CARDS, MAX_PLAYERS};

// Where each group of inputs starts.
const KNOWN_AT: usize = 0; // one per card
const UNSEEN_AT: usize = KNOWN_AT + CARDS; // one per card
const LYING_AT: usize = UNSEEN_AT + CARDS; // number of cards on the table, up to 24
const BEST_AT: usize = LYING_AT + 25; // the best known pair of each seat, 0 to 4 points
const IDLE_AT: usize = BEST_AT + 5 * MAX_PLAYERS; // how many more idle turns begin the gold rush, 1 to 10
const ROUNDS_AT: usize = IDLE_AT + 11; // how many rounds follow
/// Where the numeric inputs start: for each other seat, first the lead over it.
pub const DENSE_AT: usize = ROUNDS_AT + MAX_PLAYERS;

/// Where the cards of each group start when all 64 are sorted by group.
#[derive(Clone, Debug)]
pub struct CardInputs([u8; GROUPS]);

impl CardInputs {
    pub fn new(seats: usize) -> CardInputs {
        let deck = Summary::fresh(seats, 0, false).unseen;
        let (mut offsets, mut next) = ([0; GROUPS], 0);
        for (offset, copies) in offsets.iter_mut().zip(deck) {
            *offset = next;
            next += copies;
        }
        CardInputs(offsets)
    }

    #[inline]
    pub fn known(&self, group: Group, nth: u8) -> usize {
        KNOWN_AT + usize::from(self.0[group] + nth)
    }

    #[inline]
    pub fn unseen(&self, group: Group, nth: u8) -> usize {
        UNSEEN_AT + usize::from(self.0[group] + nth)
    }

    /// The inputs of all cards of a table.
    #[inline]
    pub fn each(&self, summary: &Summary, mut each: impl FnMut(usize)) {
        for group in 0..summary.groups() {
            (0..summary.known[group]).for_each(|nth| each(self.known(group, nth)));
            (0..summary.unseen[group]).for_each(|nth| each(self.unseen(group, nth)));
        }
    }
}

/// All other inputs. There are three or four numeric ones for each other seat: the fourth is the lead over it, squeezed.
#[inline]
pub fn each_other<const PER_SEAT: usize>(summary: &Summary, mut each: impl FnMut(usize, f32)) {
    let lying = usize::from(summary.lying);
    if lying <= 24 {
        each(LYING_AT + lying, 1.0);
    }
    for seat in 0..summary.seats {
        each(BEST_AT + 5 * seat + usize::from(summary.best_pair(seat)), 1.0);
    }
    if let Some(stall) = summary.stall
        && summary.idle > 0
    {
        each(IDLE_AT + usize::from(stall - summary.idle), 1.0);
    }
    each(ROUNDS_AT + usize::from(summary.rounds_left), 1.0);
    let gold = f32::from(summary.gold());
    for other in 1..summary.seats {
        let lead = f32::from(summary.points[0] - summary.points[other]);
        let at = DENSE_AT + PER_SEAT * (other - 1);
        each(at, lead * 0.1);
        each(at + 1, (lead * 4.0 / (gold + 4.0)).clamp(-2.0, 2.0));
        each(at + 2, (f32::from(summary.nuggets[0]) - f32::from(summary.nuggets[other])) * 0.1);
        if PER_SEAT > 3 {
            each(at + 3, lead / (3.0 + lead.abs()));
        }
    }
    let at = DENSE_AT + PER_SEAT * (MAX_PLAYERS - 1);
    each(at, gold / 30.0);
    each(at + 1, f32::from(summary.unknown) / 32.0);
}

/// Adds a row of weights, multiplied by a value.
#[inline]
pub fn add<const UNITS: usize>(sums: &mut [f32; UNITS], row: &[f32; UNITS], value: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * value;
    }
}

/// Eight sums side by side, so that it compiles to SIMD.
#[inline]
pub fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}
