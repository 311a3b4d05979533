//! How options, actions and chance outcomes are written, and what is refused when they are read.

use game_core::Game;
use gold_rules::{Action, Card, Chance, Color, Options, Position, Positions, State};
use serde::de::DeserializeOwned;

fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    let directly = serde_json::from_str::<T>(text);
    // A record's reader goes through a `Value`, which must make no difference.
    let value: Result<serde_json::Value, _> = serde_json::from_str(text);
    let through_a_value = value.and_then(serde_json::from_value::<T>);
    assert_eq!(directly.is_ok(), through_a_value.is_ok(), "{text}");
    directly
}

/// Checks that none of these texts, with `|` between them, can be read.
fn all_refused<T: DeserializeOwned>(wrong: &str) {
    for text in wrong.split('|').map(str::trim) {
        assert!(read::<T>(text).is_err(), "{text}");
    }
}

fn write(value: impl serde::Serialize) -> String {
    serde_json::to_string(&value).expect("it can be written")
}

#[test]
fn an_action_is_a_flip_of_a_position() {
    for index in 0..64 {
        let action = Action::Flip(Position::new(index).unwrap());
        let text = format!("{{\"flip\":{index}}}");
        assert_eq!(write(action), text);
        assert_eq!(read::<Action>(&text).unwrap(), action);
    }
    let wrong = r#"
        {"flip":64} | {"flip":-1} | {"flip":3.0} | {"flip":1e1} | {"flip":"3"} | {"flip":null}
        | {"flip":[3]} | {"flip":true} | {"flip":3,"by":1} | {"by":1,"flip":3} | {"Flip":3} | {"turn":3}
        | {} | [] | "flip" | null | 3 | {"flip":256} | {"flip":18446744073709551619}
    "#;
    all_refused::<Action>(wrong);
}

#[test]
fn a_chance_outcome_is_the_name_of_a_card() {
    let names: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    assert_eq!(names.len(), 25);
    assert_eq!(names[..5], ["gold-1", "gold-2", "gold-3", "gold-4", "green-2"]);
    assert_eq!(names[20..], ["purple-2", "purple-3", "purple-4", "purple-5", "dynamite"]);
    for (card, name) in Card::all().zip(&names) {
        assert_eq!(write(card), format!("\"{name}\""));
        assert_eq!(read::<Chance>(&format!("\"{name}\"")).unwrap(), card);
        assert_eq!(Card::with_face(card.face()), Some(card));
        assert_eq!(Card::of_kind(card.kind()), Some(card));
    }
    assert_eq!(Card::of_kind(25), None);
    let wrong = r#"
        "gold-0" | "gold-5" | "gold-03" | "gold-+3" | "gold-3 " | " gold-3" | "gold--3" | "gold-"
        | "gold" | "gold-3-1" | "Gold-3" | "green-1" | "green-6" | "green-02" | "green" | "grey-2"
        | "dynamite-1" | "Dynamite" | "dynamite-" | "-3" | "unknown" | "" | "gold-٣" | null | 3
        | {"gold":3} | ["gold-3"] | true
    "#;
    all_refused::<Chance>(wrong);
}

#[test]
fn options_at_their_default_are_not_written() {
    assert_eq!(write(Options::default()), "{}");
    assert_eq!(read::<Options>("{}").unwrap(), Options::default());
    let defaults = r#"{"start":0,"stall_guard":true,"open_piles":false,"match":false}"#;
    assert_eq!(read::<Options>(defaults).unwrap(), Options::default());
    let all = r#"{"mines":[["red"],["green"],["blue"]],"start":2,"stall_guard":false,"open_piles":true,"match":true}"#;
    let options: Options = read(all).unwrap();
    assert_eq!(write(&options), all);
    assert_eq!(State::canonical(&options, 3), options);
    assert!(options.full_match && options.open_piles && !options.stall_guard);
    assert_eq!(
        options.mines.as_deref(),
        Some(&[vec![Color::Red], vec![Color::Green], vec![Color::Blue]][..])
    );
}

#[test]
fn mines_that_are_dealt_anyway_are_not_written() {
    let canonical = |text: &str, seats| write(State::canonical(&read(text).unwrap(), seats));
    let two = r#"{"mines":[["green","orange"],["blue","red"]]}"#;
    let three = r#"{"mines":[["green"],["orange"],["blue"]]}"#;
    let five = r#"{"mines":[["green"],["orange"],["blue"],["red"],["purple"]]}"#;
    for (text, seats) in [(two, 2), (three, 3), (five, 5)] {
        assert_eq!(canonical(text, seats), "{}");
        let game = State::new(&read(text).unwrap(), seats).unwrap();
        assert_eq!(game, State::new(&Options::default(), seats).unwrap(), "nor do they make another game");
    }
    let others = r#"{"mines":[["orange"],["green"],["blue"]]}"#;
    assert_eq!(canonical(others, 3), others);
    assert_eq!(canonical(three, 4), three, "not the default there, and refused when the game is set up");
    assert_eq!(canonical("{}", 0), "{}");
}

#[test]
fn wrong_options_are_refused() {
    let wrong = r#"
        {"mines":null} | {"mines":{}} | {"mines":["green","blue"]} | {"mines":[["grey"],["red"]]}
        | {"mines":[["Green"],["red"]]} | {"mines":[[0],[1]]} | {"mines":"green"} | {"start":null}
        | {"start":1.0} | {"start":"1"} | {"start":-1} | {"start":8} | {"start":true}
        | {"stall_guard":null} | {"stall_guard":1} | {"stall_guard":"true"} | {"open_piles":null}
        | {"open_piles":0} | {"match":null} | {"match":2} | {"full_match":true} | {"rounds":3}
        | {"edition":"2007"} | null | true | "" | 3
    "#;
    all_refused::<Options>(wrong);
}

#[test]
fn positions_are_written_as_a_list() {
    let some: Positions = [63, 0, 7].into_iter().filter_map(Position::new).collect();
    assert_eq!(write(some), "[0,7,63]");
    assert_eq!(read::<Positions>("[7,63,0]").unwrap(), some);
    assert_eq!(Positions::ALL.iter().count(), Positions::ALL.len());
    assert!(Positions::EMPTY.is_empty() && Positions::EMPTY.iter().next().is_none());
    assert!(read::<Positions>("[64]").is_err());
}
