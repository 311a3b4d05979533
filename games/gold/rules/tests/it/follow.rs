//! What clients work out for themselves: the next view, what a card will do, and which options there are.

use crate::common::{Digging, card, flip, on, table, table_for_a_match};
use crate::tables::{tables, unguarded};
use game_core::{FoldEvents, Game, Preview as _, Previews, SplitMix, Step, Viewer};
use game_testkit::{Script, folding, previews, random_step, schema, seat};
use gold_rules::{AfterFlip, Card, Event, NothingBecause, Preview, State};

#[test]
fn folded_views_are_the_views() {
    folding::<State>(&tables(), 2);
}

/// Without the stall guard a game need not end, so it is followed only for a while.
#[test]
fn without_the_stall_guard_views_fold_and_previews_hold() {
    let mut rounds = 0;
    for (number, (options, seats)) in (0..).zip(unguarded()) {
        let mut draw = SplitMix::nth(17, number);
        let mut game = State::new(&options, seats).unwrap();
        let mut views: Vec<_> = Viewer::all(seats).map(|viewer| (viewer, game.view(viewer))).collect();
        let mut promise = None;
        for _ in 0..1_000 {
            let Some(step) = random_step(&game, &mut draw) else { break };
            if let Step::Act(seat, action) = step {
                let view = game.view(Viewer::Seat(seat));
                promise = Some((seat, State::preview(&options, &view, seat, action)));
            }
            let mut events = Vec::new();
            game.apply(step, &mut events).unwrap();
            let (seat, preview) = promise.as_ref().unwrap();
            assert_eq!(preview.check(*seat, &events), Ok(!events.is_empty()), "{preview:?} {events:?}");
            rounds += events.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
            for (viewer, view) in &mut views {
                events.iter().for_each(|event| view.apply(event));
                assert_eq!(*view, game.view(*viewer), "{viewer:?} after {step:?}: {events:?}");
            }
        }
    }
    assert!(rounds > 0, "some of them come to a second round");
}

#[test]
fn an_event_of_another_table_does_no_harm() {
    let mut view = table(2).view_of(0);
    let mut game = table_for_a_match(5);
    let mut draw = SplitMix::new(5);
    while let Some(step) = random_step(&*game, &mut draw) {
        game.step(step);
        game.events.iter().for_each(|event| view.apply(event));
    }
    assert!(view.outcome.is_some(), "the events cover the whole game");
}

#[test]
fn every_card_does_what_its_preview_says() {
    previews::<State>(&tables(), 2);
}

#[test]
fn the_schema_lists_every_option() {
    schema::<State>(&[tables(), unguarded()].concat());
}

fn preview(table: &Script<State>, position: usize) -> Preview {
    let active = table.active();
    State::preview(&Default::default(), &table.view_of(active), seat(active), flip(position))
}

#[test]
fn g_07_the_first_card_waits_for_the_second() {
    let first = preview(&table(3), 5);
    assert_eq!((first.up, first.rush, first.next), (None, false, AfterFlip::SecondCard));
    assert_eq!((first.face_down, first.stall_in), (64, Some(6)));
    assert!(Card::all().all(|card| first.outcome(card, false).is_none()));
}

#[test]
fn g_08_to_g_11_the_second_card_meets_the_first() {
    let by = seat(0);
    let found = |prospector, gold, points, to, neutral| Event::GoldFound {
        seat: by,
        prospector,
        gold,
        points,
        to: seat(to),
        neutral,
    };
    let nothing = |first, second, because| Event::Nothing {
        seat: by,
        first: on(0, first),
        second: on(1, second),
        because,
        idle: false,
    };
    let cases = [
        ("blue-3", "gold-4", nothing("blue-3", "gold-4", NothingBecause::TooWeak)),
        ("blue-3", "red-3", nothing("blue-3", "red-3", NothingBecause::EqualProspectors)),
        ("gold-3", "gold-3", nothing("gold-3", "gold-3", NothingBecause::TwoGold)),
        ("blue-3", "red-2", Event::Duel { seat: by, winner: on(0, "blue-3"), loser: on(1, "red-2") }),
        ("blue-3", "red-4", Event::Duel { seat: by, winner: on(1, "red-4"), loser: on(0, "blue-3") }),
        ("blue-3", "gold-3", found(on(0, "blue-3"), on(1, "gold-3"), 3, 2, false)),
        ("gold-2", "purple-2", found(on(1, "purple-2"), on(0, "gold-2"), 2, 0, true)),
    ];
    for (first, second, outcome) in cases {
        let mut table = table(3);
        table.turn_up(0, first);
        let preview = preview(&table, 1);
        assert_eq!((preview.up, preview.rush), (Some(on(0, first)), false));
        assert_eq!((preview.next, preview.face_down), (AfterFlip::Turn(seat(1)), 63));
        assert_eq!(preview.outcome(card(second), false), Some(outcome), "{first} {second}");
    }
    let mut table = table(3);
    table.turn_up(0, "dynamite");
    let explodes = |card| matches!(preview(&table, 1).outcome(card, false), Some(Event::Exploded { .. }));
    assert!(Card::all().all(explodes), "after dynamite every card explodes");
}

