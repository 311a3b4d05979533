//! What happens at a table between games: who sits where, who is the host, and the next game.

use crate::common::{STRANGER, TestTable, all_told, commit, reveal, salt, setup};
use bots::Level;
use catalog::GameKind;
use game_core::SplitMix;
use game_table::{Entry, EntryKind, OtherRules, Table, UpdateMode, UserId};
use wire::{Command, FirstPlayer, Phase, Setup, Unfinished};

fn incan_gold(places: u8) -> Setup {
    setup(GameKind::IncanGold, "{}", places)
}

/// Who sits where: people by name, the host with a star, and bots by their level.
fn names(house: &TestTable) -> Vec<String> {
    assert_eq!(all_told(&house.restarted()), all_told(&house.table));
    let name = |sitter: wire::Sitter| match sitter.bot {
        Some(level) => format!("{level:?}"),
        None => sitter.name + if sitter.host { "*" } else { "" },
    };
    house.table_view().places.into_iter().map(|sitter| sitter.map_or("-".to_owned(), name)).collect()
}

/// A table of two at which a game is over.
fn after_a_game() -> TestTable {
    let mut house = TestTable::started(incan_gold(3), 2, &[]);
    house.play_on(&mut SplitMix::new(1));
    assert_eq!(house.table.phase(), Phase::Over);
    house
}

#[test]
fn people_sit_down_move_and_stand_up() {
    let mut house = TestTable::open(incan_gold(4), &[Level::Oracle]);
    assert_eq!(names(&house), ["Ana*", "Oracle", "-", "-"]);
    house.done(1, Command::Sit { place: Some(3) });
    assert_eq!(names(&house), ["Ana*", "Oracle", "-", "Ben"]);
    house.done(1, Command::Sit { place: None });
    assert_eq!(names(&house), ["Ana*", "Oracle", "Ben", "-"], "Ben moves, and does not sit there twice");
    house.done(1, Command::Stand {});
    assert_eq!(names(&house), ["Ana*", "Oracle", "-", "-"]);
    let you = |user| house.table.look(UserId(user), None, UpdateMode::Live).you.unwrap();
    assert_eq!((you(0).place, you(0).host), (Some(0), true));
    assert_eq!((you(1).place, you(1).host), (None, false));
}

#[test]
fn the_host_arranges_the_places() {
    let mut house = TestTable::with(incan_gold(5), 3, &[Level::Porter]);
    assert_eq!(names(&house), ["Ana*", "Porter", "Ben", "Cleo", "-"]);
    house.done(2, commit(3));
    house.done(0, Command::Swap { a: 0, b: 3 });
    assert_eq!(names(&house), ["Cleo", "Porter", "Ben", "Ana*", "-"]);
    assert_eq!(
        house.table_view().places[0].as_ref().unwrap().hash,
        Some(salt(3).commitment()),
        "her promise comes along"
    );
    house.done(0, Command::Swap { a: 1, b: 4 });
    assert_eq!(names(&house), ["Cleo", "-", "Ben", "Ana*", "Porter"]);
    house.done(0, Command::Remove { place: 2 });
    house.done(0, Command::AddBot { place: Some(2), level: Level::Guide });
    assert_eq!(names(&house), ["Cleo", "-", "Guide", "Ana*", "Porter"]);
    house.done(0, Command::Change { setup: incan_gold(4) });
    assert_eq!(names(&house), ["Cleo", "Porter", "Guide", "Ana*"], "who sits beyond the last place moves up");
    house.done(0, Command::Change { setup: incan_gold(6) });
    assert_eq!(names(&house), ["Cleo", "Porter", "Guide", "Ana*", "-", "-"]);
    let listed = house.table.listed().names;
    assert_eq!((listed[0].as_str(), listed[3].as_str()), ("Cleo", "Ana"));
}

#[test]
fn empty_places_go_when_a_game_begins_and_come_back_after_it() {
    let mut house = TestTable::with(incan_gold(5), 1, &[]);
    house.done(1, Command::Sit { place: Some(4) });
    house.done(0, Command::Start {});
    assert_eq!(names(&house), ["Ana*", "Ben"]);
    assert_eq!(house.game(1).seat.unwrap().index(), 1);
    house.play_on(&mut SplitMix::new(1));
    assert_eq!(names(&house), ["Ana*", "Ben", "-", "-", "-"]);
}

