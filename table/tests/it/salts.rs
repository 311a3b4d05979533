//! Salts are promised by their hash and revealed when the game is agreed on; a missing one calls the deal off, for everyone to see.

use crate::common::{STRANGER, TestTable, all_told, commit, inputs, person, replayed, reveal, salt, setup};
use bots::Level;
use catalog::GameKind;
use catalog::games::incan_gold::rules::{Options, State};
use catalog::record::Reader;
use fair::{Proof, Scheme, Secret, VoidedDeal};
use game_core::{Game, SplitMix};
use game_table::{Change, EntryKind, Session, SessionConfig, UserId, Visitor};
use wire::{Command, Phase, Refusal, Setup, StartStep, TableView, ToClient, Unfinished};

const ONLINE: SessionConfig = SessionConfig { has_clock: true, bot_pause: 0 };

fn incan_gold(places: u8) -> Setup {
    setup(GameKind::IncanGold, "{}", places)
}

/// Ana, a bot, and more people, who have all promised a salt: the number of each is the user's, plus 1.
fn promised(people: i64) -> TestTable {
    let mut house = TestTable::with(incan_gold(8), people, &[Level::Porter]);
    (0..people).for_each(|user| _ = house.done(user, commit(user as u8 + 1)));
    house
}

/// The proof in a record that verifies.
fn proof(record: &str) -> Proof {
    catalog::verify(Reader::new(record.as_bytes()).unwrap()).unwrap();
    let header: serde_json::Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    serde_json::from_value(header[Proof::KEY].clone()).unwrap()
}

/// The proof of the game that is being played, once it is over.
fn proof_after(house: &mut TestTable) -> Proof {
    house.play_on(&mut SplitMix::new(3));
    proof(&house.ended.last().unwrap().record)
}

