//! A player left alone, for one lead: all that the other may have taken home, N amounts side by side.
//!
//! The same induction as in `alone`, but the lanes are what the other took instead of leads, so that nothing is computed for leads
//! that nobody asked for. The work is done in slices.

use crate::chances::at;
use crate::deck::{ALL_GEMS, Deck};
use crate::stages::{Stage, Stages};

/// The values of all positions of a pass, for each stage: memory that is used again and again.
pub type Scratch<const N: usize> = Vec<Vec<[f64; N]>>;

/// A pass over all positions in which the other took one of N amounts.
pub struct Pass<const N: usize> {
    ends: Vec<Ends<N>>,
    /// The smallest of the amounts; the others follow it.
    first: usize,
    /// Only positions that hold these treasures, as a mask; the answer is for exactly them.
    from: Option<u16>,
    /// Everything is surely lost or surely won.
    decided: Option<f64>,
    stage: usize,
    /// The next set is the one before this.
    set: usize,
}

/// What the end of a round is worth in a stage, for each lane.
struct Ends<const N: usize> {
    /// By the gems drawn: stopping, and the most that all that is left can add to it.
    stop: Vec<[f64; N]>,
    gain: Vec<[f64; N]>,
    collapse: [[f64; N]; 2],
    worst: [[f64; N]; 2],
}

impl<const N: usize> Ends<N> {
    /// The lead is that of before the round, without the other's artifacts.
    fn new(stage: &Stage, lead: i32, first: usize) -> Ends<N> {
        let taken = |lane: usize| (first + lane) as i32;
        let collapse = |row: &Vec<f64>| std::array::from_fn(|lane| row[at(lead - taken(lane))]);
        let home =
            |gems: i32| -> [usize; N] { std::array::from_fn(|lane| at(lead - 2 * taken(lane) + gems)) };
        let gain = |gems: i32| {
            let (left, artifacts) = (f64::from(ALL_GEMS - gems), stage.cards as f64);
            home(gems).map(|home| stage.slope[home] * left + stage.step[home] * artifacts)
        };
        Ends {
            stop: (0..=ALL_GEMS).map(|gems| home(gems).map(|home| stage.stop[home])).collect(),
            gain: (0..=ALL_GEMS).map(gain).collect(),
            collapse: [0, 1].map(|sort: usize| collapse(&stage.collapse[sort])),
            worst: [0, 1].map(|sort: usize| collapse(&stage.best_collapse[sort])),
        }
    }

    /// Whether stopping is surely best, in the lanes that count; see `alone`.
    fn stops(&self, fatal: &[f64; 2], gems: usize, counts: u128) -> bool {
        let (stop, gain) = (&self.stop[gems], &self.gain[gems]);
        (0..N).filter(|lane| counts >> lane & 1 == 1).all(|lane| {
            let loss = [0, 1].map(|sort: usize| stop[lane] - self.worst[sort][lane]);
            loss[0] >= 0.0 && loss[1] >= 0.0 && fatal[0] * loss[0] + fatal[1] * loss[1] >= gain[lane]
        })
    }
}

impl<const N: usize> Pass<N> {
    /// All positions in which the other took `first` or one of the next N - 1 amounts.
    pub fn all(deck: &Deck, stages: &Stages, lead: i32, first: usize) -> Pass<N> {
        let taken = |lane: usize| (first + lane) as i32;
        let is_lost = lead - 2 * taken(0) + ALL_GEMS < stages.hopeless;
        let is_won = lead - taken(N - 1) > stages.open.1;
        let last = stages.stages.len();
        let mut pass = Pass::of(deck, &stages.stages, lead, first);
        if is_lost || is_won {
            (pass.decided, pass.stage) = (Some(if is_won { 1.0 } else { 0.0 }), last - 1);
        }
        pass
    }

    /// Only from these treasures on, in these stages.
    pub fn from(deck: &Deck, stages: &[Stage], lead: i32, taken: usize, mask: u16) -> Pass<N> {
        Pass { from: Some(mask), ..Pass::of(deck, stages, lead, taken) }
    }

