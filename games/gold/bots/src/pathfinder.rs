//! Pathfinder: searches its turn and looks at the pairs it leaves for the others.

use super::net::softmax;
use super::search::{Chances, Evaluator};
use gold_fast::summary::Summary;
use gold_rules::MAX_PLAYERS;

/// What each point of a known pair is worth to the next player.
const OPEN: f32 = 0.9;
/// The share of it that is left for each seat further on.
const LATER: f32 = 0.5;

/// Evaluates a table by points and by the best known pair for each seat. It does not count prospectors; Oracle does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heuristic;

impl Evaluator for Heuristic {
    type Accumulator = ();

    fn accumulator(&self, _: &Summary) {}

    fn chances(&self, (): (), summary: &Summary) -> Chances {
        // The less gold is left, the more a point decides.
        let scale = 2.0 + 0.1 * f32::from(summary.gold());
        let mut open = OPEN;
        let mut worth = [0.0; MAX_PLAYERS];
        for (seat, worth) in worth.iter_mut().enumerate().take(summary.seats) {
            *worth = (f32::from(summary.points[seat]) + open * f32::from(summary.best_pair(seat))) / scale;
            open *= LATER;
        }
        softmax(worth, summary.seats)
    }
}
