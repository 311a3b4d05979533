//! A puzzle that is made passes its check, and one that was changed does not.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use incan_gold_puzzles::Puzzles;
use puzzles::{Depth, Maker, Puzzle, check};

/// At least so many, after these.
fn made(seed: u64, least: usize, before: &[Puzzle]) -> Vec<Puzzle> {
    let mut maker = Maker::<Puzzles>::new(seed, 50, before).unwrap();
    let mut puzzles = Vec::new();
    while puzzles.len() < least {
        puzzles.extend(maker.play());
    }
    puzzles
}

#[test]
fn what_is_made_is_right_and_what_was_changed_is_not() {
    let puzzles = made(3, 1, &[]);
    let puzzle = &puzzles[0];
    assert_eq!(Puzzle::read(&puzzle.line()).as_ref(), Ok(puzzle));
    check::<Puzzles>(puzzle, Depth::Rollouts(99)).unwrap();

    let wrong = |change: &dyn Fn(&mut Puzzle), says: &str| {
        let mut changed = puzzle.clone();
        change(&mut changed);
        let why = check::<Puzzles>(&changed, Depth::Judge).unwrap_err();
        assert!(why.contains(says), "{why}");
    };
    wrong(&|it| it.steps.push('n'), "of \"steps\" is not possible there");
    wrong(&|it| it.steps.push(' '), "of \"steps\" cannot be read");
    wrong(&|it| it.steps.clear(), "has nothing to choose there");
    wrong(&|it| it.values.push(0.0), "it has 3 values, but 2 actions are legal");
    wrong(&|it| it.values = vec![0.5, 0.48], "costs only");
    wrong(&|it| it.values.reverse(), "the judge finds other actions right");
    wrong(&|it| it.values.iter_mut().for_each(|value| *value += 0.03), "is worth");
    wrong(&|it| it.rollouts.se = it.rollouts.gap, "not sure enough");
    wrong(&|it| it.themes.clear(), "nothing says why");
    wrong(&|it| it.rules += 1, "of the rules");
    wrong(&|it| it.game = "gold".to_owned(), "is of gold");
    wrong(&|it| it.seats = 99, "players");
}

#[test]
fn a_maker_goes_on_where_it_stopped() {
    let first = made(5, 1, &[]);
    let rest = made(5, 1, &first);
    let steps = |puzzles: &[Puzzle]| puzzles.iter().map(|it| (it.steps.clone(), it.seat)).collect::<Vec<_>>();
    assert_eq!(steps(&made(5, 1, &[])), steps(&first), "the same seed makes the same");
    let (first, rest) = (steps(&first), steps(&rest));
    assert!(first.iter().all(|it| !rest.contains(it)), "none comes twice");
}