    fn of(deck: &Deck, stages: &[Stage], lead: i32, first: usize) -> Pass<N> {
        let ends = stages.iter().map(|stage| Ends::new(stage, lead, first)).collect();
        Pass { ends, first, from: None, decided: None, stage: 0, set: deck.sets.len() }
    }

    /// Does about this many positions' work; true when all is done. `told` hears of each set that is answered: in each state of
    /// hazards, the chance of going on.
    pub fn advance(
        &mut self,
        deck: &Deck,
        stages: &[Stage],
        scratch: &mut Scratch<N>,
        mut work: usize,
        told: &mut impl FnMut(usize, &[[f64; N]]),
    ) -> bool {
        let states = deck.hazards.len();
        while scratch.len() < self.ends.len() {
            scratch.push(vec![[0.0; N]; deck.sets.len() * states]);
        }
        let mut sums = vec![[0.0; N]; states];
        while self.stage < self.ends.len() {
            let (before, rest) = scratch.split_at_mut(self.stage);
            while self.set > 0 {
                if work == 0 {
                    return false;
                }
                self.set -= 1;
                let set = self.set;
                let drawn = &deck.sets[set];
                let is_last = self.stage + 1 == self.ends.len();
                let answers = is_last
                    && match self.from {
                        Some(mask) => drawn.mask == mask,
                        None => (self.first..self.first + N).contains(&drawn.taken),
                    };
                let counts = drawn.parts >> self.first;
                let is_reached = self.from.is_none_or(|mask| drawn.mask & mask == mask);
                if let Some(value) = self.decided {
                    if answers {
                        sums.fill([value; N]);
                        told(set, &sums);
                    }
                    continue;
                }
                if !is_reached || counts & ((1 << N) - 1) == 0 {
                    continue;
                }
                let values = &mut rest[0];
                let open = self.set_values(deck, stages, before, values, &mut sums, answers);
                if answers {
                    told(set, &sums);
                }
                work = work.saturating_sub(open + 1);
            }
            (self.stage, self.set) = (self.stage + 1, deck.sets.len());
        }
        true
    }

    /// The values of one set; how many of its states had to be computed.
    fn set_values(
        &self,
        deck: &Deck,
        stages: &[Stage],
        before: &[Vec<[f64; N]>],
        values: &mut [[f64; N]],
        sums: &mut [[f64; N]],
        answers: bool,
    ) -> usize {
        let states = deck.hazards.len();
        let drawn = &deck.sets[self.set];
        let (stage, ends) = (&stages[self.stage], &self.ends[self.stage]);
        let gems = drawn.gems as usize;
        let stop = ends.stop[gems];
        let counts = drawn.parts >> self.first;
        let mut open = states;
        while !answers && open > 0 && ends.stops(&deck.hazards[open - 1].fatal, gems, counts) {
            open -= 1;
        }
        let (here, later) = values[self.set * states..].split_at_mut(states);
        here[open..].fill(stop);
        for state in (0..open).rev() {
            let hazards = &deck.hazards[state];
            let mut sum = [0.0; N];
            for (more, cards) in &drawn.more {
                add(&mut sum, *cards, &later[(more - self.set - 1) * states + state]);
            }
            for (next, cards) in &hazards.next {
                add(&mut sum, *cards, &here[*next]);
            }
            for (next, cards) in &stage.draws {
                add(&mut sum, *cards, &before[*next][self.set * states + state]);
            }
            add(&mut sum, hazards.fatal[0], &ends.collapse[0]);
            add(&mut sum, hazards.fatal[1], &ends.collapse[1]);
            let card = 1.0 / (drawn.left + hazards.left + stage.cards) as f64;
            sums[state] = sum.map(|sum| sum * card);
            here[state] = std::array::from_fn(|lane| sums[state][lane].max(stop[lane]));
        }
        open
    }
}

#[inline(always)]
fn add<const N: usize>(sum: &mut [f64; N], cards: f64, value: &[f64; N]) {
    *sum = std::array::from_fn(|lane| sum[lane] + cards * value[lane]);
}
