//! How options, actions and outcomes are written, and what is refused.

mod common;

use common::{Expedition, board_json, set_up, trail};
use lost_temple::Character::*;
use lost_temple::{Action, Board, Chance, Options, Token};
use rules_core::Game;
use serde_json::{from_str, to_string};

/// Space:            123456789012
const TRACK: &str = "v.e.jjj.T.eT";

#[test]
fn actions_are_written_as_the_record_says() {
    let forms = [
        (Action::Pick(Scout), r#"{"pick":"scout"}"#),
        (Action::Name(Child), r#"{"name":"child"}"#),
        (Action::Look(3, 17), r#"{"look":[3,17]}"#),
        (Action::Swap(true), r#"{"swap":true}"#),
        (Action::Steps(2), r#"{"steps":2}"#),
        (Action::Pay(true), r#"{"pay":true}"#),
        (Action::Pay(false), r#"{"pay":false}"#),
        (Action::PayGems(0), r#"{"pay":0}"#),
        (Action::PayGems(12), r#"{"pay":12}"#),
        (Action::Take(false), r#"{"take":false}"#),
    ];
    for (action, text) in forms {
        assert_eq!(to_string(&action).unwrap(), text);
        assert_eq!(from_str::<Action>(text).unwrap(), action);
        let value: serde_json::Value = from_str(text).unwrap();
        assert_eq!(serde_json::from_value::<Action>(value).unwrap(), action);
    }
}

#[test]
fn outcomes_are_written_as_the_record_says() {
    let forms = [
        (Chance::Start(Thief), r#"{"start":"thief"}"#),
        (Chance::Up(Elder), r#"{"up":"elder"}"#),
        (Chance::Aside(Mandarin), r#"{"aside":"mandarin"}"#),
        (Chance::Token(Token::Idol), r#"{"token":"idol"}"#),
        (Chance::Token(Token::GainGems), r#"{"token":"gems+4"}"#),
        (Chance::Token(Token::LoseGems), r#"{"token":"gems-2"}"#),
        (Chance::Token(Token::Forward), r#"{"token":"forward+3"}"#),
        (Chance::Token(Token::Back), r#"{"token":"back-2"}"#),
        (Chance::Token(Token::GainMachete), r#"{"token":"machete+"}"#),
        (Chance::Token(Token::LoseMachete), r#"{"token":"machete-"}"#),
    ];
    for (outcome, text) in forms {
        assert_eq!(to_string(&outcome).unwrap(), text);
        assert_eq!(from_str::<Chance>(text).unwrap(), outcome);
    }
}

#[test]
fn nothing_else_is_read() {
    for text in [
        r#"{}"#,
        r#"null"#,
        r#""pick""#,
        r#"[]"#,
        r#"{"pick":"Scout"}"#,
        r#"{"pick":null}"#,
        r#"{"pick":7}"#,
        r#"{"pick":"scout","why":1}"#,
        r#"{"pick":"scout","pick":"scout"}"#,
        r#"{"pay":true,"pay":2}"#,
        r#"{"pay":null}"#,
        r#"{"pay":"2"}"#,
        r#"{"pay":2.0}"#,
        r#"{"pay":-1}"#,
        r#"{"pay":256}"#,
        r#"{"pay":[2]}"#,
        r#"{"steps":1.0}"#,
        r#"{"steps":"1"}"#,
        r#"{"steps":true}"#,
        r#"{"look":[3]}"#,
        r#"{"look":[3,4,5]}"#,
        r#"{"look":{"0":3,"1":4}}"#,
        r#"{"look":[3,null]}"#,
        r#"{"swap":1}"#,
        r#"{"swap":null}"#,
        r#"{"take":"true"}"#,
        r#"{"jump":1}"#,
        r#"{"start":"thief"}"#,
    ] {
        assert!(from_str::<Action>(text).is_err(), "{text}");
    }
    for text in [
        r#""thief""#,
        r#"{}"#,
        r#"{"start":null}"#,
        r#"{"start":"thief","seat":0}"#,
        r#"{"token":"gems+04"}"#,
        r#"{"token":"gems4"}"#,
        r#"{"token":"machete"}"#,
        r#"{"token":"thief"}"#,
        r#"{"up":"idol"}"#,
        r#"{"up":["elder"]}"#,
        r#"{"down":"elder"}"#,
    ] {
        assert!(from_str::<Chance>(text).is_err(), "{text}");
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
        let options: Options = from_str(text).unwrap();
        assert_eq!(options, Options::default());
        assert_eq!(to_string(&lost_temple::State::canonical(&options, 4)).unwrap(), "{}");
    }
    // The whole default board, written out, is still the default.
    let whole = to_string(Board::shipped()[0].as_ref()).unwrap();
    let options: Options = from_str(&format!(r#"{{"board":{whole}}}"#)).unwrap();
    assert_eq!(to_string(&options).unwrap(), "{}");
    assert_eq!(to_string(&Options { mandarin: true, ..options }).unwrap(), r#"{"mandarin":true}"#);
}

#[test]
fn a_board_of_ones_own_is_written_whole_in_a_fixed_order() {
    let mixed = r#"{"tokens":{"machete-":2,"machete+":2,"back-2":3,"forward+3":4,"gems-2":2,"gems+4":3,"idol":2},
        "starts":{"child":{"gems":1,"machete":true,"place":9},"canoe":{"place":8,"gems":5,"machete":false},
        "scout":{"place":7,"gems":1},"artisan":{"place":6,"gems":4},"elder":{"place":5,"gems":3},"priest":{"place":4,"gems":3},
        "seer":{"place":3,"gems":2},"thief":{"place":2,"gems":2},"shaman":{"place":1,"gems":0}},
        "track":"v.e.jjj.T.eT","about":"é","name":"mine"}"#;
    let options: Options = from_str(&format!(r#"{{"board":{mixed},"mandarin":true}}"#)).unwrap();
    let written = concat!(
        r#"{"board":{"name":"mine","about":"é","track":"v.e.jjj.T.eT","starts":{"shaman":{"place":1,"gems":0},"#,
        r#""thief":{"place":2,"gems":2},"seer":{"place":3,"gems":2},"priest":{"place":4,"gems":3},"#,
        r#""elder":{"place":5,"gems":3},"artisan":{"place":6,"gems":4},"scout":{"place":7,"gems":1},"#,
        r#""canoe":{"place":8,"gems":5},"child":{"place":9,"gems":1,"machete":true}},"#,
        r#""tokens":{"idol":2,"gems+4":3,"gems-2":2,"forward+3":4,"back-2":3,"machete+":2,"machete-":2}},"mandarin":true}"#
    );
    assert_eq!(to_string(&options).unwrap(), written);
    assert_eq!(from_str::<Options>(written).unwrap(), options);
    // Without `about` there is none, and a board that only has a shipped name is not the shipped one.
    let named = board_json(TRACK, &[]).replace(r#""test""#, r#""expedition""#);
    let options: Options = from_str(&format!(r#"{{"board":{named}}}"#)).unwrap();
    let start = r#"{"board":{"name":"expedition","track":"v.e.jjj.T.eT","#;
    assert!(to_string(&options).unwrap().starts_with(start));
}

#[test]
fn wrong_options_are_refused_with_a_reason() {
    let refused = |text: &str| from_str::<Options>(text).unwrap_err().to_string();
    for text in [
        "null",
        r#"{"board":null}"#,
        r#"{"board":3}"#,
        r#"{"board":["expedition"]}"#,
        r#"{"mandarin":null}"#,
        r#"{"mandarin":1}"#,
        r#"{"mandarin":"true"}"#,
        r#"{"players":2}"#,
        r#"{"mandarin":true,"mandarin":true}"#,
    ] {
        refused(text);
    }
    assert!(
        refused(r#"{"board":"printed"}"#).contains(r#"there is no board "printed"; there is expedition"#)
    );
    let two = board_json("v.e.jj..T.eTx", &[]);
    let why = refused(&format!(r#"{{"board":{two}}}"#));
    for fault in ["option board", "'x' at space 13", "does not end", "2 jungle"] {
        assert!(why.contains(fault), "{why}");
    }
}

#[test]
fn the_table_is_written_as_the_record_says() {
    let mut table =
        rules_testkit::Script::<lost_temple::State>::new(&common::options(TRACK, &[(3, 4, true)]), 2);
    table.chance(Chance::Start(Shaman));
    assert_eq!(
        to_string(&table.table()).unwrap(),
        concat!(
            r#"{"round":0,"idol":null,"positions":[-2,null],"gems":[4,0],"machetes":[1,0],"bank":{"gems":46,"machetes":7},"#,
            r#""picked":[[],[]],"curse":null,"theft":null,"tokens":{},"next_idol":null,"up":[],"aside":[],"hand":[],"#,
            r#""called":null,"reserve":{"idol":2,"gems+4":3,"gems-2":2,"forward+3":4,"back-2":3,"machete+":2,"machete-":2}}"#
        )
    );
    let mut table = trail(TRACK, &[(3, 4, true), (1, 0, false)], &[Token::Idol, Token::Idol]);
    table.chance(Chance::Up(Elder)).chance(Chance::Aside(Seer)).act(0, Action::Pick(Thief));
    let text = to_string(&table.table()).unwrap();
    assert!(text.starts_with(r#"{"round":1,"idol":0,"positions":[-2,0],"#), "{text}");
    assert!(
        text.contains(
            r#""picked":[["thief"],[]],"curse":null,"theft":null,"tokens":{"3":"idol","11":"idol"},"#
        )
    );
    assert!(text.contains(
        r#""up":["elder"],"aside":["seer"],"hand":["shaman","priest","artisan","scout","canoe","child"],"called":null"#
    ));
    assert!(text.ends_with(
        r#""reserve":{"idol":0,"gems+4":3,"gems-2":2,"forward+3":4,"back-2":3,"machete+":2,"machete-":2}}"#
    ));
    table.act(1, Action::Pick(Child));
    assert_eq!(table.table().hand, [], "chance is due, and nobody picks");
    table.chance(Chance::Aside(Canoe)).act(0, Action::Pick(Shaman)).chance(Chance::Aside(Priest));
    table.act(1, Action::Pick(Scout)).act(0, Action::Name(Priest));
    let text = to_string(&table.table()).unwrap();
    assert!(
        text.contains(r#""picked":[["thief","shaman"],["child","scout"]],"curse":"priest","theft":null,"#)
    );
    assert!(
        text.contains(r#""aside":["seer","canoe","priest","artisan"],"hand":[],"called":"thief""#),
        "{text}"
    );
    // The space of a revealed token is not listed until it has another one.
    table.act(0, Action::Name(Child)).act(0, Action::Steps(1)).act(1, Action::PayGems(0));
    let text = to_string(&table.table()).unwrap();
    assert!(
        text.contains(r#""round":2"#) && text.contains(r#""picked":[[],[]],"curse":null,"theft":null"#),
        "{text}"
    );
    table.select(&[&[Scout, Priest], &[Elder, Child]]).play_to(Scout).act(0, Action::PayGems(4));
    let text = to_string(&table.table()).unwrap();
    assert!(text.contains(r#""positions":[3,0]"#) && text.contains(r#""tokens":{"11":"idol"}"#), "{text}");
}

#[test]
fn the_picture_shows_the_track_the_players_and_what_is_due() {
    let mut table =
        set_up(&common::options(TRACK, &[(3, 4, true), (1, 1, false)]), 3, &[Token::Idol, Token::Back]);
    table.select(&[&[Scout, Shaman], &[Priest, Elder], &[Seer, Child]]);
    insta::assert_snapshot!(table.table().to_string(), @r"
    Round 1, shaman is called: seat 0 names a character

      -2  -1   0
       _   _   _
       0      12
       1   2   3   4   5   6   7   8   9  10  11  12
       v   .   e   .   j   j   j   .   T   .   e  >T
    e event, j jungle, v village, t temple, T great temple, > finish; digits are pawns by seat

    seat  space  gems machetes  idol  characters
    0        -2     5        1  idol  scout, shaman
    1         0     1        0  -     priest, elder
    2         0     0        0  -     seer, child

    Aside     thief artisan canoe
    Bank      44 gems, 7 machetes
    Tokens    3:idol 11:back-2
    Reserve   1×idol 3×gems+4 2×gems-2 4×forward+3 2×back-2 2×machete+ 2×machete-
    ");
}