#[test]
fn a_promise_is_shown_to_everyone_and_may_be_replaced() {
    let mut house = TestTable::with(incan_gold(3), 2, &[]);
    house.done(1, commit(61));
    house.done(1, commit(62));
    for told in all_told(&house.table).iter().filter(|told| told.contains(r#""places""#)) {
        assert!(!told.contains(&salt(61).commitment().to_string()), "the first one is gone");
    }
    let shown = house.table_view();
    assert_eq!(shown.places[1].as_ref().unwrap().hash, Some(salt(62).commitment()));
    assert_eq!(shown.starting, None);
    house.done(1, Command::Stand {});
    house.done(1, Command::Sit { place: None });
    assert_eq!(house.table_view().places[1].as_ref().unwrap().hash, None, "it goes with the person");
}

#[test]
fn the_game_begins_with_the_last_salt_and_the_record_has_them_all() {
    let mut house = promised(3);
    let before = house.table_view();
    house.done(0, Command::Start {});
    let shown = house.table_view();
    assert_eq!((shown.phase, shown.commitment), (Phase::Gathering, before.commitment));
    let starting = shown.starting.unwrap();
    assert_eq!((starting.id.as_str(), starting.step), ("kamo-tiru-1", StartStep::Reveal));
    assert_eq!(starting.owing, [0, 2, 3]);
    assert_eq!(shown.places.len(), 4, "places are seats now");

    house.done(2, reveal(3));
    house.done(0, reveal(1));
    assert_eq!(house.table_view().starting.unwrap().owing, [2]);
    assert_eq!(all_told(&house.restarted()), all_told(&house.table));
    let written = house.done(1, reveal(2));
    assert!(written[0].contains("revealed") && written[1].contains("started"), "{written:?}");
    let playing = house.table_view();
    assert_eq!((playing.phase, playing.starting), (Phase::Playing, None));
    let hashes: Vec<_> =
        playing.places.iter().map(|taken| taken.as_ref().and_then(|taken| taken.hash)).collect();
    let expected = [1, 2, 3].map(|number| Some(salt(number).commitment()));
    assert_eq!(hashes, [expected[0], None, expected[1], expected[2]], "still there to be compared");

    let proof = proof_after(&mut house);
    assert_eq!(proof.commitment, before.commitment);
    assert_eq!(proof.salts, [Some(salt(1)), None, Some(salt(2)), Some(salt(3))]);
    assert!(proof.voided.is_empty());
    assert!(house.table_view().places.iter().flatten().all(|taken| taken.hash.is_none()));
}

#[test]
fn nobody_is_shown_a_salt_before_the_game_is_over() {
    let mut house = promised(3);
    let hidden = [1, 2, 3].map(|number| salt(number).to_string());
    let secret = |house: &TestTable| {
        for told in all_told(&house.table) {
            assert!(hidden.iter().all(|salt| !told.contains(salt)), "{told}");
        }
    };
    secret(&house);
    house.done(0, Command::Start {});
    for user in 0..3 {
        secret(&house);
        house.done(user, reveal(user as u8 + 1));
    }
    let mut draw = SplitMix::new(4);
    while house.table.phase() == Phase::Playing {
        secret(&house);
        house.bots_due().into_iter().for_each(|task| _ = house.answer(task));
        (0..3).for_each(|user| _ = house.play_any(user, &mut draw));
    }
    assert!(hidden.iter().all(|salt| house.ended[0].record.contains(salt)), "then anyone can check it");
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let mut house = promised(2);
    assert_eq!(house.refused(0, reveal(1)), Refusal::NoSaltDue, "nobody has asked for it yet");
    assert_eq!(house.refused(STRANGER, commit(1)), Refusal::NotSeated);
    house.done(2, Command::Sit { place: None });
    house.done(0, Command::Start {});
    assert_eq!(house.refused(0, commit(9)), Refusal::Starting, "a second hash after the freeze");
    assert_eq!(house.refused(2, commit(9)), Refusal::Starting, "a first one is too late, too");
    assert_eq!(house.refused(0, reveal(9)), Refusal::WrongSalt);
    assert_eq!(house.refused(0, reveal(2)), Refusal::WrongSalt, "the salt of someone else");
    assert_eq!(house.refused(2, reveal(1)), Refusal::NoSaltDue, "she has promised none");
    assert_eq!(house.refused(STRANGER, reveal(1)), Refusal::NotSeated);
    house.done(0, reveal(1));
    assert_eq!(house.refused(0, reveal(1)), Refusal::AlreadyRevealed);
    assert_eq!(house.refused(0, reveal(9)), Refusal::AlreadyRevealed);
    house.done(1, reveal(2));
    assert_eq!(house.refused(1, reveal(2)), Refusal::NoSaltDue, "the game has begun");
    assert_eq!(house.refused(1, commit(2)), Refusal::AlreadyStarted);
}

#[test]
fn a_reveal_that_is_sent_twice_counts_once() {
    let mut house = promised(2);
    house.done(0, Command::Start {});
    let plan = house.table.submit(&person(0), 700, &reveal(1), &inputs(9)).unwrap();
    house.write(plan);
    assert!(house.table.submit(&person(0), 700, &reveal(1), &inputs(9)).unwrap().entries.is_empty());
    let plan = house.table.submit(&person(1), 701, &reveal(2), &inputs(9)).unwrap();
    house.write(plan);
    assert_eq!(house.table.phase(), Phase::Playing);
    assert!(house.table.submit(&person(1), 701, &reveal(2), &inputs(9)).unwrap().entries.is_empty());
}

#[test]
fn while_a_game_is_starting_seats_and_setup_are_fixed() {
    let mut house = promised(2);
    house.done(0, Command::Start {});
    let commands = [
        Command::Sit { place: None },
        Command::Stand {},
        Command::AddBot { place: None, level: Level::Guide },
        Command::Remove { place: 1 },
        Command::Swap { a: 0, b: 1 },
        Command::Change { setup: incan_gold(4) },
        Command::Pick { option: "mines".to_owned(), values: Vec::new(), place: None },
        Command::Ready {},
        Command::Start {},
        Command::Close {},
    ];
    for command in commands {
        assert_eq!(house.refused(0, command), Refusal::Starting);
    }
    assert_eq!(house.refused(STRANGER, Command::Sit { place: None }), Refusal::Starting);
    assert!(house.table.abandon(Unfinished::Idle).unwrap().entries.is_empty(), "nor is the table closed");
}

/// A session at this table, with these people there.
fn session(house: TestTable, there: &[i64]) -> Session {
    let mut session = Session::new(house.table, ONLINE, 0, 0);
    there.iter().for_each(|user| session.connect(UserId(*user), false));
    session
}

/// A change happens, as in a server's task. Gives the entries that were written.
fn happens(session: &mut Session, change: &Change, now: u64) -> Result<Vec<EntryKind>, Refusal> {
    // Never the same secret twice.
    let inputs = inputs(100 + session.table().version() as u8);
    let plan = session.plan(change, &inputs)?;
    let written = plan.entries.iter().map(|entry| entry.kind.clone()).collect();
    session.commit(plan, now).unwrap();
    if matches!(change, Change::TimeOut) {
        session.timed_out(now);
    }
    Ok(written)
}

fn says(session: &mut Session, user: i64, command: Command, now: u64) -> Result<Vec<EntryKind>, Refusal> {
    let id = 1_000 + session.table().version();
    happens(session, &Change::Command { by: person(user), id, command }, now)
}

fn view(session: &Session) -> TableView {
    let mut visitor = Visitor::new(UserId(STRANGER), false, None, session);
    let mut news = session.news(&mut visitor, 0).into_iter();
    let update = news.find_map(|it| if let ToClient::Table(update) = it { Some(*update) } else { None });
    let update = update.unwrap();
    assert!(update.clock.is_none() || update.game.is_some(), "nobody has to hurry because of a start");
    update.table.unwrap()
}

fn owing(session: &Session) -> (StartStep, Vec<u8>) {
    let starting = view(session).starting.unwrap();
    (starting.step, starting.owing)
}

/// Plays the game to its end, and gives the proof in its record.
fn played(session: &mut Session) -> Proof {
    let mut draw = SplitMix::new(1);
    loop {
        let due = session.bots_due(0, || 7);
        let mut changes: Vec<Change> = due
            .into_iter()
            .filter_map(|(task, _)| {
                let answer = task.choose(&|| true);
                session.bot_answered(answer.seat, answer.decision, Some(answer))
            })
            .collect();
        for user in 0..8 {
            let seen = session.table().look(UserId(user), None, game_table::UpdateMode::Live).game;
            let Some(game) = seen.filter(|game| !game.legal.is_empty()) else { continue };
            let action = game_core::Draw::pick(&mut draw, &game.legal).unwrap().clone();
            let (id, decision) = (5_000 + session.table().version(), game.decision);
            changes.push(Change::Command {
                by: person(user),
                id: id + user as u64,
                command: Command::Play { decision, action },
            });
        }
        assert!(!changes.is_empty(), "the game goes on");
        for change in changes {
            let plan = session.plan(&change, &inputs(99)).unwrap();
            let ended = plan.ended.clone();
            session.commit(plan, 0).unwrap();
            if let Some(ended) = ended {
                return proof(&ended.record);
            }
        }
    }
}

#[test]
fn a_missing_salt_calls_the_deal_off_and_the_start_goes_on_by_itself() {
    let mut session = session(promised(3), &[0, 1, 2]);
    let first = session.table().commitment();
    says(&mut session, 0, Command::Start {}, 10_000).unwrap();
    assert_eq!(session.deadline(), Some(13_000));
    says(&mut session, 0, reveal(1), 10_050).unwrap();
    says(&mut session, 2, reveal(3), 10_060).unwrap();
    assert_eq!(session.deadline(), Some(13_000), "the others' salts give no more time");

    let written = happens(&mut session, &Change::TimeOut, 13_000).unwrap();
    assert!(matches!(&written[..], [EntryKind::Voided { seats, .. }] if seats == &[2]), "{written:?}");
    let second = session.table().commitment();
    assert_ne!(first, second, "there is a new secret");
    assert!(view(&session).places.iter().flatten().all(|taken| taken.hash.is_none()), "no promise is left");
    assert_eq!(owing(&session), (StartStep::Commit, vec![0, 3]), "Ben is left out");
    assert_eq!(session.deadline(), Some(14_000));
    assert_eq!(says(&mut session, 1, commit(9), 13_010).unwrap_err(), Refusal::NoSaltDue);
    assert_eq!(says(&mut session, 1, reveal(2), 13_010).unwrap_err(), Refusal::NoSaltDue, "too late");
    assert_eq!(says(&mut session, 0, Command::Stand {}, 13_010).unwrap_err(), Refusal::Starting);

    says(&mut session, 0, commit(11), 13_020).unwrap();
    assert_eq!(session.deadline(), Some(14_000), "Cleo is there and has not answered");
    says(&mut session, 2, commit(13), 13_040).unwrap();
    assert_eq!(session.deadline(), Some(13_040), "everyone who is there has promised: no more waiting");
    happens(&mut session, &Change::TimeOut, 13_040).unwrap();
    assert_eq!(owing(&session), (StartStep::Reveal, vec![0, 3]));
    says(&mut session, 2, reveal(13), 13_060).unwrap();
    says(&mut session, 0, reveal(11), 13_070).unwrap();
    assert_eq!(session.table().phase(), Phase::Playing);

    let proof = played(&mut session);
    assert_eq!(proof.commitment, second);
    assert_eq!(proof.salts, [Some(salt(11)), None, None, Some(salt(13))]);
    assert_eq!(proof.voided, [VoidedDeal { commitment: first, seats: vec![2] }]);
    assert!(session.table().phase() == Phase::Over);
}

#[test]
fn it_ends_after_as_many_tries_as_there_are_seats() {
    let mut session = session(promised(4), &[0, 1, 2, 3]);
    says(&mut session, 0, Command::Start {}, 0).unwrap();
    // One after another reveals nothing.
    for gone in 0..4 {
        for user in gone + 1..4 {
            says(&mut session, user, reveal(10 * gone as u8 + user as u8 + 1), 1).unwrap();
        }
        assert_eq!(owing(&session).0, StartStep::Reveal);
        happens(&mut session, &Change::TimeOut, 3_000).unwrap();
        for user in gone + 1..4 {
            says(&mut session, user, commit(10 * (gone as u8 + 1) + user as u8 + 1), 3_001).unwrap();
        }
        happens(&mut session, &Change::TimeOut, 4_000).unwrap();
    }
    assert_eq!(session.table().phase(), Phase::Playing, "nobody is left to wait for");
    let proof = played(&mut session);
    let seats: Vec<Vec<u8>> = proof.voided.iter().map(|voided| voided.seats.clone()).collect();
    assert_eq!(seats, [[0], [2], [3], [4]]);
    assert!(proof.salts.iter().all(Option::is_none));
}

#[test]
fn without_new_promises_the_game_begins_without_salts() {
    let mut session = session(promised(2), &[0, 1]);
    says(&mut session, 0, Command::Start {}, 0).unwrap();
    says(&mut session, 1, reveal(2), 5).unwrap();
    happens(&mut session, &Change::TimeOut, 3_000).unwrap();
    assert_eq!(session.deadline(), Some(4_000), "Ben may promise another one");
    happens(&mut session, &Change::TimeOut, 4_000).unwrap();
    assert_eq!(session.table().phase(), Phase::Playing);
    let proof = played(&mut session);
    assert_eq!((proof.voided.len(), proof.salts), (1, vec![None, None, None]));
}

#[test]
fn only_those_who_are_there_are_asked() {
    let mut session = session(promised(3), &[0, 2]);
    says(&mut session, 0, Command::Start {}, 0).unwrap();
    assert_eq!(owing(&session), (StartStep::Reveal, vec![0, 3]));
    assert_eq!(view(&session).places[2].as_ref().unwrap().hash, None, "what does not count is not shown");
    session.connect(UserId(1), false);
    assert_eq!(says(&mut session, 1, reveal(2), 1).unwrap_err(), Refusal::NoSaltDue);
    says(&mut session, 0, reveal(1), 2).unwrap();
    says(&mut session, 2, reveal(3), 3).unwrap();
    assert_eq!(played(&mut session).salts, [Some(salt(1)), None, None, Some(salt(3))]);
}

#[test]
fn where_nobody_promises_or_is_there_the_game_begins_at_once() {
    let mut house = TestTable::with(incan_gold(3), 2, &[]);
    house.done(0, Command::Start {});
    assert_eq!(house.table.phase(), Phase::Playing);
    let mut session = session(promised(2), &[]);
    says(&mut session, 0, Command::Start {}, 0).unwrap();
    assert_eq!(session.table().phase(), Phase::Playing);
    assert!(view(&session).places.iter().flatten().all(|taken| taken.hash.is_none()));
}

#[test]
fn after_a_restart_the_time_begins_again() {
    let mut house = promised(2);
    house.done(0, Command::Start {});
    house.done(0, reveal(1));
    let mut session = Session::new(house.restarted(), ONLINE, 50_000, 60_000);
    assert_eq!(session.deadline(), Some(65_000), "first the clients have to come back");
    session.connect(UserId(0), false);
    session.connect(UserId(1), false);
    assert_eq!(says(&mut session, 0, reveal(1), 50_100).unwrap_err(), Refusal::AlreadyRevealed);
    says(&mut session, 1, reveal(2), 50_200).unwrap();
    assert_eq!(session.table().phase(), Phase::Playing);

    // In the middle of the second try.
    let mut house = promised(2);
    house.done(0, Command::Start {});
    house.done(0, reveal(1));
    let plan = house.table.void(&Secret::new([77; 32]));
    house.write(plan);
    let mut session = Session::new(house.restarted(), ONLINE, 50_000, 60_000);
    assert_eq!(session.deadline(), Some(65_000));
    session.connect(UserId(0), false);
    says(&mut session, 0, commit(5), 50_100).unwrap();
    assert_eq!(session.deadline(), Some(50_100));
    happens(&mut session, &Change::TimeOut, 50_100).unwrap();
    says(&mut session, 0, reveal(5), 50_200).unwrap();
    assert_eq!(played(&mut session).voided.len(), 1);
}

#[test]
fn the_next_game_has_salts_of_its_own() {
    let mut session = session(promised(2), &[0, 1]);
    says(&mut session, 0, Command::Start {}, 0).unwrap();
    says(&mut session, 0, reveal(1), 1).unwrap();
    says(&mut session, 1, reveal(2), 2).unwrap();
    played(&mut session);
    says(&mut session, 0, commit(21), 3).unwrap();
    says(&mut session, 1, commit(22), 4).unwrap();
    says(&mut session, 0, Command::Start {}, 5).unwrap();
    assert_eq!(view(&session).starting, None, "Ben has not said yes");
    says(&mut session, 1, Command::Ready {}, 6).unwrap();
    assert_eq!(owing(&session), (StartStep::Reveal, vec![0, 2]));
    assert_eq!(session.deadline(), Some(3_006));
    says(&mut session, 0, reveal(21), 7).unwrap();
    says(&mut session, 1, reveal(22), 8).unwrap();
    assert_eq!(played(&mut session).salts, [Some(salt(21)), None, Some(salt(22))]);
}

#[test]
fn people_who_share_a_device_exchange_nothing() {
    let house = TestTable::with(incan_gold(3), 2, &[]);
    let mut session = Session::new(house.table, SessionConfig { has_clock: false, ..ONLINE }, 0, 0);
    assert_eq!(says(&mut session, 0, commit(1), 0).unwrap_err(), Refusal::NoSaltDue);
    assert_eq!(says(&mut session, 0, reveal(1), 0).unwrap_err(), Refusal::NoSaltDue);
    says(&mut session, 0, Command::Start {}, 0).unwrap();
    assert_eq!(session.table().phase(), Phase::Playing);
}

#[test]
fn salts_of_old_tables_count_in_old_games_only() {
    let stirred = |house: &mut TestTable| {
        (0..2u8).for_each(|place| house.happens(EntryKind::Stirred { place, salt: salt(40 + place) }));
    };
    // As an old version stored it, up to the first card.
    let mut old = TestTable::with(incan_gold(2), 2, &[]);
    stirred(&mut old);
    let salts = vec![Some(salt(40)), Some(salt(41))];
    let deal = fair::Deal::new(Scheme::ByStep, &inputs(1).secret, "kamo-tiru-1", &salts);
    let card = deal.chance(&State::new(&Options::default(), 2).unwrap(), 1).unwrap();
    let card = catalog::record::write_step::<State>(game_core::Step::Chance(card));
    old.written.push(r#"{"what":{"started":{"date":"2026-11-16","rules":1}}}"#.to_owned());
    old.written.push(format!(r#"{{"what":{{"step":{{"line":{}}}}}}}"#, card.get()));
    old.table = replayed(&old.written);
    let proof = proof_after(&mut old);
    assert_eq!((proof.scheme, proof.salts), (Scheme::ByStep, salts));

    let mut new = TestTable::with(incan_gold(2), 2, &[]);
    stirred(&mut new);
    new.done(0, Command::Start {});
    assert_eq!(proof_after(&mut new).salts, [None, None], "nobody had committed to them");
}
