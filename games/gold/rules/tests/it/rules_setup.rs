//! One test or more for every rule about the cards and the setup: G-01 to G-06.

use crate::common::{Digging, at, card, flip, table};
use game_core::{Game, Illegal, Viewer};
use game_testkit::{Script, seat};
use gold_rules::{CARDS, Card, Color, DECK, Face, GOLD_CARDS, Options, State};

fn count(is: impl Fn(Face) -> bool) -> usize {
    Card::all().filter(|card| is(card.face())).map(|card| usize::from(card.copies())).sum()
}

#[test]
fn g_01_the_box_holds_64_table_cards() {
    assert_eq!([1, 2, 3, 4].map(|points| count(|face| face == Face::Gold(points))), [5, 7, 7, 5]);
    for color in Color::all() {
        let of_value = |value| count(|face| face == Face::Prospector(color, value));
        assert_eq!([1, 2, 3, 4, 5, 6].map(of_value), [0, 2, 2, 2, 1, 0]);
    }
    assert_eq!(count(|face| face == Face::Dynamite), 5);
    assert_eq!(count(|face| matches!(face, Face::Gold(_))), GOLD_CARDS);
    assert_eq!(count(|face| matches!(face, Face::Prospector(..))), 35);
    assert_eq!(count(|_| true), CARDS);
    let points = |card: Card| if let Face::Gold(points) = card.face() { points * card.copies() } else { 0 };
    assert_eq!(Card::all().map(points).sum::<u8>(), 60);
    let colors: Vec<&str> = Color::all().map(Color::name).collect();
    assert_eq!(colors, ["green", "orange", "blue", "red", "purple"]);

    assert!(Card::all().all(|card| DECK.of(card.kind()) == card.copies()));
}

#[test]
fn g_04_just_these_cards_can_come_up_those_of_neutral_colors_too() {
    for seats in 2..=5 {
        let mut table = table(seats);
        table.act(0, flip(9));
        let mut outcomes = Vec::new();
        table.chance_outcomes(&mut outcomes);
        let expected: Vec<(Card, u32)> = Card::all().map(|card| (card, card.copies().into())).collect();
        assert_eq!(outcomes, expected);
    }
}

#[test]
fn g_01_a_card_can_come_up_no_more_often_than_it_is_in_the_box() {
    let mut table = table(2);
    table.turn_up(0, "green-5").act(0, flip(1));
    assert_eq!(table.refuses_chance(card("green-5")), Illegal::Outcome);
    table.chance(card("dynamite"));
    table.dig_all("dynamite dynamite, dynamite dynamite").act(1, flip(63));
    assert_eq!(table.refuses_chance(card("dynamite")), Illegal::Outcome);
    assert_eq!(table.chance_total(), 64 - 6);
}

#[test]
fn g_02_two_to_five_play() {
    for seats in 2..=5 {
        assert_eq!(table(seats).seats(), seats);
    }
    for seats in [0, 1, 6, 8, 64] {
        let refused = State::new(&Options::default(), seats).unwrap_err();
        assert_eq!(refused.to_string(), format!("Gold is for 2 to 5 players, not {seats}"));
    }
}

/// Who gets the gold that prospectors of each color find when seat 0 flips them.
fn finders(options: &Options, seats: usize) -> Vec<usize> {
    let find = |color: Color| {
        let mut table = Script::<State>::new(options, seats);
        table.dig(&["gold-1", &format!("{color}-2")]);
        table.piles().iter().position(|pile| !pile.is_empty()).expect("the gold was found")
    };
    Color::all().map(find).collect()
}