#[test]
fn when_the_host_leaves_the_next_person_is_host() {
    let mut house = TestTable::with(incan_gold(4), 3, &[Level::Porter]);
    house.done(0, Command::Stand {});
    assert_eq!(names(&house), ["-", "Porter", "Ben*", "Cleo"]);
    house.done(1, Command::Stand {});
    assert_eq!(names(&house), ["-", "Porter", "-", "Cleo*"]);
    house.done(2, Command::Stand {});
    assert_eq!(names(&house), ["-", "Porter", "-", "-"]);
    house.done(2, Command::Sit { place: Some(3) });
    assert_eq!(names(&house), ["-", "Porter", "-", "Cleo*"], "with nobody else there she stays the host");
}

#[test]
fn the_host_who_leaves_during_a_game_stays_host() {
    let mut house = TestTable::started(incan_gold(2), 2, &[]);
    house.done(0, Command::Stand {});
    assert_eq!(names(&house), ["Ana*", "Ben"]);
}

#[test]
fn the_host_starts_the_next_game() {
    let mut house = after_a_game();
    let bound_to = house.table.commitment();
    house.done(1, commit(5));
    house.done(0, Command::Start {});
    house.done(1, reveal(5));
    assert_eq!((house.game(0).id.as_str(), house.table_view().games), ("kamo-tiru-2", 2));
    assert_eq!(house.table.commitment(), bound_to, "shown before, and still there");
    house.play_on(&mut SplitMix::new(2));
    let commitments: Vec<String> = house
        .ended
        .iter()
        .map(|ended| {
            let reader = catalog::record::Reader::new(ended.record.as_bytes()).unwrap();
            let verified = catalog::verify(reader).unwrap();
            assert_eq!(verified.id, ended.id);
            verified.commitment.to_string()
        })
        .collect();
    assert_ne!(commitments[0], commitments[1]);
    assert_eq!(commitments[1], bound_to.to_string());
    assert_ne!(commitments[1], house.table.commitment().to_string());
    let ids: Vec<&str> = house.ended.iter().map(|ended| ended.id.as_str()).collect();
    assert_eq!(ids, ["kamo-tiru-1", "kamo-tiru-2"]);
}

#[test]
fn when_all_are_ready_the_next_game_starts_by_itself() {
    let mut house = after_a_game();
    house.done(0, Command::AddBot { place: None, level: Level::Porter });
    house.done(1, Command::Ready {});
    assert_eq!(house.table.phase(), Phase::Over);
    assert!(house.table_view().places[1].as_ref().unwrap().ready);
    assert_eq!(names(&house), ["Ana*", "Ben", "Porter"]);
    let written = house.done(0, Command::Ready {});
    assert_eq!((house.table.phase(), house.game(0).id.as_str()), (Phase::Playing, "kamo-tiru-2"));
    assert!(written[1].contains("started"), "{written:?}");
    assert!(house.table_view().places.iter().flatten().all(|sitter| !sitter.ready && sitter.hash.is_none()));
    assert_eq!(all_told(&house.restarted()), all_told(&house.table));
}

#[test]
fn being_ready_starts_nothing_at_a_table_that_gathers_or_has_too_few() {
    let mut house = TestTable::with(incan_gold(2), 2, &[]);
    (0..2).for_each(|user| _ = house.done(user, Command::Ready {}));
    assert_eq!(house.table.phase(), Phase::Gathering);
    let mut house = after_a_game();
    house.done(1, Command::Stand {});
    house.done(0, Command::Ready {});
    assert_eq!(house.table.phase(), Phase::Over);
}

#[test]
fn where_the_host_only_looks_on_those_who_play_start_when_they_are_ready() {
    let mut house = TestTable::with(incan_gold(3), 1, &[]);
    house.done(0, Command::Stand {});
    (1..3).for_each(|user| _ = house.done(user, Command::Sit { place: None }));
    house.done(1, Command::Ready {});
    assert_eq!(house.table.phase(), Phase::Gathering);
    house.done(2, Command::Ready {});
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(house.game(0).seat, None, "the host's screen shows what all may see");
}

#[test]
fn who_sits_down_after_a_game_sees_it_as_a_spectator() {
    let mut house = after_a_game();
    house.done(1, Command::Stand {});
    house.done(2, Command::Sit { place: Some(1) });
    assert_eq!(house.game(2).seat, None, "the newcomer has Ben's seat, but not Ben's view");
    assert_eq!(house.game(1).seat.unwrap().index(), 1, "Ben has");
    let fresh = |user| {
        let mut update = house.table.look(UserId(user), None, UpdateMode::CatchUp);
        (update.table, update.you) = (None, None);
        serde_json::to_string(&update).unwrap()
    };
    assert_eq!(fresh(2), fresh(STRANGER));
}

