//! One test or more for every rule about the components, the board and the start: L-01 to L-06.

use crate::common::{Expedition, at, board_json, options, set_up, trail};
use game_core::{Game, Illegal, Private, Turn, Viewer};
use lost_temple_rules::Action::{Name, PayGems, Steps, Take};
use lost_temple_rules::Character::*;
use lost_temple_rules::{
    BANK, Board, Chance, Character, Event, MAX_SPACES, Options, Space, State, TOKENS, Token,
};

/// Space:           1234567890123456789012345
const TRACK: &str = "v.e.j.t..eT.v.j..e.j.t..T";

#[test]
fn l_01_the_box_has_50_gems_8_machetes_18_tokens_and_9_characters() {
    assert_eq!((BANK.gems, BANK.machetes, TOKENS), (50, 8, 18));
    assert_eq!(Board::shipped()[0].tokens().total(), 18);
    let table = set_up(&Options::default(), 2, &[]);
    assert_eq!(table.chance_total(), 9, "nine cards are shuffled for the selection");
    assert!(!table.possible(Chance::Up(Mandarin)), "the tenth is optional");
    for seats in 2..=8 {
        assert_eq!(State::new(&Options::default(), seats).unwrap().seats(), seats);
    }
    for seats in [0, 1, 9, usize::MAX] {
        let refused = State::new(&Options::default(), seats).unwrap_err().to_string();
        assert_eq!(refused, format!("Lost Temple is for 2 to 8 players, not {seats}"));
    }
}

#[test]
fn l_02_two_to_five_race_to_the_second_great_temple_six_and_more_to_the_first() {
    let board = options(TRACK, &[]).board;
    for seats in 2..=8 {
        assert_eq!(board.finish(seats), if seats < 6 { 25 } else { 11 });
        let table = trail(TRACK, &vec![(1, 0, false); seats], &[]);
        assert_eq!(table.view(Viewer::Spectator).finish, board.finish(seats));
    }
    assert_eq!(
        (board.space(5), board.space(11), board.space(0)),
        (Space::Jungle, Space::GreatTemple, Space::Plain)
    );
    assert!(board.space(11).is_temple() && board.space(7).is_temple() && !board.space(1).is_temple());
}

#[test]
fn l_03_the_shipped_boards_keep_what_is_known_of_the_printed_one() {
    assert_eq!(Options::default().board.name(), "expedition", "records rely on it");
    assert_eq!(State::usual_options().board.name(), "highlands");
    assert!(Board::shipped().iter().map(|board| board.name()).eq(Board::NAMES));
    Board::shipped().iter().for_each(|board| keeps_what_is_known(board));
}

fn keeps_what_is_known(board: &Board) {
    assert!(board.about().is_some_and(|about| about.contains("our own")));
    assert!((35..=50).contains(&board.spaces().len()));
    let start = |character| board.start(character).expect("the nine characters have starts");
    assert_eq!((start(Shaman).place, start(Shaman).gems), (1, 0));
    assert!(start(Scout).machete && start(Child).machete);
    let plain: Vec<_> =
        Character::all().filter_map(|it| board.start(it)).filter(|start| !start.machete).collect();
    assert!(plain.is_sorted_by_key(|start| (start.place, start.gems)), "further back is richer");
    for token in Token::all() {
        assert!(board.count(token) > 0, "{token}");
    }
    assert_eq!(board.count(Token::Idol), 2);
    assert_eq!(board.start(Mandarin), None);
}

#[test]
fn l_03_every_fault_of_a_board_is_named_at_once() {
    let text = r#"{"name":7,"about":false,"legend":{"deep":[1,2]},
        "track":"x.x.TTTj","starts":{
            "shaman":{"place":0,"gems":1},"thief":{"place":21,"gems":2.5},"seer":{"place":"2","gems":-1},
            "priest":[],"elder":{"gems":51,"color":"red"},"artisan":{"place":1,"gems":50,"machete":1},
            "scout":{"place":1},"scout":{"place":1,"gems":50,"machete":true},
            "mandarin":{"place":1,"gems":1},"wizard":null},
        "tokens":{"idol":3,"gems+4":-1,"gems-2":null,"forward+3":4,"forward+4":1,"back-2":1.0,"machete+":2}}"#;
    let error = Board::from_json(text).unwrap_err();
    let faults: Vec<String> = error.faults.iter().map(ToString::to_string).collect();
    let expected = [
        r#"unknown key "legend""#,
        "name is not a string",
        "about is not a string",
        "the track has 'x' at space 1; a space is one of . e j v t T",
        "the track must have exactly two great temples T, not 3",
        "the track does not end with a great temple T",
        "the track must have exactly three deep jungle spaces j, not 1",
        "the track has no village v before its first great temple",
        "the track has no chance space e",
        "starts: scout is given twice",
        r#"starts: "mandarin" is not one of the nine characters"#,
        r#"starts: "wizard" is not one of the nine characters"#,
        "starts: shaman: place is 0; it must be 1 to 20",
        "starts: thief: place is 21; it must be 1 to 20",
        "starts: thief: gems is not a whole number",
        "starts: seer: place is not a whole number",
        "starts: seer: gems is -1; it must not be negative",
        "starts: priest is not an object",
        r#"starts: elder: unknown key "color""#,
        "starts: elder: place is missing",
        "starts: elder: gems is 51; the bank has only 50",
        "starts: artisan: machete must be true or false",
        "starts: canoe is missing",
        "starts: child is missing",
        "starts: the eight richest have 101 gems; the bank has only 50",
        r#"tokens: unknown token "forward+4""#,
        "tokens: gems+4 is -1; it must not be negative",
        "tokens: gems-2 is not a whole number",
        "tokens: back-2 is not a whole number",
        "tokens: machete- is missing",
        "tokens: there must be 18 in total, not 9",
        "tokens: there must be exactly 2 idols, not 3",
    ];
    assert_eq!(faults, expected);
}

