//! What a search believes about the others: how likely each is to be of each kind, learned from their choices.

use super::model::{Model, Spread};
use bots::math::exp;
use game_core::{Draw, Seat, SplitMix};
use incan_gold_fast::Odds;

/// How likely a seat is to be of each kind.
#[derive(Clone, Debug)]
pub struct Beliefs {
    kinds: Vec<Model>,
    /// The weight of each kind, for each seat; they add up to 1.
    weights: Vec<Vec<f64>>,
}

impl Beliefs {
    /// What there is to believe before anyone was seen to choose.
    pub fn prior(seats: usize) -> Beliefs {
        let mut kinds = Vec::new();
        let mut weights = Vec::new();
        let mut add = |model, weight| {
            kinds.push(model);
            weights.push(weight);
        };
        for (spread, share) in [(Spread::Steady, 0.25), (Spread::Moody, 0.40), (Spread::Wild, 0.10)] {
            for step in -5..=5i32 {
                let log = 0.3 * f64::from(step);
                let weight = exp(-log * log / (2.0 * 0.6 * 0.6));
                add(Model::Bold { k: exp(log) as f32, spread }, share * weight / 5.0);
            }
        }
        for percent in [5, 10, 20, 30, 40, 50, 65] {
            add(Model::Coin(65536 * percent / 100), 0.16 / 7.0);
        }
        for cards in 3..=9 {
            add(Model::Cards(cards), 0.05 / 7.0);
        }
        for hazards in 1..=4 {
            add(Model::Hazards(hazards), 0.05 / 4.0);
        }
        for gems in [3, 5, 7, 9, 11, 13, 16, 20] {
            add(Model::Gems(gems), 0.05 / 8.0);
        }
        let total: f64 = weights.iter().sum();
        weights.iter_mut().for_each(|weight| *weight /= total);
        Beliefs { weights: vec![weights; seats], kinds }
    }

    /// A seat was seen to choose.
    pub fn learn(&mut self, seat: Seat, odds: &Odds, left: bool) {
        let Some(weights) = self.weights.get_mut(seat.index()) else { return };
        for (kind, weight) in self.kinds.iter().zip(weights.iter_mut()) {
            let leave = kind.chance_to_leave(odds);
            *weight *= if left { leave } else { 1.0 - leave };
        }
        let total: f64 = weights.iter().sum();
        weights.iter_mut().for_each(|weight| *weight /= total);
    }

    /// A kind that a seat may be of, drawn by the weights.
    pub fn guess(&self, seat: Seat, draw: &mut SplitMix) -> Model {
        let mut ticket = (draw.next_word() >> 11) as f64 / (1u64 << 53) as f64;
        for (kind, weight) in self.kinds.iter().zip(&self.weights[seat.index()]) {
            ticket -= weight;
            if ticket < 0.0 {
                return *kind;
            }
        }
        self.kinds[0]
    }
}