#[test]
fn g_15_to_g_18_the_only_card_of_a_turn_in_the_gold_rush() {
    for (mut table, end) in [(table(2), AfterFlip::End), (table_for_a_match(2), AfterFlip::Round)] {
        table.leave_twelve().dig(&["dynamite", "dynamite"]);
        let next_card = |table: &Script<State>| table.known().lying().iter().next().unwrap().index();
        let (place, active) = (next_card(&table), table.active());
        let one = preview(&table, place);
        let next = AfterFlip::Turn(seat(1 - active));
        assert_eq!((one.rush, one.next, one.face_down, one.stall_in), (true, next, 10, None));
        let gold = Event::RushGold { seat: seat(active), gold: on(place, "gold-4"), points: 4 };
        assert_eq!(one.outcome(card("gold-4"), false), Some(gold));
        let blank = Event::RushBlank { seat: seat(active), card: on(place, "dynamite") };
        assert_eq!(one.outcome(card("dynamite"), false), Some(blank));
        (0..9).for_each(|_| _ = table.turn_any());
        let last = preview(&table, next_card(&table));
        assert_eq!((last.next, last.face_down), (end, 1));
    }
}

/// Changes the events.
type Change<'a> = &'a dyn Fn(&mut Vec<Event>);

/// Turns a card, checks that the preview holds, and that it does not hold of any other story.
fn holds(table: &mut Script<State>, position: usize, name: &str, others: &[Change<'_>]) {
    let active = seat(table.active());
    let preview = preview(table, position);
    assert_eq!(preview.check(active, &[]), Ok(false), "no event yet");
    let told = table.turn_up(position, name).events.clone();
    assert_eq!(preview.check(active, &told), Ok(true), "{told:?}");
    for told_before in 0..told.len() {
        assert_eq!(preview.check(active, &told[..told_before]), Ok(false), "there is more to come");
    }
    for (number, other) in others.iter().enumerate() {
        let mut told = told.clone();
        other(&mut told);
        assert!(preview.check(active, &told).is_err(), "other story {number}: {told:?}");
    }
    assert!(preview.check(active.left(2), &told).is_err(), "another player flipped it");
}

#[test]
fn a_preview_that_does_not_hold_is_noticed() {
    let mut table = table(2);
    let elsewhere = |told: &mut Vec<Event>| told[0] = Event::Turned { seat: seat(0), card: on(9, "green-3") };
    let over_at_once = |told: &mut Vec<Event>| told.push(Event::TurnBegan { seat: seat(1) });
    let same_card = |told: &mut Vec<Event>| told.push(told[0].clone());
    holds(&mut table, 0, "green-3", &[&elsewhere, &over_at_once, &same_card]);
    let to_the_other = |told: &mut Vec<Event>| {
        if let Event::GoldFound { to, .. } = &mut told[1] {
            *to = seat(1);
        }
    };
    let explodes = |told: &mut Vec<Event>| {
        told[1] = Event::Exploded { seat: seat(0), first: on(0, "green-3"), second: on(1, "gold-3") };
    };
    let another_turn = |told: &mut Vec<Event>| told[2] = Event::TurnBegan { seat: seat(0) };
    holds(&mut table, 1, "gold-3", &[&to_the_other, &explodes, &another_turn]);
}

#[test]
fn a_preview_notices_a_gold_rush_that_does_not_begin_and_a_round_that_does_not_end() {
    let mut stalled = table(2);
    for _ in 0..4 {
        stalled.pair((0, "gold-1"), (1, "gold-2"));
    }
    let no_rush = |told: &mut Vec<Event>| _ = told.remove(2);
    let not_idle = |told: &mut Vec<Event>| {
        if let Event::Nothing { idle, .. } = &mut told[1] {
            *idle = false;
        }
    };
    stalled.turn_up(0, "gold-1");
    holds(&mut stalled, 1, "gold-2", &[&no_rush, &not_idle]);

    let mut few = table(2);
    few.leave_twelve().dig(&["dynamite"]);
    let position = few.known().unknown().iter().next().unwrap().index();
    holds(&mut few, position, "dynamite", &[&no_rush]);
    let in_the_rush = few.known().unknown();
    let names =
        ["green-3", "blue-4", "red-4", "red-4", "purple-4", "purple-4", "orange-5", "red-5", "purple-5"];
    for (position, name) in in_the_rush.iter().zip(names) {
        let wins = |told: &mut Vec<Event>| {
            told[1] = Event::RushGold { seat: seat(0), gold: on(position.index(), name), points: 1 };
        };
        holds(&mut few, position.index(), name, &[&wins]);
    }
    let position = few.known().unknown().iter().next().unwrap().index();
    let goes_on = |told: &mut Vec<Event>| told[2] = Event::TurnBegan { seat: seat(0) };
    let next_round =
        |told: &mut Vec<Event>| told[3] = Event::RoundBegan { round: 2, start: seat(1), stall_in: Some(4) };
    holds(&mut few, position, "dynamite", &[&goes_on, &next_round]);
}
