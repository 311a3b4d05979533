//! Bots that play for people: when time runs out, when someone leaves, and until they are back.

use crate::common::{TestTable, all_told, play, seat, setup};
use bots::Level;
use catalog::GameKind;
use catalog::record::Reader;
use game_core::{Seat, SplitMix};
use game_table::{UpdateMode, UserId};
use wire::{Command, Phase};

/// Ana, a bot, Ben and Cleo, in this order, before their first choice.
fn table() -> TestTable {
    TestTable::started(setup(GameKind::IncanGold, "{}", 4), 3, &[Level::Porter])
}

/// The seats that are shown to be played by a bot instead of their people.
fn stand_ins(house: &TestTable) -> Vec<usize> {
    let places = house.table_view().places;
    let shown: Vec<bool> = places.iter().map(|sitter| sitter.as_ref().unwrap().stand_in).collect();
    (0..shown.len()).filter(|place| shown[*place]).collect()
}

fn time_out(house: &mut TestTable) -> Vec<String> {
    let plan = house.table.time_out(house.table.decision().unwrap());
    house.write(plan)
}

fn thinking_seats(house: &mut TestTable) -> Vec<usize> {
    let mut seats: Vec<usize> = Vec::new();
    for task in house.bots_due() {
        seats.push(task.seat.index());
        let mut answer = task.choose(&|| true);
        house.table.return_bot(&mut answer);
    }
    seats
}

