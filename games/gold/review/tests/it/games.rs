//! Whole games, with random choices, over every number of seats and option.

use game_core::{Draw, Game, Seat, SplitMix, Step, StepOf, Turn};
use gold_review::Judge;
use gold_rules::{Action, Color, Options, Position, State};
use review::{Effort, Judge as _, Kind, Report, Settings, review};

const QUICK: Settings = Settings { effort: Effort::Quick, lens: review::Lens::Best };

fn played(options: &Options, seats: usize, seed: u64) -> Vec<StepOf<State>> {
    let (mut table, mut draw) = (State::new(options, seats).unwrap(), SplitMix::new(seed));
    let mut steps = Vec::new();
    loop {
        let step = match table.turn() {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(table.draw_chance(&mut draw).unwrap()),
            Turn::Act(due) => {
                let (seat, mut legal) = (due.iter().next().unwrap(), Vec::new());
                table.legal_actions(seat, &mut legal);
                Step::Act(seat, *draw.pick(&legal).unwrap())
            }
        };
        table.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
}

fn reviewed(options: &Options, seats: usize, seed: u64) -> Report<Action> {
    review::<State, Judge>(options, seats, played(options, seats, seed), QUICK).unwrap()
}

fn position(Action::Flip(position): Action) -> Position {
    position
}

fn every_option(seats: usize) -> Vec<Options> {
    let usual = Options::default();
    let mut mines: Vec<Vec<Color>> = Color::all().map(|color| vec![color]).collect();
    mines.rotate_left(2);
    if seats == 2 {
        mines = mines.chunks(2).map(<[_]>::concat).collect();
    }
    vec![
        usual.clone(),
        Options { full_match: true, ..usual.clone() },
        Options { stall_guard: false, ..usual.clone() },
        Options { start: Seat::new(seats - 1).unwrap(), open_piles: true, ..usual.clone() },
        Options { mines: Some(mines[..seats].to_vec()), full_match: seats == 3, ..usual },
    ]
}

#[test]
fn what_moved_the_chances_adds_up_with_every_option_and_number_of_seats() {
    for seats in State::SEATS {
        for options in every_option(seats) {
            let report = reviewed(&options, seats, 5);
            for player in &report.players {
                let parts = player.luck + player.reading + player.own + player.residual;
                assert!((parts - (player.result - player.start)).abs() < 1e-9, "{options:?}: {player:?}");
            }
            for step in &report.steps {
                let sum: f64 = step.chances.iter().map(|(_, chance)| chance).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{options:?}: {step:?}");
                assert!(step.chances.iter().all(|(_, chance)| (0.0..=1.0).contains(chance)), "{step:?}");
                let shares: f64 = step.options.iter().map(|option| option.share).sum();
                assert!(step.options.is_empty() || (shares - 1.0).abs() < 1e-9, "{options:?}: {step:?}");
            }
        }
    }
}

/// So the mean of luck over many games is 0, whatever the networks say.
#[test]
fn what_could_have_come_is_on_average_what_was_expected() {
    for seats in State::SEATS {
        let options = Options { full_match: seats == 2, ..Options::default() };
        let mut judge = Judge::new(&options, seats, QUICK).unwrap();
        let mut state = State::new(&options, seats).unwrap();
        for step in played(&options, seats, 11) {
            let before = state.clone();
            state.apply(step, &mut ()).unwrap();
            match step {
                Step::Act(seat, action) => drop(judge.choices(&before, &[(seat, action)], &state)),
                Step::Chance(_) => {
                    let mut outcomes = Vec::new();
                    before.chance_outcomes(&mut outcomes);
                    let (mut expected, mut came) = (None, Vec::new());
                    for (card, weight) in outcomes {
                        let mut after = before.clone();
                        after.apply(Step::Chance(card), &mut ()).unwrap();
                        let weighed = judge.chance(&before, card, &after);
                        expected = Some(weighed.expected);
                        came.push((f64::from(weight), weighed.after));
                    }
                    let (expected, mean) = (expected.unwrap(), review::mean(seats, came));
                    for (seat, expected) in expected.iter() {
                        assert!((expected - mean[seat]).abs() < 1e-6, "{expected} is not {}", mean[seat]);
                    }
                }
            }
        }
    }
}

/// Everyone knows the same, so what the others choose is all there is to reading.
#[test]
fn nobody_reads_their_own_choices() {
    let report = reviewed(&Options::default(), 4, 3);
    for step in report.steps.iter().filter(|step| step.kind == Kind::Act) {
        assert!(step.reading[step.seat.unwrap()].abs() < 1e-9, "{step:?}");
        assert!(step.luck.iter().all(|(_, luck)| *luck == 0.0), "{step:?}");
    }
}

#[test]
fn equal_cards_are_equal_choices_and_never_errors_next_to_each_other() {
    for seats in State::SEATS {
        let options = Options::default();
        let mut state = State::new(&options, seats).unwrap();
        let steps = played(&options, seats, 8);
        let report = review::<State, Judge>(&options, seats, steps.clone(), QUICK).unwrap();
        for (step, report) in steps.into_iter().zip(&report.steps) {
            let known = state.knowledge(Seat::default());
            let cards = report.options.iter().map(|it| (it, known.card_at(position(it.action))));
            let cards: Vec<_> = cards.collect();
            for (one, card) in &cards {
                for (other, _) in cards.iter().filter(|(_, other)| other == card) {
                    assert_eq!((one.value, one.share), (other.value, other.share));
                }
                // Nothing is better than the best.
                assert!(one.value <= cards.iter().map(|(it, _)| it.value).fold(0.0, f64::max));
            }
            state.apply(step, &mut ()).unwrap();
        }
    }
}

#[test]
fn advice_during_a_game_is_what_the_review_says_later() {
    let options = Options::default();
    let mut state = State::new(&options, 3).unwrap();
    let steps = played(&options, 3, 1);
    let report = review::<State, Judge>(&options, 3, steps.clone(), QUICK).unwrap();
    for (step, report) in steps.into_iter().zip(&report.steps) {
        if let Step::Act(seat, _) = step {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let advice = Judge::advise(&state.knowledge(seat), &legal, Effort::Quick);
            assert!(legal.len() == 1 || advice == report.options, "{advice:?}");
        }
        state.apply(step, &mut ()).unwrap();
    }
}

#[test]
fn there_is_no_equilibrium_to_compare_with() {
    let settings = Settings { lens: review::Lens::Equilibrium, ..QUICK };
    let refused = <Judge as review::Judge<State>>::new(&Options::default(), 2, settings).err();
    assert_eq!(refused.as_deref(), Some("Gold is not solved. Review the game against its table."));
}
