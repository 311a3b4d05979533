//! What a table is worth to each player when a round is over: the chance to win.
//!
//! Each player has a strength, a weighted sum of a few features; the chance to win is the softmax of the strengths. The weights
//! were fitted to games of the bots by `cargo run --release -p lost-temple-bots --example lost_temple_value`.

use super::race::Race;
use bots::math::{expf, ln_1pf};
use game_core::MAX_SEATS;
use lost_temple_fast::Fast;
use lost_temple_rules::Knowledge;

pub const FEATURES: usize = 8;

pub type Weights = [f32; FEATURES];

/// Nothing counts but the turns to the finish, and those much.
pub const RACE: Weights = [-8.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];

/// By number of players, from 2.
const FITTED: [Weights; 7] = [
    [-0.128, -0.721, -0.131, 0.688, -0.342, -0.025, -0.045, 0.045],
    [-0.034, -1.007, 0.067, 0.461, -0.219, -0.011, 0.114, 0.054],
    [0.093, -1.696, 0.580, 0.435, -0.373, 0.006, -0.055, 0.066],
    [0.146, -1.947, 0.328, 0.595, -0.326, 0.004, -0.048, 0.073],
    [0.106, -2.127, 0.616, 0.396, -0.487, -0.013, 0.021, 0.015],
    [0.288, -2.641, 0.443, 0.511, -0.408, 0.005, 0.024, 0.160],
    [0.352, -2.897, 0.334, 0.504, -0.377, 0.003, -0.006, 0.119],
];

pub fn fitted(players: usize) -> &'static Weights {
    &FITTED[players.clamp(2, 8) - 2]
}

/// What the strength of one player is made of.
pub fn features(table: &Fast, race: &Race, seat: usize, first: usize) -> [f32; FEATURES] {
    let (at, gems, machetes) = (table.places()[seat], table.gems(seat), table.machetes(seat));
    let turns = race.turns(at, gems, machetes);
    let [one, two] = race.late(at, gems, machetes);
    let order = (seat + table.players() - first) % table.players();
    let rearmost = table.places().iter().all(|other| *other >= at);
    let foremost = table.places().iter().all(|other| *other <= at);
    [
        turns,
        ln_1pf(turns),
        1.0 - one,
        1.0 - two,
        order as f32 / (table.players() - 1) as f32,
        f32::from(gems.min(12)),
        f32::from(u8::from(rearmost)),
        f32::from(u8::from(foremost)),
    ]
}

/// Each player's chance to win, by seat, when a round begins.
pub fn chances(table: &Fast, race: &Race, weights: &Weights) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    if let Some(winner) = table.winner() {
        chances[winner] = 1.0;
        return chances;
    }
    let first = table.idol();
    let mut most = f32::NEG_INFINITY;
    for (seat, slot) in chances.iter_mut().enumerate().take(table.players()) {
        let features = features(table, race, seat, first);
        *slot = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
        most = most.max(*slot);
    }
    let playing = &mut chances[..table.players()];
    playing.iter_mut().for_each(|slot| *slot = expf(*slot - most));
    let total: f32 = playing.iter().sum();
    playing.iter_mut().for_each(|slot| *slot /= total);
    chances
}

/// The features of every player at the beginning of a round, by seat, for fitting the weights.
pub fn table_features(known: &Knowledge) -> Vec<[f32; FEATURES]> {
    let race = Race::of(known);
    let table = Fast::from_knowledge(known);
    let first = known.public().idol.unwrap_or_default().index();
    (0..table.players()).map(|seat| features(&table, &race, seat, first)).collect()
}
