//! Random games, for the tests.

use game_core::{Draw, Game, SplitMix, Step, Turn};
use incan_gold_rules::{Choice, Edition, Event, Options, State};

/// Plays a game at random; explorers stay three times in four, so that rounds are long. `watch` is shown the table before each step, and
/// what the step before it brought.
pub fn random_game(seed: u64, mut watch: impl FnMut(&State, &[Event])) {
    let mut draw = SplitMix::new(seed);
    let edition = Edition::all().nth(seed as usize % 4).unwrap();
    let seats = 2 + draw.below(7) as usize;
    let mut state = State::new(&Options { edition, open_tents: false }, seats).unwrap();
    let mut events = Vec::new();
    loop {
        watch(&state, &events);
        events.clear();
        let step = match state.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(state.draw_chance(&mut draw).unwrap()),
            Turn::Act(due) => {
                let choice = if draw.below(4) == 0 { Choice::Camp } else { Choice::Torch };
                Step::Act(due.iter().next().unwrap(), choice)
            }
        };
        state.apply(step, &mut events).unwrap();
    }
}
