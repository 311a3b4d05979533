//! The second evaluator: bots play on from what the player knew, many times, once with each choice.

use crate::puzzle::{GAP, SURE, rounded};
use crate::source::Source;
use bots::{Bot, Budget};
use game_core::{Determinize, Draw, Game, Seat, SplitMix, Step, Turn};
use serde::{Deserialize, Serialize};

/// This many games are played before anything is decided, and then each time.
const BATCH: u32 = 50;
/// It is given up after so many.
const MOST: u32 = 8_000;
/// How many wrong actions are tried: those that the judge likes most.
const RIVALS: usize = 5;
/// A game that takes longer is not counted.
const MOST_STEPS: usize = 20_000;

/// The smallest difference between the right action and a wrong one, in wins per game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rollouts {
    pub gap: f64,
    /// Its standard error.
    pub se: f64,
    /// How many games were played with the right action, and again with the wrong one.
    pub games: u32,
}

/// Differences of pairs of games, which were dealt and played with the same random numbers.
#[derive(Clone, Copy, Debug, Default)]
struct Pairs {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Pairs {
    fn add(&mut self, difference: f64) {
        self.count += 1.0;
        self.sum += difference;
        self.squares += difference * difference;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn deviation(&self) -> f64 {
        let mean = self.mean();
        // A few games that all end alike prove little: count one more in which it was the other way round.
        let squares = self.squares + 1.0;
        ((squares / self.count - mean * mean).max(0.0) * self.count / (self.count - 1.0)).sqrt()
    }

    fn se(&self) -> f64 {
        self.deviation() / self.count.sqrt()
    }

    /// How many games it would take to be sure.
    fn needed(&self) -> f64 {
        (SURE * self.deviation() / self.mean().max(1e-9)).powi(2)
    }
}

/// Whether games played on confirm that the first of these actions is better than each of the others by at least [`GAP`], and by at least
/// [`SURE`] standard errors; if so, the smallest difference.
pub fn confirm<S: Source>(
    known: &<S::Game as Game>::Knowledge,
    seat: Seat,
    right: <S::Game as Game>::Action,
    wrong: &[<S::Game as Game>::Action],
    seed: u64,
) -> Option<Rollouts> {
    let mut rivals: Vec<_> = wrong.iter().take(RIVALS).map(|action| (*action, Pairs::default())).collect();
    let mut settled: Option<Pairs> = None;
    let mut played = 0;
    while !rivals.is_empty() {
        if played >= MOST {
            return None;
        }
        for number in played..played + BATCH {
            let with = |action| share::<S>(known, seat, action, SplitMix::nth(seed, u64::from(number)));
            let best = with(right)?;
            for (action, pairs) in &mut rivals {
                pairs.add(best - with(*action)?);
            }
        }
        played += BATCH;
        for (_, pairs) in &rivals {
            let hopeless = pairs.mean() + 2.5 * pairs.se() < GAP;
            if hopeless || played >= 4 * BATCH && pairs.needed() > 2.0 * f64::from(MOST) {
                return None;
            }
        }
        rivals.retain(|(_, pairs)| {
            let sure = played >= 2 * BATCH && pairs.mean() >= GAP && pairs.mean() >= SURE * pairs.se();
            if sure && settled.is_none_or(|least| pairs.mean() < least.mean()) {
                settled = Some(*pairs);
            }
            !sure
        });
    }
    let least = settled?;
    Some(Rollouts { gap: rounded(least.mean()), se: rounded(least.se()), games: least.count as u32 })
}

/// The seat's share of the win in one game that bots play on.
fn share<S: Source>(
    known: &<S::Game as Game>::Knowledge,
    seat: Seat,
    action: <S::Game as Game>::Action,
    mut draw: SplitMix,
) -> Option<f64> {
    let mut deal = SplitMix::new(draw.next_word());
    let mut table = S::Game::determinize(known, &mut deal);
    let mut given = Some(action);
    let mut bots: Vec<Box<dyn Bot<S::Game>>> = (0..table.seats()).map(|_| S::player()).collect();
    let mut legal = Vec::new();
    for _ in 0..MOST_STEPS {
        let step = match table.turn() {
            Turn::Over => return Some(review::shares(&table.outcome()?)[seat]),
            Turn::Chance => Step::Chance(table.draw_chance(&mut deal)?),
            Turn::Act(due) => {
                let next = due.iter().next()?;
                legal.clear();
                table.legal_actions(next, &mut legal);
                let own = if next == seat { given.take() } else { None };
                let choice = match (own, &legal[..]) {
                    (Some(action), _) => action,
                    (None, [only]) => *only,
                    (None, _) => {
                        let bot = &mut bots[next.index()];
                        bot.choose(&table.knowledge(next), &legal, &Budget::default(), &mut draw)
                    }
                };
                Step::Act(next, choice)
            }
        };
        table.apply(step, &mut ()).ok()?;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_of_pairs_has_an_honest_error() {
        let mut pairs = Pairs::default();
        (0..400).for_each(|number| pairs.add(if number % 4 == 0 { 1.0 } else { 0.0 }));
        assert!((pairs.mean() - 0.25).abs() < 1e-12);
        assert!((pairs.se() - (0.25 * 0.75 / 400.0_f64).sqrt()).abs() < 0.001);
        let mut same = Pairs::default();
        (0..100).for_each(|_| same.add(0.0));
        assert!(same.se() > 0.005, "no difference in a few games is no proof");
        assert!(pairs.needed() > 250.0 && same.needed() > 1e9);
    }
}
