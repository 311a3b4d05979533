//! Random games, for the tests.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use game_core::{Game, Step, Turn};
use lost_temple_rules::{Action, Board, Chance, Event, Options, State};

/// Numbers that look random, the same for the same seed.
pub struct Luck(u64);

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % u64::from(end.max(1))) as u32
    }
}

/// The options and the number of players of a seed: every board and number, with and without the tenth character.
pub fn setup(seed: u64) -> (Options, usize) {
    let boards = Board::shipped();
    let board = boards[seed as usize % boards.len()].clone();
    (Options { board, mandarin: seed.is_multiple_of(5) }, 2 + (seed as usize / 3) % 7)
}

/// Plays a game at random. `watch` sees every state before its next step, what led there and, at a decision, all that is legal.
pub fn random_game(seed: u64, mut watch: impl FnMut(&State, &[Event], &[Action])) {
    let mut luck = Luck::new(seed + 1);
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
        match turn {
            Turn::Over => return,
            Turn::Chance => {
                let chance: Chance = state.chance_at(luck.below(state.chance_total())).unwrap();
                state.apply(Step::Chance(chance), &mut events).unwrap();
            }
            Turn::Act(due) => {
                let action = legal[luck.below(legal.len() as u32) as usize];
                state.apply(Step::Act(due.iter().next().unwrap(), action), &mut events).unwrap();
            }
        }
    }
}
