//! What clients work out for themselves: views that keep up with events, previews, options that describe themselves.

use game_testkit::{folding, previews, schema};
use incan_gold_rules::{Options, State};

#[test]
fn views_follow_events() {
    folding::<State>(&Options::every_table(), 40);
}

#[test]
fn choices_do_what_their_previews_say() {
    previews::<State>(&Options::every_table(), 40);
}

#[test]
fn options_describe_themselves() {
    schema::<State>(&Options::every_table());
}
