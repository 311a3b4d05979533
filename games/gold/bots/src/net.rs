//! A small neural network that estimates everyone's chance to win.
//!
//! One hidden layer over what lies on the table, updated card by card, so that each of the many tables one turn can lead to costs little. It
//! uses only additions, multiplications and divisions, which give the same bits on every machine.

pub use super::inputs::DENSE_AT;

use super::inputs::{CardInputs, add, dot, each_other};
use super::search::{Chances, Evaluator};
use gold_fast::summary::{Group, Summary};
use gold_rules::MAX_PLAYERS;

pub const HIDDEN: usize = 32;

/// Weights are stored as multiples of 1/60, so they go up to 2.1. Finer ones make no stronger player, only a longer download.
const SCALE: f32 = 60.0;

/// The sums of the hidden units.
pub type Accumulator = [f32; HIDDEN];

/// Numeric inputs for each other seat.
const PER_SEAT: usize = 3;
/// Number of numeric inputs: those, and two for the table.
const DENSE: usize = PER_SEAT * (MAX_PLAYERS - 1) + 2;
pub const INPUTS: usize = DENSE_AT + DENSE;

/// The weights for tables of one size.
#[derive(Clone, Debug)]
pub struct Net {
    seats: usize,
    cards: CardInputs,
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
            cards: CardInputs::new(seats),
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
        self.cards.each(summary, |input| inputs.push((input, 1.0)));
        each_other::<PER_SEAT>(summary, |input, value| inputs.push((input, value)));
        inputs
    }
}

impl Evaluator for &Net {
    type Accumulator = Accumulator;

    fn accumulator(&self, summary: &Summary) -> Accumulator {
        let mut accumulator = self.bias;
        self.cards.each(summary, |input| add(&mut accumulator, &self.columns[input], 1.0));
        accumulator
    }

    #[inline]
    fn add_known(&self, accumulator: &mut Accumulator, group: Group, count: u8) {
        add(accumulator, &self.columns[self.cards.known(group, count)], 1.0);
    }

    #[inline]
    fn remove_known(&self, accumulator: &mut Accumulator, group: Group, count: u8) {
        add(accumulator, &self.columns[self.cards.known(group, count)], -1.0);
    }

    #[inline]
    fn remove_unseen(&self, accumulator: &mut Accumulator, group: Group, count: u8) {
        add(accumulator, &self.columns[self.cards.unseen(group, count)], -1.0);
    }

    fn chances(&self, mut accumulator: Accumulator, summary: &Summary) -> Chances {
        each_other::<PER_SEAT>(summary, |input, value| add(&mut accumulator, &self.columns[input], value));
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
