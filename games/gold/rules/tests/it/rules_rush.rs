//! One test or more for every rule about the gold rush: G-14 to G-16.

use crate::common::{Digging, on, table, table_with};
use game_core::{Game, Turn};
use game_testkit::{Script, seat};
use gold_rules::{Event, Options, RushBecause, State};

fn rush_began(table: &Script<State>) -> Option<(RushBecause, usize)> {
    table.events.iter().find_map(|event| match event {
        Event::RushBegan { because, cards } => Some((*because, *cards)),
        _ => None,
    })
}

#[test]
fn g_14_the_rush_begins_when_a_turn_has_left_ten_cards_or_fewer() {
    // The turns after which twelve cards become ten or fewer, and how many cards each leaves.
    for (turns, left) in [
        ("dynamite dynamite", vec![10]),
        ("red-5 red-4, dynamite purple-5", vec![11, 9]),
        ("red-5 red-4, red-5 purple-4", vec![11, 10]),
    ] {
        let mut table = table(2);
        table.leave_twelve();
        assert!(!table.table().rush, "twelve are too many");
        for (turn, left) in turns.split(", ").zip(left) {
            let seats = (table.active(), 1 - table.active());
            let (first, second) = turn.split_once(' ').unwrap();
            table.dig(&[first]);
            assert_eq!(
                (table.table().rush, table.due()),
                (false, vec![seats.0]),
                "not in the middle of a turn"
            );
            table.dig(&[second]);
            assert_eq!((table.cards(), table.table().rush, table.due()), (left, left <= 10, vec![seats.1]));
            assert_eq!(rush_began(&table), (left <= 10).then_some((RushBecause::FewCards, left)));
            assert_eq!(table.events.last(), Some(&Event::TurnBegan { seat: seat(seats.1) }));
        }
    }
}

#[test]
fn g_14_the_rush_lasts_to_the_end() {
    let mut table = table(2);
    table.leave_twelve().dig(&["dynamite", "dynamite"]);
    for left in (0..10).rev() {
        assert!(table.table().rush);
        table.turn_any();
        assert_eq!(table.cards(), left, "every turn takes just one card");
        assert_eq!(rush_began(&table), None, "it begins once");
    }
    assert!(table.table().rush && table.turn() == Turn::Over);
}

#[test]
fn g_15_in_the_rush_each_turn_reveals_one_card_and_colors_do_not_matter() {
    let mut table = table(3);
    table.stall_on_gold();
    assert_eq!((table.cards(), table.due()), (64, vec![1]));
    // A prospector of seat 2 and dynamite have no effect and leave alone; gold is for the player who flips it, new or known.
    table.turn_up(40, "blue-4");
    assert_eq!(*table.effect(), Event::RushBlank { seat: seat(1), card: on(40, "blue-4") });
    assert_eq!((table.cards(), table.piles(), table.due()), (63, vec![vec![]; 3], vec![2]));
    table.turn_up(41, "dynamite");
    assert_eq!(*table.effect(), Event::RushBlank { seat: seat(2), card: on(41, "dynamite") });
    assert_eq!((table.cards(), table.piles(), table.due()), (62, vec![vec![]; 3], vec![0]));
    table.turn_up(42, "gold-4");
    assert_eq!(*table.effect(), Event::RushGold { seat: seat(0), gold: on(42, "gold-4"), points: 4 });
    assert_eq!((table.cards(), table.table().up, table.due()), (61, vec![], vec![1]));
    table.turn_up(1, "gold-2");
    assert_eq!(*table.effect(), Event::RushGold { seat: seat(1), gold: on(1, "gold-2"), points: 2 });
    assert_eq!((table.cards(), table.piles()), (60, vec![vec![4], vec![2], vec![]]));
}

#[test]
fn g_16_a_stalled_table_begins_the_rush_after_twice_as_many_turns_as_players() {
    for (seats, stall) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
        let mut table = table(seats);
        let both = [(8, "gold-4"), (9, "red-3")];
        table.pair(both[0], both[1]);
        assert_eq!(table.view_of(0).stall_in, Some(stall), "the first time it was news");
        for idle in 1..=stall {
            assert!(!table.table().rush, "after {} idle turns of {seats}", idle - 1);
            assert_eq!(table.known().stall_in(), Some(stall - idle + 1));
            table.turn_up(8, "gold-4");
            assert!(!table.table().rush, "never in the middle of a turn");
            table.turn_up(9, "red-3");
            assert!(matches!(table.effect(), Event::Nothing { idle: true, .. }), "{:?}", table.effect());
        }
        assert_eq!((table.table().rush, table.cards()), (true, 64), "{seats} players");
        assert_eq!(rush_began(&table), Some((RushBecause::Stalled, 64)));
        assert_eq!((table.known().stall_in(), table.due()), (None, vec![(1 + 2 * seats) % seats]));
    }
}

