//! Everything that is refused, by name, and what is sent twice.

use crate::common::{
    STRANGER, TestTable, all_told, commit, inputs, person, play, raw, replayed, seat, setup,
};
use bots::Level;
use catalog::GameKind;
use game_core::SplitMix;
use game_table::{EntryKind, Table, UpdateMode, UserId};
use wire::{Command, Pace, Phase, Refusal, Setup, SetupProblem, Unfinished};

fn incan_gold(places: u8) -> Setup {
    setup(GameKind::IncanGold, "{}", places)
}

/// Three people in the temple.
fn in_the_temple() -> TestTable {
    TestTable::started(incan_gold(3), 3, &[])
}

const TORCH: &str = r#""torch""#;

#[test]
fn a_choice_for_another_decision_is_stale() {
    let mut house = in_the_temple();
    let now = house.game(0).decision;
    for other in [0, 1, now - 1, now + 1, u64::MAX] {
        assert_eq!(house.refused(0, play(other, TORCH)), Refusal::StaleDecision { now });
    }
    // What others seal opens no new decision, so nobody's choice becomes stale by it.
    house.done(1, play(now, TORCH));
    house.done(2, play(now, TORCH));
    assert_eq!(house.game(0).decision, now);
    house.done(0, play(now, TORCH));
    let next = house.game(0).decision;
    assert!(next > now);
    assert_eq!(house.refused(0, play(now, TORCH)), Refusal::StaleDecision { now: next });
}

