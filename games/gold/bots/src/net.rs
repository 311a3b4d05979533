//! A small neural network that estimates everyone's chance to win.
//!
//! One hidden layer over what lies on the table, updated card by card, so that each of the many tables one turn can lead to costs little. It
//! uses only additions, multiplications and divisions, which give the same bits on every machine.

use super::search::{Chances, Evaluator};
use gold_fast::summary::{GROUPS, Group, Summary};
use gold_rules::{CARDS, MAX_PLAYERS};

pub const HIDDEN: usize = 32;

/// Weights are stored as multiples of 1/60, so they go up to 2.1. Finer ones make no stronger player, only a longer download.
const SCALE: f32 = 60.0;

/// The sums of the hidden units.
pub type Accumulator = [f32; HIDDEN];

// Where each group of inputs starts.
const KNOWN_AT: usize = 0; // one per card
const UNSEEN_AT: usize = KNOWN_AT + CARDS; // one per card
const LYING_AT: usize = UNSEEN_AT + CARDS; // number of cards on the table, up to 24
const BEST_AT: usize = LYING_AT + 25; // the best known pair of each seat, 0 to 4 points
const IDLE_AT: usize = BEST_AT + 5 * MAX_PLAYERS; // how many more idle turns begin the gold rush, 1 to 10
const ROUNDS_AT: usize = IDLE_AT + 11; // how many rounds follow
/// Where the numeric inputs start: for each other seat, first the lead over it.
pub const DENSE_AT: usize = ROUNDS_AT + MAX_PLAYERS;
/// Number of numeric inputs: three for each other seat, and two for the table.
const DENSE: usize = 3 * (MAX_PLAYERS - 1) + 2;
pub const INPUTS: usize = DENSE_AT + DENSE;

/// Where the cards of each group start when all 64 are sorted by group.
fn card_offsets(seats: usize) -> [u8; GROUPS] {
    let deck = Summary::fresh(seats, 0, false).unseen;
    let mut offsets = [0; GROUPS];
    let mut next = 0;
    for (offset, copies) in offsets.iter_mut().zip(deck) {
        *offset = next;
        next += copies;
    }
    offsets
}

/// The weights for tables of one size.
#[derive(Clone, Debug)]
pub struct Net {
    seats: usize,
    offsets: [u8; GROUPS],
    /// By input.
    pub columns: Vec<Accumulator>,
    /// Of the hidden units.
    pub bias: Accumulator,
    /// By seat, counted from the active one.
    pub out: [Accumulator; MAX_PLAYERS],
    /// By seat.
    pub out_bias: [f32; MAX_PLAYERS],
}

impl Net {
    /// A network for tables of `seats` with all weights 0.
    pub fn blank(seats: usize) -> Net {
        Net {
            seats,
            offsets: card_offsets(seats),
            columns: vec![[0.0; HIDDEN]; INPUTS],
            bias: [0.0; HIDDEN],
            out: [[0.0; HIDDEN]; MAX_PLAYERS],
            out_bias: [0.0; MAX_PLAYERS],
        }
    }

    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Every weight, in the order in which they are stored.
    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.columns.iter_mut().chain([&mut self.bias]).chain(&mut self.out[..self.seats]);
        rows.flatten().chain(&mut self.out_bias[..self.seats])
    }

    /// The weights as they are stored: an integer of one byte each.
    pub fn encode(&self) -> Vec<u8> {
        let whole = |weight: &mut f32| ((*weight * SCALE).round() as i8).to_le_bytes();
        self.clone().weights().flat_map(whole).collect()
    }

    /// Reads a network for tables of `seats` from the start of `bytes`, and returns the rest too.
    pub fn decode(seats: usize, bytes: &[u8]) -> (Net, &[u8]) {
        let mut net = Net::blank(seats);
        let mut rest = bytes;
        for weight in net.weights() {
            let Some((whole, after)) = rest.split_first_chunk() else { break };
            *weight = f32::from(i8::from_le_bytes(*whole)) / SCALE;
            rest = after;
        }
        (net, rest)
    }

    pub fn value(&self, summary: &Summary) -> Chances {
        self.chances(self.accumulator(summary), summary)
    }

    /// Every input that is not 0, with its value.
    pub fn inputs(&self, summary: &Summary) -> Vec<(usize, f32)> {
        let mut inputs = Vec::with_capacity(96);
        for group in 0..summary.groups() {
            inputs.extend((0..summary.known[group]).map(|nth| (self.known_input(group, nth), 1.0)));
            inputs.extend((0..summary.unseen[group]).map(|nth| (self.unseen_input(group, nth), 1.0)));
        }
        each_other_input(summary, |input, value| inputs.push((input, value)));
        inputs
    }

    #[inline]
    fn known_input(&self, group: Group, nth: u8) -> usize {
        KNOWN_AT + usize::from(self.offsets[group] + nth)
    }

    #[inline]
    fn unseen_input(&self, group: Group, nth: u8) -> usize {
        UNSEEN_AT + usize::from(self.offsets[group] + nth)
    }
}

