//! What was promised is what the rules then do.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use super::*;
use crate::games::{random_game, setup};
use crate::story::Frame;
use lost_temple::{Cause, Event, State, Stay};
use rules_core::{Game, OpenTable, Step, Viewer};

/// The way a pawn went, as the events tell it.
fn went(events: &[Event], seat: Seat, board: &Board, finish: i16) -> Option<Walk> {
    events.iter().find_map(|event| match event {
        Event::Moved { seat: whose, from, to, by: Cause::Character(_), cut, stuck } if *whose == seat => {
            let wins = *to == finish;
            let event = !wins && board.space(*to) == Space::Event;
            Some(Walk { from: *from, to: *to, cut: cut.to_vec(), stuck: *stuck, event, wins })
        }
        _ => None,
    })
}

fn paid(events: &[Event], seat: Seat) -> u8 {
    let gems = events.iter().find_map(|event| match event {
        Event::Paid { seat: whose, gems } if *whose == seat => Some(*gems),
        _ => None,
    });
    gems.unwrap_or(0)
}

/// What belongs to this turn: all before the next character is called.
fn this_turn(events: &[Event]) -> &[Event] {
    let end =
        events.iter().position(|event| matches!(event, Event::Called { .. } | Event::RoundBegan { .. }));
    &events[..end.unwrap_or(events.len())]
}

#[test]
fn every_choice_does_what_was_promised() {
    let mut kinds = [0; 9];
    for seed in 0..150 {
        let board = setup(seed).0.board;
        random_game(seed, |state, _, legal| {
            let Some((seat, _)) = state.view(Viewer::Spectator).due else { return };
            let view = state.view(Viewer::Seat(seat));
            let decision = Decision::of(&board, &view, legal).unwrap();
            assert_eq!(decision.choices.len(), legal.len());
            for choice in &decision.choices {
                kinds[kept(state, &view, seat, choice, &board)] += 1;
            }
        });
    }
    assert!(kinds.iter().all(|times| *times > 100), "{kinds:?}");
}

/// Checks one choice; which kind it was.
fn kept(state: &State, view: &View, seat: Seat, choice: &Choice, board: &Board) -> usize {
    let mut after = state.clone();
    let mut events: Vec<Event> = Vec::new();
    after.apply(Step::Act(seat, choice.action), &mut events).unwrap();
    let turn = this_turn(&events);
    match &choice.deed {
        Deed::Keep(card, _) => {
            assert!(matches!(turn[0], Event::Picked { .. }));
            assert!(after.open_table().picked[seat].contains(card) || after.open_table().round > view.round);
            0
        }
        Deed::Name(named, fate) => {
            let picked = state.open_table().picked;
            let holder = picked.iter().find(|(_, cards)| cards.contains(named)).map(|(seat, _)| seat);
            match fate {
                Fate::FaceUp => assert_eq!(holder, None),
                Fate::Own => assert_eq!(holder, Some(seat)),
                Fate::Open => assert_ne!(holder, Some(seat)),
            }
            1
        }
        Deed::Look(first, second) => {
            assert!(matches!(turn[0], Event::Looked { spaces, .. } if spaces == (*first, *second)));
            2
        }
        Deed::Swap { swapped, then } => {
            let tokens = after.open_table().tokens;
            assert!(then.iter().all(|lies| tokens.contains(lies)));
            3 + usize::from(*swapped)
        }
        Deed::Walk(_, walk) => {
            assert_eq!(went(turn, seat, board, view.finish).as_ref(), Some(walk));
            5
        }
        Deed::Pay(gems, walk) => {
            assert_eq!(
                (paid(turn, seat), went(turn, seat, board, view.finish).as_ref()),
                (*gems, Some(walk))
            );
            6
        }
        Deed::Stay => {
            assert!(matches!(turn[0], Event::Stayed { because: Stay::Declined, .. }));
            7
        }
        Deed::Take { then, .. } => {
            assert_eq!(after.view(Viewer::Spectator).explorers[seat].machetes, *then);
            8
        }
    }
}

#[test]
fn what_a_character_would_do_now_is_what_it_does_when_it_is_called() {
    let mut checked = 0;
    for seed in 0..150 {
        let board = setup(seed).0.board;
        let mut at: Option<Frame> = None;
        random_game(seed, |state, events, _| {
            let now = state.view(Viewer::Spectator);
            let mut frame = at.take().unwrap_or_else(|| Frame::still(now.clone()));
            for (nth, event) in events.iter().enumerate() {
                frame.step(event);
                let (Event::TookGem { seat, .. }, Some(called)) = (event, frame.view.called) else {
                    continue;
                };
                let ground = Ground { board: &board, view: &frame.view, seat: *seat };
                let turn = this_turn(&events[nth + 1..]);
                let outlook = ground.outlook(called, frame.view.explorers[*seat].gems);
                let moved = went(turn, *seat, &board, now.finish);
                let stayed = turn.iter().find_map(|event| match event {
                    Event::Stayed { because, .. } => Some(*because),
                    _ => None,
                });
                match (outlook, moved, stayed) {
                    (Outlook::Pays(gems, walk), Some(moved), _) => {
                        assert_eq!((gems, walk), (paid(turn, *seat), moved));
                    }
                    (Outlook::Goes(walk), moved, _) => assert_eq!(Some(walk), moved),
                    (Outlook::TooPoor, None, stayed) => assert_eq!(stayed, Some(Stay::TooPoor)),
                    (Outlook::NoVillage, None, stayed) => assert_eq!(stayed, Some(Stay::NoVillageAhead)),
                    (Outlook::NobodyAhead, None, stayed) => assert_eq!(stayed, Some(Stay::NobodyAhead)),
                    // Something is asked first.
                    (Outlook::Pays(..) | Outlook::Walks(_) | Outlook::Names, None, None) => continue,
                    other => panic!("{other:?}"),
                }
                checked += 1;
            }
            at = Some(frame);
        });
    }
    assert!(checked > 2_000, "{checked}");
}
