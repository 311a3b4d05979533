//! Hints: who gets one, and that nobody else learns of it.

use crate::common::{STRANGER, TestTable, inputs, person, play, setup};
use bots::Level;
use catalog::GameKind;
use game_core::{Draw, SplitMix};
use game_table::{
    Change, Entry, EntryKind, Event, HintReply, Session, SessionConfig, Table, UpdateMode, UserId, Visitor,
};
use wire::{Command, Hint, Phase, Refusal, Setup};

const CONFIG: SessionConfig = SessionConfig { has_clock: true, bot_pause: 700 };

fn with_hints(game: GameKind, places: u8) -> Setup {
    Setup { hints: true, ..setup(game, "{}", places) }
}

/// What a visitor gets who asks; it is worked out at once.
fn ask(session: &mut Session, user: i64, decision: u64) -> Result<Hint, Refusal> {
    let visitor = Visitor::new(UserId(user), false, None, session);
    match session.hint(&visitor, decision)? {
        HintReply::Given(hint) => Ok(hint),
        HintReply::Task(mut task) => {
            assert!(task.prepare(&|| false));
            let (seat, decision) = (task.seat, task.decision);
            let hint = task.advise(&|| false);
            session.hinted(seat, decision, Some(&hint));
            Ok(hint)
        }
    }
}

fn session(house: TestTable) -> Session {
    Session::new(house.table, CONFIG, 0, 0)
}

fn decision(session: &Session) -> u64 {
    session.table().decision().expect("a game is being played")
}

fn does(session: &mut Session, user: i64, id: u64, command: Command) {
    let change = Change::Command { by: person(user), id, command };
    let plan = session.plan(&change, &inputs(9)).unwrap();
    session.commit(plan, 0).unwrap();
}

#[test]
fn a_hint_has_the_choice_and_the_chances_of_what_is_legal() {
    for game in GameKind::all() {
        let mut session = session(TestTable::started(with_hints(game, 3), 3, &[]));
        let now = decision(&session);
        let asked = session.table().people_owing().iter().next().unwrap().index() as i64;
        let legal = session.table().look(UserId(asked), None, UpdateMode::Live).game.unwrap().legal;
        let legal: Vec<&str> = legal.iter().map(|action| action.get()).collect();
        let hint = ask(&mut session, asked, now).unwrap();
        assert_eq!(hint.decision, now);
        assert!(legal.contains(&hint.choice.get()), "{game}: {hint:?}");
        assert!(hint.chances.iter().all(|it| legal.contains(&it.action.get()) && it.chance <= 10_000));
        assert!(hint.chances.is_sorted_by(|one, other| one.chance >= other.chance), "{game}: {hint:?}");
        assert!(hint.chances.is_empty() || hint.chances.len() == legal.len(), "{game}: {hint:?}");
        // Nobody has seen a card yet, so one is like another.
        let alike = hint.chances.iter().filter(|it| it.alike).count();
        assert_eq!(alike, if game == GameKind::Gold { legal.len() } else { 0 }, "{game}: {hint:?}");
    }
}

