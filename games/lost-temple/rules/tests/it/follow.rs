//! What clients work out for themselves is what the rules say, over every option.

use crate::tables::tables;
use game_core::{FoldEvents, Game, Previews, SplitMix, Step, Viewer};
use game_testkit::{folding, previews, random_step, schema};
use lost_temple_rules::{Options, State};

#[test]
fn views_fold_events() {
    folding::<State>(&tables(), 3);
}

#[test]
fn choices_do_what_their_previews_said() {
    previews::<State>(&tables(), 12);
}

/// What the view says then does not matter, only that nothing panics.
#[test]
fn events_of_another_table_do_no_harm() {
    let mut draw = SplitMix::new(1);
    for seats in 2..=8 {
        let options = Options { mandarin: true, ..Options::default() };
        let mut game = State::new(&options, seats).unwrap();
        let mut views = [2, 8].map(|others| State::new(&options, others).unwrap().view(Viewer::Spectator));
        while let Some(step) = random_step(&game, &mut draw) {
            let mut events = Vec::new();
            game.apply(step, &mut events).unwrap();
            for view in &mut views {
                events.iter().for_each(|event| view.apply(event));
                if let Step::Act(seat, action) = step {
                    State::preview(&options, view, seat, action);
                }
                if events.len() % 3 == 0 {
                    view.explorers.iter_mut().for_each(|(_, it)| it.position = Some(i16::MIN));
                }
            }
        }
    }
}

#[test]
fn options_describe_themselves() {
    schema::<State>(&tables());
}