#[test]
fn a_choice_meant_for_one_game_is_never_taken_for_the_next() {
    let mut house = TestTable::started(incan_gold(2), 2, &[]);
    let mut asked = Vec::new();
    for _ in 0..2 {
        while !house.game(0).over {
            let game = house.game(0);
            asked.push(game.decision);
            (0..2).for_each(|user| _ = house.done(user, play(game.decision, r#""camp""#)));
        }
        house.done(0, Command::Start {});
    }
    assert!(asked.windows(2).all(|pair| pair[0] < pair[1]), "{asked:?}");
}

#[test]
fn a_player_who_is_not_asked_cannot_choose() {
    let mut house = TestTable::started(setup(GameKind::Gold, "{}", 3), 3, &[]);
    let game = house.game(0);
    let flip = game.legal[0].get().to_owned();
    assert_eq!(house.refused(1, play(game.decision, &flip)), Refusal::NotDue);
    assert_eq!(house.refused(2, play(game.decision, &flip)), Refusal::NotDue);
    assert!(house.game(1).legal.is_empty());
}

#[test]
fn a_sealed_choice_cannot_be_changed() {
    let mut house = in_the_temple();
    let now = house.game(0).decision;
    house.done(0, play(now, TORCH));
    assert_eq!(house.refused(0, play(now, r#""camp""#)), Refusal::AlreadyChosen);
    assert_eq!(house.refused(0, play(now, TORCH)), Refusal::AlreadyChosen);
    assert!(house.game(0).legal.is_empty());
}

#[test]
fn what_the_rules_do_not_have_is_illegal() {
    let mut house = in_the_temple();
    let now = house.game(0).decision;
    let deep = "[".repeat(20_000) + &"]".repeat(20_000);
    for action in [r#""run""#, "1", "null", "{}", r#"{"flip":1}"#, &deep] {
        assert_eq!(house.refused(0, play(now, action)), Refusal::IllegalAction);
    }
    let mut house = TestTable::started(setup(GameKind::Gold, "{}", 2), 2, &[]);
    let now = house.game(0).decision;
    assert_eq!(house.refused(0, play(now, r#"{"flip":64}"#)), Refusal::IllegalAction);
    house.done(0, play(now, r#"{"flip":5}"#));
    let now = house.game(0).decision;
    assert_eq!(house.refused(0, play(now, r#"{"flip":5}"#)), Refusal::IllegalAction, "it is face up");
}

#[test]
fn who_does_not_sit_there_can_only_sit_down() {
    let mut house = TestTable::with(incan_gold(3), 2, &[]);
    for command in [Command::Stand {}, commit(1), Command::Ready {}] {
        assert_eq!(house.refused(STRANGER, command), Refusal::NotSeated);
    }
    house.done(0, Command::Start {});
    let now = house.game(0).decision;
    for command in [play(now, TORCH), Command::Back {}, Command::Stand {}] {
        assert_eq!(house.refused(STRANGER, command), Refusal::NotSeated);
    }
}

fn commands_of_the_host() -> Vec<Command> {
    vec![
        Command::AddBot { place: None, level: Level::Guide },
        Command::Remove { place: 1 },
        Command::Swap { a: 0, b: 1 },
        Command::Change { setup: incan_gold(4) },
        Command::Start {},
        Command::Close {},
    ]
}

#[test]
fn only_the_host_arranges_the_table() {
    let mut house = TestTable::with(incan_gold(3), 2, &[]);
    for command in commands_of_the_host() {
        assert_eq!(house.refused(1, command.clone()), Refusal::NotHost);
        assert_eq!(house.refused(STRANGER, command), Refusal::NotHost);
    }
    for command in commands_of_the_host() {
        let plan = house.submit(0, &command).unwrap();
        assert!(!plan.entries.is_empty(), "the host can: {command:?}");
    }
}

#[test]
fn places_that_are_taken_or_not_there() {
    let mut house = TestTable::with(incan_gold(3), 2, &[]);
    let sit = |place| Command::Sit { place: Some(place) };
    let bot = |place| Command::AddBot { place: Some(place), level: Level::Porter };
    for place in [0, 1] {
        assert_eq!(house.refused(STRANGER, sit(place)), Refusal::PlaceTaken);
        assert_eq!(house.refused(0, bot(place)), Refusal::PlaceTaken);
    }
    for place in [3, 255] {
        assert_eq!(house.refused(STRANGER, sit(place)), Refusal::NoSuchPlace);
        assert_eq!(house.refused(0, bot(place)), Refusal::NoSuchPlace);
        assert_eq!(house.refused(0, Command::Remove { place }), Refusal::NoSuchPlace);
        assert_eq!(house.refused(0, Command::Swap { a: 0, b: place }), Refusal::NoSuchPlace);
        assert_eq!(house.refused(0, Command::Swap { a: place, b: 0 }), Refusal::NoSuchPlace);
    }
    assert_eq!(house.refused(0, Command::Remove { place: 2 }), Refusal::NoSuchPlace, "nobody sits there");
}

#[test]
fn a_full_table() {
    let mut house = TestTable::with(incan_gold(3), 2, &[Level::Porter]);
    assert_eq!(house.refused(STRANGER, Command::Sit { place: None }), Refusal::TableFull);
    assert_eq!(house.refused(0, Command::AddBot { place: None, level: Level::Porter }), Refusal::TableFull);
    assert_eq!(house.refused(0, Command::Change { setup: incan_gold(2) }), Refusal::TableFull);
    let too_many = Table::open(person(0), incan_gold(2), &[Level::Porter; 2], &inputs(1));
    assert_eq!(too_many.unwrap_err(), Refusal::TableFull);
}

#[test]
fn what_can_be_done_only_between_games() {
    let mut house = in_the_temple();
    for command in commands_of_the_host().into_iter().chain([commit(1), Command::Ready {}]) {
        assert_eq!(house.refused(0, command), Refusal::AlreadyStarted);
    }
    assert_eq!(house.refused(STRANGER, Command::Sit { place: None }), Refusal::AlreadyStarted);
    assert_eq!(house.refused(STRANGER, Command::Sit { place: Some(0) }), Refusal::AlreadyStarted);
}

#[test]
fn what_can_be_done_only_during_a_game() {
    let mut house = TestTable::with(incan_gold(3), 3, &[]);
    assert_eq!(house.refused(0, play(1, TORCH)), Refusal::NotStarted);
    assert_eq!(house.refused(0, Command::Back {}), Refusal::NotStarted);
}

#[test]
fn a_game_needs_players_and_a_person() {
    let mut house = TestTable::open(setup(GameKind::LostTemple, "{}", 8), &[]);
    assert_eq!(house.refused(0, Command::Start {}), Refusal::NotEnoughPlayers { least: 2 });
    house.done(0, Command::AddBot { place: None, level: Level::Porter });
    house.done(0, Command::AddBot { place: Some(5), level: Level::Guide });
    house.done(0, Command::Stand {});
    assert_eq!(house.refused(0, Command::Start {}), Refusal::NoPerson);
    house.done(1, Command::Sit { place: None });
    house.done(0, Command::Start {});
}

#[test]
fn a_setup_that_does_not_fit_is_refused_with_a_sentence() {
    let mut house = TestTable::with(incan_gold(3), 2, &[]);
    let change = |setup| Command::Change { setup };
    let bad = [
        (incan_gold(9), "Incan Gold has 2 to 8 seats, not 9"),
        (
            Setup { pace: Pace::Live { seconds: 4 }, ..incan_gold(3) },
            "the time for a decision must be 5 to 600 seconds, or 1 to 14 days",
        ),
        (setup(GameKind::Gold, r#"{"start":4}"#, 4), "there is no seat 4 at a table of 4, only 0 to 3"),
    ];
    for (setup, sentence) in bad {
        let Refusal::BadSetup { problem, .. } = house.refused(0, change(setup.clone())) else {
            panic!("another refusal")
        };
        assert!(problem.contains(sentence), "{problem}");
        assert!(Table::open(person(0), setup, &[], &inputs(1)).is_err());
    }
    // What fits the places may not fit those who came.
    house.done(0, change(setup(GameKind::Gold, r#"{"start":3}"#, 4)));
    let why = house.refused(0, Command::Start {});
    assert!(matches!(&why, Refusal::BadSetup { problem, .. } if problem.contains("there is no seat 3")));
    let unfit = SetupProblem::Unfit { game: GameKind::Gold, option: "start".to_owned(), seats: 2 };
    assert!(matches!(why, Refusal::BadSetup { reason, .. } if reason == unfit));
}

#[test]
fn a_bad_setup_is_refused_with_a_reason_for_programs() {
    let reason = |setup: Setup| match Table::open(person(0), setup, &[], &inputs(1)) {
        Err(Refusal::BadSetup { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    let seats = SetupProblem::Seats { game: GameKind::IncanGold, least: 2, most: 8 };
    assert_eq!(reason(incan_gold(1)), seats);
    for options in [r#"{"match":true,"mines":7}"#, r#"{"mines":[["pink"]]}"#] {
        let option = SetupProblem::Option { game: GameKind::Gold, option: "mines".to_owned() };
        assert_eq!(reason(setup(GameKind::Gold, options, 3)), option);
    }
    let other = SetupProblem::Option { game: GameKind::Gold, option: "other".to_owned() };
    assert_eq!(reason(setup(GameKind::Gold, r#"{"other":1}"#, 3)), other);
    let twice = r#"{"mines":[["green"],["green"],["red"]]}"#;
    let unfit = SetupProblem::Unfit { game: GameKind::Gold, option: "mines".to_owned(), seats: 5 };
    assert_eq!(reason(setup(GameKind::Gold, twice, 5)), unfit);
    assert_eq!(reason(setup(GameKind::Gold, "[]", 3)), SetupProblem::Options { game: GameKind::Gold });
    let hurried = Setup { pace: Pace::Live { seconds: 4 }, ..incan_gold(2) };
    assert_eq!(reason(hurried), SetupProblem::Time);
    // Mines for three fit a table of five seats: empty seats are removed at the start.
    let for_three = r#"{"mines":[["purple"],["green"],["red"]]}"#;
    assert!(Table::open(person(0), setup(GameKind::Gold, for_three, 5), &[], &inputs(1)).is_ok());
}

#[test]
fn options_are_stored_as_the_game_writes_them() {
    let padded = format!(r#"{{ "open_tents" :{}true }}"#, " ".repeat(50_000));
    let mut house = TestTable::with(setup(GameKind::IncanGold, &padded, 3), 2, &[]);
    let options = |house: &TestTable| house.table_view().setup.options.unwrap().get().to_owned();
    assert_eq!(options(&house), r#"{"open_tents":true}"#);
    house.done(0, Command::Change { setup: setup(GameKind::Gold, " { \"start\"\n: 1 } ", 3) });
    assert_eq!(options(&house), r#"{"start":1}"#);
}

#[test]
fn a_seat_that_a_bot_plays_has_to_be_taken_back_first() {
    let mut house = in_the_temple();
    let now = house.game(0).decision;
    house.happens(EntryKind::Away { seat: seat(1) });
    assert_eq!(house.refused(1, play(now, TORCH)), Refusal::StandIn);
    house.done(1, Command::Back {});
    house.done(1, play(now, TORCH));
}

#[test]
fn nothing_is_done_at_a_closed_table() {
    let mut house = TestTable::with(incan_gold(3), 2, &[]);
    house.done(0, Command::Close {});
    let more =
        [Command::Sit { place: None }, Command::Stand {}, commit(1), Command::Ready {}, Command::Back {}];
    for command in commands_of_the_host().into_iter().chain(more).chain([play(1, TORCH)]) {
        for user in [0, 1, STRANGER] {
            assert_eq!(house.refused(user, command.clone()), Refusal::Closed);
        }
    }
    assert!(house.table.abandon(Unfinished::Idle).unwrap().entries.is_empty());
    assert_eq!(house.table.may_enter(UserId(STRANGER)), Err(Refusal::Closed));
    assert_eq!(house.table.may_enter(UserId(1)), Ok(()), "who sat there can look");
}

#[test]
fn who_may_look() {
    let closed_doors = Setup { spectators: false, ..incan_gold(2) };
    let mut house = TestTable::with(closed_doors, 2, &[]);
    assert_eq!(house.table.may_enter(UserId(STRANGER)), Ok(()), "strangers may want to sit down");
    house.done(0, Command::Start {});
    assert_eq!(house.table.may_enter(UserId(STRANGER)), Err(Refusal::NoSpectators));
    assert!(house.table.look(UserId(STRANGER), None, UpdateMode::Live).game.is_none());
    assert_eq!(house.table.may_enter(UserId(1)), Ok(()));
    let house = TestTable::started(incan_gold(2), 2, &[]);
    assert_eq!(house.table.may_enter(UserId(STRANGER)), Ok(()));
    assert_eq!(house.game(STRANGER).seat, None);
}

#[test]
fn where_nobody_may_look_on_those_who_are_there_may_still_put_up_a_big_screen() {
    let closed_doors = Setup { spectators: false, ..incan_gold(3) };
    let mut house = TestTable::with(closed_doors, 1, &[]);
    house.done(0, Command::Stand {}); // Ana stays host and plays no more
    (1..3).for_each(|user| _ = house.done(user, Command::Sit { place: None }));
    (1..3).for_each(|user| _ = house.done(user, Command::Ready {}));
    assert_eq!(house.table.phase(), Phase::Playing);
    let screen = |house: &TestTable, user| house.table.look_on_screen(UserId(user), None, UpdateMode::Live);
    for user in [0, 1, 2] {
        assert_eq!(house.table.may_enter(UserId(user)), Ok(()));
        let update = screen(&house, user);
        assert_eq!(update.you, Some(wire::You::default()), "nobody sits at a screen");
        let game = update.game.unwrap();
        assert_eq!(
            (game.seat, game.legal.len()),
            (None, 0),
            "it has nobody's eyes, not even those of {user}"
        );
    }
    assert!(house.table.look(UserId(0), None, UpdateMode::Live).game.is_none());
    assert!(screen(&house, STRANGER).game.is_none());
    house.play_on(&mut SplitMix::new(1));
    assert!(screen(&house, 0).game.unwrap().over, "the host's shows the end too");
    // A later host is not shown what was played without spectators.
    house.done(STRANGER, Command::Sit { place: None });
    house.happens(EntryKind::Host { place: 2 });
    assert!(screen(&house, STRANGER).game.is_none());
}

#[test]
fn a_command_that_comes_twice_is_done_once() {
    let mut house = in_the_temple();
    let now = house.game(0).decision;
    let command = play(now, TORCH);
    let plan = house.table.submit(&person(0), 77, &command, &inputs(9)).unwrap();
    house.write(plan);
    let before = all_told(&house.table);
    // The same, and even another one under its number: what counts is that it was done.
    for again in [&command, &play(now, r#""camp""#), &Command::Start {}] {
        for table in [&house.table, &house.restarted()] {
            let plan = table.submit(&person(0), 77, again, &inputs(9)).unwrap();
            assert!(plan.entries.is_empty() && plan.ended.is_none());
        }
    }
    assert_eq!(all_told(&house.table), before);
    assert_eq!(
        house.table.submit(&person(0), 78, &command, &inputs(9)).unwrap_err(),
        Refusal::AlreadyChosen,
        "a new number is a new command"
    );
    let others = house.table.submit(&person(1), 77, &command, &inputs(9)).unwrap();
    assert!(!others.entries.is_empty(), "every user has their own numbers");
}

#[test]
fn a_command_is_marked_on_its_last_entry_so_that_half_of_it_never_counts_as_done() {
    let mut house = TestTable::with(incan_gold(2), 2, &[]);
    let plan = house.table.submit(&person(0), 5, &Command::Start {}, &inputs(9)).unwrap();
    let sent: Vec<bool> = plan.entries.iter().map(|entry| entry.command.is_some()).collect();
    assert_eq!(sent, [false, true], "the beginning and the first card");
    let written = house.write(plan);
    assert!(written[1].ends_with(r#""sent":{"user":0,"id":5}}"#), "{written:?}");
}

#[test]
fn entries_that_do_not_fit_are_found() {
    let house = in_the_temple();
    let broken = |text: &str| {
        let mut table = replayed(&house.written);
        let why = table.apply(&serde_json::from_str(text).unwrap()).unwrap_err();
        assert_eq!((why.version, table.version()), (house.table.version() + 1, house.table.version()));
        assert_eq!(all_told(&table), all_told(&house.table), "and change nothing");
        why.problem
    };
    for text in [
        r#"{"what":{"step":{"line":{"chance":"treasure-1"}}}}"#,
        r#"{"what":{"step":{"line":{"seat":7,"do":"torch"}}}}"#,
        r#"{"what":{"step":{"line":{"seat":0,"do":"sleep"}}}}"#,
        r#"{"what":{"step":{"line":[]}}}"#,
        r#"{"what":{"emptied":{"place":8}}}"#,
        r#"{"what":{"ready":{"place":8}}}"#,
        r#"{"what":{"swapped":{"a":0,"b":8}}}"#,
        r#"{"what":{"host":{"place":8}}}"#,
    ] {
        assert!(!broken(text).is_empty());
    }
    let none: [&game_table::Entry; 0] = [];
    assert!(Table::replay(crate::common::code(), none).is_err());
    let not_opened = EntryKind::Closed.into();
    assert!(Table::replay(crate::common::code(), [&not_opened]).is_err());
    let no_game = TestTable::with(incan_gold(2), 2, &[]);
    let mut table = no_game.restarted();
    let step = EntryKind::Step { line: raw(r#"{"seat":0,"do":"torch"}"#), stand_in: false };
    for what in [step, EntryKind::Away { seat: seat(0) }, EntryKind::Back { seat: seat(0) }] {
        assert!(table.apply(&what.into()).is_err());
    }
}
