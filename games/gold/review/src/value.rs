//! The networks that say what a table is worth before a turn outside the gold rush, one for each number of seats.
//!
//! Two hidden layers. The sums of the first are updated card by card, so that each of the many tables one turn can lead to costs little. They
//! only add, multiply, divide and compare until the last step, which is [`bots::math`]'s, so they give the same bits everywhere.

use crate::table::Shares;
use bots::math::expf;
use gold_fast::summary::{GROUPS, Group, Summary};
use gold_rules::{CARDS, MAX_PLAYERS};
use std::sync::LazyLock;

pub const FIRST: usize = 32;
pub const SECOND: usize = 16;

/// Weights are stored as multiples of this: a coarser one makes estimates that jump from table to table.
const SCALE: f32 = 1.0 / 1024.0;

/// The sums of the first layer.
pub type Sums = [f32; FIRST];

// Where each group of inputs starts.
const KNOWN_AT: usize = 0; // one per card
const UNSEEN_AT: usize = KNOWN_AT + CARDS; // one per card
const LYING_AT: usize = UNSEEN_AT + CARDS; // number of cards on the table, up to 24
const BEST_AT: usize = LYING_AT + 25; // the best known pair of each seat, 0 to 4 points
const IDLE_AT: usize = BEST_AT + 5 * MAX_PLAYERS; // how many more idle turns begin the gold rush, 1 to 10
const ROUNDS_AT: usize = IDLE_AT + 11; // how many rounds follow
const DENSE_AT: usize = ROUNDS_AT + MAX_PLAYERS; // four for each other seat, and two for the table
pub const INPUTS: usize = DENSE_AT + 4 * (MAX_PLAYERS - 1) + 2;

/// For two to five seats, one after the other. `cargo run --release -p gold-review --example gold_review_train` writes them.
const LEARNED: &[u8] = include_bytes!("value.bin");

static VALUES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut rest = LEARNED;
    let mut next = |seats| {
        let (value, after) = Value::decode(seats, rest);
        rest = after;
        value
    };
    (2..=MAX_PLAYERS).map(&mut next).collect()
});

/// The network for tables of this size.
pub fn learned(seats: usize) -> &'static Value {
    &VALUES[seats.clamp(2, MAX_PLAYERS) - 2]
}

/// The weights for tables of one size.
#[derive(Clone, Debug)]
pub struct Value {
    seats: usize,
    /// Where the cards of each group start when all 64 are sorted by group.
    offsets: [u8; GROUPS],
    /// By input; the last row is the bias.
    pub first: Vec<Sums>,
    /// By unit of the first layer; the last row is the bias.
    pub second: Vec<[f32; SECOND]>,
    /// From both layers to each seat, counted from the active one.
    pub direct: [Sums; MAX_PLAYERS],
    pub out: [[f32; SECOND]; MAX_PLAYERS],
    pub bias: [f32; MAX_PLAYERS],
}

