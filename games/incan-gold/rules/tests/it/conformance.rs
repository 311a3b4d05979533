//! The contract every game keeps, over every option.

use game_core::Game;
use game_testkit::{Conformance, check_perft, conformance, from_bytes};
use incan_gold_rules::{Options, State};
use proptest::prelude::*;

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

proptest! {
    #[test]
    fn any_bytes_are_a_legal_game(table in prop::sample::select(Options::every_table()), bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let mut state = State::new(&table.0, table.1).unwrap();
        let mut again = state.clone();
        from_bytes(&mut state, &bytes).into_iter().for_each(|step| again.apply(step, &mut ()).unwrap());
        prop_assert_eq!(again, state);
    }
}
