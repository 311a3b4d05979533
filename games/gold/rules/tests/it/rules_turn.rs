//! One test or more for every rule about a normal turn: G-07 to G-13.

use crate::common::{Digging, at, card, flip, on, table};
use game_core::{Game, Illegal, Seat, Turn, Viewer};
use game_testkit::{Script, seat};
use gold_rules::{Event, NothingBecause, Options, State};

#[test]
fn g_07_two_cards_are_revealed_one_after_the_other() {
    let mut table = table(3);
    assert_eq!(table.refuses(1, flip(0)), Illegal::NotDue(seat(1)));
    assert_eq!(table.refuses_chance(card("gold-1")), Illegal::ActionDue);

    table.act(0, flip(20));
    assert_eq!((table.turn(), table.events.len()), (Turn::Chance, 0));
    assert_eq!(table.table().up, [], "not up before chance has said what it is");
    assert_eq!(table.view_of(2).up, None, "nor for anyone at the table");
    assert_eq!(table.refuses(0, flip(21)), Illegal::ChanceDue);

    table.chance(card("blue-3"));
    assert_eq!(table.events, [Event::Turned { seat: seat(0), card: on(20, "blue-3") }]);
    assert_eq!(table.due(), [0], "the same player flips the second after seeing the first");
    assert_eq!(table.table().up, [at(20)]);
    for viewer in Viewer::all(3) {
        assert_eq!(table.view(viewer).up, Some(on(20, "blue-3")), "everyone sees it");
        assert_eq!(State::redact(&table.events[0], viewer), Some(table.events[0].clone()));
    }
    assert_eq!(table.refuses(0, flip(20)), Illegal::Action, "another card, not the same");
    assert_eq!(table.legal(0).len(), 63);

    table.act(0, flip(21));
    assert_eq!(table.table().up, [at(20)], "the first stays up while the second is turned");
    table.chance(card("gold-4"));
    assert_eq!(table.events[0], Event::Turned { seat: seat(0), card: on(21, "gold-4") });
    assert_eq!((table.table().up, table.due()), (vec![], vec![1]));
}

#[test]
fn g_07_a_card_turned_before_is_turned_again_without_chance() {
    let mut table = table(2);
    table.pair((1, "gold-4"), (2, "gold-3"));
    table.act(1, flip(1));
    assert_eq!(table.events, [Event::Turned { seat: seat(1), card: on(1, "gold-4") }]);
    assert_eq!((table.due(), table.table().up), (vec![1], vec![at(1)]));
    table.act(1, flip(2));
    assert_eq!(table.due(), [0], "the second card was known too");
    table.act(0, flip(2)).act(0, flip(3)).chance(card("red-3"));
    assert_eq!(table.piles(), [vec![], vec![3]], "known and new together");
}

#[test]
fn g_08_dynamite_takes_both_cards() {
    for (first, second) in [("dynamite", "gold-4"), ("purple-5", "dynamite"), ("dynamite", "dynamite")] {
        let mut table = table(2);
        table.pair((7, first), (8, second));
        let both = Event::Exploded { seat: seat(0), first: on(7, first), second: on(8, second) };
        assert_eq!(*table.effect(), both);
        assert_eq!((table.cards(), table.piles()), (62, vec![vec![], vec![]]), "nobody scores");
        assert!(!table.known().lying().contains(at(7)) && !table.known().lying().contains(at(8)));
        assert_eq!(table.known().removed().total(), 2);
    }
}

#[test]
fn g_08_the_second_card_is_revealed_even_after_dynamite() {
    let mut table = table(2);
    table.turn_up(30, "dynamite");
    assert_eq!((table.due(), table.cards()), (vec![0], 64));
    assert_eq!(table.table().up, [at(30)]);
    // Known dynamite can be used on a known card.
    table.turn_up(31, "green-5");
    assert_eq!(table.cards(), 62);
}

