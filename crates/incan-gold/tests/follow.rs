//! What clients work out for themselves: views that keep up with events, previews, options that describe themselves.

use incan_gold::{Edition, Options, State};
use rules_testkit::{folding, previews, schema};

fn tables() -> Vec<(Options, usize)> {
    let options =
        Edition::all().flat_map(|edition| [false, true].map(|open_tents| Options { edition, open_tents }));
    options.flat_map(|options| (2..=8).map(move |seats| (options.clone(), seats))).collect()
}

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
