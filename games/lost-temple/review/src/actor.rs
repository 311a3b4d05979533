//! What each choice is worth to the player who has to make it, as far as that player can tell.

use crate::spectator::seed;
use crate::value::shares as worth_of;
use game_core::SplitMix;
use lost_temple_bots::belief::{Belief, Deal};
use lost_temple_bots::opponents::Opponents;
use lost_temple_bots::race::Race;
use lost_temple_bots::rollout::Rollout;
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, CharacterSet, Knowledge};
use review::{MIXED, Opinion};

/// Choices that differ by this much in the chance to win are made e times as often one as the other.
const SPREAD: f64 = 0.006;
/// How exactly a pick or a name can be judged at best: how the others pick and name is only an estimate.
const DOUBT: f64 = 0.01;
/// More choices than this are tried in fewer deals, so that all together take no longer.
const MANY: usize = 12;

/// A choice, judged.
pub struct Judged {
    /// Every legal action.
    pub opinions: Vec<Opinion<Action>>,
    /// What the choice is worth before it is made, if this player chooses as a spectator expects.
    pub expected: f64,
}

/// Every legal action, tried in the same deals, which fit all that the player knows.
pub fn judge(known: &Knowledge, legal: &[Action], race: &Race, opponents: &Opponents, deals: u32) -> Judged {
    let me = known.seat().index();
    let table = Fast::from_knowledge(known);
    let mut rollout = Rollout::new(known, &table, race);
    if opponents.knows(known) {
        opponents.tell(&mut rollout);
    }
    let mut usual = rollout.clone();
    if opponents.knows(known) {
        usual.racer[me] = opponents.racer(me);
    }
    let mut habits = Habits::new(legal, &usual, me);
    let belief = Belief::of(known);
    let deals = deals / legal.len().div_ceil(MANY).max(1) as u32;
    let mut trials = Vec::with_capacity(deals as usize);
    let mut worth = Vec::with_capacity(deals as usize * legal.len());
    for number in 0..deals.max(2) {
        let mut draw = SplitMix::nth(seed(known.public()), number.into());
        let deal = belief.deal(&rollout, &mut draw);
        trials.push(f64::from(deal.weight));
        habits.watch(&usual, &table, &deal, &draw);
        for action in legal {
            // The same deal and the same luck for every choice.
            let (mut deal, mut draw, mut table) = (deal.clone(), draw.clone(), table.clone());
            if let Action::Pick(own) = *action {
                belief.finish(&mut deal, own, &rollout, &mut draw);
                table.call_all(&deal.holder, &mut draw);
            } else {
                table.hold(&deal.holder);
                table.answer(*action, &mut draw);
            }
            rollout.play_out(&mut table, &mut draw);
            worth.push(worth_of(&table, race)[me]);
        }
    }
    let opinions = judged(legal, &trials, &worth);
    let expected = habits.mean(&opinions);
    Judged { opinions, expected }
}

/// How likely the player chooses each legal action, as a spectator expects: the chances count on it.
struct Habits<'a> {
    legal: &'a [Action],
    weights: Vec<f64>,
    is_pick: bool,
}

impl<'a> Habits<'a> {
    fn new(legal: &'a [Action], usual: &Rollout<'_>, me: usize) -> Habits<'a> {
        let pick = |action: &Action| if let Action::Pick(card) = *action { Some(card) } else { None };
        let hand: CharacterSet = legal.iter().filter_map(pick).collect();
        let odds = usual.odds(me, hand);
        let weight = |action: &Action| pick(action).map_or(0.0, |card| f64::from(odds[card.index()]));
        Habits { legal, weights: legal.iter().map(weight).collect(), is_pick: !hand.is_empty() }
    }

    /// What the player would do in a deal. For a pick, the deal makes no difference.
    fn watch(&mut self, usual: &Rollout<'_>, table: &Fast, deal: &Deal, draw: &SplitMix) {
        if self.is_pick {
            return;
        }
        let (mut table, mut draw) = (table.clone(), draw.clone());
        table.hold(&deal.holder);
        if let Some((seat, due)) = table.asked() {
            let action = usual.choose(&table, seat, due, &mut draw);
            if let Some(place) = self.legal.iter().position(|it| *it == action) {
                self.weights[place] += f64::from(deal.weight);
            }
        }
    }

    fn mean(&self, opinions: &[Opinion<Action>]) -> f64 {
        let total: f64 = self.weights.iter().sum();
        let share = |place: usize| match total > 0.0 {
            true => self.weights[place] / total,
            false => opinions[place].share,
        };
        opinions.iter().enumerate().map(|(place, opinion)| share(place) * opinion.value).sum()
    }
}

