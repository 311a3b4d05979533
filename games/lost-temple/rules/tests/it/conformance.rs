//! The contract every game keeps, over every option.

use crate::common::{Expedition, NOTHING, options, set_up, trail};
use crate::tables::tables;
use game_core::Game;
use game_testkit::{Conformance, check_perft, conformance, from_bytes};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Options, State, Token};
use proptest::prelude::*;
use std::ops::Deref;

#[test]
fn random_games_keep_the_contract() {
    // A game ends only when a pawn gets there; at random it takes far fewer steps.
    let how = Conformance { games: 2, most_steps: 20_000, costly_every: 6 };
    conformance::<State>(&tables(), how);
}

#[test]
fn step_sequences_are_counted() {
    check_perft(include_str!("perft.txt"), |name| {
        let (moment, seats) = name.split_once('/').unwrap();
        let seats = seats.parse().unwrap();
        let mandarin = Options { mandarin: true, ..Options::default() };
        match moment {
            "setup" => State::new(&Options::default(), seats).unwrap(),
            "one-event" => State::new(&options("v.ejT.j.j.T", &[]), seats).unwrap(),
            "selection" => set_up(&Options::default(), seats, &[]).deref().clone(),
            "selection+mandarin" => set_up(&mandarin, seats, &[]).deref().clone(),
            "calling" => {
                let mut table = set_up(&Options::default(), seats, &[]);
                table.select(&[&[Shaman, Thief], &[Seer, Scout]]);
                table.deref().clone()
            }
            "jungle" => {
                let mut table = trail("e.j.e.j.jv.T..T", &[(1, 1, true), (1, 1, false)], &[]);
                table.select(&[&[Artisan, Priest], &[Canoe, Elder]]);
                table.deref().clone()
            }
            "finish" => {
                let mut starts = [NOTHING; 6];
                starts[0] = (1, 3, false);
                let mut table = trail("ve.TjjjT", &starts, &[Token::Forward]);
                table.select(&[&[Scout], &[Priest], &[Elder], &[Artisan], &[Canoe], &[Child]]);
                table.deref().clone()
            }
            _ => panic!("no such moment: {moment}"),
        }
    });
}

proptest! {
    #[test]
    fn any_bytes_are_a_legal_game(table in prop::sample::select(tables()), bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        let mut state = State::new(&table.0, table.1).unwrap();
        let mut again = state.clone();
        from_bytes(&mut state, &bytes).into_iter().for_each(|step| again.apply(step, &mut ()).unwrap());
        prop_assert_eq!(again, state);
    }
}
