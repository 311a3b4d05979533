//! Step by step beside the rules, over every option and every number of seats.

use game_testkit::{encoding, lockstep, same_random_games};
use incan_gold_fast::{Encoder, Fast};
use incan_gold_rules::Options;

#[test]
fn it_follows_the_rules() {
    lockstep::<Fast>(&Options::every_table(), 60);
}

#[test]
fn random_games_are_the_same() {
    same_random_games::<Fast>(&Options::every_table(), 4_000);
}

#[test]
fn learners_are_told_what_players_know() {
    encoding::<Encoder>(&Options::every_table(), 4, 2_000);
}