impl Evaluator for &Net {
    type Accumulator = Accumulator;

    fn accumulator(&self, summary: &Summary) -> Accumulator {
        let mut accumulator = self.bias;
        for group in 0..summary.groups() {
            for nth in 0..summary.known[group] {
                add(&mut accumulator, &self.columns[self.known_input(group, nth)], 1.0);
            }
            for nth in 0..summary.unseen[group] {
                add(&mut accumulator, &self.columns[self.unseen_input(group, nth)], 1.0);
            }
        }
        accumulator
    }

    #[inline]
    fn add_known(&self, accumulator: &mut Accumulator, group: Group, count: u8) {
        add(accumulator, &self.columns[self.known_input(group, count)], 1.0);
    }

    #[inline]
    fn remove_known(&self, accumulator: &mut Accumulator, group: Group, count: u8) {
        add(accumulator, &self.columns[self.known_input(group, count)], -1.0);
    }

    #[inline]
    fn remove_unseen(&self, accumulator: &mut Accumulator, group: Group, count: u8) {
        add(accumulator, &self.columns[self.unseen_input(group, count)], -1.0);
    }

    fn chances(&self, mut accumulator: Accumulator, summary: &Summary) -> Chances {
        each_other_input(summary, |input, value| add(&mut accumulator, &self.columns[input], value));
        for sum in &mut accumulator {
            *sum = sum.max(0.0);
        }
        let mut values = self.out_bias;
        for (value, weights) in values.iter_mut().zip(&self.out).take(self.seats) {
            *value += dot(&accumulator, weights);
        }
        softmax(values, self.seats)
    }
}

#[inline]
fn each_other_input(summary: &Summary, mut each: impl FnMut(usize, f32)) {
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
        let at = DENSE_AT + 3 * (other - 1);
        each(at, lead * 0.1);
        each(at + 1, (lead * 4.0 / (gold + 4.0)).clamp(-2.0, 2.0));
        each(at + 2, (f32::from(summary.nuggets[0]) - f32::from(summary.nuggets[other])) * 0.1);
    }
    let at = DENSE_AT + 3 * (MAX_PLAYERS - 1);
    each(at, gold / 30.0);
    each(at + 1, f32::from(summary.unknown) / 32.0);
}

/// Adds a column, multiplied by a value.
#[inline]
fn add(accumulator: &mut Accumulator, column: &Accumulator, value: f32) {
    for (sum, weight) in accumulator.iter_mut().zip(column) {
        *sum += weight * value;
    }
}

/// Eight sums side by side, so that it compiles to SIMD.
#[inline]
fn dot(one: &Accumulator, other: &Accumulator) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}

/// Values as shares that add up to 1.
pub fn softmax(mut values: [f32; MAX_PLAYERS], seats: usize) -> Chances {
    let most = values[..seats].iter().copied().fold(f32::MIN, f32::max);
    for value in &mut values[..seats] {
        *value = exp(*value - most);
    }
    values[seats..].fill(0.0);
    let sum: f32 = values.iter().sum();
    values.map(|value| value / sum)
}

/// An approximation of eˣ for x ≤ 0 that is the same on every machine.
fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}
