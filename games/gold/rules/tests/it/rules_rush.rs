//! One test or more for every rule about the gold rush: G-14 to G-16.

use crate::common::{Digging, at, card, seat, table};
use game_core::{Game, Turn};
use game_testkit::Script;
use gold_rules::{Event, Options, Placed, RushBecause, State};

fn rush_began(table: &Script<State>) -> Option<(RushBecause, usize)> {
    table.events.iter().find_map(|event| match event {
        Event::RushBegan { because, cards } => Some((*because, *cards)),
        _ => None,
    })
}

#[test]
fn g_14_the_rush_begins_with_ten_cards() {
    let mut table = table(2);
    table.leave_twelve();
    assert!(!table.table().rush, "twelve are too many");
    table.dig(&["dynamite"]);
    assert_eq!((table.table().rush, table.table().up.len()), (false, 1), "nor in the middle of a turn");
    table.dig(&["dynamite"]);
    assert_eq!((table.cards(), table.table().rush), (10, true), "true as soon as the turn before has ended");
    assert_eq!(rush_began(&table), Some((RushBecause::FewCards, 10)));
    assert_eq!(table.due(), [1]);
    assert_eq!(table.events.last(), Some(&Event::TurnBegan { seat: seat(1) }));
}

#[test]
fn g_14_the_rush_begins_with_nine_cards_if_ten_are_jumped_over() {
    let mut table = table(2);
    table.leave_twelve();
    table.dig(&["red-5", "red-4"]);
    assert_eq!((table.cards(), table.table().rush), (11, false), "eleven are too many");
    table.dig(&["dynamite"]);
    assert_eq!(table.due(), [1], "so this is a turn of two cards");
    table.dig(&["purple-5"]);
    assert_eq!((table.cards(), table.table().rush), (9, true));
    assert_eq!(rush_began(&table), Some((RushBecause::FewCards, 9)));
}

#[test]
fn g_14_the_rush_begins_with_ten_cards_after_eleven() {
    let mut table = table(3);
    table.leave_twelve().dig(&["red-5", "red-4"]).dig(&["red-5", "purple-4"]);
    assert_eq!((table.cards(), table.table().rush), (10, true));
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
fn g_15_in_the_rush_each_turn_reveals_one_card() {
    // As in `leave_twelve`, but a gold-4 is left: it and nine others when the rush begins.
    let mut table = table(3);
    for turn in 0..23u8 {
        let (value, points) = match turn {
            0..7 => (2, 2),
            7..10 => (2, 1),
            10..12 => (3, 1),
            12..19 => (3, 3),
            _ => (4, 4),
        };
        let colour = ["purple", "red", "blue", "orange", "green"][usize::from(turn % 10 / 2)];
        let colour = if turn > 18 { ["green", "orange"][usize::from(turn % 2)] } else { colour };
        table.dig(&[&format!("{colour}-{value}"), &format!("gold-{points}")]);
    }
    table.dig_all("dynamite green-5, dynamite orange-5, dynamite blue-5, dynamite red-5");
    assert_eq!((table.cards(), table.table().rush, table.due()), (10, true, vec![0]));
    let piles = table.piles();

    // The position of a card in this round is chance, so seat 0 turns a prospector of seat 2 first.
    let first = table.known().lying().iter().next().unwrap().index();
    table.turn_up(first, "blue-4");
    let blank = Placed { position: at(first), card: card("blue-4") };
    assert_eq!(*table.deed(), Event::RushBlank { seat: seat(0), card: blank });
    assert_eq!(
        (table.cards(), table.piles(), table.due()),
        (9, piles.clone(), vec![1]),
        "no effect, no second card"
    );

    table.dig(&["dynamite"]);
    assert_eq!(
        (table.cards(), table.piles(), table.due()),
        (8, piles.clone(), vec![2]),
        "dynamite goes alone"
    );

    table.dig(&["gold-4"]);
    let Event::RushGold { seat: by, gold, points } = table.deed() else { panic!("{:?}", table.deed()) };
    assert_eq!((*by, gold.card, *points), (seat(2), card("gold-4"), 4));
    assert_eq!(table.piles()[2], [&piles[2][..], &[4]].concat(), "gold is for the player who flips it");
    assert_eq!((table.cards(), table.due(), table.table().up), (7, vec![0], vec![]));
}

#[test]
fn g_15_in_the_rush_colours_do_not_matter_and_known_cards_may_be_taken() {
    let mut table = table(2);
    table.pair((0, "gold-4"), (1, "blue-3")).pair((2, "green-4"), (3, "red-4"));
    for _ in 0..4 {
        table.pair((0, "gold-4"), (1, "blue-3"));
    }
    assert!(table.table().rush);
    assert_eq!(table.due(), [0]);
    table.turn_up(2, "green-4");
    assert_eq!(table.due(), [1], "the only card of this turn");
    table.turn_up(0, "gold-4");
    assert_eq!(table.piles(), [vec![], vec![4]]);
    assert_eq!((table.cards(), table.due()), (62, vec![0]));
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
            assert!(matches!(table.deed(), Event::Nothing { idle: true, .. }), "{:?}", table.deed());
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
        table.pair((0, "gold-4"), (1, "gold-3"));
        for _ in 0..3 {
            table.pair((0, "gold-4"), (1, "gold-3"));
        }
        assert_eq!(table.known().stall_in(), Some(1));
        match new_card_first {
            true => table.pair((2, "gold-2"), (0, "gold-4")),
            false => table.pair((0, "gold-4"), (2, "gold-2")),
        };
        assert!(matches!(table.deed(), Event::Nothing { idle: false, .. }), "{:?}", table.deed());
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
    let options = Options { stall_guard: false, ..Options::default() };
    let mut table = Script::<State>::new(&options, 2);
    table.pair((0, "gold-4"), (1, "gold-3")).pair((0, "gold-4"), (1, "gold-3"));
    let before = table.clone();
    for _ in 0..300 {
        table.pair((0, "gold-4"), (1, "gold-3"));
        assert_eq!((table.table().rush, table.view_of(0).stall_in), (false, None));
        let told = matches!(table.deed(), Event::Nothing { idle: false, .. });
        assert!(told, "no one is told that both were flipped before");
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
    let options = Options { stall_guard: false, ..Options::default() };
    let mut table = Script::<State>::new(&options, 3);
    table.leave_only_gold();
    turn_all_gold(&mut table);
    for _ in 0..100 {
        let legal = table.legal(table.active());
        assert_eq!(legal.len(), 24, "whatever is turned");
        let seat = table.active();
        table.act(seat, legal[seat]).act(seat, legal[23 - seat]);
        assert!(!table.table().rush && table.cards() == 24);
    }
}
