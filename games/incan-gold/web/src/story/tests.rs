//! Frames follow from events, and end with what is there.

use super::*;
use crate::games::random_game;
use game_core::{Game, Viewer};
use incan_gold_rules::{Card, PathCard};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

#[test]
fn the_events_alone_lead_to_what_lies_there() {
    let mut compared = 0;
    for seed in 0..120 {
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events| {
            let now = state.view(Viewer::Seat(seat(1)));
            let Some(frame) = &mut at else {
                at = Some(Frame::still(now));
                return;
            };
            let you = Viewer::Seat(seat(1));
            let told: Vec<Event> =
                events.iter().filter_map(|event| incan_gold_rules::State::redact(event, you)).collect();
            for (nth, event) in told.iter().enumerate() {
                frame.step(event, &told[nth + 1..]);
            }
            compared += 1;
            assert_eq!(frame.view, now);
            // Artifacts are known by number, since all was seen.
            for (seat, haul) in now.artifacts.iter() {
                let known = frame.ledger.artifacts(&now, seat);
                assert_eq!(known.len(), haul.len());
                assert!(known.iter().all(|(number, _)| number.is_some()));
            }
        });
    }
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn a_bust_is_a_moment_then_the_round_then_what_lies_there_also_for_a_viewer_of_just_that_moment() {
    let (mut busts, mut others) = (0, 0);
    for seed in 0..40 {
        let (mut known, mut at) = (Vec::new(), None);
        random_game(seed, |state, events| {
            known.extend_from_slice(events);
            let now = state.view(Viewer::Spectator);
            let before = at.replace(Frame::still(now.clone()));
            let bust = events.iter().any(|event| matches!(event, Event::Collapsed { .. }));
            let shown = collapse(&known, &now);
            assert_eq!(bust, shown.is_some());
            let Some(shown) = shown else { return others += 1 };
            busts += 1;
            for frames in [Frame::frames(&before.unwrap(), events, &now), shown] {
                assert!(matches!(frames[0].moment, Some(Moment::Bust { .. })));
                assert!(matches!(frames[1].moment, Some(Moment::Round { hazard: Some(_), .. })));
                let last = frames.last().unwrap();
                assert_eq!((&last.view, &last.moment), (&now, &None));
                // The pair lies on the path while it is shown.
                let path = &frames[0].view.path;
                assert_eq!(path.iter().filter(|on| on.card == path.last().unwrap().card).count(), 2);
            }
        });
    }
    assert!(busts > 50 && others > 500, "{busts} and {others}");
}

#[test]
fn the_tents_stay_closed_until_the_picture_opens_them() {
    let mut now = empty_view();
    now.tents = PerSeat::filled(2, Some(21));
    let mut frame = Frame::still(empty_view());
    frame.adopt(&now, false);
    assert_eq!(frame.view.tents, now.tents, "this viewer may count them");
    now.outcome = Some(game_core::Outcome::ranked(PerSeat::filled(2, 21), &PerSeat::filled(2, 21)));
    let mut frame = Frame::still(empty_view());
    frame.adopt(&now, false);
    assert_eq!(frame.view.tents, empty_view().tents);
}

#[test]
fn cards_keep_their_names_when_an_artifact_before_them_goes() {
    let on = |card| PathCard { card, gems: 0 };
    let mut view = empty_view();
    view.path = [Card::Treasure5, Card::Artifact1, Card::Treasure5].map(on).to_vec();
    let names = [key(&view, 0), key(&view, 2)];
    assert_ne!(names[0], names[1]);
    view.path.remove(1);
    assert_eq!([key(&view, 0), key(&view, 1)], names);
}

#[test]
fn nothing_of_another_viewer_stays_in_the_picture() {
    let mut frame = Frame::still(empty_view());
    frame.view.tents = PerSeat::from_fn(2, |seat| (seat.index() == 0).then_some(21));
    frame.view.own_choice = Some(incan_gold_rules::Choice::Camp);
    let mut now = empty_view();
    now.tents = PerSeat::filled(2, None);
    frame.adopt(&now, false);
    assert_eq!(frame.view, now);
}

fn empty_view() -> View {
    incan_gold_rules::State::new(&incan_gold_rules::Options::default(), 2).unwrap().view(Viewer::Spectator)
}
