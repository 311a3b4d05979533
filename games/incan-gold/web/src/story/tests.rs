//! Frames follow from events, and end with what is there.

use super::*;
use crate::games::random_game;
use game_core::{Game, Viewer};
use incan_gold_rules::{Card, PathCard};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

#[test]
fn the_events_alone_lead_to_the_current_table() {
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
fn a_bust_shows_the_moment_the_round_and_the_current_table_also_for_a_viewer_of_just_that_moment() {
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
fn at_the_end_the_tents_are_opened_one_by_one_with_the_winners_last() {
    let mut ends = 0;
    for seed in 0..40 {
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events| {
            let now = state.view(Viewer::Spectator);
            let before = at.replace(Frame::still(now.clone()));
            let Some(Event::Over { outcome }) = events.last() else { return };
            ends += 1;
            let frames = Frame::frames(&before.unwrap(), events, &now);
            let opening: Vec<&Frame> = frames.iter().filter(|frame| frame.opened.is_some()).collect();
            let opened: Vec<SeatSet> = opening.iter().filter_map(|frame| frame.opened).collect();
            let seats = now.tents.seats();
            assert_eq!(
                opened.iter().map(|set| set.len()).collect::<Vec<_>>(),
                (0..=seats).collect::<Vec<_>>()
            );
            for pair in opened.windows(2) {
                let next = pair[1].without(pair[0]).iter().next().unwrap();
                let left = SeatSet::all(seats).without(pair[0]);
                assert!(left.iter().all(|seat| outcome.ranks[seat] <= outcome.ranks[next]));
            }
            assert!(opening.iter().all(|frame| !frame.shows(&now)), "nothing else is shown in the meantime");
            let last = frames.last().unwrap();
            assert!(last.shows(&now) && last.cue == Cue::Over);
        });
    }
    assert_eq!(ends, 40);
}

#[test]
fn a_new_artifact_is_announced_until_the_first_choice_of_its_round() {
    let mut announced = 0;
    for seed in 0..20 {
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events| {
            let now = state.view(Viewer::Spectator);
            let Some(from) = &at else {
                at = Some(Frame::opening(&now));
                return;
            };
            let last = Frame::frames(from, events, &now).pop().unwrap();
            if last.ledger.just_begun {
                announced += 1;
                assert!(last.view.path.len() <= 2 && last.view.inside.len() == now.tents.seats());
            } else {
                assert!(!matches!(events.last(), Some(Event::RoundBegan { .. })));
            }
            at = Some(last);
        });
    }
    assert!(announced > 100, "{announced}");
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
