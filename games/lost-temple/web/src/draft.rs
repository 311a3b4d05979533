//! The order in which characters are picked in a round.

use game_core::Seat;
use lost_temple_rules::{Stages, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PickState {
    Done,
    Now,
    ToCome,
}

/// All picks of this round, in order; with two and three players everyone picks twice. L-09 to L-12
pub fn order(view: &View, mandarin: bool) -> Vec<(Seat, PickState)> {
    let players = view.explorers.seats();
    let (Some(idol), 2..) = (view.idol, players) else { return Vec::new() };
    let done = view.picks_made();
    let pickers = Stages::of(players, mandarin).pickers(idol, players);
    let turn = |place: usize| match place.cmp(&done) {
        std::cmp::Ordering::Less => PickState::Done,
        std::cmp::Ordering::Equal => PickState::Now,
        std::cmp::Ordering::Greater => PickState::ToCome,
    };
    pickers.enumerate().map(|(place, seat)| (seat, turn(place))).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use crate::games::{random_game, setup};
    use game_core::{Game, Viewer};
    use lost_temple_rules::Due;

    #[test]
    fn the_player_who_picks_now_is_the_one_who_is_asked() {
        let mut picks = 0;
        for seed in 0..60 {
            let mandarin = setup(seed).0.mandarin;
            random_game(seed, |state, _, _| {
                let view = state.view(Viewer::Spectator);
                let Some((seat, Due::Pick)) = view.due else { return };
                picks += 1;
                let now = order(&view, mandarin).into_iter().find(|(_, turn)| *turn == PickState::Now);
                assert_eq!(now.unwrap().0, seat);
            });
        }
        assert!(picks > 1_000, "{picks}");
    }
}
