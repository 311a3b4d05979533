//! A baseline: searches its turn exactly and counts points, its own minus those of the others, with what it leaves for them to take.

use super::search::{Chances, Evaluator};
use gold_fast::summary::{Summary, prospector};
use gold_rules::MAX_PLAYERS;

/// The share of a known pair that the seat due next is expected to take, and how much less of it each seat after that.
const OPEN: f32 = 0.8;
const LATER: f32 = 0.5;
/// What each point of strength of a prospector that is still on the table is worth to its owner.
const PROSPECTOR: f32 = 0.2;
/// More points than anyone can lead by: a lead is shown as a number from 0 to 1.
const MAX_LEAD: f32 = 200.0;

/// A lead in points. It is no chance to win, but its mean over what unseen cards may be is right, as for any linear value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lead;

impl Evaluator for Lead {
    type Accumulator = ();

    fn accumulator(&self, _: &Summary) {}

    fn chances(&self, (): (), summary: &Summary) -> Chances {
        let seats = summary.seats;
        let mut worth = [0.0; MAX_PLAYERS];
        let mut open = OPEN;
        for (seat, worth) in worth.iter_mut().enumerate().take(seats) {
            let strength: f32 = (2..=5)
                .map(|value| {
                    let group = prospector(Some(seat), value);
                    f32::from(value) * f32::from(summary.known[group] + summary.unseen[group])
                })
                .sum();
            *worth = f32::from(summary.points[seat])
                + open * f32::from(summary.best_pair(seat))
                + PROSPECTOR * strength;
            open *= LATER;
        }
        let sum: f32 = worth[..seats].iter().sum();
        let others = (seats - 1) as f32;
        let mut leads = [0.0; MAX_PLAYERS];
        for (lead, worth) in leads.iter_mut().zip(worth).take(seats) {
            *lead = 0.5 + (worth - (sum - worth) / others) / (2.0 * MAX_LEAD);
        }
        leads
    }
}