impl Value {
    /// A network with all weights 0.
    pub fn blank(seats: usize) -> Value {
        let deck = Summary::fresh(seats, 0, false).unseen;
        let (mut offsets, mut next) = ([0; GROUPS], 0);
        for (offset, copies) in offsets.iter_mut().zip(deck) {
            *offset = next;
            next += copies;
        }
        Value {
            seats,
            offsets,
            first: vec![[0.0; FIRST]; INPUTS + 1],
            second: vec![[0.0; SECOND]; FIRST + 1],
            direct: [[0.0; FIRST]; MAX_PLAYERS],
            out: [[0.0; SECOND]; MAX_PLAYERS],
            bias: [0.0; MAX_PLAYERS],
        }
    }

    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Every weight, in the order in which they are stored.
    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let layers = self.first.iter_mut().flatten().chain(self.second.iter_mut().flatten());
        let direct = self.direct[..self.seats].iter_mut().flatten();
        let out = self.out[..self.seats].iter_mut().flatten();
        layers.chain(direct).chain(out).chain(&mut self.bias[..self.seats])
    }

    /// The weights as they are stored: the low bytes of all, and then the high bytes, which are easier to compress.
    pub fn encode(&self) -> Vec<u8> {
        let whole: Vec<i16> = self.clone().weights().map(|weight| (*weight / SCALE).round() as i16).collect();
        let byte = |at: usize| whole.iter().map(move |whole| whole.to_le_bytes()[at]);
        byte(0).chain(byte(1)).collect()
    }

    /// Reads a network for tables of `seats` from the start of `bytes`, and returns the rest too.
    pub fn decode(seats: usize, bytes: &[u8]) -> (Value, &[u8]) {
        let mut value = Value::blank(seats);
        let count = value.weights().count();
        let (own, rest) = bytes.split_at((2 * count).min(bytes.len()));
        let (low, high) = own.split_at(count.min(own.len()));
        for (weight, (low, high)) in value.weights().zip(low.iter().zip(high)) {
            *weight = f32::from(i16::from_le_bytes([*low, *high])) * SCALE;
        }
        (value, rest)
    }

    /// Everyone's share of the win, the active player's first.
    pub fn shares(&self, summary: &Summary) -> Shares {
        self.think(&self.sums(summary), summary)
    }

    /// The sums over all cards.
    pub fn sums(&self, summary: &Summary) -> Sums {
        let mut sums = self.first[INPUTS];
        self.each_card(summary, |input| add(&mut sums, &self.first[input], 1.0));
        sums
    }

    /// The rest of the way, from the sums over all cards.
    pub fn think(&self, cards: &Sums, summary: &Summary) -> Shares {
        let mut first = *cards;
        each_other_input(summary, |input, value| add(&mut first, &self.first[input], value));
        let first = first.map(|sum| sum.max(0.0));
        let mut second = self.second[FIRST];
        for (unit, row) in first.iter().zip(&self.second) {
            add(&mut second, row, *unit);
        }
        let second = second.map(|sum| sum.max(0.0));
        self.softmax_of(&first, &second)
    }

    /// The last layer.
    pub fn softmax_of(&self, first: &Sums, second: &[f32; SECOND]) -> Shares {
        let mut scores = self.bias;
        for (seat, score) in scores.iter_mut().enumerate().take(self.seats) {
            *score += dot(first, &self.direct[seat]) + dot(second, &self.out[seat]);
        }
        softmax(scores, self.seats)
    }

    /// Every input that is not 0, with its value.
    pub fn inputs(&self, summary: &Summary) -> Vec<(u16, f32)> {
        let mut inputs = Vec::with_capacity(100);
        self.each_card(summary, |input| inputs.push((input as u16, 1.0)));
        each_other_input(summary, |input, value| inputs.push((input as u16, value)));
        inputs.push((INPUTS as u16, 1.0));
        inputs
    }

    fn each_card(&self, summary: &Summary, mut each: impl FnMut(usize)) {
        for group in 0..summary.groups() {
            (0..summary.known[group]).for_each(|nth| each(KNOWN_AT + usize::from(self.offsets[group] + nth)));
            (0..summary.unseen[group])
                .for_each(|nth| each(UNSEEN_AT + usize::from(self.offsets[group] + nth)));
        }
    }

    /// One more known card of this group: there were `count`.
    #[inline]
    pub fn add_known(&self, sums: &mut Sums, group: Group, count: u8) {
        add(sums, &self.first[KNOWN_AT + usize::from(self.offsets[group] + count)], 1.0);
    }

    /// One known card of this group less: `count` are left.
    #[inline]
    pub fn remove_known(&self, sums: &mut Sums, group: Group, count: u8) {
        add(sums, &self.first[KNOWN_AT + usize::from(self.offsets[group] + count)], -1.0);
    }

    /// One unseen card of this group less: `count` are left.
    #[inline]
    pub fn remove_unseen(&self, sums: &mut Sums, group: Group, count: u8) {
        add(sums, &self.first[UNSEEN_AT + usize::from(self.offsets[group] + count)], -1.0);
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
        let at = DENSE_AT + 4 * (other - 1);
        each(at, lead * 0.1);
        each(at + 1, (lead * 4.0 / (gold + 4.0)).clamp(-2.0, 2.0));
        each(at + 2, (f32::from(summary.nuggets[0]) - f32::from(summary.nuggets[other])) * 0.1);
        each(at + 3, lead / (3.0 + lead.abs()));
    }
    let at = DENSE_AT + 4 * (MAX_PLAYERS - 1);
    each(at, gold / 30.0);
    each(at + 1, f32::from(summary.unknown) / 32.0);
}

/// Adds a row, multiplied by a value.
#[inline]
fn add<const UNITS: usize>(sums: &mut [f32; UNITS], row: &[f32; UNITS], value: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * value;
    }
}

/// Eight sums side by side, so that it compiles to SIMD.
#[inline]
fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}

/// Scores as shares that add up to 1.
fn softmax(scores: [f32; MAX_PLAYERS], seats: usize) -> Shares {
    let most = scores[..seats].iter().copied().fold(f32::MIN, f32::max);
    let (mut shares, mut total) = ([0.0; MAX_PLAYERS], 0.0);
    for (share, score) in shares.iter_mut().zip(scores).take(seats) {
        *share = f64::from(expf(score - most));
        total += *share;
    }
    shares.map(|share| share / total)
}
