//! The contract every game keeps, over every option.

use crate::common::Digging;
use crate::tables::{tables, unguarded};
use game_core::{Game, Seat, SplitMix, Turn};
use game_testkit::{Conformance, Script, check_perft, conformance, from_bytes, random_step, secrecy};
use gold_rules::{Options, State};
use proptest::prelude::*;

#[test]
fn random_games_keep_the_contract() {
    // In a round 64 cards are shown for the first time and 64 go, and between two of these there are fewer idle turns than
    // make a stall: at most 128 × 10 turns of two flips, and 64 draws. There are at most five rounds.
    let how = Conformance { games: 1, most_steps: 5 * (128 * 10 * 2 + 64), costly_every: 40 };
    conformance::<State>(&tables(), how);
}

/// Without the guard a game need not end, so it is followed only for a while. Until the guard strikes it makes no
/// difference, and after that the games go apart.
#[test]
fn the_stall_guard_changes_nothing_before_a_stall() {
    let mut stalled = 0;
    for (number, (options, seats)) in (0..).zip(unguarded()) {
        let guarded = Options { stall_guard: true, ..options.clone() };
        let mut without = State::new(&options, seats).unwrap();
        let mut with = State::new(&guarded, seats).unwrap();
        let mut draw = SplitMix::nth(16, number);
        for steps in 0..2_000 {
            without.audit();
            if steps % 50 == 0 {
                secrecy(&without, &mut draw);
            }
            let Some(step) = random_step(&without, &mut draw) else { break };
            without.apply(step, &mut ()).unwrap();
            with.apply(step, &mut ()).unwrap();
            let (here, there) = (without.knowledge(Seat::default()), with.knowledge(Seat::default()));
            assert_eq!(
                (here.lying(), here.unseen(), here.won()),
                (there.lying(), there.unseen(), there.won())
            );
            assert_eq!(
                (here.turn(), here.round(), without.turn()),
                (there.turn(), there.round(), with.turn())
            );
            if here.rush() != there.rush() {
                assert!(there.rush() && there.lying().len() > gold_rules::RUSH_CARDS);
                stalled += 1;
                break;
            }
        }
    }
    assert!(stalled > 0, "some random games stall");
}

#[test]
fn step_sequences_are_counted() {
    check_perft(include_str!("perft.txt"), |name| {
        let (name, seats) = name.split_once('/').unwrap();
        let full_match = name.contains("match");
        let options = Options { full_match, ..Options::default() };
        let mut table = Script::<State>::new(&options, seats.parse().unwrap());
        match name {
            "start" | "match" => {}
            "stalling" => {
                for _ in 0..4 {
                    table.pair((0, "gold-4"), (1, "gold-3"));
                }
                table.turn_up(0, "gold-4");
            }
            "last-three" | "last-three-of-a-match" => {
                table.leave_twelve().dig(&["dynamite", "dynamite"]);
                table.dig_all("green-3, blue-4, purple-4, purple-4, orange-5, red-5, purple-5");
            }
            other => panic!("there is no table {other}"),
        }
        State::clone(&table)
    });
}

proptest! {
    #[test]
    fn any_bytes_are_a_legal_game(
        table in prop::sample::select([tables(), unguarded()].concat()),
        bytes in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        let mut state = State::new(&table.0, table.1).unwrap();
        let mut again = state.clone();
        let steps = from_bytes(&mut state, &bytes);
        let mut points = 0;
        for step in steps {
            again.apply(step, &mut ()).unwrap();
            let knows = again.knowledge(Seat::default());
            let of_this_round = match again.turn() {
                Turn::Over => 0,
                _ => knows.points().as_slice().iter().copied().map(u16::from).sum(),
            };
            let now = knows.totals().as_slice().iter().sum::<u16>() + of_this_round;
            prop_assert!(now >= points && now <= 60 * u16::from(knows.round()));
            points = now;
        }
        prop_assert_eq!(again, state);
    }
}
