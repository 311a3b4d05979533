//! Playing again: the others say yes, or the time to answer runs out.

use crate::common::{TestTable, inputs, person, setup};
use bots::Level;
use catalog::GameKind;
use game_core::SplitMix;
use game_table::{Change, Session, SessionConfig, UserId, Visitor};
use wire::{Command, Phase, Refusal, ToClient, Update};

const ONLINE: SessionConfig = SessionConfig { has_clock: true, bot_pause: 0 };

/// A table at which these people and a bot have played a game.
fn after_a_game(people: i64, bots: &[Level], config: SessionConfig) -> Session {
    let mut house = TestTable::started(setup(GameKind::IncanGold, "{}", 4), people, bots);
    house.play_on(&mut SplitMix::new(1));
    assert_eq!(house.table.phase(), Phase::Over);
    Session::new(house.table, config, 0, 0)
}

fn does(session: &mut Session, change: &Change, now: u64) -> usize {
    let plan = session.plan(change, &inputs(7)).unwrap();
    let entries = plan.entries.len();
    session.commit(plan, now).unwrap();
    entries
}

fn says(session: &mut Session, user: i64, id: u64, command: Command, now: u64) {
    does(session, &Change::Command { by: person(user), id: 1_000 + id, command }, now);
}

/// The deadline passes, as in a server's task.
fn time_passes(session: &mut Session, now: u64) -> usize {
    let entries = does(session, &Change::TimeOut, now);
    session.timed_out(now);
    entries
}

fn seen(session: &Session, user: i64) -> Update {
    let mut visitor = Visitor::new(UserId(user), false, None, session);
    let news = session.news(&mut visitor, 5_000);
    let update =
        news.into_iter().find_map(|it| if let ToClient::Table(update) = it { Some(*update) } else { None });
    update.unwrap()
}

fn phase(session: &Session) -> Phase {
    session.table().phase()
}

#[test]
fn a_rematch_waits_for_the_others_and_starts_when_all_have_said_yes() {
    let mut session = after_a_game(3, &[Level::Porter], ONLINE);
    says(&mut session, 0, 1, Command::Start {}, 5_000);
    assert_eq!((phase(&session), session.deadline()), (Phase::Over, Some(25_000)));
    let shown = seen(&session, 1);
    assert_eq!(shown.clock.map(|clock| (clock.left_ms, clock.of_ms)), Some((20_000, 20_000)));
    assert!(shown.table.unwrap().places[0].as_ref().unwrap().ready, "Ana has asked");
    says(&mut session, 0, 2, Command::Start {}, 6_000);
    assert_eq!(
        (phase(&session), session.deadline()),
        (Phase::Over, Some(25_000)),
        "asking twice is no hurry"
    );
    says(&mut session, 1, 3, Command::Ready {}, 7_000);
    assert_eq!(phase(&session), Phase::Over);
    says(&mut session, 2, 4, Command::Ready {}, 8_000);
    assert_eq!(phase(&session), Phase::Playing);
}

#[test]
fn a_player_who_does_not_answer_watches_the_next_game() {
    let mut session = after_a_game(3, &[Level::Porter], ONLINE);
    says(&mut session, 0, 1, Command::Start {}, 0);
    says(&mut session, 2, 2, Command::Ready {}, 1_000);
    assert_eq!(time_passes(&mut session, 20_000), 1);
    assert_eq!((phase(&session), session.table().place_of(UserId(1))), (Phase::Over, None));
    assert_eq!(session.deadline(), Some(21_000));
    assert!(time_passes(&mut session, 21_000) > 0);
    assert_eq!(phase(&session), Phase::Playing);
    let places = seen(&session, 1).table.unwrap().places;
    assert_eq!(places.len(), 3, "Ana, the bot and Cleo play");
    assert_eq!(seen(&session, 1).game.unwrap().seat, None, "Ben watches");
}

#[test]
fn a_host_who_withdraws_the_question_ends_it_for_everyone() {
    let mut session = after_a_game(3, &[Level::Porter], ONLINE);
    says(&mut session, 0, 1, Command::Start {}, 0);
    says(&mut session, 2, 2, Command::Ready {}, 1_000);
    let by_another = Change::Command { by: person(1), id: 1_003, command: Command::CancelRematch {} };
    assert_eq!(session.plan(&by_another, &inputs(7)).unwrap_err(), Refusal::NotHost);
    says(&mut session, 0, 4, Command::CancelRematch {}, 2_000);
    let shown = seen(&session, 1);
    assert_eq!((phase(&session), session.deadline(), shown.clock.is_none()), (Phase::Over, None, true));
    let places = shown.table.unwrap().places;
    assert!(places.iter().flatten().all(|it| !it.ready), "the answers went with the question");
    let again = Change::Command { by: person(0), id: 1_005, command: Command::CancelRematch {} };
    assert_eq!(does(&mut session, &again, 3_000), 0, "nothing is left to withdraw");
    // The last answer, given too late, starts no game; and the next question has its full time.
    says(&mut session, 1, 6, Command::Ready {}, 4_000);
    assert_eq!(phase(&session), Phase::Over);
    says(&mut session, 0, 7, Command::Start {}, 5_000);
    assert_eq!(session.deadline(), Some(25_000));
    says(&mut session, 2, 8, Command::Ready {}, 6_000);
    assert_eq!(phase(&session), Phase::Playing);
    let too_late = Change::Command { by: person(0), id: 1_009, command: Command::CancelRematch {} };
    assert_eq!(session.plan(&too_late, &inputs(7)).unwrap_err(), Refusal::AlreadyStarted);
}

#[test]
fn if_too_few_are_left_a_bot_plays() {
    let mut session = after_a_game(2, &[], ONLINE);
    says(&mut session, 0, 1, Command::Start {}, 0);
    time_passes(&mut session, 20_000);
    time_passes(&mut session, 21_000);
    assert_eq!(phase(&session), Phase::Playing);
    let places = seen(&session, 0).table.unwrap().places;
    assert_eq!(places.iter().flatten().map(|it| it.bot).collect::<Vec<_>>(), [None, Some(Level::Guide)]);
}

#[test]
fn with_bots_alone_or_on_one_device_nobody_is_asked() {
    let mut alone = after_a_game(1, &[Level::Porter], ONLINE);
    says(&mut alone, 0, 1, Command::Start {}, 0);
    assert_eq!(phase(&alone), Phase::Playing);
    let mut shared = after_a_game(2, &[], SessionConfig { has_clock: false, bot_pause: 0 });
    says(&mut shared, 0, 1, Command::Start {}, 0);
    assert_eq!(phase(&shared), Phase::Playing);
}
