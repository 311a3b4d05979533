//! The networks that say what a table is worth before a turn outside the gold rush, one for each number of seats.
//!
//! Two hidden layers. The sums of the first are updated card by card, so that each of the many tables one turn can lead to costs little. They
//! only add, multiply, divide and compare until the last step, which is [`bots::math`]'s, so they give the same bits everywhere.

use crate::table::Shares;
use bots::math::expf;
use gold_bots::inputs::{CardInputs, DENSE_AT, add, dot, each_other};
use gold_fast::summary::{Group, Summary};
use gold_rules::MAX_PLAYERS;
use std::borrow::Cow;
use std::sync::OnceLock;

pub const FIRST: usize = 32;
pub const SECOND: usize = 16;

/// Weights are stored as multiples of this: a coarser one makes estimates that jump from table to table.
const SCALE: f32 = 1.0 / 1024.0;

/// The sums of the first layer.
pub type Sums = [f32; FIRST];

/// Numeric inputs for each other seat, and besides them two for the table.
const PER_SEAT: usize = 4;
pub const INPUTS: usize = DENSE_AT + PER_SEAT * (MAX_PLAYERS - 1) + 2;

/// The networks for two to five seats, one after the other. `cargo run --release -p gold-review --example gold_review_train` writes them.
#[cfg(not(target_family = "wasm"))]
fn stored() -> Option<Cow<'static, [u8]>> {
    Some(include_bytes!("../data/value.bin").as_slice().into())
}

/// A browser fetches them when it is about to need them: few visits do.
#[cfg(target_family = "wasm")]
fn stored() -> Option<Cow<'static, [u8]>> {
    bots::files::take("gold-review-value.bin").map(Cow::Owned)
}

static VALUES: OnceLock<Vec<Value>> = OnceLock::new();

/// The network for tables of this size; none as long as it is not here.
pub fn learned(seats: usize) -> Option<&'static Value> {
    let values = match VALUES.get() {
        Some(values) => values,
        None => {
            let stored = stored()?;
            VALUES.get_or_init(|| all(&stored))
        }
    };
    values.get(seats.clamp(2, MAX_PLAYERS) - 2)
}

fn all(stored: &[u8]) -> Vec<Value> {
    let mut rest = stored;
    let mut next = |seats| {
        let (value, after) = Value::decode(seats, rest);
        rest = after;
        value
    };
    (2..=MAX_PLAYERS).map(&mut next).collect()
}

/// The weights for tables of one size.
#[derive(Clone, Debug)]
pub struct Value {
    seats: usize,
    cards: CardInputs,
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
        Value {
            seats,
            cards: CardInputs::new(seats),
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
        self.cards.each(summary, |input| add(&mut sums, &self.first[input], 1.0));
        sums
    }

    /// The rest of the way, from the sums over all cards.
    pub fn think(&self, cards: &Sums, summary: &Summary) -> Shares {
        let mut first = *cards;
        each_other::<PER_SEAT>(summary, |input, value| add(&mut first, &self.first[input], value));
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
        self.cards.each(summary, |input| inputs.push((input as u16, 1.0)));
        each_other::<PER_SEAT>(summary, |input, value| inputs.push((input as u16, value)));
        inputs.push((INPUTS as u16, 1.0));
        inputs
    }

    /// One more known card of this group: there were `count`.
    #[inline]
    pub fn add_known(&self, sums: &mut Sums, group: Group, count: u8) {
        add(sums, &self.first[self.cards.known(group, count)], 1.0);
    }

    /// One known card of this group less: `count` are left.
    #[inline]
    pub fn remove_known(&self, sums: &mut Sums, group: Group, count: u8) {
        add(sums, &self.first[self.cards.known(group, count)], -1.0);
    }

    /// One unseen card of this group less: `count` are left.
    #[inline]
    pub fn remove_unseen(&self, sums: &mut Sums, group: Group, count: u8) {
        add(sums, &self.first[self.cards.unseen(group, count)], -1.0);
    }
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
