//! `Fast` in lockstep with the rules, at every table.

use crate::tables::{tables, unguarded};
use game_core::{Draw, FastGame, Game, Seat, SplitMix, Turn};
use game_testkit::{encoding, lockstep, random_step, same_random_games};
use gold_fast::{Encoder, Fast};
use gold_rules::{Options, State};

#[test]
fn every_step_is_that_of_the_rules() {
    lockstep::<Fast>(&tables(), 3);
}

/// The state as far as it can be asked for, and the choices of everyone.
fn asked<F: FastGame<Rules = State>>(game: &F, seats: usize) -> impl PartialEq + std::fmt::Debug {
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    Seat::all(seats).for_each(|seat| game.legal_actions(seat, &mut legal));
    game.chance_outcomes(&mut outcomes);
    (game.turn(), legal, outcomes, game.outcome())
}

/// Without the stall guard a game may have no end, so it is followed only for a while. And a game that is taken over from the rules continues
/// as if it had been followed from the start.
#[test]
fn without_the_stall_guard_and_from_any_state_too() {
    let mut rushes = 0;
    for (number, (options, seats)) in (0..).zip([unguarded(), tables()].concat()) {
        let mut draw = SplitMix::nth(23, number);
        let mut rules = State::new(&options, seats).unwrap();
        let mut fast = Fast::new(&options, seats).unwrap();
        for _ in 0..1_000 {
            let known = rules.knowledge(Seat::default());
            let taken_over = Fast::of(&known);
            assert_eq!(asked(&fast, seats), asked(&taken_over, seats));
            assert_eq!(fast.turn(), rules.turn());
            if draw.below(20) == 0 {
                fast = taken_over;
            }
            rushes += usize::from(known.rush());
            let Some(step) = random_step(&rules, &mut draw) else { break };
            rules.apply(step, &mut ()).unwrap();
            fast.apply(step);
            let mut legal = (Vec::new(), Vec::new());
            for seat in Seat::all(seats) {
                rules.legal_actions(seat, &mut legal.0);
                fast.legal_actions(seat, &mut legal.1);
            }
            assert_eq!(legal.0, legal.1);
        }
    }
    assert!(rushes > 0);
}

/// The chance step draws each card by its weight.
#[test]
fn chance_is_fair() {
    let mut rules = State::new(&Options::default(), 2).unwrap();
    let mut draw = SplitMix::new(9);
    for _ in 0..60 {
        let step = random_step(&rules, &mut draw).unwrap();
        rules.apply(step, &mut ()).unwrap();
    }
    while rules.turn() != Turn::Chance {
        let step = random_step(&rules, &mut draw).unwrap();
        rules.apply(step, &mut ()).unwrap();
    }
    let fast = Fast::of(&rules.knowledge(Seat::default()));
    let (mut outcomes, draws) = (Vec::new(), 50_000);
    fast.chance_outcomes(&mut outcomes);
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let drawn: Vec<_> = (0..draws).map(|_| fast.draw_chance(&mut draw)).collect();
    for (card, weight) in outcomes {
        let expected = f64::from(draws) * f64::from(weight) / f64::from(total);
        let count = drawn.iter().filter(|other| **other == card).count() as f64;
        assert!((count - expected).abs() < 5.0 * expected.sqrt(), "{card}: {count}, not {expected}");
    }
}

#[test]
fn random_games_are_those_of_the_rules() {
    same_random_games::<Fast>(&tables(), 400);
}

/// Random games of default tables: their length and how often the table stalls have to be right too, not only the mean score.
#[test]
fn random_games_have_the_right_length() {
    for seats in 2..=5 {
        let games = 4_000;
        let (mut rules, mut fast) = (Vec::new(), Vec::new());
        for number in 0..games {
            let mut game = State::new(&Options::default(), seats).unwrap();
            let steps = game_testkit::play_randomly(&mut game, &mut SplitMix::nth(1, number), usize::MAX);
            let decisions = steps.iter().filter(|step| matches!(step, game_core::Step::Act(..))).count();
            rules.push([decisions as f64, steps.len() as f64, spread(&game.outcome().unwrap())]);
            let mut game = Fast::new(&Options::default(), seats).unwrap();
            let length = game.play_randomly(&mut SplitMix::nth(2, number));
            fast.push([length.decisions as f64, length.steps as f64, spread(&game.outcome().unwrap())]);
        }
        for at in 0..3 {
            let (rules, fast) = (statistics(&rules, at), statistics(&fast, at));
            let error = ((rules.1 + fast.1) / games as f64).sqrt();
            assert!((rules.0 - fast.0).abs() < 5.0 * error, "{at} at {seats} seats: {fast:?}, not {rules:?}");
            assert!((rules.1 / fast.1 - 1.0).abs() < 0.2, "{at} at {seats} seats: {fast:?}, not {rules:?}");
        }
    }
}

/// How far the best is ahead of the worst.
fn spread(outcome: &game_core::Outcome) -> f64 {
    let scores = outcome.scores.as_slice();
    f64::from(scores.iter().max().unwrap() - scores.iter().min().unwrap())
}

/// Mean and variance.
fn statistics(games: &[[f64; 3]], at: usize) -> (f64, f64) {
    let mean = games.iter().map(|game| game[at]).sum::<f64>() / games.len() as f64;
    (mean, games.iter().map(|game| (game[at] - mean).powi(2)).sum::<f64>() / games.len() as f64)
}

/// From the middle of a game, and of a turn, the random rest is the same as that of the rules.
#[test]
fn a_game_can_be_played_out_from_any_state() {
    let mut draw = SplitMix::new(4);
    for (options, seats) in tables() {
        let mut rules = State::new(&options, seats).unwrap();
        while rules.turn() != Turn::Over {
            let mut fast = Fast::of(&rules.knowledge(Seat::default()));
            let length = fast.play_randomly(&mut draw);
            assert_eq!(fast.turn(), Turn::Over);
            assert!(length.steps >= length.decisions && length.decisions + length.steps > 0);
            let points: i32 = fast.outcome().unwrap().scores.as_slice().iter().sum();
            let known = rules.knowledge(Seat::default());
            let won = known.points().as_slice().iter().copied().map(i32::from).sum::<i32>();
            let before = known.totals().as_slice().iter().copied().map(i32::from).sum::<i32>();
            assert!((won + before..=60 * i32::from(known.rounds())).contains(&points));
            let step = random_step(&rules, &mut draw).unwrap();
            rules.apply(step, &mut ()).unwrap();
        }
    }
}

#[test]
fn learners_are_told_what_players_know() {
    encoding::<Encoder>(&[unguarded(), tables()].concat(), 1, 1_000);
}
