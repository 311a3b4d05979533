//! The fast model is the rules, only faster.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod knowledge;
#[path = "../../../rules/tests/it/tables.rs"]
mod tables;

use game_core::{FastGame, Game, Length, Plain, SplitMix, Turn};
use game_testkit::{encoding, lockstep, random_step, same_random_games};
use lost_temple_fast::{Encoder, Fast};
use lost_temple_rules::State;
use tables::tables;

#[test]
fn every_step_is_the_same() {
    lockstep::<Fast>(&tables(), 20);
}

#[test]
fn random_games_are_the_same() {
    same_random_games::<Fast>(&tables(), 300);
}

/// From the beginning and from the middle of a game, at every kind of moment.
#[test]
fn random_games_are_as_long() {
    for (number, (options, seats)) in (0..).zip(tables()).step_by(5) {
        for played in [0, 1, 30, 40 + number as usize] {
            let mut draw = SplitMix::new(number);
            let mut state = State::new(&options, seats).unwrap();
            let mut fast = Fast::new(&options, seats).unwrap();
            let mut rules = Plain::<State>::new(&options, seats).unwrap();
            for _ in 0..played {
                let Some(step) = random_step(&state, &mut draw) else { break };
                state.apply(step, &mut ()).unwrap();
                fast.apply(step);
                rules.apply(step);
            }
            let mut lengths = [Vec::new(), Vec::new()];
            for _ in 0..200 {
                lengths[0].push(rules.clone().play_randomly(&mut draw));
                let mut game = fast.clone();
                lengths[1].push(game.play_randomly(&mut draw));
                assert_eq!(game.turn(), Turn::Over);
            }
            for what in [|it: &Length| it.decisions as f64, |it: &Length| it.steps as f64] {
                let [(rules, rules_error), (fast, fast_error)] = lengths.each_ref().map(|it| mean(it, what));
                let error = rules_error.hypot(fast_error);
                assert!(
                    (rules - fast).abs() <= 5.0 * error,
                    "{fast}, not {rules}: {options:?}, {seats} seats"
                );
            }
        }
    }
}

/// The mean of something, and its standard error.
fn mean(lengths: &[Length], what: fn(&Length) -> f64) -> (f64, f64) {
    let count = lengths.len() as f64;
    let mean = lengths.iter().map(what).sum::<f64>() / count;
    let variance = lengths.iter().map(|it| (what(it) - mean).powi(2)).sum::<f64>() / count;
    (mean, (variance / count).sqrt())
}

#[test]
fn learners_are_told_what_players_know() {
    encoding::<Encoder>(&tables(), 1, 3_000);
}