#[test]
fn g_16_a_card_revealed_for_the_first_time_restarts_the_count() {
    for new_card_first in [false, true] {
        let mut table = table(2);
        let (new, known) = ((2, "gold-2"), (0, "gold-4"));
        for _ in 0..4 {
            table.pair(known, (1, "gold-3"));
        }
        assert_eq!(table.known().stall_in(), Some(1));
        let (first, second) = if new_card_first { (new, known) } else { (known, new) };
        table.pair(first, second);
        assert!(matches!(table.effect(), Event::Nothing { idle: false, .. }), "{:?}", table.effect());
        assert_eq!((table.table().rush, table.known().stall_in()), (false, Some(4)));
        for _ in 0..3 {
            table.pair((2, "gold-2"), (1, "gold-3"));
        }
        assert!(!table.table().rush, "any idle turns count, not only alike ones");
        table.pair((2, "gold-2"), (0, "gold-4"));
        assert!(table.table().rush);
    }
}

#[test]
fn g_16_a_removed_card_restarts_the_count() {
    // A duel and gold found, all with cards that were turned before. (Dynamite is news whenever it is turned.)
    for (with, name, left) in [(0, "red-2", 62), (3, "gold-3", 61)] {
        let mut table = table(2);
        table.pair((0, "red-2"), (1, "blue-2")).pair((2, "blue-3"), (1, "blue-2"));
        table.pair((3, "gold-3"), (0, "red-2")).pair((4, "green-2"), (0, "red-2"));
        for _ in 0..3 {
            table.pair((0, "red-2"), (4, "green-2"));
        }
        assert_eq!((table.cards(), table.known().stall_in()), (63, Some(1)));
        table.pair((2, "blue-3"), (with, name));
        assert_eq!((table.cards(), table.table().rush), (left, false));
        assert_eq!(table.known().stall_in(), Some(4));
    }
}

#[test]
fn g_16_without_the_guard_nothing_ends_a_stall() {
    let mut table = table_with(Options { stall_guard: false, ..Options::default() }, 2);
    table.pair((0, "gold-4"), (1, "gold-3")).pair((0, "gold-4"), (1, "gold-3"));
    let before = table.clone();
    for _ in 0..300 {
        table.pair((0, "gold-4"), (1, "gold-3"));
        assert_eq!((table.table().rush, table.view_of(0).stall_in), (false, None));
        let told = matches!(table.effect(), Event::Nothing { idle: false, .. });
        assert!(told, "no event says that both were flipped before");
    }
    assert_eq!(*table, *before, "an even number of idle turns changes nothing at all");
}

/// Every gold card is turned once: nothing is new any more.
fn turn_all_gold(table: &mut Script<State>) {
    table.dig(&["gold-1", "gold-1"]);
    for (name, times) in [("gold-1", 3), ("gold-2", 7), ("gold-3", 7), ("gold-4", 5)] {
        for _ in 0..times {
            let new = table.known().unknown().iter().next().expect("not all were turned").index();
            table.dig(&["gold-1"]).turn_up(new, name);
        }
    }
}

#[test]
fn g_16_a_dead_table_is_taken_in_the_rush() {
    let mut table = table(3);
    table.leave_only_gold();
    turn_all_gold(&mut table);
    assert_eq!((table.cards(), table.known().unknown().len(), table.table().rush), (24, 0, false));
    let turns = (1..).find(|_| {
        table.dig(&["gold-1", "gold-4"]);
        table.table().rush
    });
    assert_eq!((turns, rush_began(&table)), (Some(6), Some((RushBecause::Stalled, 24))));
    let lists = ["4 4 3 3 2 2 1 1", "4 4 3 3 2 2 2 1", "4 3 3 3 2 2 1 1"];
    table.rush_for(&lists);
    assert_eq!((table.turn(), table.scores()), (Turn::Over, vec![20, 21, 19]));
}

#[test]
fn g_16_a_dead_table_without_the_guard_never_ends() {
    let mut table = table_with(Options { stall_guard: false, ..Options::default() }, 3);
    table.leave_only_gold();
    turn_all_gold(&mut table);
    for _ in 0..100 {
        let legal = table.legal(table.active());
        assert_eq!(legal.len(), 24, "whichever card is face up");
        let seat = table.active();
        table.act(seat, legal[seat]).act(seat, legal[23 - seat]);
        assert!(!table.table().rush && table.cards() == 24);
    }
}
