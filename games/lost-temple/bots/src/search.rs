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

/// The choice after which the chance to win is best at the end of the round, as the mean of this many trials of each.
pub(super) fn best_choice(
    known: &Knowledge,
    legal: &[Action],
    (table, rollout, weights): (&Fast, &Rollout<'_>, &Weights),
    trials: u32,
    budget: &Budget<'_>,
    draw: &mut SplitMix,
) -> Action {
    let me = known.seat().index();
    let now = due(known);
    let fallback = legal[0];
    if let [only] = legal {
        return *only;
    }
    if now == Due::Look {
        let look = rollout.choose(table, me, now, draw);
        return if legal.contains(&look) { look } else { fallback };
    }
    let belief = Belief::of(known);
    let mut sums = vec![0.0_f64; legal.len()];
    for trial in 1..=budget.or(trials).max(1) {
        // Every choice is tried in the same deal, so that none is favoured by it.
        let deal = belief.deal(rollout, draw);
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
    let scored = legal.iter().zip(&sums);
    scored.max_by(|a, b| a.1.total_cmp(b.1)).map_or(fallback, |(action, _)| *action)
}
