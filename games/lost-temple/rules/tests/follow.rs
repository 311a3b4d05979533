//! What clients work out for themselves is what the rules say, over every option.

mod common;

use common::options;
use game_core::{FoldEvents, Game, Previews, SplitMix, Step, Viewer};
use game_testkit::{folding, previews, random_step, schema};
use lost_temple_rules::{Board, Options, State};

/// Every board that comes with the game and two extreme ones, with and without the tenth character, for every number of players.
fn tables() -> Vec<(Options, usize)> {
    let extreme = ["v.ejT.j.j.T", "eevejeeeeTeeejeeetejeee.T"].map(|track| options(track, &[]).board);
    let boards = Board::shipped().iter().cloned().chain(extreme);
    let options =
        boards.flat_map(|board| [false, true].map(|mandarin| Options { board: board.clone(), mandarin }));
    options.flat_map(|options| (2..=8).map(move |seats| (options.clone(), seats))).collect()
}

#[test]
fn views_fold_events() {
    folding::<State>(&tables(), 5);
}

#[test]
fn choices_do_what_their_previews_said() {
    previews::<State>(&tables(), 20);
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