#[test]
fn who_sits_down_after_a_game_behind_closed_doors_sees_nothing_of_it() {
    let mut house = TestTable::started(Setup { spectators: false, ..incan_gold(3) }, 2, &[]);
    house.play_on(&mut SplitMix::new(1));
    house.done(2, Command::Sit { place: None });
    // Doors that are opened now do not open on what was played behind them.
    house.done(0, Command::Change { setup: incan_gold(3) });
    for user in [2, STRANGER] {
        for since in [None, Some(1), Some(house.table.version() - 1)] {
            assert!(house.table.look(UserId(user), since, UpdateMode::CatchUp).game.is_none());
        }
    }
    assert!(house.game(1).over);
}

#[test]
fn a_table_that_was_left_alone_is_closed() {
    let mut house = after_a_game();
    let plan = house.table.abandon(Unfinished::Idle).unwrap();
    assert_eq!(house.write(plan), [r#"{"what":"closed"}"#]);
    assert_eq!(house.table.phase(), Phase::Closed);
    assert!(house.game(0).over, "its last game can still be looked at by those who played");
}

#[test]
fn a_fresh_look_shows_everything_and_no_news_come_twice() {
    let mut house = TestTable::with(incan_gold(3), 2, &[]);
    let version = house.table.version();
    let update = house.table.look(UserId(0), Some(version), UpdateMode::Live);
    assert!(update.table.is_none() && update.you.is_none() && update.game.is_none());
    house.done(1, Command::Ready {});
    let update = house.table.look(UserId(0), Some(version), UpdateMode::Live);
    assert_eq!((update.since, update.version), (Some(version), version + 1));
    assert!(update.table.is_some() && update.you.is_some());
    house.done(0, Command::Start {});
    let version = house.table.version();
    let decision = house.game(0).decision;
    house.done(0, crate::common::play(decision, r#""torch""#));
    let update = house.table.look(UserId(1), Some(version), UpdateMode::Live);
    assert!(update.table.is_none(), "only the game has changed");
    assert_eq!(update.game.unwrap().events.len(), 1);
    let ahead = house.table.look(UserId(1), Some(version + 100), UpdateMode::CatchUp);
    assert_eq!(ahead.since, None, "a version that does not exist yet can't be continued");
}

#[test]
fn a_name_goes_over_the_wire_but_never_a_number_of_a_user() {
    let mut house = TestTable::with(incan_gold(2), 1, &[]);
    let odd = game_table::Person { user: UserId(987_654_321), name: "Odd".to_owned() };
    let plan = house.table.submit(&odd, 1, &Command::Sit { place: None }, &crate::common::inputs(9)).unwrap();
    house.write(plan);
    house.done(0, Command::Start {});
    assert!(all_told(&house.table).iter().any(|text| text.contains("Odd")));
    assert!(all_told(&house.table).iter().all(|text| !text.contains("987654321")));
}

/// Its steps may mean something else today, so they are not tried: the table cannot be read, and it is said why.
#[test]
fn a_game_by_other_rules_is_known_by_its_version() {
    let house = TestTable::started(setup(GameKind::LostTemple, "{}", 2), 2, &[]);
    let current = r#","rules":2"#;
    let begun_by = |rules: &str| {
        let entry = |text: &String| serde_json::from_str(&text.replace(current, rules)).unwrap();
        let entries: Vec<Entry> = house.written.iter().map(entry).collect();
        let started =
            entries.iter().position(|entry| matches!(entry.kind, EntryKind::Started { .. })).unwrap();
        (started as u64 + 1, Table::replay(crate::common::code(), &entries).err())
    };
    assert_eq!(begun_by(current).1, None);
    for (written, rules, older) in [("", 1, true), (r#","rules":1"#, 1, true), (r#","rules":3"#, 3, false)] {
        let (started, broken) = begun_by(written);
        let broken = broken.unwrap();
        let other = OtherRules { game: GameKind::LostTemple, rules };
        assert_eq!((broken.version, broken.other_rules), (started, Some(other)), "{written}");
        assert_eq!(other.are_older(), older);
    }
}

/// Games written before entries named the rules version use version 1, and continue if that is still supported.
#[test]
fn a_game_that_names_no_version_is_by_the_first_one() {
    let house = TestTable::started(incan_gold(2), 2, &[]);
    let named = r#","rules":1"#;
    assert_eq!(house.written.iter().filter(|entry| entry.contains(named)).count(), 1);
    let entry = |text: &String| serde_json::from_str(&text.replace(named, "")).unwrap();
    let entries: Vec<Entry> = house.written.iter().map(entry).collect();
    let table = Table::replay(crate::common::code(), &entries).unwrap();
    assert_eq!(all_told(&table), all_told(&house.table));
}

/// The seat that the options of the table name as the first player of Gold.
fn first_player(house: &TestTable) -> u64 {
    let options: serde_json::Value =
        serde_json::from_str(house.table.setup().options.as_ref().unwrap().get()).unwrap();
    options["start"].as_u64().unwrap_or(0)
}

/// Who begins three games in a row between three players, the first of whom was agreed to be at seat 1.
fn first_players(first: FirstPlayer) -> (TestTable, Vec<u64>) {
    let agreed = Setup { first, ..setup(GameKind::Gold, r#"{"start":1}"#, 3) };
    let mut house = TestTable::with(agreed, 3, &[]);
    let mut seats = Vec::new();
    for game in 0..3 {
        house.done(0, Command::Start {});
        seats.push(first_player(&house));
        house.play_on(&mut SplitMix::new(game));
        names(&house); // the same after a restart
    }
    (house, seats)
}

#[test]
fn the_next_games_find_their_first_player() {
    assert_eq!(first_players(FirstPlayer::Fixed).1, [1, 1, 1]);
    let (mut house, seats) = first_players(FirstPlayer::Rotate);
    assert_eq!(seats, [1, 2, 0]);
    // Whom the host chooses comes first.
    house.done(0, Command::Change { setup: setup(GameKind::Gold, r#"{"start":2}"#, 3) });
    house.done(0, Command::Start {});
    assert_eq!(first_player(&house), 2);

    let (mut house, _) = first_players(FirstPlayer::Loser);
    let ranks: Vec<u8> = house.ended.last().unwrap().seats.iter().map(|(_, _, rank)| *rank).collect();
    let loser = ranks.iter().position(|rank| Some(rank) == ranks.iter().max()).unwrap();
    house.done(0, Command::Swap { a: 0, b: loser as u8 }); // the loser is found at another place
    house.done(0, Command::Start {});
    assert_eq!(first_player(&house), 0);

    let (house, seats) = first_players(FirstPlayer::Random);
    assert!(seats.iter().all(|seat| *seat < 3));
    let record = &house.ended.last().unwrap().record;
    assert!(record.contains(&format!("\"start\":{}", seats[2])) || seats[2] == 0, "{record}");
}

#[test]
fn what_changes_nothing_writes_nothing() {
    let mut house = TestTable::with(setup(GameKind::Gold, r#"{"match":true}"#, 4), 1, &[Level::Guide]);
    let ready_to_play = |house: &mut TestTable| {
        house.done(0, Command::Change { setup: Setup { public: false, ..setup(GameKind::Gold, "{}", 4) } });
        house.done(0, pick(&["blue"]));
        house.done(0, commit(3));
        house.done(1, Command::Sit { place: None });
        house.done(1, Command::Ready {});
    };
    ready_to_play(&mut house);
    let (version, before) = (house.table.version(), all_told(&house.table));
    house.done(0, Command::Change { setup: Setup { public: false, ..setup(GameKind::Gold, "{}", 4) } });
    // The same with the defaults in it.
    let spelled_out = setup(GameKind::Gold, r#"{"match":false}"#, 4);
    house.done(0, Command::Change { setup: Setup { public: false, ..spelled_out } });
    house.done(0, pick(&["blue"]));
    house.done(0, commit(3));
    house.done(0, Command::Swap { a: 1, b: 1 });
    house.done(1, Command::Ready {});
    assert_eq!((house.table.version(), all_told(&house.table)), (version, before));
    house.done(0, Command::Change { setup: Setup { public: true, ..setup(GameKind::Gold, "{}", 4) } });
    house.done(0, pick(&[]));
    house.done(0, commit(4));
    house.done(0, Command::Swap { a: 1, b: 0 });
    assert_eq!(house.table.version(), version + 4);
}

#[test]
fn no_options_are_the_same_as_empty_ones() {
    let (without, empty) = (Setup { options: None, ..incan_gold(3) }, incan_gold(3));
    for (first, then) in [(&without, &empty), (&empty, &without)] {
        let mut house = TestTable::with(first.clone(), 1, &[]);
        let version = house.table.version();
        house.done(0, Command::Change { setup: then.clone() });
        assert_eq!(house.table.version(), version);
    }
}

fn pick(values: &[&str]) -> Command {
    let values = values.iter().map(|value| value.to_string()).collect();
    Command::Pick { option: "mines".to_owned(), values, place: None }
}