#[test]
fn l_03_each_rule_for_boards_is_enforced_on_its_own() {
    let good = board_json(TRACK, &[]);
    assert!(Board::from_json(&good).is_ok());
    let refused = |from: &str, to: &str| {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good);
        let error = Board::from_json(&bad).unwrap_err();
        assert_eq!(error.faults.len(), 1, "{error}");
        error.to_string()
    };
    assert!(refused(TRACK, &TRACK.replacen('.', "?", 1)).contains("'?' at space 2"));
    assert!(refused(TRACK, &TRACK.replacen('T', ".", 1)).contains("two great temples T, not 1"));
    assert!(refused(TRACK, &format!("{TRACK}.")).contains("does not end"));
    assert!(refused(TRACK, &TRACK.replacen('j', ".", 1)).contains("three deep jungle spaces j, not 2"));
    assert!(refused(TRACK, &TRACK.replacen('v', ".", 1)).contains("no village"));
    assert!(refused(TRACK, &TRACK.replace('e', ".")).contains("no chance"));
    assert!(refused(TRACK, &TRACK.replacen('.', &"e".repeat(15), 1)).contains("18 chance spaces"));
    assert!(refused(TRACK, &TRACK.replacen('.', &".".repeat(MAX_SPACES), 1)).contains("at most 200"));
    assert!(refused(r#""name":"test","#, "").contains("name is missing"));
    assert!(refused(r#""machete+":2"#, r#""machete+":3"#).contains("18 in total, not 19"));
    assert!(refused(r#""idol":2,"gems+4":3"#, r#""idol":1,"gems+4":4"#).contains("exactly 2 idols, not 1"));
    assert!(refused(r#""gems":0"#, r#""gems":0,"hats":1"#).contains("hats"));
    assert!(refused(r#""place":1"#, r#""place":null"#).contains("not a whole number"));
    assert_eq!(Board::from_json("[]").unwrap_err().to_string(), "a board must be a JSON object");
    assert!(Board::from_json(&good[1..]).unwrap_err().to_string().starts_with("this is not JSON"));
    let longest = TRACK.replacen('.', &".".repeat(MAX_SPACES - TRACK.len() + 1), 1);
    assert_eq!(Board::from_json(&board_json(&longest, &[])).unwrap().spaces().len(), MAX_SPACES);
    let richest = [(20, 50, true), (1, 0, true)];
    assert_eq!(Board::from_json(&board_json(TRACK, &richest)).unwrap().rear(), -19);
    // Nine starts with gems for eight seats: the poorest may stay away.
    let eight = [(1, 7, false); 9].map(|(place, _, machete)| (place, 6, machete));
    assert!(Board::from_json(&board_json(TRACK, &eight)).is_ok(), "8 times 6 is 48");
    assert!(Board::from_json(&board_json(TRACK, &[(1, 7, false); 9])).is_err(), "8 times 7 is 56");
}

#[test]
fn l_03_a_hostile_board_is_refused_without_repeating_it() {
    let keys: String = (0..10_000).map(|key| format!(r#""{key}{}":[[]],"#, "z".repeat(100))).collect();
    let error = Board::from_json(&format!("{{{keys}\"name\":\"x\"}}")).unwrap_err();
    assert!(error.faults.len() <= 50 && error.to_string().len() < 5_000);
    assert!(error.to_string().ends_with("more errors"));
    let long = Board::from_json(&board_json(&"é".repeat(1_000_000), &[])).unwrap_err();
    assert_eq!(long.to_string(), "the track has 1000000 spaces; it may have at most 200");
    let deep = "[".repeat(100_000);
    assert!(Board::from_json(&deep).is_err());
    assert!(serde_json::from_str::<Options>(&format!(r#"{{"board":{{"name":{deep}"#)).is_err());
}

#[test]
fn l_04_start_cards_first_then_a_token_for_every_event_space_of_the_board() {
    let mut table = game_testkit::Script::<State>::new(&options(TRACK, &[(4, 3, true), (2, 5, false)]), 6);
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.refuses_chance(Chance::Token(Token::Idol)), Illegal::Outcome);
    assert_eq!(table.table().positions.as_slice(), [None; 6]);
    table.chance(Chance::Start(Thief));
    let started = Event::Started { seat: at(0), card: Thief, position: -1, gems: 5, machetes: 0 };
    assert_eq!(table.events, [started]);
    assert_eq!(table.refuses_chance(Chance::Start(Thief)), Illegal::Outcome, "each card is dealt once");
    assert_eq!(table.refuses_chance(Chance::Start(Mandarin)), Illegal::Outcome, "the tenth is not dealt");
    table.chance(Chance::Start(Shaman));
    assert_eq!(table.table().positions.as_slice()[..3], [Some(-1), Some(-3), None]);
    assert_eq!((table.table().gems.as_slice()[..2].to_vec(), table.table().machetes[at(1)]), (vec![5, 3], 1));
    for card in [Child, Canoe, Scout, Seer] {
        table.chance(Chance::Start(card));
    }
    assert_eq!(table.table().round, 0);
    assert_eq!(table.refuses_chance(Chance::Start(Elder)), Illegal::Outcome);
    assert_eq!(table.chance_total(), 18);
    for (token, space) in [(Token::Idol, 3), (Token::Idol, 10), (Token::Back, 18)] {
        assert_eq!((table.table().round, table.table().idol), (0, None));
        table.chance(Chance::Token(token));
        let laid = Event::TokenLaid { space, token: Private::nobody(token) };
        assert_eq!(table.events[0], laid);
        assert_eq!(table.told(0)[0], Event::TokenLaid { space, token: None.into() }, "seen by nobody");
    }
    // Space 18 lies behind the first great temple, where six players race to.
    assert_eq!(table.table().tokens, [(3, Token::Idol), (10, Token::Idol), (18, Token::Back)]);
    assert_eq!(table.table().round, 1);
    assert!(table.possible(Chance::Up(Thief)), "the start cards are given back");
    assert!(!table.possible(Chance::Token(Token::Idol)));
}

#[test]
fn l_05_gems_and_machetes_are_seen_by_all() {
    let table = trail(TRACK, &[(1, 3, true), (2, 4, false), (3, 0, true)], &[]);
    for viewer in Viewer::all(3) {
        let view = table.view(viewer);
        let purses: Vec<(u8, u8)> =
            view.explorers.as_slice().iter().map(|it| (it.gems, it.machetes)).collect();
        assert_eq!(purses, [(3, 1), (4, 0), (0, 1)]);
        assert_eq!((view.bank.gems, view.bank.machetes), (43, 6));
    }
}

#[test]
fn l_06_start_values_come_from_the_bank_and_payments_go_back() {
    let mut table = trail(TRACK, &[(1, 7, true), (1, 0, false)], &[]);
    assert_eq!((table.table().bank.gems, table.table().bank.machetes), (43, 7));
    table.select(&[&[Scout, Artisan], &[Priest, Child]]);
    table.act(0, Take(true)).act(0, Steps(1));
    assert_eq!(table.table().bank.machetes, 6);
    assert_eq!(table.gems(), [9, 1], "each took a gem for each character called so far");
    assert_eq!(table.table().bank.gems, 40);
    table.act(0, PayGems(3));
    assert_eq!(table.gems(), [6, 2], "and another one for the Child");
    assert_eq!(table.table().bank.gems, 42);
}

#[test]
fn l_06_the_bank_running_dry_gives_what_is_left() {
    // 47 gems are out. The Shaman and the Thief take two of the last three, and a token of four brings the last one.
    let mut table = trail("e.v.j.j.jTT", &[(1, 25, false), (2, 22, false)], &[Token::GainGems]);
    assert_eq!(table.table().bank.gems, 3);
    table.select(&[&[Thief, Shaman], &[Child, Canoe]]);
    table.act(0, Name(Elder)).act(0, Name(Elder)).act(0, Steps(1));
    assert_eq!(table.table().bank.gems, 1);
    table.replace(Token::Back);
    assert!(table.saw(&Event::GemsByToken { seat: at(0), gems: 1 }));
    // So the Canoe finds none, but pays its 22, of which the Child then takes one.
    assert!(table.saw(&Event::TookGem { seat: at(1), gems: 0 }));
    assert!(table.saw(&Event::Paid { seat: at(1), gems: 22 }));
    assert!(table.saw(&Event::TookGem { seat: at(1), gems: 1 }));
    assert_eq!(table.gems(), [28, 1]);
    assert_eq!(table.table().bank.gems, 21);
}

#[test]
fn l_06_no_more_than_eight_machetes() {
    let mut table = trail("v.jjj.e.TT", &[(1, 0, true); 8], &[]);
    assert_eq!(table.table().bank.machetes, 0);
    let all = [Shaman, Thief, Seer, Priest, Elder, Artisan, Scout, Canoe];
    table.select(&all.each_ref().map(std::slice::from_ref));
    table.act(0, Name(Child)).act(1, Name(Child)).act(1, Steps(1)).act(2, Steps(1));
    assert_eq!(table.legal(5), [Steps(1), Steps(2)], "the Artisan is not asked to take what is not there");
}
