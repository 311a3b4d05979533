//! What a replay shows.

use crate::{State, View};
use game_core::{Game, Replays, Viewer};

impl Replays for State {
    const STOPS_BEFORE_CHANCE: bool = false;

    fn view_of_all(&self) -> View {
        self.view(Viewer::Spectator)
    }

    fn round(view: &View) -> u32 {
        view.round
    }

    fn scores(view: &View) -> Vec<i32> {
        view.home.as_slice().to_vec()
    }
}
