//! The puzzles that are shipped.

use lost_temple_puzzles::Puzzles;
use puzzles::check_all;

/// The judge is asked about one in 250.
#[test]
fn every_puzzle_is_a_legal_position_with_clear_answers() {
    let count = check_all::<Puzzles>(include_str!("../data/all.jsonl"), 250);
    assert!(count.as_ref().is_ok_and(|count| *count >= 1000), "{count:?}");
}
