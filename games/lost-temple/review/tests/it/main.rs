//! Reviews of Lost Temple: the columns add up, luck is luck, and nothing is used that a spectator or the player could not know.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod choices;
mod secrecy;

use game_core::{Draw, Game, PerSeat, Seat, SplitMix, Step, StepOf, Turn};
use lost_temple_review::Judge;
use lost_temple_rules::{Action, Options, Phase, State};
use review::{Effort, Judge as _, Report, Settings, review};

#[path = "../../../rules/tests/it/tables.rs"]
mod tables;

const QUICK: Settings = Settings { effort: Effort::Quick, lens: review::Lens::Best };

/// One step, at random.
fn step(table: &State, draw: &mut SplitMix) -> StepOf<State> {
    match table.turn() {
        Turn::Act(due) => {
            let (seat, mut legal) = (due.iter().next().unwrap(), Vec::new());
            table.legal_actions(seat, &mut legal);
            Step::Act(seat, *draw.pick(&legal).unwrap())
        }
        _ => Step::Chance(table.draw_chance(draw).unwrap()),
    }
}

/// A whole game at random, from this table on.
fn finish(mut table: State, draw: &mut SplitMix) -> Vec<StepOf<State>> {
    let mut steps = Vec::new();
    while table.turn() != Turn::Over {
        let step = step(&table, draw);
        table.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
    steps
}

fn random_game(options: &Options, seats: usize, seed: u64) -> Vec<StepOf<State>> {
    finish(State::new(options, seats).unwrap(), &mut SplitMix::new(seed))
}

fn reviewed(options: &Options, seats: usize, steps: &[StepOf<State>]) -> Report<Action> {
    review::<State, Judge>(options, seats, steps.iter().copied(), QUICK).unwrap()
}

/// On boards at the edges of the format, too, with and without the tenth character.
#[test]
fn the_columns_add_up_and_so_do_the_chances() {
    for (number, (options, seats)) in (0..).zip(tables::tables().into_iter().step_by(5)) {
        let report = reviewed(&options, seats, &random_game(&options, seats, number));
        for player in &report.players {
            let parts = player.luck + player.reading + player.own + player.residual;
            assert!((parts - (player.result - player.start)).abs() < 1e-9, "{player:?}");
        }
        for step in &report.steps {
            let sum: f64 = step.chances.iter().map(|(_, chance)| chance).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{:?}", step.chances);
            assert!(step.chances.iter().all(|(_, chance)| (0.0..=1.0 + 1e-9).contains(chance)));
            let shares: f64 = step.options.iter().map(|opinion| opinion.share).sum();
            assert!(step.options.is_empty() || (shares - 1.0).abs() < 1e-9);
        }
    }
}

#[test]
fn the_same_effort_gives_the_same_review() {
    for seats in [2, 4, 8] {
        let options = State::usual_options();
        let steps = random_game(&options, seats, 3);
        assert_eq!(reviewed(&options, seats, &steps), reviewed(&options, seats, &steps));
    }
}

/// What is expected of a chance step is the mean of what is thought after each outcome: luck is 0 on average.
#[test]
fn luck_is_measured_from_the_mean_of_all_outcomes() {
    let (mut open, mut hidden) = (0, 0);
    for seats in 2..=8 {
        let options = State::usual_options();
        let mut draw = SplitMix::new(seats as u64);
        let mut table = State::new(&options, seats).unwrap();
        let mut judge = Judge::new(&options, seats, QUICK).unwrap();
        judge.start(&table);
        while table.turn() != Turn::Over {
            let before = table.clone();
            let public = before.knowledge(Seat::default()).public().clone();
            let step = step(&table, &mut draw);
            table.apply(step, &mut ()).unwrap();
            let Step::Chance(_) = step else {
                let Step::Act(seat, action) = step else { unreachable!() };
                judge.choices(&before, &[(seat, action)], &table);
                continue;
            };
            let mut outcomes = Vec::new();
            before.chance_outcomes(&mut outcomes);
            let (mut mean, mut total) = (PerSeat::filled(seats, 0.0), 0.0);
            let mut expected = None;
            for (outcome, weight) in outcomes {
                let mut after = before.clone();
                after.apply(Step::Chance(outcome), &mut ()).unwrap();
                let weighed = judge.clone().chance(&before, outcome, &after);
                total += f64::from(weight);
                mean.iter_mut().for_each(|(seat, sum)| *sum += f64::from(weight) * weighed.after[seat]);
                expected = Some(weighed.expected);
            }
            // Nobody sees the token that is laid where one was revealed; that one is not an outcome of this step.
            if !matches!(public.phase, Phase::Replace { .. }) {
                let expected = expected.unwrap();
                for (seat, sum) in mean.iter() {
                    assert!((sum / total - expected[seat]).abs() < 1e-9);
                }
                open += u32::from(!matches!(public.phase, Phase::Lay));
                hidden += u32::from(matches!(public.phase, Phase::Lay));
            }
            let Step::Chance(outcome) = step else { unreachable!() };
            judge.chance(&before, outcome, &table);
        }
    }
    assert!(open > 50 && hidden > 50, "{open} {hidden}");
}
