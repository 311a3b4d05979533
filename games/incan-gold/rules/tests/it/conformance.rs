//! The contract every game keeps, over every option.

use game_core::Game;
use game_testkit::{Conformance, check_perft, conformance};
use incan_gold_rules::{Options, State};

#[test]
fn random_games_keep_the_contract() {
    // A round has at most 26 cards and as many choices of each player.
    let how = Conformance { games: 4, most_steps: 5 * 26 * 9, costly_every: 6 };
    conformance::<State>(&Options::every_table(), how);
}

#[test]
fn step_sequences_are_counted() {
    check_perft(include_str!("perft.txt"), |name| {
        let (edition, seats) = name.split_once('/').unwrap();
        let options = Options { edition: edition.parse().unwrap(), ..Options::default() };
        State::new(&options, seats.parse().unwrap()).unwrap()
    });
}