#[test]
fn g_09_gold_goes_to_the_owner_of_the_color() {
    // Seat 0 turns the cards, orange is the mine of seat 1.
    for (first, second) in [((5, "orange-4"), (6, "gold-3")), ((6, "gold-3"), (5, "orange-4"))] {
        let mut table = table(3);
        table.pair(first, second);
        let found = Event::GoldFound {
            seat: seat(0),
            prospector: on(5, "orange-4"),
            gold: on(6, "gold-3"),
            points: 3,
            to: seat(1),
            neutral: false,
        };
        assert_eq!(*table.effect(), found);
        assert_eq!(table.piles(), [vec![], vec![3], vec![]]);
        assert_eq!(table.cards(), 62, "both leave the table");
        assert_eq!(table.known().removed().of(card("orange-4").kind()), 1, "the prospector leaves the game");
        assert_eq!(table.known().removed().total(), 1, "the gold does not");
    }
}

#[test]
fn g_09_the_active_player_gets_the_gold_of_their_own_mines_and_of_neutral_ones() {
    let mut table = table(2);
    table.dig_all("gold-1 green-2, gold-2 red-5, gold-3 orange-3, gold-4 blue-4");
    assert_eq!(table.piles(), [vec![1, 3], vec![2, 4]], "two mines each with two players");

    let mut table = crate::common::table(3);
    for (active, prospector) in ["purple-2", "purple-3", "red-2"].iter().enumerate() {
        table.dig(&["gold-2", prospector]);
        let Event::GoldFound { seat: by, to, neutral, .. } = table.effect() else {
            panic!("{:?}", table.effect())
        };
        assert_eq!((*by, *to, *neutral), (seat(active), seat(active), true));
    }
    assert_eq!(table.piles(), [vec![2], vec![2], vec![2]]);
}

#[test]
fn g_09_the_prospector_must_be_at_least_as_strong_as_the_gold() {
    for value in 2..=5u8 {
        for points in 1..=4 {
            let mut table = table(2);
            table.dig(&[&format!("blue-{value}"), &format!("gold-{points}")]);
            let found = if value >= points { vec![points] } else { vec![] };
            assert_eq!(table.piles()[1], found, "{value} on {points}");
        }
    }
}

#[test]
fn g_10_the_weaker_of_two_prospectors_leaves() {
    for (weak, strong) in [("red-2", "blue-3"), ("green-4", "green-5"), ("purple-2", "green-5")] {
        for (first, second) in [(weak, strong), (strong, weak)] {
            let mut table = table(4);
            table.pair((40, first), (50, second));
            let (winner, loser) = if first == strong { (40, 50) } else { (50, 40) };
            let duel = Event::Duel { seat: seat(0), winner: on(winner, strong), loser: on(loser, weak) };
            assert_eq!(*table.effect(), duel);
            assert_eq!((table.cards(), table.table().up), (63, vec![]));
            assert_eq!(table.known().card_at(at(winner)), Some(card(strong)), "face down again in place");
            assert!(!table.known().lying().contains(at(loser)));
            assert!(table.legal(1).contains(&flip(winner)));
        }
    }
}

#[test]
fn g_11_nothing_happens() {
    let cases = [
        ("red-3", "blue-3", NothingBecause::EqualProspectors),
        ("red-3", "red-3", NothingBecause::EqualProspectors),
        ("gold-1", "gold-4", NothingBecause::TwoGold),
        ("gold-2", "gold-2", NothingBecause::TwoGold),
        ("red-3", "gold-4", NothingBecause::TooWeak),
        ("gold-3", "purple-2", NothingBecause::TooWeak),
    ];
    for (first, second, because) in cases {
        let mut table = table(2);
        table.pair((0, first), (63, second));
        let (seat, idle) = (seat(0), false);
        let nothing = Event::Nothing { seat, first: on(0, first), second: on(63, second), because, idle };
        assert_eq!(*table.effect(), nothing);
        assert_eq!((table.cards(), table.piles()), (64, vec![vec![], vec![]]));
        assert_eq!(table.table().up, []);
        assert_eq!(table.known().card_at(at(0)), Some(card(first)), "face down again in place");
        assert_eq!(table.known().card_at(at(63)), Some(card(second)), "face down again in place");
        assert_eq!(table.legal(1).len(), 64);
    }
}

