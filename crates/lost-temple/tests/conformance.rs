//! The contract every game keeps, over every option.

use lost_temple::{Board, Options, State};
use proptest::prelude::*;
use rules_core::Game;
use rules_testkit::{Conformance, check_perft, conformance, from_bytes};
use std::sync::Arc;

/// A board of our own: this track, and else what the default board has.
fn board(track: &str) -> Arc<Board> {
    let text = serde_json::to_string(Board::shipped()[0].as_ref()).unwrap();
    let old: String = Board::shipped()[0].spaces().iter().map(|space| space.letter()).collect();
    let new = text.replace(&old, track).replace("expedition", "test");
    Arc::new(Board::from_json(&new).unwrap())
}

/// The default board, one with a single event space, and one with a single token in the reserve.
fn tables() -> Vec<(Options, usize)> {
    let boards = [Board::shipped()[0].clone(), board("v.ejT.j.j.T"), board("eevejeeeeTeeejeeetejeee.T")];
    let options = boards
        .into_iter()
        .flat_map(|board| [false, true].map(|mandarin| Options { board: board.clone(), mandarin }));
    options.flat_map(|options| (2..=8).map(move |seats| (options.clone(), seats))).collect()
}

#[test]
fn random_games_keep_the_contract() {
    // Nothing bounds a game but that somebody gets there: at random it takes far less.
    let how = Conformance { games: 6, most_steps: 20_000, costly_every: 6 };
    conformance::<State>(&tables(), how);
}

#[test]
fn step_sequences_are_counted() {
    check_perft(include_str!("perft.txt"), |name| {
        let (board_name, seats) = name.split_once('/').unwrap();
        let (board, mandarin) = match board_name {
            "expedition" => (Board::shipped()[0].clone(), false),
            "mandarin" => (Board::shipped()[0].clone(), true),
            _ => panic!("no such board"),
        };
        State::new(&Options { board, mandarin }, seats.parse().unwrap()).unwrap()
    });
}

proptest! {
    #[test]
    fn any_bytes_are_a_legal_game(table in prop::sample::select(tables()), bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        let mut state = State::new(&table.0, table.1).unwrap();
        let start = state.clone();
        let steps = from_bytes(&mut state, &bytes);
        state.audit();
        let mut again = start;
        for step in steps {
            again.apply(step, &mut ()).unwrap();
            again.audit();
        }
        prop_assert_eq!(again, state);
    }
}
