//! The contract every game keeps, and how many step sequences there are.

use game_core::Game;
use game_testkit::{
    Conformance, Script, check_perft, conformance, encoding, folding, from_bytes, previews, schema,
};
use last_torch_rules::{Action, Encoder, Options, State};
use proptest::prelude::*;

fn tables() -> Vec<(Options, usize)> {
    (2..=6).map(|seats| (Options {}, seats)).collect()
}

#[test]
fn clients_can_follow() {
    folding::<State>(&tables(), 10);
    previews::<State>(&tables(), 10);
    schema::<State>(&tables());
}

#[test]
fn random_games_keep_the_contract() {
    conformance::<State>(&tables(), Conformance { games: 20, most_steps: 5_000, costly_every: 10 });
}

#[test]
fn learners_are_told_what_players_know() {
    encoding::<Encoder>(&tables(), 10, 5_000);
}

#[test]
fn step_sequences_are_counted() {
    check_perft(include_str!("perft.txt"), |name| {
        let mut table = Script::<State>::new(&Options {}, 2);
        match name {
            "start" => {}
            "last-turn" => {
                for throw in 1..=7 {
                    table.chance(6.try_into().expect("there is a six"));
                    table.act(0, if throw < 7 { Action::On } else { Action::Back });
                }
            }
            other => panic!("there is no table {other}"),
        }
        State::clone(&table)
    });
}

proptest! {
    #[test]
    fn any_bytes_are_a_legal_game(seats in 2..=6usize, bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let mut state = State::new(&Options {}, seats).unwrap();
        let mut again = state.clone();
        for step in from_bytes(&mut state, &bytes) {
            again.apply(step, &mut ()).unwrap();
        }
        prop_assert_eq!(again, state);
    }
}
