//! The parts of the searching bots: the solver of the gold rush, the network and the search.

use game_core::{Draw, SplitMix};
use gold_bots::oracle::learned;
use gold_bots::rush::RushSolver;
use gold_bots::search::{Choice, Evaluator, Search};
use gold_fast::summary::{Group, Summary};

/// A gold rush on a table of `seats` with these known and unseen cards.
fn rush(seats: usize, known: &[(Group, u8)], unseen: &[(Group, u8)], lead: i16) -> Summary {
    let mut summary = Summary::fresh(seats, 0, true);
    (summary.known, summary.unseen) = ([0; _], [0; _]);
    known.iter().for_each(|(group, count)| summary.known[*group] = *count);
    unseen.iter().for_each(|(group, count)| summary.unseen[*group] = *count);
    summary.unknown = summary.unseen.iter().sum();
    summary.lying = summary.unknown + summary.known.iter().sum::<u8>();
    summary.points[0] = lead;
    summary.rush = true;
    summary
}

/// The active player's chance to win, by brute force.
fn brute_force(summary: &Summary) -> f32 {
    if summary.lying == 0 {
        return match summary.points[0] - summary.points[1] {
            0 => 0.5,
            lead => f32::from(u8::from(lead > 0)),
        };
    }
    let flipped = |mut summary: Summary, group| {
        summary.rush_card(group, 0);
        1.0 - brute_force(&summary.passed())
    };
    let known = (0..summary.groups()).filter(|group| summary.known[*group] > 0);
    let best = known.map(|group| flipped(*summary, group)).fold(0.0, f32::max);
    let unseen = (0..summary.groups()).filter(|group| summary.unseen[*group] > 0).map(|group| {
        let mut revealed = *summary;
        revealed.reveal(group);
        f32::from(summary.unseen[group]) / f32::from(summary.unknown) * flipped(revealed, group)
    });
    best.max(unseen.sum())
}

#[test]
fn a_rush_of_two_is_solved_exactly() {
    let mut solved = RushSolver::default();
    let mut draw = SplitMix::new(8);
    for _ in 0..60 {
        let mut cards = |most: u32| -> Vec<(Group, u8)> {
            let groups = [0, 1, 2, 3, 4, 9].into_iter();
            groups.map(|group| (group, draw.below(most) as u8)).filter(|(_, count)| *count > 0).collect()
        };
        let (known, unseen) = (cards(2), cards(2));
        let summary = rush(2, &known, &unseen, draw.below(7) as i16 - 3);
        if (1..=8).contains(&summary.lying) {
            let chances = solved.chances(&summary);
            assert!((chances[0] - brute_force(&summary)).abs() < 1e-4, "{summary:?}");
            assert!((chances[0] + chances[1] - 1.0).abs() < 1e-5);
        }
    }
}

#[test]
fn blanks_pass_the_turn() {
    let mut solved = RushSolver::default();
    // A known blank and two unseen cards, a 4 and a blank: the player who flips the first of them may leave the 4 to the other.
    let tempo = rush(2, &[(4, 1)], &[(3, 1), (4, 1)], 0);
    assert!((solved.chances(&tempo)[0] - brute_force(&tempo)).abs() < 1e-6);
    // Known gold goes from hand to hand: 4 and 2 for the first, 3 and 1 for the second.
    let open = rush(2, &[(0, 1), (1, 1), (2, 1), (3, 1)], &[], 0);
    assert!(solved.chances(&open)[0] > 0.999);
    assert_eq!(solved.expected(&open)[..2], [6.0, 4.0]);
    assert_eq!(solved.expected(&rush(3, &[(0, 1), (1, 1), (2, 1), (3, 1)], &[], 0))[..3], [5.0, 3.0, 2.0]);
}

#[test]
fn a_rush_that_is_too_large_is_guessed() {
    for seats in 2..=5 {
        let mut summary = Summary::fresh(seats, 0, true);
        summary.rush = true;
        let chances = RushSolver::default().chances(&summary);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let expected: f32 = RushSolver::default().expected(&summary).iter().sum();
        assert!((expected - 60.0).abs() < 1e-3);
    }
}

#[test]
fn updated_sums_are_those_of_the_table() {
    for seats in 2..=5 {
        let net = learned(seats);
        let mut summary = Summary::fresh(seats, 0, true);
        let mut accumulator = (&net).accumulator(&summary);
        let mut draw = SplitMix::new(4);
        for _ in 0..40 {
            let open: Vec<Group> = (0..summary.groups()).filter(|group| summary.unseen[*group] > 0).collect();
            let group = *draw.pick(&open).unwrap();
            (&net).remove_unseen(&mut accumulator, group, summary.unseen[group] - 1);
            (&net).add_known(&mut accumulator, group, summary.known[group]);
            summary.reveal(group);
            if draw.below(2) == 0 {
                summary.rush_card(group, 0);
                (&net).remove_known(&mut accumulator, group, summary.known[group]);
            }
        }
        for (updated, computed) in accumulator.iter().zip((&net).accumulator(&summary)) {
            assert!((updated - computed).abs() < 1e-3);
        }
    }
}

#[test]
fn chances_are_shares_of_one() {
    for seats in 2..=5 {
        let mut search = Search::new(learned(seats));
        for rounds_left in 0..seats as u8 {
            let choices = search.choices(&Summary::fresh(seats, rounds_left, true), None, false);
            assert_eq!(choices.len(), 1, "nothing is known yet");
            assert_eq!(choices[0].0, Choice::Unknown);
            assert!((choices[0].1.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        }
    }
}
