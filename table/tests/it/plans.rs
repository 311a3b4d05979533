//! Plans for coming choices: they are made as their player would make them, and nobody else can tell that they exist.

use crate::common::{STRANGER, TestTable, inputs, person, play, raw, setup, told, told_on_screen};
use bots::Level;
use catalog::GameKind;
use game_core::{Draw, SplitMix};
use game_table::{Change, Entry, EntryKind, Session, SessionConfig, Table, UpdateMode, UserId, Visitor};
use wire::{Command, KnownVersion, Phase, Refusal, ToClient};

const PAUSE: u64 = 1_000;
const CONFIG: SessionConfig = SessionConfig { has_clock: true, bot_pause: PAUSE };
const STAY: &str = r#"{"stay_until":{"hazards":3,"carried":30}}"#;

fn lay(plan: &str) -> Command {
    Command::Plan { plan: Some(raw(plan)) }
}

fn revoke() -> Command {
    Command::Plan { plan: None }
}

/// A plan of this game that fits at its beginning.
fn plan_of(game: GameKind) -> &'static str {
    if game == GameKind::IncanGold { STAY } else { r#""forced""# }
}

/// All that everyone but Ana could be sent, on any path.
fn told_to_others(table: &Table) -> Vec<String> {
    let version = table.version();
    let sinces =
        [None, Some(0), Some(1), Some(version / 2), Some(version - 1), Some(version), Some(version + 1)];
    let mut all = vec![serde_json::to_string(&table.listed()).unwrap()];
    for user in [1, 2, 3, STRANGER] {
        for since in sinces {
            for mode in [UpdateMode::Live, UpdateMode::CatchUp] {
                all.push(told(table, user, since, mode));
                all.push(told_on_screen(table, user, since, mode));
            }
        }
    }
    all.push(told_on_screen(table, 0, None, UpdateMode::Live));
    all.push(format!("{:?} {:?}", table.people_asked(), table.decision()));
    all
}

/// The choice that a plan makes for Ana now, if any.
fn make_planned(house: &mut TestTable) -> Option<String> {
    let task = house.bots_due().into_iter().find(|task| task.seat.index() == 0)?;
    let written = house.answer(task);
    let entry: Entry = serde_json::from_str(written.first()?).unwrap();
    match entry.kind {
        EntryKind::Step { line, stand_in: false } => Some(line.get().to_owned()),
        other => panic!("a plan makes a step: {other:?}"),
    }
}