#[test]
fn when_the_time_is_over_bots_take_the_seats_of_those_who_owe_a_choice() {
    let mut house = table();
    let now = house.game(0).decision;
    house.done(0, play(now, r#""torch""#));
    assert_eq!(house.table.people_owing(), [seat(2), seat(3)].into_iter().collect());
    for other in [now - 1, now + 1, 0] {
        assert!(house.table.time_out(other).entries.is_empty(), "that time is over already, or not yet");
    }
    assert_eq!(time_out(&mut house), [r#"{"what":{"away":{"seat":2}}}"#, r#"{"what":{"away":{"seat":3}}}"#]);
    assert_eq!(stand_ins(&house), [2, 3]);
    assert!(time_out(&mut house).is_empty(), "only once");
    assert!(house.table.is_away(UserId(1)) && !house.table.is_away(UserId(0)));
    assert!(house.game(1).legal.is_empty(), "a bot chooses for this player");
    assert_eq!(all_told(&house.restarted()), all_told(&house.table));

    let mut written = Vec::new();
    for task in house.bots_due() {
        let at = task.seat.index();
        written.push((at, house.answer(task)[0].contains(r#""stand_in":true"#)));
    }
    assert_eq!(written, [(1, false), (2, true), (3, true)], "a bot's own seat has no stand-in");
    assert!(house.game(0).decision > now);
    assert_eq!(stand_ins(&house), [2, 3], "until they are back");
}

#[test]
fn a_player_who_comes_back_gets_the_seat_back() {
    let mut house = table();
    time_out(&mut house);
    assert_eq!(stand_ins(&house), [0, 2, 3]);
    assert_eq!(house.done(1, Command::Back {}).len(), 1);
    assert_eq!(stand_ins(&house), [0, 3]);
    assert_eq!(house.done(2, Command::Sit { place: None }).len(), 1, "sitting down is coming back");
    assert_eq!(stand_ins(&house), [0]);
    assert!(house.done(2, Command::Back {}).is_empty(), "the player is already there");
    assert!(house.done(1, Command::Sit { place: Some(3) }).is_empty(), "seats are not changed during a game");
    let game = house.game(1);
    assert_eq!(game.legal.len(), 2);
    house.done(1, play(game.decision, r#""torch""#));
    assert_eq!(thinking_seats(&mut house), [0, 1], "Ana's stand-in and the bot");
}

#[test]
fn a_bot_takes_over_for_a_player_who_leaves_during_a_game() {
    let mut house = table();
    assert_eq!(
        house.done(1, Command::Stand {}),
        [r#"{"what":{"away":{"seat":2}},"sent":{"user":1,"id":4}}"#]
    );
    assert!(house.done(1, Command::Stand {}).is_empty());
    assert_eq!(stand_ins(&house), [2]);
    assert_eq!(thinking_seats(&mut house), [1, 2]);
}

#[test]
fn bots_do_not_play_on_among_themselves() {
    let mut house = table();
    house.done(0, Command::Stand {});
    house.done(1, Command::Stand {});
    assert!(!house.game(2).paused);
    house.done(2, Command::Stand {});
    assert!(house.game(2).paused);
    assert!(house.bots_due().is_empty() && house.table.people_owing().is_empty());
    assert!(time_out(&mut house).is_empty());
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(all_told(&house.restarted()), all_told(&house.table));
    house.done(2, Command::Back {});
    assert!(!house.game(2).paused);
    assert_eq!(thinking_seats(&mut house), [0, 1, 2]);
    house.play_on(&mut SplitMix::new(1));
    assert_eq!(house.table.phase(), Phase::Over);
    assert!(!house.game(2).paused, "what is over does not wait");
}

#[test]
fn a_game_that_pauses_while_a_bot_thinks_waits_too() {
    let mut house = table();
    let mut due = house.bots_due();
    (0..3).for_each(|user| _ = house.done(user, Command::Stand {}));
    let before = all_told(&house.table);
    assert!(house.answer(due.remove(0)).is_empty());
    assert_eq!(all_told(&house.table), before);
    house.done(0, Command::Back {});
    assert_eq!(thinking_seats(&mut house), [1, 2, 3], "it thinks again");
}

#[test]
fn the_answer_of_a_bot_whose_seat_was_taken_back_is_dropped() {
    let mut house = table();
    house.done(1, Command::Stand {});
    let late = house.bots_due().into_iter().find(|task| task.seat == seat(2)).unwrap();
    house.done(1, Command::Back {});
    let before = all_told(&house.table);
    assert!(house.answer(late).is_empty());
    assert_eq!(all_told(&house.table), before);
    let now = house.game(1).decision;
    house.done(1, play(now, r#""camp""#));
    assert!(house.game(1).view.get().contains(r#""own_choice":"camp""#));
}

#[test]
fn an_answer_that_comes_after_the_next_decision_has_opened_is_dropped() {
    let mut house = table();
    house.done(1, Command::Stand {});
    let mut due = house.bots_due();
    let at = due.iter().position(|task| task.seat == seat(2)).unwrap();
    let late = due.remove(at);
    house.done(1, Command::Back {});
    let now = house.game(1).decision;
    (0..3).for_each(|user| _ = house.done(user, play(now, r#""torch""#)));
    due.into_iter().for_each(|task| _ = house.answer(task));
    assert!(house.game(1).decision > now);
    house.done(1, Command::Stand {});
    let again = house.bots_due().into_iter().find(|task| task.seat == seat(2)).unwrap();
    let before = all_told(&house.table);
    assert!(house.answer(late).is_empty());
    assert_eq!(all_told(&house.table), before);
    assert!(house.bots_due().is_empty(), "the one that is task is not asked again");
    assert_eq!(house.answer(again).len(), 1);
}

#[test]
fn an_answer_from_the_last_game_does_nothing_in_the_next() {
    let mut house = table();
    house.done(2, Command::Stand {});
    let mut due = house.bots_due();
    let late = due.pop().unwrap();
    assert_eq!(late.seat, seat(3));
    house.done(2, Command::Back {});
    due.into_iter().for_each(|task| _ = house.answer(task));
    house.play_on(&mut SplitMix::new(2));
    house.done(2, Command::Stand {});
    house.done(0, Command::Remove { place: 2 });
    house.done(0, Command::Start {});
    let before = all_told(&house.table);
    assert!(house.answer(late).is_empty(), "there is no seat 3 any more");
    assert_eq!(all_told(&house.table), before);
}

#[test]
fn what_is_played_for_a_bot_that_failed() {
    let mut house = table();
    let task = house.bots_due().remove(0);
    let (at, now) = (task.seat, task.decision);
    drop(task);
    assert!(house.table.fallback_answer(seat(7), now).is_none());
    let mut answer = house.table.fallback_answer(at, now).unwrap();
    house.table.return_bot(&mut answer);
    let inputs = house.inputs();
    let plan = house.table.answer(&answer, &inputs);
    assert_eq!(house.write(plan), [r#"{"what":{"step":{"line":{"seat":1,"do":"torch"}}}}"#]);
}

#[test]
fn the_record_names_the_seats_that_bots_stood_in_for() {
    let mut house = table();
    house.done(1, Command::Stand {});
    house.done(1, Command::Back {});
    time_out(&mut house);
    house.done(0, Command::Back {});
    house.done(1, Command::Back {});
    house.play_on(&mut SplitMix::new(3));
    let ended = &house.ended[0];
    let record = Reader::new(ended.record.as_bytes()).unwrap();
    let seats: Vec<Seat> = serde_json::from_str(record.header().extra("stand_ins").unwrap()).unwrap();
    assert_eq!(seats, [seat(0), seat(2), seat(3)]);
    assert_eq!(record.header().extra("bots"), Some(r#"[null,"porter",null,null]"#));
    assert_eq!([0, 2, 3].map(|seat| record.header().seats[seat].as_str()), ["Ana", "Ben", "Cleo"]);
    catalog::verify(record).unwrap();
}

#[test]
fn everyone_receives_the_mark() {
    let mut house = table();
    let before = house.table.version();
    house.done(1, Command::Stand {});
    for user in [0, 1, 2, crate::common::STRANGER] {
        let update = house.table.look(UserId(user), Some(before), UpdateMode::Live);
        assert!(update.table.unwrap().places[2].as_ref().unwrap().stand_in);
    }
}
