//! What a replay shows.

use crate::state::State;
use crate::view::View;
use alloc::vec::Vec;
use game_core::{Game, Replays, Seat, Viewer};

/// All characters lie open as soon as they are picked, and so do the hand of the player who picks and the tokens that the Seer looks at.
/// Tokens and cards that no one has looked at stay hidden.
impl Replays for State {
    const STOPS_BEFORE_CHANCE: bool = false;

    fn view_of_all(&self) -> View {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(self.seats()) {
            let own = self.view(Viewer::Seat(seat));
            view.explorers[seat].revealed = own.own.iter().copied().collect();
            view.explorers[seat].face_down = 0;
            view.looked = view.looked.or(own.looked);
            if !own.hand.is_empty() {
                view.hand = own.hand;
            }
        }
        view
    }

    fn round(view: &View) -> u32 {
        view.round.max(1) // the set-up belongs to the first
    }

    fn scores(view: &View) -> Vec<i32> {
        view.explorers.iter().map(|(_, explorer)| explorer.position.unwrap_or(0).into()).collect()
    }
}
