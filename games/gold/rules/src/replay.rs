//! What a replay shows.

use crate::state::State;
use crate::view::View;
use alloc::vec::Vec;
use game_core::{Game, Replays, Seat, Viewer};

/// The piles are open. No one sees a card that lies face down.
impl Replays for State {
    const STOPS_BEFORE_CHANCE: bool = false;

    fn view_of_all(&self) -> View {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(self.seats()) {
            view.piles[seat] = self.view(Viewer::Seat(seat)).piles[seat].take();
        }
        view
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    /// The points of finished rounds and of this one.
    fn scores(view: &View) -> Vec<i32> {
        // When the match is over the last round is finished, and its piles still lie there.
        let finished = &view.finished[..view.finished.len().min(usize::from(view.round) - 1)];
        let sum = |(seat, pile): (Seat, &Option<Vec<u8>>)| {
            let now: i32 = pile.iter().flatten().map(|points| i32::from(*points)).sum();
            now + finished.iter().map(|round| i32::from(round[seat])).sum::<i32>()
        };
        view.piles.iter().map(sum).collect()
    }
}
