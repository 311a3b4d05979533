//! Random games, for the tests.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::decision::Decision;
use game_core::{Draw, Game, SplitMix, Step, Turn, Viewer};
use lost_temple_rules::{Action, Board, Event, Options, State, View};

/// The options and the number of players of a seed: every board and number, with and without the tenth character.
pub fn setup(seed: u64) -> (Options, usize) {
    let boards = Board::shipped();
    let board = boards[seed as usize % boards.len()].clone();
    (Options { board, mandarin: seed.is_multiple_of(5) }, 2 + (seed as usize / 3) % 7)
}

/// The decisions of games with seeds below this, each with what the player who decides sees and what is legal.
pub fn random_decisions(seeds: u64, mut watch: impl FnMut(&Decision, &View, &[Action])) {
    for seed in 0..seeds {
        let options = setup(seed).0;
        random_game(seed, |state, _, legal| {
            let Some((seat, _)) = state.view(Viewer::Spectator).due else { return };
            let view = state.view(Viewer::Seat(seat));
            watch(&Decision::of(&options, &view, legal).unwrap(), &view, legal);
        });
    }
}

/// Plays a game at random. `watch` sees every state before its next step, what led there and, at a decision, all that is legal.
pub fn random_game(seed: u64, mut watch: impl FnMut(&State, &[Event], &[Action])) {
    let mut draw = SplitMix::new(seed);
    let (options, seats) = setup(seed);
    let mut state = State::new(&options, seats).unwrap();
    let mut events: Vec<Event> = Vec::new();
    loop {
        let mut legal = Vec::new();
        let turn = state.turn();
        if let Turn::Act(due) = turn {
            state.legal_actions(due.iter().next().unwrap(), &mut legal);
        }
        watch(&state, &events, &legal);
        events.clear();
        let step = match turn {
            Turn::Over => return,
            Turn::Chance => Step::Chance(state.draw_chance(&mut draw).unwrap()),
            Turn::Act(due) => Step::Act(due.iter().next().unwrap(), *draw.pick(&legal).unwrap()),
        };
        state.apply(step, &mut events).unwrap();
    }
}
