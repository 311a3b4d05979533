//! What a table is worth to each seat: a small network that has learned it from games against itself.
//!
//! One hidden layer over what lies on the table. Its sums are kept up card by card, so that the many tables one turn can
//! lead to cost little each. Only additions, multiplications and divisions are used, which give the same bits on every
//! machine.

use super::field::{Field, SLOTS, Slot};
use super::think::{Chances, Judge};
use gold_rules::MAX_PLAYERS;

/// Hidden units.
pub const HIDDEN: usize = 32;

/// Weights are shipped as multiples of 1/4096, so they go up to 8.
const SCALE: f32 = 4096.0;

/// The sums of the hidden units.
pub type Sums = [f32; HIDDEN];

/// Where each group of inputs begins.
const CARDS_AT: usize = 0; // 64 known and 64 unseen cards
const LYING_AT: usize = 128; // how many cards lie, up to 24
const BEST_AT: usize = LYING_AT + 25; // the best known pair of each seat, 0 to 4 points
const IDLE_AT: usize = BEST_AT + 5 * MAX_PLAYERS; // how many more idle turns begin the gold rush, 1 to 10
const ROUNDS_AT: usize = IDLE_AT + 11; // how many rounds follow
/// Where the inputs that are numbers begin: for each other seat, first how far whoever moves is ahead of it.
pub const DENSE_AT: usize = ROUNDS_AT + MAX_PLAYERS;
/// Inputs that are numbers: three for each other seat, and two of the table.
const DENSE: usize = 3 * (MAX_PLAYERS - 1) + 2;
/// How many inputs there are.
pub const INPUTS: usize = DENSE_AT + DENSE;

/// Where the cards of each slot begin among 64 cards: as many as there are of the kind, and never more than 64 in all.
fn card_offsets(seats: usize) -> [u8; SLOTS] {
    let deck = Field::fresh(seats, 0, false).unseen;
    let mut offsets = [0; SLOTS];
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
    offsets: [u8; SLOTS],
    /// By input.
    pub columns: Vec<Sums>,
    /// Of the hidden units.
    pub bias: Sums,
    /// By seat, counted from the one that moves.
    pub out: [Sums; MAX_PLAYERS],
    /// By seat.
    pub out_bias: [f32; MAX_PLAYERS],
}

impl Net {
    /// A network for tables of `seats` that finds all seats alike.
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

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Every weight, to be changed, in the order in which they are written.
    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let sums = self.columns.iter_mut().chain([&mut self.bias]).chain(&mut self.out[..self.seats]);
        sums.flatten().chain(&mut self.out_bias[..self.seats])
    }

    /// The weights as they are shipped: whole numbers of two bytes.
    pub fn encode(&self) -> Vec<u8> {
        let whole = |weight: &mut f32| ((*weight * SCALE).round() as i16).to_le_bytes();
        self.clone().weights().flat_map(whole).collect()
    }

    /// A network for tables of `seats`, read from the front of `bytes`; and what follows it.
    pub fn decode(seats: usize, bytes: &[u8]) -> (Net, &[u8]) {
        let mut net = Net::blank(seats);
        let mut rest = bytes;
        for weight in net.weights() {
            let Some((whole, after)) = rest.split_first_chunk() else { break };
            *weight = f32::from(i16::from_le_bytes(*whole)) / SCALE;
            rest = after;
        }
        (net, rest)
    }

    /// Everybody's chance to win.
    pub fn value(&self, field: &Field) -> Chances {
        self.chances(self.sums(field), field)
    }

    /// Every input that is not 0, with its value.
    pub fn inputs(&self, field: &Field) -> Vec<(usize, f32)> {
        let mut inputs = Vec::with_capacity(96);
        for slot in 0..field.slots() {
            inputs.extend((0..field.known[slot]).map(|nth| (self.known_input(slot, nth), 1.0)));
            inputs.extend((0..field.unseen[slot]).map(|nth| (self.unseen_input(slot, nth), 1.0)));
        }
        each_other_input(field, |input, value| inputs.push((input, value)));
        inputs
    }

    #[inline]
    fn known_input(&self, slot: Slot, nth: u8) -> usize {
        CARDS_AT + usize::from(self.offsets[slot] + nth)
    }

    #[inline]
    fn unseen_input(&self, slot: Slot, nth: u8) -> usize {
        CARDS_AT + 64 + usize::from(self.offsets[slot] + nth)
    }
}

