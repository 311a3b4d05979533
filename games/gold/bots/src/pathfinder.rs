//! Pathfinder: looks over its whole turn, and at the pairs that lie open for the others after it.

use super::field::{Field, Slot};
use super::net::softmax;
use super::think::{Chances, Judge};
use gold_rules::MAX_PLAYERS;

/// What an open pair is worth to whoever moves next, for each of its points.
const OPEN: f32 = 0.9;
/// How much of that is left with every seat further on.
const LATER: f32 = 0.5;

/// Judges a table by points and by the best pair that lies open for each. Who still has prospectors it does not count:
/// that is for Oracle to know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleOfThumb;

impl Judge for RuleOfThumb {
    type Sums = ();

    fn sums(&self, _: &Field) {}

    fn more_known(&self, (): &mut (), _: Slot, _: u8) {}

    fn less_known(&self, (): &mut (), _: Slot, _: u8) {}

    fn less_unseen(&self, (): &mut (), _: Slot, _: u8) {}

    fn chances(&self, (): (), field: &Field) -> Chances {
        // The less gold is left, the more a point decides.
        let scale = 2.0 + 0.1 * f32::from(field.gold());
        let mut open = OPEN;
        let mut worth = [0.0; MAX_PLAYERS];
        for (seat, worth) in worth.iter_mut().enumerate().take(field.seats) {
            *worth = (f32::from(field.points[seat]) + open * f32::from(field.best_pair(seat))) / scale;
            open *= LATER;
        }
        softmax(worth, field.seats)
    }
}
