//! Reviews of Incan Gold: the parts add up, nothing is known in advance, and solved games have no residual.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use game_core::{Game, Seat, SplitMix, Step, StepOf, Turn};
use incan_gold_review::Judge;
use incan_gold_rules::{Card, Choice, Edition, Options, State};
use review::{Effort, Kind, Lens, Refused, Report, Settings, StepReport, review};

const EDITIONS: [Edition; 4] =
    [Edition::Diamant2005, Edition::IncanGold2006, Edition::Diamant2016, Edition::IncanGold2020];

fn options(edition: Edition) -> Options {
    Options { edition, ..Options::default() }
}

/// Goes on with a game at random until it is over; `camp` is how many of ten choices are to leave.
fn play_on(state: &mut State, steps: &mut Vec<StepOf<State>>, camp: u32, draw: &mut SplitMix) {
    use game_core::Draw;
    loop {
        let step = match state.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(state.draw_chance(draw).unwrap()),
            Turn::Act(due) => {
                let choice = if draw.below(10) < camp { Choice::Camp } else { Choice::Torch };
                Step::Act(due.iter().next().unwrap(), choice)
            }
        };
        state.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
}

fn game(options: &Options, seats: usize, camp: u32, seed: u64) -> Vec<StepOf<State>> {
    let (mut state, mut steps) = (State::new(options, seats).unwrap(), Vec::new());
    play_on(&mut state, &mut steps, camp, &mut SplitMix::new(seed));
    steps
}

fn reviewed(
    options: &Options,
    seats: usize,
    steps: Vec<StepOf<State>>,
    effort: Effort,
    lens: Lens,
) -> Report<Choice> {
    review::<State, Judge>(options, seats, steps, Settings { effort, lens }).unwrap()
}

/// The four parts of each player add up, and so do everyone's chances at each step.
fn check(report: &Report<Choice>) {
    for player in &report.players {
        let parts = player.luck + player.reading + player.own + player.residual;
        assert!((parts - (player.result - player.start)).abs() < 1e-9, "{player:?}");
    }
    for step in &report.steps {
        let sum: f64 = step.chances.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 1e-6, "line {}: {sum}", step.line);
        // Of all together nothing can be expected that is missing or too much.
        let residual: f64 = step.residual.iter().map(|(_, residual)| residual).sum();
        assert!(residual.abs() < 1e-6, "line {}: {residual}", step.line);
        let shares: f64 = step.options.iter().map(|option| option.share).sum();
        assert!(step.options.is_empty() || (shares - 1.0).abs() < 1e-6);
    }
}

#[test]
fn the_parts_add_up_in_every_edition_with_any_number_of_players() {
    for edition in EDITIONS {
        for seats in State::SEATS {
            let options = options(edition);
            let steps = game(&options, seats, 2, seats as u64);
            check(&reviewed(&options, seats, steps, Effort::Quick, Lens::Table));
        }
    }
    let steps = game(&options(Edition::IncanGold2006), 4, 2, 9);
    check(&reviewed(&options(Edition::IncanGold2006), 4, steps, Effort::Normal, Lens::Best));
}

#[test]
fn a_solved_game_has_no_residual() {
    for edition in [Edition::Diamant2005, Edition::IncanGold2006] {
        let options = options(edition);
        let report = reviewed(&options, 2, game(&options, 2, 3, 5), Effort::Normal, Lens::Best);
        check(&report);
        assert_eq!(report.lens, Lens::Equilibrium);
        for player in &report.players {
            assert!((player.start - 0.5).abs() < 1e-6 && player.residual.abs() < 1e-6, "{player:?}");
        }
        for step in &report.steps {
            assert!(step.residual.iter().all(|(_, residual)| residual.abs() < 1e-6), "line {}", step.line);
        }
    }
}

/// Two games with the same beginning that go on in different ways, and how many steps they have in common.
fn fork(options: &Options, seats: usize) -> (Vec<StepOf<State>>, Vec<StepOf<State>>, usize) {
    let steps = game(options, seats, 1, 3);
    let common = steps.len() / 2;
    let mut state = State::new(options, seats).unwrap();
    steps[..common].iter().for_each(|step| state.apply(*step, &mut ()).unwrap());
    let mut other = steps[..common].to_vec();
    // A moment in which nobody has sealed a choice yet.
    while let Turn::Act(due) = state.turn() {
        let step = Step::Act(due.iter().next().unwrap(), Choice::Torch);
        if due.len() == state.seats() {
            break;
        }
        state.apply(step, &mut ()).unwrap();
        other.push(step);
    }
    let whole = other.iter().zip(&steps).take_while(|(one, two)| one == two).count();
    play_on(&mut state, &mut other, 8, &mut SplitMix::new(77));
    assert_ne!(steps, other);
    // The last choices of the common part may belong to a moment that ends differently.
    (steps, other, whole.saturating_sub(seats))
}

