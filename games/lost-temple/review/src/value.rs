//! What a table is worth to everyone when a round begins.
//!
//! It is made like the bots' own value, but its weights were fitted to games of Oracles, by the example `lost_temple_review_fit`: leaders win less often
//! there than the bots believe. Where there are none for a number of players, it is the bots' own value.

use game_core::MAX_SEATS;
use lost_temple_bots::race::Race;
use lost_temple_bots::value::{Weights, chances, fitted};
use lost_temple_fast::Fast;

/// Shares of the win by seat.
pub type Shares = [f64; MAX_SEATS];

/// By number of players, from 2.
const FITTED: [Option<Weights>; 7] = [
    Some([-0.047, -0.626, 0.136, 0.401, -0.201, -0.019, -0.000, 0.000]),
    None,
    Some([0.146, -1.638, 0.696, 0.192, -0.300, 0.013, -0.016, 0.076]),
    None,
    None,
    None,
    None,
];

/// Weights for this number of players.
pub fn weights(players: usize) -> &'static Weights {
    FITTED[players.clamp(2, 8) - 2].as_ref().unwrap_or(fitted(players))
}

/// Everyone's share of the win. Exact if the game is over.
pub fn shares(table: &Fast, race: &Race) -> Shares {
    chances(table, race, weights(table.players())).map(f64::from)
}
