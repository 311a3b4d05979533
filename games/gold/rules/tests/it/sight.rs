//! What is seen, what is remembered, and what a replayed record shows.

use crate::common::{Digging, card, flip, table, table_for_a_match};
use game_core::{Determinize, Game, SplitMix, Turn, Viewer};
use game_testkit::seat;
use gold_rules::{Card, Color, State};
use serde_json::{Value, json};

fn json_of(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("it can be written")
}

#[test]
fn a_view_holds_no_card_that_was_turned_back_or_removed() {
    let mut one = table(3);
    let mut other = table(3);
    one.pair((3, "gold-4"), (4, "red-3")).pair((8, "dynamite"), (9, "gold-1"));
    other.pair((3, "blue-2"), (4, "green-2")).pair((8, "gold-2"), (9, "dynamite"));
    assert_ne!(one.known(), other.known());
    for viewer in Viewer::all(3) {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    let text = serde_json::to_string(&one.view(Viewer::Spectator)).unwrap();
    assert!(["gold-", "red-", "dynamite"].iter().all(|name| !text.contains(name)), "{text}");
}

#[test]
fn a_view_in_full() {
    let mut table = table(2);
    table.pair((0, "gold-3"), (1, "orange-4")).turn_up(2, "purple-2").act(1, flip(63));
    let lying: Vec<u8> = (2..64).collect();
    let expected = json!({
        "round": 1, "rounds": 1, "turn": 1, "rush": false,
        "lying": lying,
        "up": {"position": 2, "card": "purple-2"},
        "stall_in": 4,
        "mines": [["green", "orange"], ["blue", "red"]],
        "piles": [[3], null],
        "finished": [],
        "outcome": null,
    });
    assert_eq!(json_of(table.view_of(0)), expected);
    let mut for_the_other = expected;
    for_the_other["piles"] = json!([null, []]);
    assert_eq!(json_of(table.view_of(1)), for_the_other);
    for_the_other["piles"] = json!([null, null]);
    assert_eq!(json_of(table.view(Viewer::Spectator)), for_the_other);
}

#[test]
fn all_know_the_same_and_it_is_everything_that_was_ever_shown() {
    let mut table = table(3);
    table.pair((3, "gold-4"), (4, "red-3")).pair((8, "dynamite"), (9, "gold-1"));
    table.pair((10, "blue-5"), (3, "gold-4")).pair((11, "green-2"), (4, "red-3"));
    for viewer in [0, 1, 2].map(seat) {
        let knows = table.knowledge(viewer);
        assert_eq!(knows.seat(), viewer);
        let known: Vec<_> = knows.known().map(|on| (on.position.index(), on.card)).collect();
        assert_eq!(known, [(4, card("red-3"))]);
        assert_eq!((knows.unknown().len(), knows.unseen().total(), knows.lying().len()), (58, 58, 59));
        let gone: Vec<_> = knows.removed().iter().map(|(kind, _)| Card::of_kind(kind).unwrap()).collect();
        assert_eq!(gone, ["gold-1", "green-2", "blue-5", "dynamite"].map(card));
        assert_eq!(knows.removed().total(), 4);
        assert_eq!(knows.points().as_slice(), [0, 0, 4]);
        assert_eq!((knows.won()[0].owner, knows.won()[0].points), (seat(2), 4));
        assert_eq!((knows.turn(), knows.rush(), knows.up()), (seat(1), false, None));
        assert_eq!((knows.seats(), knows.round(), knows.rounds()), (3, 1, 1));
        assert_eq!(knows.mines().owner(Color::Blue), Some(seat(2)));
        assert_eq!(knows.mines().owner(Color::Red), None);
        let dealt = State::determinize(&knows, &mut SplitMix::new(1));
        assert_eq!(dealt, *table, "nothing is hidden, so nothing is drawn");
    }
}

#[test]
fn a_turn_that_changes_nothing_is_remembered_too() {
    let mut one = table(2);
    one.pair((0, "gold-1"), (1, "gold-2")).pair((2, "gold-3"), (0, "gold-1")).turn_up(0, "gold-1");
    let mut other = one.clone();
    one.turn_up(1, "gold-2");
    other.turn_up(2, "gold-3");
    assert_eq!(one.known().turned_last().map(|it| it.index()), Some(1));
    assert_eq!(other.known().turned_last().map(|it| it.index()), Some(2));
    assert_eq!(one.view_of(1), other.view_of(1), "but the table looks the same");
}

#[test]
fn the_table_of_a_record() {
    let mut table = table(3);
    let mut cards = vec![json!("unknown"); 64];
    let mut expected = json!({
        "round": 1, "turn": 0, "rush": false, "cards": cards, "up": [], "piles": [[], [], []], "totals": [0, 0, 0],
    });
    assert_eq!(json_of(table.table()), expected);

    table.act(0, flip(5));
    assert_eq!(json_of(table.table()), expected, "unknown, and not up, between a flip and its chance step");
    table.chance(card("orange-4"));
    cards[5] = json!("orange-4");
    expected["cards"] = json!(cards);
    expected["up"] = json!([5]);
    assert_eq!(json_of(table.table()), expected);
    table.turn_up(6, "gold-4");
    (cards[5], cards[6]) = (Value::Null, Value::Null);
    expected["cards"] = json!(cards);
    expected["up"] = json!([]);
    expected["turn"] = json!(1);
    expected["piles"] = json!([[], [4], []]);
    assert_eq!(json_of(table.table()), expected);

    table.pair((0, "red-2"), (63, "blue-3")).pair((63, "blue-3"), (1, "gold-1"));
    (cards[0], cards[63], cards[1]) = (Value::Null, Value::Null, Value::Null);
    expected["cards"] = json!(cards);
    expected["turn"] = json!(0);
    expected["piles"] = json!([[], [4], [1]]);
    assert_eq!(json_of(table.table()), expected);
    let keys: Vec<String> = json_of(table.table()).as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["round", "turn", "rush", "cards", "up", "piles", "totals"]);
}

