//! Random games, for the tests.

use game_core::{Draw, Game, SplitMix, Step, Turn};
use lost_temple_rules::{Knowledge, Options, State};

/// Plays this many games at random, with every number of players. `watch` gets what the player knows at every choice.
pub fn random_games(games: u64, mut watch: impl FnMut(&Knowledge, &mut SplitMix)) {
    for game in 0..games {
        let mut draw = SplitMix::nth(9, game);
        let players = 2 + game as usize % 7;
        let options = Options { mandarin: game % 3 == 0, ..Options::default() };
        let mut state = State::new(&options, players).unwrap();
        let mut legal = Vec::new();
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.draw_chance(&mut draw).unwrap()),
                Turn::Act(due) => {
                    let seat = due.iter().next().unwrap();
                    watch(&state.knowledge(seat), &mut draw);
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    Step::Act(seat, *draw.pick(&legal).unwrap())
                }
            };
            state.apply(step, &mut ()).unwrap();
        }
    }
}
