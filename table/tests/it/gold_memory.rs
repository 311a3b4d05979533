//! Gold is a game of memory: a client that returns, or looks for the first time, gets no card that is not face up now.

use crate::common::{STRANGER, told};
use catalog::GameKind;
use catalog::games::gold::rules::{Action, Card, Position, State};
use game_core::{Draw, Game, Seat, SplitMix, Step, StepOf, Turn, Viewer};
use game_table::{UpdateMode, UserId};
use game_testkit::{legal_steps, random_step};
use serde_json::Value;

const SEATS: usize = 3;

type Shadowed = crate::secrecy::Shadowed<State>;

fn shadowed(options: &str) -> Shadowed {
    Shadowed::new(GameKind::Gold, options, SEATS as u8)
}

fn viewers() -> impl Iterator<Item = (Viewer, i64)> {
    let seats = Seat::all(SEATS).map(|seat| (Viewer::Seat(seat), seat.index() as i64));
    seats.chain([(Viewer::Spectator, STRANGER)])
}

/// Every card that is named anywhere in a message.
fn cards(value: &Value, found: &mut Vec<Card>) {
    match value {
        Value::String(text) => found.extend(text.parse::<Card>()),
        Value::Array(items) => items.iter().for_each(|item| cards(item, found)),
        Value::Object(map) => map.values().for_each(|item| cards(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn cards_in(message: &str) -> Vec<Card> {
    let mut found = Vec::new();
    cards(&serde_json::from_str(message).unwrap(), &mut found);
    found
}

#[test]
fn a_player_who_comes_back_learns_no_card_except_the_one_that_is_face_up() {
    for options in ["{}", r#"{"match":true}"#, r#"{"open_piles":true}"#] {
        let mut draw = SplitMix::new(3);
        let mut at = shadowed(options);
        let mut missed = 0;
        while let Some(step) = random_step(&at.state, &mut draw) {
            at.take(step);
            if draw.below(4) != 0 {
                continue;
            }
            let now = at.table.version();
            let since = [None, Some(1), Some(now - 1), Some(u64::from(draw.below(now as u32)))];
            for (viewer, user) in viewers() {
                let up: Vec<Card> = at.state.view(viewer).up.map(|placed| placed.card).into_iter().collect();
                for since in since {
                    for card in cards_in(&told(&at.table, user, since, UpdateMode::CatchUp)) {
                        assert_eq!(vec![card], up, "{viewer:?} since {since:?}");
                    }
                }
                let live = cards_in(&told(&at.table, user, Some(1), UpdateMode::Live));
                missed += live.len().saturating_sub(1);
            }
        }
        assert!(missed > 1000, "players who were there received {missed} cards that the others did not");
    }
}

/// Plays one turn at both tables: the same positions, other cards, chosen so that both tables look alike to `viewer` again after
/// it. `false` if no such cards were found.
fn turn(tables: &mut [Shadowed; 2], viewer: Viewer, draw: &mut SplitMix) -> bool {
    let begin = [0, 1].map(|at| tables[at].state.clone());
    let Turn::Act(due) = begin[0].turn() else { return false };
    let seat = due.only().unwrap();
    let positions: Vec<Position> = legal_steps(&begin[0]).iter().filter_map(|step| flipped(*step)).collect();
    for _ in 0..200 {
        let mut states = begin.clone();
        let mut steps = [Vec::new(), Vec::new()];
        let flips = [0, 1].map(|_| *draw.pick(&positions).unwrap());
        for at in [0, 1] {
            for flip in flips {
                let mut apply = |step| {
                    let done = states[at].apply(step, &mut ()).is_ok();
                    if done {
                        steps[at].push(step);
                    }
                    done
                };
                if !apply(Step::Act(seat, Action::Flip(flip))) {
                    break;
                }
                if let Some(card) = states[at].draw_chance(draw) {
                    let step = Step::Chance(card);
                    states[at].apply(step, &mut ()).unwrap();
                    steps[at].push(step);
                }
            }
        }
        let boundary =
            states.iter().all(|state| state.view(viewer).up.is_none() && state.turn() != Turn::Chance);
        let alike = states[0].view(viewer) == states[1].view(viewer) && steps[0].len() == steps[1].len();
        if boundary && alike && !steps[0].is_empty() {
            for (at, steps) in tables.iter_mut().zip(steps) {
                steps.into_iter().for_each(|step| at.take(step));
            }
            return true;
        }
    }
    false
}

fn flipped(step: StepOf<State>) -> Option<Position> {
    match step {
        Step::Act(_, Action::Flip(position)) => Some(position),
        Step::Chance(_) => None,
    }
}

#[test]
fn coming_back_does_not_distinguish_tables_that_look_alike() {
    let mut compared = 0;
    for seed in 0..12 {
        let mut draw = SplitMix::new(seed);
        let (viewer, user) = viewers().nth(seed as usize % (SEATS + 1)).unwrap();
        let mut tables = [shadowed("{}"), shadowed("{}")];
        while turn(&mut tables, viewer, &mut draw) {
            compared += usize::from(tables[0].state != tables[1].state);
            let now = tables[0].table.version();
            for since in [None, Some(1), Some(now - 2), Some(u64::from(draw.below(now as u32)))] {
                let told = [0, 1].map(|at| told(&tables[at].table, user, since, UpdateMode::CatchUp));
                assert_eq!(told[0], told[1], "{viewer:?} since {since:?}");
            }
        }
    }
    assert!(compared > 200, "only {compared} tables differed");
}

#[test]
fn a_player_who_missed_too_much_gets_the_current_table() {
    let mut at = shadowed(r#"{"stall_guard":false}"#);
    let before = at.table.version() - 1; // of the table that was still gathering
    let began = at.table.version();
    let gold: Card = "gold-1".parse().unwrap();
    let mut flips = [3, 40].into_iter().cycle().map(|at| Position::new(at).unwrap());
    while at.table.version() < began + 4096 {
        match at.state.turn() {
            Turn::Act(due) => at.take(Step::Act(due.only().unwrap(), Action::Flip(flips.next().unwrap()))),
            Turn::Chance => at.take(Step::Chance(gold)),
            Turn::Over => panic!("two gold cards never end a game"),
        }
    }
    let since = |at: &Shadowed, since| at.table.look(UserId(0), Some(since), UpdateMode::Live).since;
    assert_eq!((since(&at, before), since(&at, began)), (Some(before), Some(began)), "all of it is there");
    let Turn::Act(due) = at.state.turn() else { panic!("no seat is due") };
    at.take(Step::Act(due.only().unwrap(), Action::Flip(flips.next().unwrap())));
    assert_eq!((since(&at, before), since(&at, began)), (None, None), "the beginning is not");
    assert_eq!(since(&at, began + 1), Some(began + 1));
    let fresh = at.table.look(UserId(0), Some(before), UpdateMode::CatchUp);
    assert!(fresh.table.is_some() && fresh.game.unwrap().events.is_empty());
}
