//! Looking at all puzzles of a game, for the tests of the games.

use crate::check::{Depth, check};
use crate::puzzle::Puzzle;
use crate::source::Source;
use std::collections::BTreeSet;

/// Checks a file of puzzles: each can be replayed and is what it says, no position is there twice, and the judge agrees with one in `sample` of
/// them. Returns their number; the error is a sentence.
pub fn check_all<S: Source>(file: &str, sample: usize) -> Result<usize, String> {
    let mut seen = BTreeSet::new();
    for (at, line) in file.lines().enumerate() {
        let within = |why: String| format!("line {}: {why}", at + 1);
        let puzzle = Puzzle::read(line).map_err(|why| within(why.to_string()))?;
        let depth = if at % sample == 0 { Depth::Judge } else { Depth::Replay };
        check::<S>(&puzzle, depth).map_err(within)?;
        let Puzzle { options, seats, steps, seat, .. } = puzzle;
        if !seen.insert(format!("{options:?} {seats} {steps} {seat}")) {
            return Err(within("this position was there before".to_owned()));
        }
    }
    Ok(seen.len())
}
