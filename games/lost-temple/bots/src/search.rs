//! Trying every choice in many ways the table may be, each to the end of the round.

use super::belief::{Belief, due};
use super::rollout::Rollout;
use super::value::{Weights, chances};
use bots::Budget;
use game_core::SplitMix;
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, Due, Knowledge};

/// After this many trials a spent budget is noticed.
const NOTICE: u32 = 32;

/// The chance to win at the end of the round after each choice, as the mean of this many trials of each.
///
/// `None` if there is nothing to try: only one choice, or where to look, which the rollout decides well enough.
pub(super) fn try_choices(
    known: &Knowledge,
    legal: &[Action],
    (table, rollout, weights): (&Fast, &Rollout<'_>, &Weights),
    trials: u32,
    budget: &Budget<'_>,
    draw: &mut SplitMix,
) -> Option<Vec<f64>> {
    let me = known.seat().index();
    if legal.len() < 2 || due(known) == Due::Look {
        return None;
    }
    let belief = Belief::of(known);
    let (mut sums, mut total) = (vec![0.0_f64; legal.len()], 0.0);
    for trial in 1..=budget.or(trials).max(1) {
        // Every choice is tried in the same deal, so that none is favored by it.
        let deal = belief.deal(rollout, draw);
        total += f64::from(deal.weight);
        for (action, sum) in legal.iter().zip(&mut sums) {
            let mut deal = deal.clone();
            let mut table = table.clone();
            if let Action::Pick(own) = *action {
                belief.finish(&mut deal, own, rollout, draw);
                table.call_all(&deal.holder, draw);
            } else {
                table.hold(&deal.holder);
                table.answer(*action, draw);
            }
            rollout.play_out(&mut table, draw);
            *sum += f64::from(deal.weight * chances(&table, rollout.race, weights)[me]);
        }
        if trial % NOTICE == 0 && budget.is_spent() {
            break;
        }
    }
    sums.iter_mut().for_each(|sum| *sum /= total.max(f64::MIN_POSITIVE));
    Some(sums)
}

/// What to do where there is nothing to try.
pub(super) fn plain_choice(
    known: &Knowledge,
    legal: &[Action],
    (table, rollout): (&Fast, &Rollout<'_>),
    draw: &mut SplitMix,
) -> Action {
    if due(known) != Due::Look {
        return legal[0];
    }
    let look = rollout.choose(table, known.seat().index(), Due::Look, draw);
    if legal.contains(&look) { look } else { legal[0] }
}
