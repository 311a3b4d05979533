//! What points are worth at the end of a round: the chance to win, from simulated rounds to come.

use super::model::Model;
use super::walk::{Step, walk};
use game_core::{Draw, MAX_SEATS, Seat, SplitMix};
use incan_gold_fast::{Fast, Keys};
use incan_gold_rules::ROUNDS;

/// How many simulated futures are asked for one chance.
const ASKED: usize = 6;

/// When the player is assumed to leave in the rounds to come: when one more card is worth less than this.
#[derive(Clone, Copy, Debug)]
struct ExitPlan {
    /// While ahead of all others.
    ahead: u8,
    /// While not ahead.
    behind: u8,
}

/// Plans to choose from: the one that wins most is taken.
const PLANS: [ExitPlan; 8] = [
    ExitPlan { ahead: 8, behind: 8 },
    ExitPlan { ahead: 10, behind: 8 },
    ExitPlan { ahead: 12, behind: 8 },
    ExitPlan { ahead: 10, behind: 10 },
    ExitPlan { ahead: 12, behind: 10 },
    ExitPlan { ahead: 8, behind: 6 },
    ExitPlan { ahead: 10, behind: 6 },
    ExitPlan { ahead: 6, behind: 6 },
];
/// In the last round, going home is no use to a player who is behind.
const LAST_ROUND: ExitPlan = ExitPlan { ahead: 12, behind: 0 };

/// What the rounds to come may bring to each seat, many times over.
///
/// How the player will play them depends on how the tents stand then; so they are kept as whole walks.
#[derive(Clone, Debug)]
pub struct Forecast {
    own: Seat,
    seats: usize,
    /// How many rounds are to come.
    rounds: usize,
    /// For each future and each round to come, which of the steps are its walk.
    walks: Vec<(u32, u32)>,
    steps: Vec<Step>,
    plan: ExitPlan,
    /// Whether points count instead of chances.
    counts_points: bool,
}

/// Some of the futures of a forecast: the same for all chances that are compared.
#[derive(Clone, Copy)]
pub struct Outlook<'a> {
    forecast: &'a Forecast,
    walks: &'a [(u32, u32)],
}

impl Forecast {
    /// No forecast: until the last round, the lead over the others counts as if it were a chance.
    pub fn by_points(game: &Fast, own: Seat) -> Forecast {
        Forecast {
            own,
            seats: game.seats(),
            rounds: usize::from(ROUNDS - game.round()),
            walks: Vec::new(),
            steps: Vec::new(),
            plan: PLANS[0],
            counts_points: game.round() < ROUNDS,
        }
    }

    /// This many futures of a game after the round it is in.
    pub fn of(
        game: &Fast,
        own: Seat,
        futures: usize,
        guess: &mut impl FnMut(&mut SplitMix) -> [Model; MAX_SEATS],
        draw: &mut SplitMix,
    ) -> Forecast {
        let mut forecast = Forecast { counts_points: false, ..Forecast::by_points(game, own) };
        for _ in 0..if forecast.rounds == 0 { 0 } else { futures.max(1) } {
            let models = guess(draw);
            let mut future = *game;
            future.abandon_round();
            for _ in 0..forecast.rounds {
                future.set_keys([0; MAX_SEATS]);
                let first = forecast.steps.len() as u32;
                future = walk(future, own, &models, draw, &mut forecast.steps);
                forecast.walks.push((first, forecast.steps.len() as u32));
            }
        }
        forecast.choose_plan(game.keys());
        forecast
    }

    /// Takes the plan that wins most, if this round ends as it began.
    fn choose_plan(&mut self, keys: &Keys) {
        let mut best = (f32::MIN, self.plan);
        for plan in PLANS {
            self.plan = plan;
            let chance = Outlook { forecast: self, walks: &self.walks }.chance(keys);
            if chance > best.0 {
                best = (chance, plan);
            }
        }
        self.plan = best.1;
    }

    /// Some of the futures, drawn.
    pub fn outlook(&self, draw: &mut SplitMix) -> Outlook<'_> {
        let futures = self.walks.len() / self.rounds.max(1);
        let first = if futures > ASKED { draw.below((futures - ASKED + 1) as u32) as usize } else { 0 };
        let asked = futures.min(ASKED);
        Outlook { forecast: self, walks: &self.walks[first * self.rounds..(first + asked) * self.rounds] }
    }
}

impl Outlook<'_> {
    /// The player's chance to win, if the round ends with these keys.
    #[inline]
    pub fn chance(&self, keys: &Keys) -> f32 {
        let Forecast { own, seats, rounds, counts_points, .. } = *self.forecast;
        if counts_points {
            return margin(keys, own, seats);
        }
        if self.walks.is_empty() {
            return victory(keys, own, seats);
        }
        let mut sum = 0.0;
        for future in self.walks.chunks_exact(rounds) {
            let mut keys = *keys;
            for (left, (first, end)) in (0..rounds).rev().zip(future) {
                let plan = if left == 0 { &LAST_ROUND } else { &self.forecast.plan };
                let walk = &self.forecast.steps[*first as usize..*end as usize];
                let stop = walk.iter().find(|step| plan.leaves(step, &keys, own, seats)).or(walk.last());
                stop.iter().for_each(|step| add(&mut keys, &step.keys));
            }
            sum += victory(&keys, own, seats);
        }
        sum / (self.walks.len() / rounds) as f32
    }
}

impl ExitPlan {
    #[inline]
    fn leaves(&self, step: &Step, before: &Keys, own: Seat, seats: usize) -> bool {
        if step.worth >= self.ahead.max(self.behind) {
            return false;
        }
        let bound = if step.is_ahead(before, own, seats) { self.ahead } else { self.behind };
        step.worth < bound
    }
}

fn add(sum: &mut Keys, more: &Keys) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// How far a seat is ahead of the mean of the others.
fn margin(keys: &Keys, own: Seat, seats: usize) -> f32 {
    let all: i32 = keys[..seats].iter().map(|key| i32::from(*key)).sum();
    let own = i32::from(keys[own.index()]);
    own as f32 - (all - own) as f32 / (seats - 1) as f32
}

/// A seat's part of the victory, if the game is over with these keys.
#[inline]
fn victory(keys: &Keys, own: Seat, seats: usize) -> f32 {
    let best = keys[..seats].iter().max();
    if best > Some(&keys[own.index()]) {
        return 0.0;
    }
    1.0 / keys[..seats].iter().filter(|key| Some(*key) == best).count() as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::FastGame;
    use incan_gold_rules::Options;

    #[test]
    fn a_victory_is_shared_by_those_of_the_first_rank() {
        for (number, (options, seats)) in (0..).zip(Options::every_table().into_iter().cycle()).take(2_000) {
            let mut game = Fast::new(&options, seats).unwrap();
            game.play_randomly(&mut SplitMix::new(number));
            let winners = game.outcome().unwrap().winners();
            for seat in Seat::all(seats) {
                let part = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
                assert!((victory(game.keys(), seat, seats) - part).abs() < 1e-6);
            }
        }
    }
}
