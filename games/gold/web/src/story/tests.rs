//! Frames follow from events, and end with what is there.

use super::*;
use game_core::{Game, SplitMix};
use game_testkit::random_step;
use gold_rules::{Options, State};

/// Plays a game at random. `watch` is shown the table before each step, and the events of the step before it.
pub fn random_game(seed: u64, mut watch: impl FnMut(&State, &[Event])) {
    let mut luck = SplitMix::new(seed);
    let seats = 2 + seed as usize % 4;
    let options = Options {
        full_match: seed.is_multiple_of(3),
        open_piles: seed.is_multiple_of(5),
        ..Options::default()
    };
    let mut state = State::new(&options, seats).unwrap();
    let mut events = Vec::new();
    watch(&state, &events);
    while let Some(step) = random_step(&state, &mut luck) {
        events.clear();
        state.apply(step, &mut events).unwrap();
        watch(&state, &events);
    }
}

fn viewers() -> [Viewer; 2] {
    [Viewer::Spectator, Viewer::Seat(Seat::new(1).unwrap())]
}

#[test]
fn the_events_alone_lead_to_the_current_table() {
    let mut compared = 0;
    for (seed, viewer) in (0..60).flat_map(|seed| viewers().map(|viewer| (seed, viewer))) {
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events| {
            let now = state.view(viewer);
            let Some(frame) = &mut at else {
                at = Some(Frame::still(now));
                return;
            };
            for (nth, event) in events.iter().enumerate() {
                frame.step(event, &events[nth + 1..]);
            }
            compared += 1;
            assert_eq!(frame.view, now);
            assert_eq!(frame.up, now.up.into_iter().collect::<Vec<_>>());
        });
    }
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn pictures_show_both_cards_let_only_won_gold_fly_and_end_with_the_current_table() {
    let (mut outcomes, mut flights) = (0, 0);
    let pacing = Pacing { linger: 2_600, ..Pacing::default() };
    for seed in 0..40 {
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events| {
            let now = state.view(Viewer::Spectator);
            let Some(from) = at.replace(Frame { pacing, ..Frame::still(now.clone()) }) else { return };
            let frames = Frame::frames(&from, events, &now);
            let last = frames.last().unwrap();
            assert_eq!((&last.view, &last.told), (&now, &None));
            for frame in &frames {
                assert!(frame.up.iter().all(|card| frame.view.lying.contains(card.position)));
                let cards = if frame.view.rush { 1 } else { 2 };
                if frame.cue == Cue::Told {
                    outcomes += 1;
                    assert_eq!(frame.up.len(), cards);
                    assert_eq!(frame.lasts(), 2_600);
                }
                if frame.told.is_none() && frame.cue != Cue::Turned {
                    assert_eq!(frame.up.len(), usize::from(now.up.is_some()), "nothing stays up");
                }
            }
            let flew = frames.iter().find_map(|frame| frame.flight).map(|flight| flight.to);
            let won = events.iter().find_map(Event::gold_won).map(|(to, _)| to);
            assert_eq!(flew, won);
            flights += usize::from(won.is_some());
        });
    }
    assert!(outcomes > 1_000 && flights > 200, "{outcomes} and {flights}");
}

#[test]
fn nothing_of_another_viewer_stays_in_the_picture() {
    let mut frame = Frame::still(empty_view());
    frame.view.piles[Seat::new(0).unwrap()] = Some(vec![3, 4]);
    frame.adopt(&empty_view(), false);
    assert_eq!(frame.view, empty_view());
}

#[test]
fn a_quick_table_shows_an_outcome_for_less_time_than_a_slow_one() {
    let quick = linger(Pace::Live { seconds: 10 });
    let usual = linger(Pace::default());
    assert!(quick < usual && usual < linger(Pace::Slow { days: 1 }));
    assert!(quick >= 1_000 && quick * 3 < 10_000, "three others may play before one is asked again");
}

/// The outcomes of whole games as a page with this pacing shows them: who flipped, whether it was counted, and how long it lasts.
fn outcomes(pacing: Pacing) -> Vec<(Seat, bool, i32)> {
    let mut shown = Vec::new();
    for seed in 0..12 {
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events| {
            let now = state.view(Viewer::Spectator);
            let Some(from) = at.replace(Frame { pacing, ..Frame::still(now.clone()) }) else { return };
            let told = Frame::frames(&from, events, &now).into_iter().filter(|frame| frame.told.is_some());
            shown.extend(told.map(|frame| {
                let counted = matches!(frame.told, Some(Event::RoundEnded { .. }));
                let rush = matches!(frame.told, Some(Event::RushBegan { .. }));
                (frame.view.turn, counted, if rush { 0 } else { frame.lasts() })
            }));
        });
    }
    assert!(shown.len() > 300);
    shown
}

#[test]
fn what_your_own_cards_do_stays_until_you_have_seen_it() {
    let own = Seat::new(1);
    for (seat, counted, lasts) in outcomes(Pacing { linger: 2_600, own }) {
        let stays = counted || Some(seat) == own && lasts != 0;
        assert_eq!(stays, lasts >= UNTIL_SEEN, "{seat} {counted} {lasts}");
    }
    for (seat, counted, lasts) in outcomes(Pacing { linger: 2_600, own: None }) {
        assert!(lasts < UNTIL_SEEN, "nothing waits for someone who watches: {seat} {counted} {lasts}");
    }
}

#[test]
fn a_step_of_a_replay_ends_with_the_cards_it_is_about() {
    let mut ends = 0;
    for seed in 0..20 {
        let mut at: Option<Frame> = None;
        let mut step = Vec::new();
        random_game(seed, |state, events| {
            step.extend_from_slice(events);
            if state.turn() == game_core::Turn::Chance {
                return; // no moment of a replay
            }
            let now = state.view(Viewer::Spectator);
            let Some(from) = &at else {
                at = Some(Frame::still(now));
                return;
            };
            let last = Frame::replayed(from, &step, &now).pop().unwrap();
            let flips: Vec<Placed> = step.iter().filter_map(turned).collect();
            let flipped = flips.last().copied();
            match (&last.told, now.outcome.is_some()) {
                (Some(Event::RushBegan { .. } | Event::RoundEnded { .. }), _) | (_, true) => {}
                _ => assert_eq!(last.up.last().copied(), flipped),
            }
            assert!(last.view.turn == now.turn || last.told.is_some());
            ends += usize::from(last.told.is_some());
            step.clear();
            at = Some(last);
        });
    }
    assert!(ends > 500, "{ends}");
}

fn turned(event: &Event) -> Option<Placed> {
    if let Event::Turned { card, .. } = event { Some(*card) } else { None }
}
