//! The puzzles that are shipped: every one can be replayed and is what it says, and the judge agrees with a sample of them.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use lost_temple_puzzles::Puzzles;
use puzzles::{Depth, Puzzle, check};
use std::collections::BTreeSet;

const ALL: &str = include_str!("../data/all.jsonl");
/// Every so many the judge is asked again.
const SAMPLE: usize = 250;

#[test]
fn every_puzzle_is_a_legal_position_with_clear_answers() {
    let mut seen = BTreeSet::new();
    for (at, line) in ALL.lines().enumerate() {
        let puzzle = Puzzle::read(line).unwrap();
        let depth = if at % SAMPLE == 0 { Depth::Judge } else { Depth::Replay };
        check::<Puzzles>(&puzzle, depth).unwrap_or_else(|why| panic!("line {}: {why}", at + 1));
        let Puzzle { options, seats, steps, seat, .. } = puzzle;
        assert!(seen.insert(format!("{options:?} {seats} {steps} {seat}")), "line {} is there twice", at + 1);
    }
    assert!(seen.len() >= 700, "{}", seen.len());
}
