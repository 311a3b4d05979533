//! What clients work out for themselves: views that keep up with events, previews, options that describe themselves.

mod common;

use common::tables;
use game_testkit::{folding, previews, schema};
use incan_gold_rules::State;

#[test]
fn views_follow_events() {
    folding::<State>(&tables(), 40);
}

#[test]
fn choices_do_what_their_previews_say() {
    previews::<State>(&tables(), 40);
}

#[test]
fn options_describe_themselves() {
    schema::<State>(&tables());
}