/// The same game twice: at one table Ana has a plan, at the other she makes the same choices herself, at the same moments. Until the end,
/// and after it, nobody else is sent a different byte.
fn with_and_without(game: GameKind, deal: u64) -> usize {
    let open = || TestTable::started(setup(game, "{}", 3), 3, &[]);
    let (mut with, mut without) = (open(), open());
    let mut draw = SplitMix::new(deal);
    let mut made = 0;
    for round in 0..2_000 {
        if with.table.phase() != Phase::Playing {
            break;
        }
        if draw.below(16) == 0 || round == 0 {
            // It may not fit now. Nothing happens at the other table, but for a command of the same number.
            let command = if draw.below(5) == 0 { revoke() } else { lay(plan_of(game)) };
            if let Ok(plan) = with.submit(0, &command) {
                with.write(plan);
            }
            let _ = without.submit(0, &Command::Back {});
            assert_eq!(told_to_others(&with.table), told_to_others(&without.table), "{game}, deal {deal}");
        }
        if let Some(line) = make_planned(&mut with) {
            made += 1;
            let action = line.split_once(r#""do":"#).unwrap().1.trim_end_matches('}');
            let decision = without.game(0).decision;
            let legal: Vec<String> = without.game(0).legal.iter().map(|it| it.get().to_owned()).collect();
            let action = legal.iter().find(|it| it.trim_end_matches('}') == action).expect("it is legal");
            without.done(0, play(decision, action));
        } else {
            let user = draw.below(3).into();
            let Some(now) = with.table.look(UserId(user), None, UpdateMode::Live).game else { continue };
            // Where a plan would choose, Ana waits for it.
            let Some(action) = draw.pick(&now.legal).cloned() else { continue };
            with.done(user, Command::Play { decision: now.decision, action: action.clone() });
            without.done(user, Command::Play { decision: now.decision, action });
        }
        let newest = |house: &TestTable, user| {
            told(&house.table, user, Some(house.table.version() - 1), UpdateMode::Live)
        };
        for user in [1, 2, STRANGER] {
            assert_eq!(newest(&with, user), newest(&without, user), "{game}, deal {deal}");
        }
    }
    assert_eq!(told_to_others(&with.table), told_to_others(&without.table), "{game}, deal {deal}");
    assert_eq!(told_to_others(&with.restarted()), told_to_others(&with.table));
    let records = |house: &TestTable| house.ended.iter().map(|it| it.record.clone()).collect::<Vec<_>>();
    assert_eq!(records(&with), records(&without), "the record is the same, too");
    made
}

#[test]
fn nobody_can_tell_a_plan_from_a_player() {
    let made: usize = (1..7).map(|deal| with_and_without(GameKind::IncanGold, deal)).sum();
    assert!(made >= 20, "plans made only {made} choices");
    for game in [GameKind::LostTemple, GameKind::Gold] {
        with_and_without(game, 1); // forced moves are rare
    }
}

#[test]
fn a_plan_survives_a_restart_and_is_shown_to_its_player_alone() {
    let mut house = TestTable::started(setup(GameKind::IncanGold, "{}", 3), 3, &[]);
    let written = house.done(1, lay(STAY));
    assert_eq!(written.len(), 1);
    let plan = |house: &TestTable, user| house.game(user).plan.map(|plan| plan.get().to_owned());
    assert_eq!([0, 1, 2].map(|user| plan(&house, user)), [None, Some(STAY.to_owned()), None]);
    let on_screen = told_on_screen(&house.table, 1, None, UpdateMode::Live);
    assert!(!on_screen.contains("stay_until"), "{on_screen}");
    let again = house.restarted();
    assert_eq!(told(&again, 1, None, UpdateMode::Live), told(&house.table, 1, None, UpdateMode::Live));
    assert_eq!((again.version(), again.stored()), (house.table.version(), house.written.len() as u64));
    assert!(again.version() < again.stored());

    assert!(house.done(1, lay(STAY)).is_empty(), "the same once more changes nothing");
    assert_eq!(house.done(1, revoke()).len(), 1);
    assert_eq!(plan(&house, 1), None);
    assert!(house.done(1, revoke()).is_empty());
}

#[test]
fn plans_are_for_those_who_play() {
    let mut house = TestTable::with(setup(GameKind::IncanGold, "{}", 4), 3, &[Level::Porter]);
    assert_eq!(house.refused(0, lay(STAY)), Refusal::NotStarted);
    house.done(0, Command::Start {});
    assert_eq!(house.refused(STRANGER, lay(STAY)), Refusal::NotSeated);
    for wrong in ["1", r#""forced""#, r#"{"stay_until":{}}"#, r#"{"stay_until":{"carried":0}}"#] {
        assert_eq!(house.refused(0, lay(wrong)), Refusal::BadPlan, "{wrong}");
    }
    house.done(0, Command::Stand {});
    assert_eq!(house.refused(0, lay(STAY)), Refusal::StandIn);
}

#[test]
fn a_plan_ends_when_a_bot_takes_over() {
    let mut house = TestTable::started(setup(GameKind::IncanGold, "{}", 2), 2, &[]);
    house.done(0, lay(STAY));
    house.done(0, Command::Stand {});
    house.done(0, Command::Back {});
    assert!(house.game(0).plan.is_none());
    assert!(house.bots_due().is_empty(), "the player is asked as usual");
}

#[test]
fn the_record_of_an_unfinished_game_has_no_plan() {
    let record = |plan: bool| {
        let mut house = TestTable::started(setup(GameKind::IncanGold, "{}", 3), 3, &[]);
        if plan {
            house.done(1, lay(STAY));
        }
        house.done(0, Command::EndGame {});
        house.ended.last().unwrap().record.clone()
    };
    assert_eq!(record(true), record(false));
}

/// A session of three people in Incan Gold.
fn session() -> Session {
    Session::new(TestTable::started(setup(GameKind::IncanGold, "{}", 3), 3, &[]).table, CONFIG, 0, 0)
}

fn does(session: &mut Session, user: i64, id: u64, command: Command) {
    let change = Change::Command { by: person(user), id, command };
    let plan = session.plan(&change, &inputs(9)).unwrap();
    session.commit(plan, 0).unwrap();
}

fn chosen(session: &Session) -> u8 {
    session.table().look(UserId(STRANGER), None, UpdateMode::Live).game.unwrap().chosen
}

/// Gives back every task that is due; whether anything was planned by that.
fn come_back(session: &mut Session, tasks: Vec<(game_table::BotTask, u64)>) -> bool {
    let mut any = false;
    for (task, _) in tasks {
        let answer = task.choose(&|| false);
        let change = session.bot_answered(answer.seat, answer.decision, Some(answer)).unwrap();
        let plan = session.plan(&change, &inputs(9)).unwrap();
        any |= !plan.entries.is_empty();
        session.commit(plan, 0).unwrap();
    }
    any
}

#[test]
fn only_the_player_is_sent_anything_when_a_plan_is_laid_down() {
    let mut session = session();
    let mut visitors = [0, 1, 2, STRANGER].map(|user| Visitor::new(UserId(user), false, None, &session));
    let mut screen = Visitor::new(UserId(0), true, None, &session);
    visitors.iter_mut().chain([&mut screen]).for_each(|visitor| _ = session.news(visitor, 0));
    does(&mut session, 0, 1, lay(STAY));
    let news = visitors.each_mut().map(|visitor| session.news(visitor, 0));
    assert!(news[1..].iter().all(Vec::is_empty), "{news:?}");
    assert!(session.news(&mut screen, 0).is_empty());
    let [ToClient::Table(update)] = &news[0][..] else { panic!("{:?}", news[0]) };
    assert_eq!(update.since, Some(update.version));
    let game = update.game.as_ref().unwrap();
    assert!(update.table.is_none() && game.events.is_empty() && game.plan.is_some());
    // A client that comes back learns also that a plan is gone.
    let version = session.table().version();
    does(&mut session, 0, 2, revoke());
    assert_eq!(session.table().version(), version);
    let mut again = Visitor::new(UserId(0), false, Some(KnownVersion { version }), &session);
    let news = session.news(&mut again, 0);
    assert!(
        matches!(&news[0], ToClient::Table(it) if it.game.as_ref().is_some_and(|game| game.plan.is_none()))
    );
}

#[test]
fn the_choice_comes_after_a_pause_that_does_not_depend_on_the_plan() {
    let pause = |plan: &str, noise: u64| {
        let mut session = session();
        assert!(session.bots_due(0, || noise).is_empty());
        does(&mut session, 0, 1, lay(plan));
        let due = session.bots_due(500, || noise);
        let [(task, at)] = &due[..] else { panic!("one task: {due:?}") };
        assert_eq!(task.seat.index(), 0);
        let at = *at;
        assert!(session.bots_due(600, || noise).is_empty(), "it is given out once");
        assert!(come_back(&mut session, due));
        assert_eq!(chosen(&session), 1);
        at - 500
    };
    for noise in [0, 256, 511] {
        let pauses = [STAY, r#"{"stay_until":{"left":true}}"#].map(|plan| pause(plan, noise));
        assert_eq!(pauses[0], pauses[1]);
        assert!((3 * PAUSE / 2..=5 * PAUSE / 2).contains(&pauses[0]), "{pauses:?}");
    }
}

#[test]
fn a_plan_that_is_revoked_or_replaced_in_time_chooses_nothing() {
    let mut session = session();
    does(&mut session, 0, 1, lay(STAY));
    let due = session.bots_due(0, || 0);
    does(&mut session, 0, 2, revoke());
    assert!(!come_back(&mut session, due), "revoked in time");
    does(&mut session, 0, 3, lay(STAY));
    let old = session.bots_due(0, || 0);
    does(&mut session, 0, 4, lay(r#"{"stay_until":{"left":true}}"#));
    let new = session.bots_due(0, || 0);
    assert!(!come_back(&mut session, old), "the new plan has a pause of its own");
    assert_eq!(chosen(&session), 0);
    assert!(come_back(&mut session, new));
    assert_eq!(chosen(&session), 1);
}

#[test]
fn time_does_not_run_out_for_a_player_whose_plan_is_about_to_choose() {
    let mut session = session();
    does(&mut session, 0, 1, lay(STAY));
    let plan = session.plan(&Change::TimeOut, &inputs(9)).unwrap();
    let away = |entry: &Entry| match entry.kind {
        EntryKind::Away { seat } => seat.index(),
        ref other => panic!("{other:?}"),
    };
    assert_eq!(plan.entries.iter().map(away).collect::<Vec<_>>(), [1, 2]);
    assert!(session.table().bots_play(), "the table must not be put to sleep");
    assert!(!session.table().waits_for(UserId(0)) && session.table().waits_for(UserId(1)));
}
