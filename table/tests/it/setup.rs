//! What may be agreed at a table, and what is said where it does not fit.

use catalog::GameKind;
use game_table::check_setup;
use wire::{Pace, Setup};

fn setup(game: GameKind, options: Option<&str>, places: u8) -> Setup {
    let options = options.map(|text| serde_json::from_str(text).unwrap());
    Setup {
        game,
        options,
        places,
        public: false,
        spectators: true,
        odds: true,
        hints: false,
        programs: false,
        first: Default::default(),
        pace: Pace::default(),
    }
}

fn fault(game: GameKind, options: &str, places: u8) -> String {
    check_setup(&setup(game, Some(options), places)).unwrap_err().to_string()
}

#[test]
fn places_are_those_of_the_game() {
    for (game, title, least, most) in [
        (GameKind::IncanGold, "Incan Gold", 2, 8),
        (GameKind::Gold, "Gold", 2, 5),
        (GameKind::LostTemple, "Lost Temple", 2, 8),
    ] {
        for places in 0..=u8::MAX {
            match check_setup(&setup(game, None, places)) {
                Ok(()) => assert!((least..=most).contains(&places)),
                Err(fault) => {
                    assert!(!(least..=most).contains(&places));
                    assert_eq!(fault.problem, format!("{title} has {least} to {most} seats, not {places}"));
                }
            }
        }
    }
}

#[test]
fn a_decision_takes_a_bounded_time() {
    let with = |pace| check_setup(&Setup { pace, ..setup(GameKind::Gold, None, 2) });
    for seconds in [5, 60, 600] {
        assert_eq!(with(Pace::Live { seconds }), Ok(()));
    }
    for days in [1, 14] {
        assert_eq!(with(Pace::Slow { days }), Ok(()));
    }
    let bad = [
        Pace::Live { seconds: 4 },
        Pace::Live { seconds: 601 },
        Pace::Slow { days: 0 },
        Pace::Slow { days: 15 },
    ];
    for pace in bad {
        let fault = with(pace).unwrap_err();
        assert_eq!(fault.problem, "the time for a decision must be 5 to 600 seconds, or 1 to 14 days");
    }
    assert_eq!(Pace::Live { seconds: 90 }.millis(), 90_000);
    assert_eq!(Pace::Slow { days: 14 }.millis(), 14 * 24 * 60 * 60 * 1000);
}

#[test]
fn faults_in_the_options_are_sentences() {
    assert_eq!(
        fault(GameKind::IncanGold, r#"{"open_tent":true}"#, 3),
        "options: unknown field `open_tent`, expected `edition` or `open_tents`"
    );
    assert_eq!(
        fault(GameKind::IncanGold, r#"{"edition":"mine"}"#, 3),
        r#"options: there is no edition "mine""#
    );
    assert_eq!(
        fault(GameKind::Gold, r#"{"start":2}"#, 2),
        "option start: there is no seat 2 at a table of 2, only 0 to 1"
    );
    let board = fault(GameKind::LostTemple, r#"{"board":"atlantis"}"#, 3);
    assert!(
        board.starts_with(r#"options: option board: there is no board "atlantis"; the boards are "#),
        "{board}"
    );
    for options in ["3", "[]", "[1]", r#""usual""#] {
        assert!(fault(GameKind::Gold, options, 2).starts_with("options: "), "{options}");
    }
}

#[test]
fn options_that_are_nested_too_deep_are_refused_without_overflow() {
    let deep = "[".repeat(30_000) + &"]".repeat(30_000);
    for game in GameKind::all() {
        assert!(fault(game, &deep, 2).starts_with("options: "));
        assert!(
            fault(game, &format!(r#"{{"board":{deep},"mines":{deep},"edition":{deep}}}"#), 2).len() < 1000
        );
    }
}

#[test]
fn options_that_are_left_out_are_the_usual_ones() {
    for game in GameKind::all() {
        assert_eq!(check_setup(&setup(game, None, 4)), Ok(()));
        assert_eq!(check_setup(&setup(game, Some("{}"), 4)), Ok(()));
    }
    let null: Setup = serde_json::from_str(r#"{"game":"gold","places":2,"options":null}"#).unwrap();
    assert!(null.options.is_none());
}
