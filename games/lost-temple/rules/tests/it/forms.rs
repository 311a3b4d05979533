//! How options, actions and outcomes are written, and what is refused.

use crate::common::{Expedition, NOTHING, board_json, trail};
use game_core::{Game, Illegal};
use lost_temple_rules::Character::*;
use lost_temple_rules::{Action, Board, Chance, Character, Options, State, Token};
use serde::de::DeserializeOwned;
use serde_json::{from_str, to_string};

fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    let directly = from_str::<T>(text);
    // A reader may go through a `Value`, which must make no difference.
    let through_a_value = from_str(text).and_then(serde_json::from_value::<T>);
    assert_eq!(directly.is_ok(), through_a_value.is_ok(), "{text}");
    directly
}

/// Space:            123456789012
const TRACK: &str = "v.e.jjj.T.eT";

#[test]
fn actions_are_written_as_the_record_says() {
    let mut forms = vec![
        (Action::Look(3, 17), r#"{"look":[3,17]}"#.to_owned()),
        (Action::Swap(true), r#"{"swap":true}"#.to_owned()),
        (Action::Swap(false), r#"{"swap":false}"#.to_owned()),
        (Action::Steps(1), r#"{"steps":1}"#.to_owned()),
        (Action::Steps(2), r#"{"steps":2}"#.to_owned()),
        (Action::Pay(true), r#"{"pay":true}"#.to_owned()),
        (Action::Pay(false), r#"{"pay":false}"#.to_owned()),
        (Action::PayGems(0), r#"{"pay":0}"#.to_owned()),
        (Action::PayGems(12), r#"{"pay":12}"#.to_owned()),
        (Action::Take(true), r#"{"take":true}"#.to_owned()),
        (Action::Take(false), r#"{"take":false}"#.to_owned()),
    ];
    for (character, name) in CHARACTERS {
        forms.push((Action::Pick(character), format!(r#"{{"pick":"{name}"}}"#)));
        forms.push((Action::Name(character), format!(r#"{{"name":"{name}"}}"#)));
    }
    for (action, text) in forms {
        assert_eq!(to_string(&action).unwrap(), text);
        assert_eq!(read::<Action>(&text).unwrap(), action);
    }
}

#[test]
fn outcomes_are_written_as_the_record_says() {
    let mut forms = Vec::new();
    for (character, name) in CHARACTERS {
        forms.push((Chance::Start(character), format!(r#"{{"start":"{name}"}}"#)));
        forms.push((Chance::Up(character), format!(r#"{{"up":"{name}"}}"#)));
        forms.push((Chance::Aside(character), format!(r#"{{"aside":"{name}"}}"#)));
    }
    for (token, name) in TOKENS {
        forms.push((Chance::Token(token), format!(r#"{{"token":"{name}"}}"#)));
    }
    for (outcome, text) in forms {
        assert_eq!(to_string(&outcome).unwrap(), text);
        assert_eq!(read::<Chance>(&text).unwrap(), outcome);
    }
}

const CHARACTERS: [(Character, &str); 10] = [
    (Shaman, "shaman"),
    (Thief, "thief"),
    (Seer, "seer"),
    (Priest, "priest"),
    (Elder, "elder"),
    (Artisan, "artisan"),
    (Scout, "scout"),
    (Canoe, "canoe"),
    (Child, "child"),
    (Mandarin, "mandarin"),
];

const TOKENS: [(Token, &str); 7] = [
    (Token::Idol, "idol"),
    (Token::GainGems, "gems+4"),
    (Token::LoseGems, "gems-2"),
    (Token::Forward, "forward+3"),
    (Token::Back, "back-2"),
    (Token::GainMachete, "machete+"),
    (Token::LoseMachete, "machete-"),
];

/// None of these values, separated by spaces, is one of an object with this single key, nor are the `others` read.
fn refuses<T: DeserializeOwned + std::fmt::Debug>(values: &[(&str, &str)], others: &[&str]) {
    let entries = values.iter().flat_map(|(key, values)| {
        values.split_whitespace().map(move |value| format!(r#"{{"{key}":{value}}}"#))
    });
    for text in entries.chain(others.iter().map(|text| (*text).to_owned())) {
        assert!(read::<T>(&text).is_err(), "{text}");
    }
}

#[test]
fn no_other_action_is_read() {
    let values = [
        ("pick", r#""Scout" "explorer" "idol" null 7 ["scout"] {"scout":null}"#),
        ("name", "null 2"),
        ("pay", r#"null "2" 1.0 1e1 -1 256 18446744073709551618 [2]"#),
        ("steps", r#"1.0 "1" true null -1 257"#),
        ("look", r#"[] [3] [1,2,3] {"0":3,"1":4} [3,null] [3,4.0] [-3,4] null 34"#),
        ("swap", r#"1 null "true""#),
        ("take", r#""true" 0"#),
        ("Pick", r#""scout""#),
        ("jump", "1"),
        ("start", r#""thief""#),
    ];
    let others = [
        r#"{"pick":"scout "}"#,
        r#"{"pick":"scout","why":1}"#,
        r#"{"why":1,"pick":"scout"}"#,
        r#"{"pick":"scout","name":"scout"}"#,
        r#"{"pay":true,"gems":2}"#,
        r#"["pick","scout"]"#,
        r#""pick""#,
    ];
    refuses::<Action>(&values, &others);
    refuses::<Action>(&[], &["{}", "null", "true", "[]"]);
    for twice in [r#"{"pick":"scout","pick":"scout"}"#, r#"{"pay":true,"pay":2}"#] {
        assert!(from_str::<Action>(twice).is_err(), "{twice}");
    }
}

#[test]
fn no_other_outcome_is_read() {
    let values = [
        ("start", r#"null "wizard" 1"#),
        ("token", r#"null "gems+04" "gems+5" "gems4" "Idol" "machete" "thief""#),
        ("up", r#""idol" ["elder"]"#),
        ("aside", "null"),
        ("down", r#""elder""#),
        ("pick", r#""elder""#),
    ];
    let others = [r#"{"start":"thief","seat":0}"#, r#"{"seat":0,"start":"thief"}"#, r#""thief""#];
    refuses::<Chance>(&values, &others);
    refuses::<Chance>(&[], &["{}", "[]", "null"]);
    assert!(from_str::<Chance>(r#"{"up":"elder","up":"elder"}"#).is_err());
}

/// What has the form of an action is read; whether it is one of the choices is for the rules to say.
#[test]
fn spaces_in_the_wrong_order_are_read_and_refused_by_the_rules() {
    let mut table = trail(TRACK, &[NOTHING; 4], &[]);
    table.select(&[&[Seer], &[Priest], &[Elder], &[Scout]]);
    for text in [r#"{"look":[11,3]}"#, r#"{"look":[3,3]}"#, r#"{"look":[3,4]}"#, r#"{"look":[3,255]}"#] {
        assert_eq!(table.refuses(0, read(text).unwrap()), Illegal::Action, "{text}");
    }
    table.act(0, read(r#"{"look":[3,11]}"#).unwrap()).act(0, read(r#"{"swap":false}"#).unwrap());
    for text in [r#"{"steps":0}"#, r#"{"steps":3}"#, r#"{"pay":1}"#, r#"{"pay":true}"#] {
        assert_eq!(table.refuses(0, read(text).unwrap()), Illegal::Action, "{text}");
    }
}

#[test]
fn options_at_their_default_are_left_out() {
    for text in [
        "{}",
        r#"{"board":"expedition"}"#,
        r#"{"mandarin":false}"#,
        r#"{"mandarin":false,"board":"expedition"}"#,
    ] {
        let options: Options = read(text).unwrap();
        assert_eq!(options, Options::default());
        assert_eq!(canonical(&options), "{}");
    }
    assert_eq!(canonical(&read(r#"{"mandarin":true}"#).unwrap()), r#"{"mandarin":true}"#);
}

/// A whole board that equals a shipped one, in any order and form, is that shipped board.
#[test]
fn a_shipped_board_written_out_is_still_the_shipped_one() {
    let whole = to_string(Board::shipped()[0].as_ref()).unwrap();
    let mut other_order: serde_json::Value = from_str(&whole).unwrap();
    other_order["starts"]["thief"]["machete"] = false.into();
    for whole in [whole, other_order.to_string(), include_str!("../../boards/expedition.json").to_owned()] {
        let options: Options = read(&format!(r#"{{"board":{whole},"mandarin":true}}"#)).unwrap();
        assert_eq!(options, Options { mandarin: true, ..Options::default() });
        assert_eq!(canonical(&options), r#"{"mandarin":true}"#);
    }
}

fn canonical(options: &Options) -> String {
    to_string(&State::canonical(options, 4)).expect("options can be written")
}

#[test]
fn a_board_of_ones_own_is_written_whole_in_a_fixed_order() {
    let mixed = r#"{"tokens":{"machete-":2,"machete+":2,"back-2":3,"forward+3":4,"gems-2":2,"gems+4":3,"idol":2},
        "starts":{"child":{"gems":1,"machete":true,"place":9},"canoe":{"place":8,"gems":5,"machete":false},
        "scout":{"place":7,"gems":1},"artisan":{"place":6,"gems":4},"elder":{"place":5,"gems":3},"priest":{"place":4,"gems":3},
        "seer":{"place":3,"gems":2},"thief":{"place":2,"gems":2},"shaman":{"place":1,"gems":0}},
        "track":"v.e.jjj.T.eT","about":"é","name":"mine"}"#;
    let options: Options = read(&format!(r#"{{"board":{mixed},"mandarin":true}}"#)).unwrap();
    let written = concat!(
        r#"{"board":{"name":"mine","about":"é","track":"v.e.jjj.T.eT","starts":{"shaman":{"place":1,"gems":0},"#,
        r#""thief":{"place":2,"gems":2},"seer":{"place":3,"gems":2},"priest":{"place":4,"gems":3},"#,
        r#""elder":{"place":5,"gems":3},"artisan":{"place":6,"gems":4},"scout":{"place":7,"gems":1},"#,
        r#""canoe":{"place":8,"gems":5},"child":{"place":9,"gems":1,"machete":true}},"#,
        r#""tokens":{"idol":2,"gems+4":3,"gems-2":2,"forward+3":4,"back-2":3,"machete+":2,"machete-":2}},"mandarin":true}"#
    );
    assert_eq!(canonical(&options), written);
    assert_eq!(read::<Options>(written).unwrap(), options);
    // Without `about` there is none, and a board that only has a shipped name is not the shipped one.
    let named = board_json(TRACK, &[]).replace(r#""test""#, r#""expedition""#);
    let options: Options = read(&format!(r#"{{"board":{named}}}"#)).unwrap();
    let start = r#"{"board":{"name":"expedition","track":"v.e.jjj.T.eT","#;
    assert!(canonical(&options).starts_with(start));
}

#[test]
fn wrong_options_are_refused_with_a_reason() {
    let refused = |text: &str| read::<Options>(text).unwrap_err().to_string();
    // A board given as the list of its values, as some readers of JSON would take it.
    let list: Vec<serde_json::Value> = {
        let mut board: serde_json::Value = from_str(&board_json(TRACK, &[])).unwrap();
        ["name", "about", "track", "starts", "tokens"].map(|key| board[key].take()).to_vec()
    };
    for text in [
        "null",
        "true",
        r#""expedition""#,
        r#"{"board":null}"#,
        r#"{"board":3}"#,
        r#"{"board":true}"#,
        r#"{"board":"Expedition"}"#,
        r#"{"board":["expedition"]}"#,
        &serde_json::json!({ "board": list }).to_string(),
        r#"{"board":{}}"#,
        r#"{"board":{"name":"expedition"}}"#,
        r#"{"mandarin":null}"#,
        r#"{"mandarin":1}"#,
        r#"{"mandarin":"true"}"#,
        r#"{"Mandarin":true}"#,
        r#"{"players":2}"#,
    ] {
        refused(text);
    }
    assert!(from_str::<Options>(r#"{"mandarin":true,"mandarin":true}"#).is_err());
    assert!(
        refused(r#"{"board":"printed"}"#)
            .contains(r#"there is no board "printed"; the boards are expedition, highlands"#)
    );
    let tenth = board_json(TRACK, &[])
        .replace(r#""starts":{"#, r#""starts":{"mandarin":{"place":1,"gems":0,"machete":false},"#);
    for mandarin in [false, true] {
        let why = refused(&format!(r#"{{"board":{tenth},"mandarin":{mandarin}}}"#));
        assert!(why.contains(r#"starts: "mandarin" is not one of the nine characters"#), "{why}");
    }
    let two = board_json("v.e.jj..T.eTx", &[]);
    let why = refused(&format!(r#"{{"board":{two}}}"#));
    for fault in ["option board", "'x' at space 13", "does not end", "three deep jungle spaces j, not 2"] {
        assert!(why.contains(fault), "{why}");
    }
}
