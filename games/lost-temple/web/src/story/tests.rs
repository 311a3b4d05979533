//! Frames follow from events, and end with what is there.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
use super::*;
use crate::games::random_game;
use game_core::{Game, Viewer};

#[test]
fn the_events_alone_lead_to_the_current_table() {
    let mut compared = 0;
    for seed in 0..80 {
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events, _| {
            let now = public(state.view(Viewer::Spectator));
            let frame = at.get_or_insert_with(|| Frame::opening(&now));
            for event in events {
                frame.step(event);
            }
            compared += 1;
            assert_eq!(frame.view, now, "{events:?}");
        });
    }
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn every_story_ends_with_the_current_table() {
    let (mut moments, mut hops) = (0, 0);
    for seed in 0..60 {
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events, _| {
            let seat = Seat::new(seed as usize % state.seats()).unwrap();
            let now = state.view(Viewer::Seat(seat));
            let before = at.replace(Frame::still(now.clone()));
            let Some(before) = before else { return };
            let frames = Frame::frames(&before, events, &now);
            let last = frames.last().unwrap();
            assert!(last.shows(&now));
            // Nothing that only one may know is in a picture.
            assert!(frames.iter().all(|frame| frame.view == public(frame.view.clone())));
            moments += frames.iter().filter(|frame| frame.moment.is_some()).count();
            hops += frames.iter().filter(|frame| frame.cue == Cue::Hop).count();
        });
    }
    assert!(moments > 500 && hops > 1_000, "{moments} {hops}");
}

#[test]
fn a_walk_is_shown_space_by_space_a_long_one_in_strides() {
    let mut frame = Frame::still(View { explorers: PerSeat::filled(2, Seen::default()), ..empty_view() });
    frame.view.explorers[Seat::default()].position = Some(3);
    let way = |from, to| {
        let frames = hops(&frame, Seat::default(), from, to);
        frames.iter().map(|frame| frame.view.explorers[Seat::default()].position.unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(way(3, 7), [4, 5, 6]);
    assert_eq!(way(7, 5), [6]);
    assert_eq!(way(5, 5), [0i16; 0]);
    assert!(way(0, 42).len() <= HOPS as usize);
}
