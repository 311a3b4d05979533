//! What a replay shows.

use crate::state::State;
use crate::view::View;
use alloc::vec::Vec;
use game_core::{Game, Replays, Seat, Viewer};

/// The tents are open. Choices stay sealed as long as they are.
impl Replays for State {
    const STOPS_BEFORE_CHANCE: bool = true; // first everyone sees who leaves, then the next card

    fn view_of_all(&self) -> View {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(self.seats()) {
            view.tents[seat] = self.view(Viewer::Seat(seat)).tents[seat];
        }
        view
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    /// Gems and artifacts at home, and what is carried.
    fn scores(view: &View) -> Vec<i32> {
        let sum = |(seat, gems): (Seat, &Option<u16>)| {
            let safe = i32::from(gems.unwrap_or(0))
                + view.artifacts[seat].iter().map(|value| i32::from(*value)).sum::<i32>();
            safe + i32::from(view.beside[seat])
        };
        view.tents.iter().map(sum).collect()
    }
}