impl Judge for &Net {
    type Sums = Sums;

    fn sums(&self, field: &Field) -> Sums {
        let mut sums = self.bias;
        for slot in 0..field.slots() {
            for nth in 0..field.known[slot] {
                add(&mut sums, &self.columns[self.known_input(slot, nth)]);
            }
            for nth in 0..field.unseen[slot] {
                add(&mut sums, &self.columns[self.unseen_input(slot, nth)]);
            }
        }
        sums
    }

    #[inline]
    fn more_known(&self, sums: &mut Sums, slot: Slot, count: u8) {
        add(sums, &self.columns[self.known_input(slot, count)]);
    }

    #[inline]
    fn less_known(&self, sums: &mut Sums, slot: Slot, count: u8) {
        sub(sums, &self.columns[self.known_input(slot, count)]);
    }

    #[inline]
    fn less_unseen(&self, sums: &mut Sums, slot: Slot, count: u8) {
        sub(sums, &self.columns[self.unseen_input(slot, count)]);
    }

    fn chances(&self, mut sums: Sums, field: &Field) -> Chances {
        each_other_input(field, |input, value| {
            let column = &self.columns[input];
            for (sum, weight) in sums.iter_mut().zip(column) {
                *sum += weight * value;
            }
        });
        for sum in &mut sums {
            *sum = sum.max(0.0);
        }
        let mut values = self.out_bias;
        for (value, weights) in values.iter_mut().zip(&self.out).take(self.seats) {
            *value += dot(&sums, weights);
        }
        softmax(values, self.seats)
    }
}

/// The inputs that are not cards.
#[inline]
fn each_other_input(field: &Field, mut each: impl FnMut(usize, f32)) {
    let lying = usize::from(field.lying);
    if lying <= 24 {
        each(LYING_AT + lying, 1.0);
    }
    for seat in 0..field.seats {
        each(BEST_AT + 5 * seat + usize::from(field.best_pair(seat)), 1.0);
    }
    if let Some(stall) = field.stall
        && field.idle > 0
    {
        each(IDLE_AT + usize::from(stall - field.idle), 1.0);
    }
    each(ROUNDS_AT + usize::from(field.rounds_left), 1.0);
    let gold = f32::from(field.gold());
    for other in 1..field.seats {
        let lead = f32::from(field.points[0] - field.points[other]);
        let at = DENSE_AT + 3 * (other - 1);
        each(at, lead * 0.1);
        each(at + 1, (lead * 4.0 / (gold + 4.0)).clamp(-2.0, 2.0));
        each(at + 2, (f32::from(field.nuggets[0]) - f32::from(field.nuggets[other])) * 0.1);
    }
    let at = DENSE_AT + 3 * (MAX_PLAYERS - 1);
    each(at, gold / 30.0);
    each(at + 1, f32::from(field.unknown) / 32.0);
}

#[inline]
fn add(sums: &mut Sums, column: &Sums) {
    for (sum, weight) in sums.iter_mut().zip(column) {
        *sum += weight;
    }
}

#[inline]
fn sub(sums: &mut Sums, column: &Sums) {
    for (sum, weight) in sums.iter_mut().zip(column) {
        *sum -= weight;
    }
}

/// Eight sums side by side, which processors are good at.
#[inline]
fn dot(one: &Sums, other: &Sums) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}

/// Values as shares of 1.
pub fn softmax(mut values: [f32; MAX_PLAYERS], seats: usize) -> Chances {
    let most = values[..seats].iter().copied().fold(f32::MIN, f32::max);
    for value in &mut values[..seats] {
        *value = exp(*value - most);
    }
    values[seats..].fill(0.0);
    let sum: f32 = values.iter().sum();
    values.map(|value| value / sum)
}

/// About eˣ for x ≤ 0, the same on every machine.
fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}
