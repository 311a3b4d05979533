//! Counting step sequences.

use crate::walk::legal_steps;
use game_core::Game;

/// How many sequences of `depth` steps there are. A sequence that ends the game earlier counts only at that depth.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps = legal_steps(game);
    if depth == 1 {
        return steps.len() as u64;
    }
    let after = |step| {
        let mut next = game.clone();
        next.apply(step, &mut ()).unwrap();
        perft(&next, depth - 1)
    };
    steps.into_iter().map(after).sum()
}

/// Checks a table of counts: a line is `name depth count`, `#` begins a comment. `start` gives the game of a name.
pub fn check_perft<G: Game>(table: &str, start: impl Fn(&str) -> G) {
    let mut lines = 0;
    for line in table.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, depth, count] = words[..] else { panic!("not `name depth count`: {line}") };
        let count: u64 = count.replace('_', "").parse().unwrap();
        assert_eq!(perft(&start(name), depth.parse().unwrap()), count, "{line}");
        lines += 1;
    }
    assert!(lines > 0, "an empty table checks nothing");
}