#[test]
fn the_table_of_a_finished_match() {
    let mut table = table_for_a_match(2);
    for _ in 0..2 {
        table.leave_only_gold().stall_on_gold();
        (0..24).for_each(|_| _ = table.turn_any());
    }
    assert_eq!(table.turn(), Turn::Over);
    let end = json_of(table.table());
    assert_eq!((&end["round"], &end["rush"], &end["up"]), (&json!(2), &json!(true), &json!([])));
    assert_eq!(end["turn"], json!(0), "seat 1 began the round, so seat 0 took the last of its 24 cards");
    assert_eq!(end["cards"], json!(vec![Value::Null; 64]));
    assert_eq!(end["totals"], json!(table.scores()));
    assert_eq!(table.piles().concat().len(), 24);
}

#[test]
fn a_picture_for_the_terminal() {
    let mut table = table(2);
    table.pair((0, "gold-3"), (1, "orange-4")).pair((2, "purple-2"), (63, "gold-4")).turn_up(63, "gold-4");
    insta::assert_snapshot!(table.table().to_string().trim_end(), @r"
    Round 1 of 1, seat 0 to turn the second card
          +0         +1         +2         +3         +4         +5         +6         +7
       0  -          -          purple-2   ?          ?          ?          ?          ?
       8  ?          ?          ?          ?          ?          ?          ?          ?
      16  ?          ?          ?          ?          ?          ?          ?          ?
      24  ?          ?          ?          ?          ?          ?          ?          ?
      32  ?          ?          ?          ?          ?          ?          ?          ?
      40  ?          ?          ?          ?          ?          ?          ?          ?
      48  ?          ?          ?          ?          ?          ?          ?          ?
      56  ?          ?          ?          ?          ?          ?          ?         [gold-4]
    62 cards; ? was never turned, [ ] is face up, - is gone
    seat  mines         rounds before points  pile
    0     green orange              0      3  3
    1     blue red                  0      0  -
    ");
    table.act(0, flip(40));
    let picture = table.table().to_string();
    assert!(picture.starts_with("Round 1 of 1, seat 0 is turning card 40\n"), "{picture}");

    let mut table = table_for_a_match(2);
    table.leave_only_gold().stall_on_gold();
    assert!(table.table().to_string().starts_with("Round 1 of 2, gold rush, seat 0 to turn one card\n"));
    (0..24).for_each(|_| _ = table.turn_any());
    table.leave_only_gold().stall_on_gold();
    (0..24).for_each(|_| _ = table.turn_any());
    insta::assert_snapshot!(table.table().to_string().trim_end(), @r"
    Round 2 of 2 is over: seat 0 took the last card
    seat  mines         rounds before points  pile
    0     green orange             29     31  2 1 1 2 2 2 3 3 3 4 4 4
    1     blue red                 31     29  1 1 1 2 2 2 3 3 3 3 4 4
    ");
}