/// The opinions from the weights of the trials, and what each action brought in each of them.
fn judged(legal: &[Action], trials: &[f64], worth: &[f64]) -> Vec<Opinion<Action>> {
    let total = trials.iter().sum::<f64>().max(f64::MIN_POSITIVE);
    let brought = |action: usize| worth.iter().skip(action).step_by(legal.len());
    let mean =
        |action| trials.iter().zip(brought(action)).map(|(weight, it)| weight * it).sum::<f64>() / total;
    let values: Vec<f64> = (0..legal.len()).map(mean).collect();
    let best = (0..legal.len()).max_by(|one, other| values[*one].total_cmp(&values[*other])).unwrap_or(0);
    let error = |action| {
        let gap = values[best] - values[action];
        let pairs = trials.iter().zip(brought(best).zip(brought(action)));
        let squares: f64 = pairs.map(|(weight, (best, it))| (weight * (best - it - gap)).powi(2)).sum();
        squares.sqrt() / total
    };
    let errors: Vec<f64> = (0..legal.len()).map(error).collect();
    let (middle, sure) = sureness(&values, &errors);
    let values: Vec<f64> = values.iter().map(|value| middle + sure * (value - middle)).collect();
    let shares = shares(&values);
    let doubt = |action: usize| match legal[action] {
        Action::Pick(_) | Action::Name(_) if action != best => DOUBT,
        _ => 0.0,
    };
    let opinion = |(number, action): (usize, &Action)| Opinion {
        action: *action,
        share: shares[number],
        value: values[number],
        se: ((sure * errors[number]).powi(2) + doubt(number).powi(2)).sqrt(),
    };
    legal.iter().enumerate().map(opinion).collect()
}

/// The mean of the values, and which part of their differences is real: the rest is what so few deals make of it. The best of many unsure values
/// is mostly the luckiest one.
fn sureness(values: &[f64], errors: &[f64]) -> (f64, f64) {
    let others = (values.len() - 1).max(1) as f64;
    let middle = values.iter().sum::<f64>() / values.len().max(1) as f64;
    let spread: f64 = values.iter().map(|value| (value - middle).powi(2)).sum::<f64>() / others;
    // An error is that of a difference of two, and the best has none.
    let noise: f64 = errors.iter().map(|error| error * error / 2.0).sum::<f64>() / others;
    (middle, if noise > 0.0 { (1.0 - noise / spread).max(0.0) } else { 1.0 })
}

/// How likely each action is made by a player who knows these values: the better, the likelier. Equal ones are equally likely, and the best is
/// never an error.
fn shares(values: &[f64]) -> Vec<f64> {
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut shares: Vec<f64> = values.iter().map(|value| bots::math::exp((value - best) / SPREAD)).collect();
    let total: f64 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= total);
    let most = shares.iter().copied().fold(0.0, f64::max);
    if most < MIXED {
        // So many equal ones: the rest share what the best leave.
        let is_best = |share: &f64| *share >= most;
        let bests = shares.iter().filter(|share| is_best(share)).count() as f64;
        let floor = MIXED.min(1.0 / bests);
        let rest = (1.0 - floor * bests) / (1.0 - most * bests).max(f64::MIN_POSITIVE);
        shares.iter_mut().for_each(|share| *share = if *share >= most { floor } else { *share * rest });
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_choices_are_equally_likely_and_worse_ones_rarer() {
        let two = shares(&[0.3, 0.3, 0.28]);
        assert!((two[0] - two[1]).abs() < 1e-12 && two[2] < 0.02);
        assert!((two.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn the_best_of_many_is_no_error() {
        let values: Vec<f64> = (0..45).map(|it| 0.3 + 1e-6 * f64::from(it)).collect();
        let many = shares(&values);
        assert!((many.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(many[44] >= MIXED && many[..44].iter().all(|share| *share < 1.0 / 44.0));
        let equal = shares(&[0.25; 45]);
        assert!(equal.iter().all(|share| (share - 1.0 / 45.0).abs() < 1e-12));
    }

    /// Two actions in two deals, the second of which is three times as likely.
    #[test]
    fn values_are_weighted_means_and_errors_those_of_their_difference() {
        let legal = [Action::Steps(1), Action::Steps(2)];
        // The difference is 0.3 and 0.1, on average 0.15: off by 0.15 once and by 0.05 three times over.
        let opinions = judged(&legal, &[1.0, 3.0], &[0.2, 0.5, 0.4, 0.5]);
        let error = (0.0225_f64 + 0.0225).sqrt() / 4.0;
        let sure = 1.0 - error * error / 2.0 / (2.0 * 0.075 * 0.075);
        let values = [0.425 - sure * 0.075, 0.425 + sure * 0.075];
        for (opinion, value) in opinions.iter().zip(values) {
            assert!((opinion.value - value).abs() < 1e-12, "{opinion:?}");
        }
        assert!((opinions[0].se - sure * error).abs() < 1e-12 && opinions[1].se.abs() < 1e-12);
    }

    /// Of two that differ by no more than chance makes them differ, neither is better.
    #[test]
    fn differences_without_evidence_count_for_nothing() {
        let legal = [Action::Steps(1), Action::Steps(2)];
        let opinions = judged(&legal, &[1.0, 1.0], &[0.2, 0.5, 0.4, 0.2]);
        assert!((opinions[0].value - opinions[1].value).abs() < 1e-12, "{opinions:?}");
        assert!((opinions[0].share - 0.5).abs() < 1e-12);
    }
}
