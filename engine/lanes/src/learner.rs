//! One learner in a lane, against players who choose at random.

use crate::lane::{End, Lane};
use game_core::{Encode, FastGame, Seat, SeatSet, Turn};

impl<E: Encode> Lane<E> {
    /// The others choose at random until this seat has to choose or the game is over.
    pub fn play_others(&mut self, encoder: &E, learner: Seat, mask: &mut [bool]) {
        while self.end == End::Not {
            match self.game.turn() {
                Turn::Act(due) if !due.contains(learner) => self.choose_for(encoder, due, mask),
                _ => return,
            }
            self.play_chance(encoder);
        }
    }

    /// Those of `due` choose at random.
    pub fn choose_for(&mut self, encoder: &E, due: SeatSet, mask: &mut [bool]) {
        for seat in due {
            let action = self.random_action(encoder, seat, mask);
            if let Some(action) = action.and_then(|index| encoder.action(index)) {
                self.act(encoder, seat, action);
            }
        }
    }
}
