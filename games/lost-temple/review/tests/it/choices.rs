//! What is said about choices.

use super::{QUICK, random_game, reviewed, step};
use game_core::{Game, Seat, SplitMix, Step, Turn};
use lost_temple_review::Judge;
use lost_temple_rules::{Phase, State};
use review::{Choice, Decision, Effort, Judge as _, Label};

/// Who can win at once and does not has made a blunder, unless the win is as good as certain anyway.
#[test]
fn not_to_win_is_a_blunder() {
    let (mut wins, mut blunders) = (0, 0);
    for game in 0..40 {
        let mut draw = SplitMix::nth(6, game);
        let mut table = State::new(&State::usual_options(), 2 + game as usize % 5).unwrap();
        while table.turn() != Turn::Over {
            if let Turn::Act(due) = table.turn() {
                let (seat, mut legal) = (due.iter().next().unwrap(), Vec::new());
                table.legal_actions(seat, &mut legal);
                let wins_at_once = |action| {
                    let mut after = table.clone();
                    after.apply(Step::Act(seat, action), &mut ()).unwrap();
                    after.outcome().is_some_and(|it| it.winners().contains(seat))
                };
                let is_move = matches!(table.knowledge(seat).public().phase, Phase::Act(_));
                let winning = legal.iter().copied().find(|action| is_move && wins_at_once(*action));
                if let (Some(winning), 2..) = (winning, legal.len()) {
                    let opinions = Judge::advise(&table.knowledge(seat), &legal, Effort::Quick);
                    let decision = Decision::new(seat, opinions);
                    let made = Choice::new(&decision, winning).unwrap();
                    assert!(made.error.abs() < 1e-9 && made.label.is_none(), "{decision:?}");
                    wins += 1;
                    for opinion in &decision.opinions {
                        assert!(opinion.value <= 1.0 + 1e-9, "{decision:?}");
                        let label = Choice::new(&decision, opinion.action).unwrap().label;
                        if opinion.value + 3.0 * opinion.se < 0.9 {
                            assert_eq!(label, Some(Label::Blunder), "{decision:?}");
                            blunders += 1;
                        }
                    }
                }
            }
            let step = step(&table, &mut draw);
            table.apply(step, &mut ()).unwrap();
        }
    }
    assert!(wins > 20 && blunders > 20, "{wins} wins, {blunders} blunders");
}

/// In the first round nothing is known about the others yet: hints for a pick are what the review says later.
#[test]
fn hints_are_the_numbers_of_the_review() {
    let mut compared = 0;
    for seats in 2..=8 {
        let options = State::usual_options();
        let steps = random_game(&options, seats, seats as u64);
        let report = reviewed(&options, seats, &steps);
        let mut table = State::new(&options, seats).unwrap();
        for (step, judged) in steps.iter().zip(&report.steps) {
            let public = table.knowledge(Seat::default()).public().clone();
            if public.round > 1 {
                break;
            }
            if let Step::Act(seat, _) = *step {
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                let advice = Judge::advise(&table.knowledge(seat), &legal, QUICK.effort);
                assert_eq!(advice.len(), legal.len());
                if public.phase == Phase::Select && legal.len() > 1 {
                    assert_eq!(advice, judged.options);
                    compared += 1;
                }
            }
            table.apply(*step, &mut ()).unwrap();
        }
    }
    assert!(compared > 30, "{compared}");
}

/// The chances count on what players usually do, which is worse than what the reference would do.
#[test]
fn no_one_is_expected_to_choose_as_well_as_the_reference() {
    let (mut behind, mut compared) = (0.0, 0);
    for seats in [3, 5] {
        let options = State::usual_options();
        let report = reviewed(&options, seats, &random_game(&options, seats, 9 + seats as u64));
        for step in report.steps.iter().filter(|step| step.options.len() > 1) {
            let expected = step.expected.unwrap();
            let values = || step.options.iter().map(|option| option.value);
            let (low, high) = (values().fold(1.0, f64::min), values().fold(0.0, f64::max));
            assert!(expected > low - 1e-9 && expected < high + 1e-9, "{step:?}");
            behind += step.options.iter().map(|option| option.share * option.value).sum::<f64>() - expected;
            compared += 1;
        }
    }
    assert!(compared > 50 && behind / f64::from(compared) > 0.002, "{behind} over {compared}");
}
