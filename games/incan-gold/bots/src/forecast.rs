//! What points are worth at the end of a round: the chance to win, from simulated rounds to come.

use super::journey::{Journey, victory};
use super::model::Model;
use super::walk::{Step, walk};
use game_core::{Draw, MAX_SEATS, Seat, SplitMix};
use incan_gold_rules::ROUNDS;

/// How many simulated futures are asked for one chance.
const ASKED: usize = 6;

/// When the player himself is taken to leave in the rounds to come: when one more card is worth less than this.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// While he is ahead of all others.
    ahead: u8,
    /// While he is not.
    behind: u8,
}

/// Manners to choose from: what wins most is taken.
const MANNERS: [Manner; 8] = [
    Manner { ahead: 8, behind: 8 },
    Manner { ahead: 10, behind: 8 },
    Manner { ahead: 12, behind: 8 },
    Manner { ahead: 10, behind: 10 },
    Manner { ahead: 12, behind: 10 },
    Manner { ahead: 8, behind: 6 },
    Manner { ahead: 10, behind: 6 },
    Manner { ahead: 6, behind: 6 },
];
/// In the last round, home is no use to whoever is behind.
const AT_LAST: Manner = Manner { ahead: 12, behind: 0 };

/// What the rounds to come may bring to each seat, many times over.
///
/// How the player himself will play them depends on how the tents stand then; so they are kept as whole walks.
#[derive(Clone, Debug)]
pub struct Forecast {
    own: Seat,
    seats: usize,
    /// How many rounds are to come.
    rounds: usize,
    /// For each future and each round to come, which of the steps are its walk.
    walks: Vec<(u32, u32)>,
    steps: Vec<Step>,
    manner: Manner,
    /// Whether points count instead of chances.
    counts_points: bool,
}

/// Some of the futures of a forecast: the same for all chances that are to be compared.
#[derive(Clone, Copy)]
pub struct Outlook<'a> {
    forecast: &'a Forecast,
    walks: &'a [(u32, u32)],
}

impl Forecast {
    /// No forecast: until the last round, the lead over the others counts as if it were a chance.
    pub fn by_points(journey: &Journey, own: Seat) -> Forecast {
        Forecast {
            own,
            seats: journey.seats(),
            rounds: usize::from(ROUNDS - journey.round),
            walks: Vec::new(),
            steps: Vec::new(),
            manner: MANNERS[0],
            counts_points: !journey.is_last_round(),
        }
    }

    /// So many futures of a game after the round it is in.
    pub fn of(
        journey: &Journey,
        own: Seat,
        futures: usize,
        guess: &mut impl FnMut(&mut SplitMix) -> [Model; MAX_SEATS],
        draw: &mut SplitMix,
    ) -> Forecast {
        let mut forecast = Forecast { counts_points: false, ..Forecast::by_points(journey, own) };
        for _ in 0..if journey.is_last_round() { 0 } else { futures.max(1) } {
            let models = guess(draw);
            let mut future = *journey;
            for _ in 0..forecast.rounds {
                future.keys = [0; MAX_SEATS];
                let temple = future.enter();
                let first = forecast.steps.len() as u32;
                future = walk(future, temple, false, own, &models, draw, &mut forecast.steps);
                forecast.walks.push((first, forecast.steps.len() as u32));
            }
        }
        forecast.choose_manner(&journey.keys);
        forecast
    }

    /// Takes the manner that wins most, if this round ends as it began.
    fn choose_manner(&mut self, keys: &[i32; MAX_SEATS]) {
        let mut best = (f32::MIN, self.manner);
        for manner in MANNERS {
            self.manner = manner;
            let chance = Outlook { forecast: self, walks: &self.walks }.chance(keys);
            if chance > best.0 {
                best = (chance, manner);
            }
        }
        self.manner = best.1;
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
    pub fn chance(&self, keys: &[i32; MAX_SEATS]) -> f32 {
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
                let manner = if left == 0 { &AT_LAST } else { &self.forecast.manner };
                let walk = &self.forecast.steps[*first as usize..*end as usize];
                let stop = walk.iter().find(|step| manner.leaves(step, &keys, own, seats)).or(walk.last());
                stop.iter().for_each(|step| add(&mut keys, &step.keys));
            }
            sum += victory(&keys, own, seats);
        }
        sum / (self.walks.len() / rounds) as f32
    }
}

impl Manner {
    #[inline]
    fn leaves(&self, step: &Step, before: &[i32; MAX_SEATS], own: Seat, seats: usize) -> bool {
        if step.worth >= self.ahead.max(self.behind) {
            return false;
        }
        let bound = if step.is_ahead(before, own, seats) { self.ahead } else { self.behind };
        step.worth < bound
    }
}

fn add(sum: &mut [i32; MAX_SEATS], more: &[i32; MAX_SEATS]) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// How far a seat is ahead of the mean of the others.
fn margin(keys: &[i32; MAX_SEATS], own: Seat, seats: usize) -> f32 {
    let all: i32 = keys[..seats].iter().sum();
    let own = keys[own.index()];
    own as f32 - (all - own) as f32 / (seats - 1) as f32
}