#[test]
fn g_12_the_next_seat_to_the_left_plays_and_there_are_no_bonus_turns() {
    let mut table = table(5);
    let turns = "gold-1 green-2, dynamite red-2, green-5 green-4, gold-4 gold-3, gold-4 green-2, red-2 red-3";
    for (played, turn) in turns.split(", ").enumerate() {
        assert_eq!(table.due(), [played % 5]);
        table.dig_all(turn);
        let next = seat((played + 1) % 5);
        assert_eq!(table.events.last(), Some(&Event::TurnBegan { seat: next }));
    }
    assert_eq!(table.due(), [1]);
}

#[test]
fn g_13_won_gold_is_hidden_from_the_others() {
    let mut table = table(2);
    table.dig_all("gold-4 green-5, gold-1 red-2, gold-2 green-2");
    let piles = |viewer| table.view(viewer).piles.as_slice().to_vec();
    assert_eq!(piles(Viewer::Seat(seat(0))), [Some(vec![4, 2]), None]);
    assert_eq!(piles(Viewer::Seat(seat(1))), [None, Some(vec![1])]);
    assert_eq!(piles(Viewer::Spectator), [None, None]);
    // All has been seen by all, so a player who remembers everything knows it.
    assert_eq!(table.knowledge(seat(1)).points().as_slice(), [6, 1]);
}

#[test]
fn g_13_open_piles_are_seen_by_all() {
    let mut table = Script::<State>::new(&Options { open_piles: true, ..Options::default() }, 2);
    table.dig_all("gold-4 green-5, gold-1 red-2");
    for viewer in Viewer::all(2) {
        assert_eq!(table.view(viewer).piles.as_slice(), [Some(vec![4]), Some(vec![1])]);
    }
}

#[test]
fn g_13_piles_are_opened_when_the_game_is_over() {
    let mut table = table(2);
    table.leave_only_gold().stall_on_gold();
    while table.turn() != Turn::Over {
        assert_eq!(table.view_of(0).piles[seat(1)], None);
        table.turn_any();
    }
    for viewer in Viewer::all(2) {
        let sum = |of: Seat| table.view(viewer).piles[of].iter().flatten().sum::<u8>();
        assert_eq!(sum(seat(0)) + sum(seat(1)), 60);
    }
}

#[test]
fn g_13_a_player_who_was_away_learns_no_card_except_the_one_that_is_face_up() {
    let mut table = table(2);
    let mut missed = Vec::new();
    // One of each kind of turn: gold is found, a duel, dynamite, nothing; then one more card is turned.
    let cards = "gold-4 green-5 red-2 red-3 dynamite gold-1 gold-2 gold-3 blue-5";
    for (position, card) in cards.split(' ').enumerate() {
        table.turn_up(position, card);
        missed.append(&mut table.events);
    }
    let last = Event::Turned { seat: seat(0), card: on(8, "blue-5") };
    assert_eq!(missed.last(), Some(&last));
    for viewer in Viewer::all(2) {
        let told: Vec<Event> = missed.iter().filter_map(|event| table.recall(event, viewer)).collect();
        let turns = [1, 0, 1, 0].map(|at| Event::TurnBegan { seat: seat(at) });
        assert_eq!(told[..4], turns);
        assert_eq!((told.get(4), told.len()), (Some(&last), 5));
    }
    // Turned back, it is not told any more.
    table.turn_up(7, "gold-3");
    assert_eq!(table.recall(&last, Viewer::Spectator), None);
    for event in &table.events {
        let told = table.recall(event, Viewer::Seat(seat(1)));
        assert_eq!(told.is_some(), matches!(event, Event::TurnBegan { .. }), "{event:?}");
    }
}
