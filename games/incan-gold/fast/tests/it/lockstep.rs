//! Step by step beside the rules, over every option and every number of seats.

use game_testkit::{lockstep, same_random_games};
use incan_gold_fast::Fast;
use incan_gold_rules::Options;

#[test]
fn it_follows_the_rules() {
    lockstep::<Fast>(&Options::every_table(), 60);
}

#[test]
fn random_games_are_the_same() {
    same_random_games::<Fast>(&Options::every_table(), 4_000);
}
