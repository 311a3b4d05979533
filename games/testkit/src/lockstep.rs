//! The fast model agrees with the rules.

use crate::walk::{play_randomly, random_step};
use game_core::{FastGame, Game, Seat, SplitMix, StepOf, Turn};

/// Plays random games at each of the `tables` with the rules and with the fast model, step by step, and compares after every step what is
/// due, what is legal, what chance may bring and how it ends.
pub fn lockstep<F: FastGame>(tables: &[(<F::Rules as Game>::Options, usize)], games: u64) {
    for (number, (options, seats)) in tables.iter().enumerate() {
        for round in 0..games {
            let mut draw = SplitMix::nth(number as u64, round);
            let mut rules = F::Rules::new(options, *seats).unwrap();
            let mut fast = F::new(options, *seats).unwrap();
            let mut steps = Vec::new();
            agree(&rules, &fast, &steps);
            while let Some(step) = random_step(&rules, &mut draw) {
                rules.apply(step, &mut ()).unwrap();
                fast.apply(step);
                steps.push(step);
                agree(&rules, &fast, &steps);
            }
        }
    }
    refuses_the_same_seats::<F>();
}

fn agree<F: FastGame>(rules: &F::Rules, fast: &F, steps: &[StepOf<F::Rules>]) {
    let after = || format!("after {} steps, the last {:?}", steps.len(), steps.last());
    assert_eq!(fast.turn(), rules.turn(), "{}", after());
    let (mut expected, mut given) = (Vec::new(), Vec::new());
    for seat in Seat::all(rules.seats()) {
        rules.legal_actions(seat, &mut expected);
        fast.legal_actions(seat, &mut given);
        assert_eq!(given, expected, "seat {seat} {}", after());
        expected.clear();
        given.clear();
    }
    let (mut expected, mut given) = (Vec::new(), Vec::new());
    rules.chance_outcomes(&mut expected);
    fast.chance_outcomes(&mut given);
    assert_eq!(given, expected, "{}", after());
    assert_eq!(fast.outcome(), rules.outcome(), "{}", after());
}

fn refuses_the_same_seats<F: FastGame>() {
    let options = <F::Rules as Game>::Options::default();
    for seats in (0..=20).chain([usize::MAX]) {
        let (rules, fast) = (F::Rules::new(&options, seats).err(), F::new(&options, seats).err());
        assert_eq!(fast, rules, "{seats} seats");
    }
}

/// Plays `games` random games at each of the `tables` with [`FastGame::play_randomly`] and as many with the rules, and compares the mean
/// score of every seat (within five standard errors) and that each game is over. This covers shortcuts that lockstep does not take.
pub fn same_random_games<F: FastGame>(tables: &[(<F::Rules as Game>::Options, usize)], games: u64) {
    for (number, (options, seats)) in tables.iter().enumerate() {
        let mut rules = vec![Mean::default(); *seats];
        let mut fast = vec![Mean::default(); *seats];
        for round in 0..games {
            let mut draw = SplitMix::nth(number as u64, round);
            let mut game = F::Rules::new(options, *seats).unwrap();
            play_randomly(&mut game, &mut draw, usize::MAX);
            let outcome = game.outcome().expect("a game that was played to its end");
            rules.iter_mut().zip(outcome.scores.as_slice()).for_each(|(mean, score)| mean.add(*score));

            let mut draw = SplitMix::nth(!(number as u64), round);
            let mut game = F::new(options, *seats).unwrap();
            game.play_randomly(&mut draw);
            assert_eq!(game.turn(), Turn::Over);
            let outcome = game.outcome().expect("a game that was played to its end");
            fast.iter_mut().zip(outcome.scores.as_slice()).for_each(|(mean, score)| mean.add(*score));
        }
        for (seat, (rules, fast)) in rules.iter().zip(&fast).enumerate() {
            let error = (rules.square_error() + fast.square_error()).sqrt();
            let off = (rules.mean() - fast.mean()).abs();
            let (rules, fast) = (rules.mean(), fast.mean());
            assert!(
                off <= 5.0 * error + 1e-9,
                "{options:?}, seat {seat} of {seats}: {fast} instead of {rules}"
            );
        }
    }
}

/// The mean of some values, and how exact it is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub fn add(&mut self, value: impl Into<f64>) {
        let value = value.into();
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.count
    }

    /// The square of the mean's standard error.
    pub fn square_error(&self) -> f64 {
        (self.squares / self.count - self.mean() * self.mean()).max(0.0) / self.count
    }
}
