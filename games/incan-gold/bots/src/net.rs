//! A small neural network that says how likely a player camps and wins.
//!
//! Two hidden layers. It uses only additions, multiplications and comparisons until the last step, which is [`bots::math`]'s; so it gives
//! the same bits on every machine.

use bots::math::exp;

pub const FIRST: usize = 48;
pub const SECOND: usize = 24;

/// Weights are stored as multiples of 1/50, so they go up to 2.5.
const SCALE: f32 = 50.0;
/// The greatest weight that can be stored.
pub const LIMIT: f32 = 127.0 / SCALE;

#[derive(Clone, Debug)]
pub struct Net {
    /// By input; the last row is the bias.
    pub first: Vec<[f32; FIRST]>,
    /// By unit of the first layer; the last row is the bias.
    pub second: Vec<[f32; SECOND]>,
    /// By unit of the second layer: the weights for camping and for winning. The last row is the bias.
    pub out: Vec<[f32; 2]>,
}

/// All that a network computes for one position.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    pub first: [f32; FIRST],
    pub second: [f32; SECOND],
    /// The logarithm of the odds of camping.
    pub camp: f32,
    /// The logarithm of the odds of winning.
    pub win: f32,
}

impl Net {
    /// A network with all weights 0.
    pub fn blank(inputs: usize) -> Net {
        Net {
            first: vec![[0.0; FIRST]; inputs + 1],
            second: vec![[0.0; SECOND]; FIRST + 1],
            out: vec![[0.0; 2]; SECOND + 1],
        }
    }

    pub fn inputs(&self) -> usize {
        self.first.len() - 1
    }

    /// Every weight, in the order in which they are stored.
    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.iter_mut().flatten();
        first.chain(self.second.iter_mut().flatten()).chain(self.out.iter_mut().flatten())
    }

    /// The weights as they are stored: an integer of one byte each.
    pub fn encode(&self) -> Vec<u8> {
        self.clone().weights().map(|weight| (*weight * SCALE).round() as i8 as u8).collect()
    }

    /// Reads a network from the start of `bytes`, and returns the rest too.
    pub fn decode(inputs: usize, bytes: &[u8]) -> (Net, &[u8]) {
        let mut net = Net::blank(inputs);
        let mut rest = bytes;
        for weight in net.weights() {
            let Some((byte, after)) = rest.split_first() else { break };
            *weight = f32::from(*byte as i8) / SCALE;
            rest = after;
        }
        (net, rest)
    }

    pub fn think(&self, inputs: &[f32]) -> Thought {
        let first = layer(&self.first, inputs);
        let second = layer(&self.second, &first);
        let mut out = self.out[SECOND];
        for (unit, weights) in second.iter().zip(&self.out) {
            out[0] += unit * weights[0];
            out[1] += unit * weights[1];
        }
        Thought { first, second, camp: out[0], win: out[1] }
    }
}

/// The units above these inputs: never below 0.
#[inline]
fn layer<const UNITS: usize>(rows: &[[f32; UNITS]], inputs: &[f32]) -> [f32; UNITS] {
    let mut units = rows[rows.len() - 1];
    for (input, row) in inputs.iter().zip(rows) {
        if *input != 0.0 {
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += input * weight;
            }
        }
    }
    units.map(|unit| unit.max(0.0))
}

/// The probability with this logarithm of the odds.
#[inline]
pub fn chance(log_odds: f32) -> f32 {
    (1.0 / (1.0 + exp(-f64::from(log_odds)))) as f32
}