#[test]
fn incan_gold_tells_the_chances_and_why() {
    let mut session = session(TestTable::started(with_hints(GameKind::IncanGold, 3), 3, &[]));
    let now = decision(&session);
    let hint = ask(&mut session, 1, now).unwrap();
    let actions: Vec<&str> = hint.chances.iter().map(|it| it.action.get()).collect();
    assert!(actions.contains(&r#""torch""#) && actions.contains(&r#""camp""#), "{actions:?}");
    assert!((1..=2).contains(&hint.reasons.len()), "{hint:?}");
}

#[test]
fn who_asks_twice_gets_the_same_and_has_asked() {
    let mut session = session(TestTable::started(with_hints(GameKind::LostTemple, 2), 2, &[]));
    let now = decision(&session);
    let asked = session.table().people_owing().iter().next().unwrap().index() as i64;
    assert!(!session.has_hinted());
    let visitor = Visitor::new(UserId(asked), false, None, &session);
    let Ok(HintReply::Task(task)) = session.hint(&visitor, now) else { panic!("it is worked out") };
    // Nobody works on the same hint twice at the same time.
    assert!(matches!(session.hint(&visitor, now), Err(Refusal::TooFast { .. })));
    session.hinted(task.seat, now, None);
    let first = ask(&mut session, asked, now).unwrap();
    assert!(matches!(session.hint(&visitor, now), Ok(HintReply::Given(_))));
    let text = |hint: &Hint| serde_json::to_string(hint).unwrap();
    assert_eq!(text(&ask(&mut session, asked, now).unwrap()), text(&first));
    assert!(session.has_hinted());
}

#[test]
fn only_who_has_to_choose_gets_one() {
    let mut session = session(TestTable::started(with_hints(GameKind::IncanGold, 3), 3, &[]));
    let now = decision(&session);
    let refused = |session: &mut Session, user, decision| ask(session, user, decision).unwrap_err();
    assert_eq!(refused(&mut session, STRANGER, now), Refusal::NotSeated);
    assert_eq!(refused(&mut session, 0, now + 1), Refusal::StaleDecision { now });
    assert_eq!(refused(&mut session, 0, 0), Refusal::StaleDecision { now });
    let screen = Visitor::new(UserId(0), true, None, &session);
    assert_eq!(session.hint(&screen, now).unwrap_err(), Refusal::OnlyShows);
    does(&mut session, 0, 1, play(now, r#""torch""#));
    assert_eq!(refused(&mut session, 0, now), Refusal::AlreadyChosen);
    does(&mut session, 1, 2, Command::Stand {});
    assert_eq!(refused(&mut session, 1, now), Refusal::StandIn);

    let mut session = self::session(TestTable::started(with_hints(GameKind::Gold, 2), 2, &[]));
    let now = decision(&session);
    let waiting = 1 - session.table().people_owing().iter().next().unwrap().index() as i64;
    assert_eq!(refused(&mut session, waiting, now), Refusal::NotDue);
}

#[test]
fn only_where_the_host_allows_them() {
    let game = GameKind::IncanGold;
    let mut none = session(TestTable::started(setup(game, "{}", 2), 2, &[]));
    let now = decision(&none);
    assert_eq!(ask(&mut none, 0, now).unwrap_err(), Refusal::NoHints);
    let mut gathering = session(TestTable::with(with_hints(game, 2), 2, &[]));
    assert_eq!(ask(&mut gathering, 0, 0).unwrap_err(), Refusal::NotStarted);
    // The setup of a game counts, as it was when it began.
    let view = none.table().look(UserId(STRANGER), None, UpdateMode::Live).table.unwrap();
    assert!(!view.setup.hints);
    let view = gathering.table().look(UserId(STRANGER), None, UpdateMode::Live).table.unwrap();
    assert!(view.setup.hints, "everyone sees it before the game");
}

#[test]
fn a_saved_setup_without_the_word_allows_none() {
    let old = r#"{"game":"gold","places":3,"public":true,"spectators":true,"odds":true,"pace":{"live":{"seconds":60}}}"#;
    let setup: Setup = serde_json::from_str(old).unwrap();
    assert!(!setup.hints);
    assert_eq!(serde_json::to_string(&setup).unwrap(), old, "and it is written as before");
}

#[test]
fn games_with_hints_are_not_rated() {
    for hints in [false, true] {
        let setup = Setup { hints, ..setup(GameKind::IncanGold, "{}", 2) };
        let mut house = TestTable::started(setup, 2, &[]);
        house.play_on(&mut SplitMix::new(1));
        assert_eq!(house.ended.iter().map(|ended| ended.rated).collect::<Vec<_>>(), [!hints]);
    }
}

#[test]
fn there_are_none_at_events_and_daily_expeditions() {
    let event = Event::open(person(0), &with_hints(GameKind::Gold, 2), 2, inputs(1).secret).unwrap();
    assert!(!event.view(crate::common::code(), &[], None).setup.hints);
    let mut house = TestTable::started(with_hints(GameKind::IncanGold, 2), 2, &[]);
    let started = house.written.iter().position(|entry| entry.contains("started")).unwrap();
    let at_event =
        EntryKind::InEvent { event: wire::TableEvent { code: crate::common::code(), table: 0, tables: 2 } };
    let mut entries: Vec<Entry> =
        house.written.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect();
    let mut at_event_entries = entries.clone();
    at_event_entries.insert(started, at_event.into());
    let table = Table::replay(crate::common::code(), &at_event_entries).unwrap();
    let now = table.decision().unwrap();
    assert_eq!(table.hint(UserId(0), now).unwrap_err(), Refusal::EventTable);
    entries.push(EntryKind::Daily { date: "2026-11-18".parse().unwrap() }.into());
    let table = Table::replay(crate::common::code(), &entries).unwrap();
    assert_eq!(table.hint(UserId(0), table.decision().unwrap()).unwrap_err(), Refusal::OneAttempt);
    house.done(0, play(house.game(0).decision, r#""torch""#));
}

/// Plays a game of two people and a bot, and gives all that everyone is told. `asks`: the first player asks for a hint at every decision.
fn streams(game: GameKind, deal: u8, asks: bool) -> (Vec<Vec<String>>, usize) {
    let house = TestTable::started(with_hints(game, 3), 2, &[Level::Porter]);
    let mut session = session(house);
    let viewers = [(0, false), (1, false), (STRANGER, false), (1, true)];
    let mut visitors: Vec<Visitor> =
        viewers.iter().map(|(user, screen)| Visitor::new(UserId(*user), *screen, None, &session)).collect();
    let mut told = vec![Vec::new(); visitors.len()];
    let (mut draw, mut given, mut id) = (SplitMix::new(deal.into()), 0, 100);
    while session.table().phase() == Phase::Playing && id < 400 {
        if asks {
            let now = decision(&session);
            given += usize::from(ask(&mut session, 0, now).is_ok());
        }
        for (visitor, told) in visitors.iter_mut().zip(&mut told) {
            told.extend(
                session.news(visitor, 0).iter().map(|message| serde_json::to_string(message).unwrap()),
            );
        }
        let mut changes = Vec::new();
        for (task, not_before) in session.bots_due(0, || 7) {
            for told in &mut told {
                told.push(format!("a bot answers at {not_before}"));
            }
            let answer = task.choose(&|| true);
            changes.extend(session.bot_answered(answer.seat, answer.decision, Some(answer)));
        }
        for user in [1, 0] {
            let game = session.table().look(UserId(user), None, UpdateMode::Live).game.unwrap();
            if let Some(action) = draw.pick(&game.legal).cloned() {
                let command = Command::Play { decision: game.decision, action };
                id += 1;
                changes.push(Change::Command { by: person(user), id, command });
            }
        }
        for change in changes {
            if let Ok(plan) = session.plan(&change, &inputs(deal)) {
                session.commit(plan, 0).unwrap();
            }
        }
    }
    (told, given)
}

#[test]
fn nobody_else_is_told_anything_when_someone_asks() {
    for game in GameKind::all() {
        for deal in 1..3 {
            let ((without, _), (with, given)) = (streams(game, deal, false), streams(game, deal, true));
            assert!(given > 3, "{game}: {given}");
            assert!(without.iter().all(|told| told.len() > 10), "{game}: nothing is told");
            assert_eq!(with, without, "{game}");
        }
    }
}