#[test]
fn g_03_mines_are_dealt_one_each_or_two_each_with_two_players() {
    for (seats, names) in [
        (2, "green orange, blue red"),
        (3, "green, orange, blue"),
        (4, "green, orange, blue, red"),
        (5, "green, orange, blue, red, purple"),
    ] {
        let mines = table(seats).view(Viewer::Spectator).mines;
        let mines: Vec<String> =
            mines.iter().map(|(_, of)| of.iter().map(|it| it.name()).collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(mines.join(", "), names);
    }

    let default = Options::default();
    assert_eq!(finders(&default, 2), [0, 0, 1, 1, 0], "purple is neutral");
    assert_eq!(finders(&default, 3), [0, 1, 2, 0, 0], "red and purple are neutral");
    assert_eq!(finders(&default, 4), [0, 1, 2, 3, 0], "purple is neutral");
    assert_eq!(finders(&default, 5), [0, 1, 2, 3, 4]);
}

#[test]
fn g_03_mines_can_be_chosen() {
    // Seats with a comma between them, colors with a space.
    let with = |mines: &str| {
        let colors = |of: &str| of.split_whitespace().map(|color| color.parse().unwrap()).collect();
        Options { mines: Some(mines.split(',').map(colors).collect()), ..Options::default() }
    };
    assert_eq!(finders(&with("purple blue, green orange"), 2), [1, 1, 0, 0, 0]);
    assert_eq!(finders(&with("red, purple, green"), 3), [2, 0, 0, 0, 1]);

    let refused = |options: &Options, seats| State::new(options, seats).unwrap_err().to_string();
    let twice_and_one =
        "the green mine is given away twice; each seat has exactly two mines, but seat 1 has 1";
    for (mines, seats, fault) in [
        ("green, blue", 3, "it must have one list of colours for each of the 3 seats, not 2"),
        ("green, blue, red, purple", 3, "it must have one list of colours for each of the 3 seats, not 4"),
        ("green, blue red, purple", 3, "each seat has exactly one mine, but seat 1 has 2"),
        ("green blue,", 2, "each seat has exactly two mines, but seat 1 has 0"),
        ("green blue, red green", 2, "the green mine is given away twice"),
        ("green green, red", 2, twice_and_one),
    ] {
        assert_eq!(refused(&with(mines), seats), format!("option mines: {fault}"));
    }
    refused(&Options { mines: Some(Vec::new()), ..Options::default() }, 2);
    refused(&with(&["green"; 9].join(",")), 5);
}

#[test]
fn g_05_64_cards_lie_face_down_and_any_card_may_be_anywhere() {
    let mut table = table(3);
    let everywhere: Vec<_> = (0..64).map(flip).collect();
    assert_eq!(table.legal(0), everywhere);
    assert!(table.known().known().next().is_none());
    assert_eq!(table.known().unknown().len(), 64);
    assert_eq!((at(0).row(), at(0).column(), at(13).row(), at(13).column()), (0, 0, 1, 5), "row by row");
    // The chance of each card is the number of equal cards among those not seen yet, at any position.
    table.turn_up(63, "gold-2").act(0, flip(5));
    assert_eq!(table.chance_total(), 63);
    let mut outcomes = Vec::new();
    table.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes[1], (card("gold-2"), 6));
    assert_eq!(outcomes[2], (card("gold-3"), 7));
}

#[test]
fn g_05_a_removed_card_leaves_a_hole_and_nothing_moves() {
    let mut table = table(2);
    table.pair((10, "gold-4"), (12, "gold-3")).pair((11, "dynamite"), (63, "red-2"));
    assert_eq!(table.legal(0), (0..63).filter(|p| *p != 11).map(flip).collect::<Vec<_>>());
    for hole in [11, 63] {
        assert_eq!(table.refuses(0, flip(hole)), Illegal::Action);
        assert_eq!(table.known().card_at(at(hole)), None);
        assert!(!table.known().lying().contains(at(hole)));
    }
    assert_eq!(table.known().card_at(at(10)), Some(card("gold-4")), "where it was");
    assert_eq!(table.known().card_at(at(12)), Some(card("gold-3")), "where it was");
    assert_eq!(table.known().unknown().len(), 60);
}

#[test]
fn g_06_the_starting_seat_is_an_option() {
    assert_eq!(table(4).due(), [0]);
    let start = |index| Options { start: seat(index), ..Options::default() };
    for index in 0..4 {
        assert_eq!(Script::<State>::new(&start(index), 4).due(), [index]);
    }
    for (index, seats) in [(4, 4), (2, 2), (7, 5)] {
        let refused = State::new(&start(index), seats).unwrap_err().to_string();
        let right = format!("there is no seat {index} at a table of {seats}, only 0 to {}", seats - 1);
        assert_eq!(refused, format!("option start: {right}"));
    }
}
