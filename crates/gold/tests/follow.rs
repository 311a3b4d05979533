//! What clients work out for themselves: the next view, and which options there are.

mod common;

use common::{table, table_for_a_match, tables, unguarded};
use gold::{Event, State};
use rules_core::{FoldEvents, Game, SplitMix, Viewer};
use rules_testkit::{folding, random_step, schema};

#[test]
fn folded_views_are_the_views() {
    folding::<State>(&tables(), 2);
}

/// Without the stall guard a game need not end, so it is followed only for a while.
#[test]
fn without_the_stall_guard_views_fold() {
    let mut rounds = 0;
    for (number, (options, seats)) in (0..).zip(unguarded()) {
        let mut draw = SplitMix::nth(17, number);
        let mut game = State::new(&options, seats).unwrap();
        let mut views: Vec<_> = Viewer::all(seats).map(|viewer| (viewer, game.view(viewer))).collect();
        for _ in 0..1_000 {
            let Some(step) = random_step(&game, &mut draw) else { break };
            let mut events = Vec::new();
            game.apply(step, &mut events).unwrap();
            rounds += events.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
            for (viewer, view) in &mut views {
                events.iter().for_each(|event| view.apply(event));
                assert_eq!(*view, game.view(*viewer), "{viewer:?} after {step:?}: {events:?}");
            }
        }
    }
    assert!(rounds > 0, "some of them come to a second round");
}

#[test]
fn an_event_of_another_table_does_no_harm() {
    let mut view = table(2).view_of(0);
    let mut game = table_for_a_match(5);
    let mut draw = SplitMix::new(5);
    while let Some(step) = random_step(&*game, &mut draw) {
        game.step(step);
        game.events.iter().for_each(|event| view.apply(event));
    }
    assert!(view.outcome.is_some(), "the whole game was told");
}

#[test]
fn the_schema_lists_every_option() {
    schema::<State>(&[tables(), unguarded()].concat());
}