/// Two games with the same beginning are judged alike until they differ.
#[test]
fn a_judge_does_not_know_what_comes_later() {
    for (seats, lens) in [(2, Lens::Equilibrium), (2, Lens::Table), (5, Lens::Table)] {
        let options = options(Edition::IncanGold2006);
        let (one, two, common) = fork(&options, seats);
        let of = |steps| reviewed(&options, seats, steps, Effort::Quick, lens);
        let (one, two) = (of(one), of(two));
        for (one, two) in one.steps.iter().zip(&two.steps).take(common) {
            assert_eq!(one, two);
        }
    }
}

/// With the normal effort, chances get better estimates from what came, but what a choice was worth does not, and the rest is left where rounds begin.
#[test]
fn choices_are_never_judged_by_what_comes_later() {
    let options = options(Edition::IncanGold2020);
    let (one, two, common) = fork(&options, 3);
    let of = |steps| reviewed(&options, 3, steps, Effort::Normal, Lens::Table);
    let (one, two) = (of(one), of(two));
    check(&one);
    for (one, two) in one.steps.iter().zip(&two.steps).take(common) {
        assert_eq!(
            (&one.options, one.error, one.se, one.label),
            (&two.options, two.error, two.se, two.label)
        );
        assert_eq!((one.best, one.expected, one.decision), (two.best, two.expected, two.decision));
    }
    let missed = |step: &&StepReport<Choice>| step.residual.iter().any(|(_, rest)| rest.abs() > 1e-9);
    let rounds = one.steps.iter().filter(missed).count();
    assert!((1..=5).contains(&rounds), "{rounds}: only where a round begins");
}

/// Far ahead before the last card of the last round, nothing matters any more.
#[test]
fn where_nothing_is_at_stake_there_is_no_decision() {
    let options = options(Edition::Diamant2005);
    let (mut state, mut steps) = (State::new(&options, 2).unwrap(), Vec::new());
    // In each round the first seat takes five great treasures home: the second leaves with the first card.
    loop {
        let step = match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut all = Vec::new();
                state.chance_outcomes(&mut all);
                let gems = |card: &Card| {
                    card.to_string().strip_prefix("treasure-").and_then(|gems| gems.parse::<u8>().ok())
                };
                Step::Chance(all.iter().map(|(card, _)| *card).max_by_key(gems).unwrap())
            }
            Turn::Act(due) => {
                let (seat, turned) = (due.iter().next().unwrap(), state.knowledge(Seat::default()).turned());
                let choice = if seat.index() == 1 || turned == 5 { Choice::Camp } else { Choice::Torch };
                Step::Act(seat, choice)
            }
        };
        state.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
    let report = reviewed(&options, 2, steps, Effort::Normal, Lens::Best);
    check(&report);
    let settled = |chance: f64| !(0.0005..=0.9995).contains(&chance);
    let (mut chances, mut found) = (report.players[0].start, 0);
    for step in &report.steps {
        if step.kind == Kind::Act && settled(chances) && settled(step.chances[Seat::default()]) {
            assert!(!step.decision && step.label.is_none(), "line {}", step.line);
            found += 1;
        }
        chances = step.chances[Seat::default()];
    }
    assert!(found > 10, "only {found} such choices");
}

#[test]
fn impossible_settings_are_refused_with_a_sentence() {
    let table = options(Edition::IncanGold2020);
    let refused = |seats| {
        let settings = Settings { lens: Lens::Equilibrium, ..Settings::default() };
        review::<State, Judge>(&table, seats, game(&table, seats, 3, 1), settings).unwrap_err()
    };
    for (seats, begins) in [(3, "Only games of two players"), (2, "There is no solution of this edition")] {
        let Refused::Settings(why) = refused(seats) else { panic!("the settings are impossible") };
        assert!(why.starts_with(begins), "{why}");
    }
    let mut unfinished = game(&table, 3, 3, 1);
    unfinished.pop();
    let error = review::<State, Judge>(&table, 3, unfinished, Settings::default()).unwrap_err();
    assert_eq!(error, Refused::Unfinished);
}
