//! Daily expeditions: what counts, what does not, and what leaderboards tell.

use crate::common::{Answer, Server, server, server_with, settings};
use catalog::GameKind;
use daily::{Date, Expedition, Rejected, check, random_game};
use serde_json::{Value, json};
use server::Settings;
use std::time::SystemTime;
use wire::http::DailyProblem;

fn today() -> Date {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    Date::at(since.as_millis() as i64).unwrap()
}

/// A game that is soon played and checked.
const GAME: GameKind = GameKind::IncanGold;

fn record(date: Date, seed: u64) -> String {
    random_game(Expedition { game: GAME, date }, "Anna", seed)
}

async fn send(server: &Server, cookie: &str, record: &str) -> Answer {
    server.post("/api/daily", cookie, json!({ "record": record })).await
}

fn with_header(record: &str, change: impl FnOnce(&mut Value)) -> String {
    let (header, steps) = record.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    change(&mut header);
    format!("{header}\n{steps}")
}

#[track_caller]
fn assert_bad(answer: &Answer, why: &str) {
    answer.assert_refused(422, "bad_daily");
    let problem = &answer.json()["refused"]["why"]["bad_daily"];
    assert_eq!(problem["why"], why, "{problem}");
    assert!(
        problem["line"].as_u64() > Some(0) && problem["problem"].as_str().is_some_and(|it| !it.is_empty())
    );
}

#[tokio::test]
async fn the_first_record_of_a_player_counts() {
    let server = server().await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    let date = today();
    let (first, second) = (record(date, 2), record(date, 3));
    let (best, other) = (check(&first).unwrap().summary, check(&second).unwrap().summary);

    send(&server, "", &first).await.assert_refused(401, "not_signed_in");
    let added = send(&server, &anna, &first).await;
    added.assert_status(201);
    assert_eq!(added.json()["score"], best.score);
    assert_eq!((&added.json()["place"], &added.json()["players"]), (&json!(1), &json!(1)));
    send(&server, &anna, &first).await.assert_refused(409, "already_played");
    send(&server, &anna, &second).await.assert_refused(409, "already_played");
    send(&server, &ben, &second).await.assert_status(201);

    let board = server.get(&format!("/api/daily/{GAME}/{date}"), &ben).await;
    board.assert_status(200);
    let board = board.json();
    assert_eq!((&board["open"], &board["players"]), (&json!(true), &json!(2)));
    let scores: Vec<i64> =
        board["rows"].as_array().unwrap().iter().map(|row| row["score"].as_i64().unwrap()).collect();
    let mut expected = vec![i64::from(best.score), i64::from(other.score)];
    expected.sort_unstable_by(|a, b| b.cmp(a));
    assert_eq!(scores, expected);
    let you: Vec<&Value> =
        board["rows"].as_array().unwrap().iter().filter(|row| row["you"] == true).collect();
    assert_eq!((you.len(), &you[0]["name"]), (1, &json!("Ben")));
    assert!(!board.to_string().contains("treasure") && !board.to_string().contains("hazard"));

    let history = server.get("/api/me/daily", &anna).await;
    history.assert_status(200);
    let history = history.json();
    assert_eq!(history["today"], date.to_string());
    assert_eq!(history["played"].as_array().unwrap().len(), 1);
    let streak = history["streaks"].as_array().unwrap().iter().find(|it| it["game"] == GAME.name()).unwrap();
    assert_eq!((&streak["days"], &streak["best"]), (&json!(1), &json!(1)));
    server.get("/api/me/daily", "").await.assert_refused(401, "not_signed_in");
}

#[tokio::test]
async fn what_does_not_count_is_refused_and_changes_nothing() {
    let server = server().await;
    let anna = server.guest("Anna").await;
    let date = today();
    let good = record(date, 2);
    let before = |days: u32| (0..days).fold(date, |date, _| date.previous().unwrap());
    let end = good.trim_end().rfind('\n').unwrap() + 1;
    let bots = with_header(&good, |header| header["bots"][3] = json!("porter"));
    let seats = with_header(&good, |header| drop(header["seats"].as_array_mut().unwrap().pop()));
    let not_daily = with_header(&good, |header| drop(header.as_object_mut().unwrap().remove("fair")));
    let renamed = with_header(&good, |header| header["fair"]["daily"] = json!(before(2).to_string()));
    for (text, why) in [
        (record(before(2), 2), "other_date"),
        (record(date.next().unwrap(), 2), "other_date"),
        (renamed, "deal"),
        (bots, "bots"),
        (seats, "deal"), // the salts of the proof do not fit
        (not_daily, "not_daily"),
        (good[..end].to_owned(), "unfinished"),
        ("nonsense".to_owned(), "no_record"),
        ("x".repeat(70_000), "too_long"),
    ] {
        assert_bad(&send(&server, &anna, &text).await, why);
    }
    server.post("/api/daily", &anna, json!({ "record": 7 })).await.assert_refused(400, "bad_message");
    server
        .post("/api/daily", &anna, json!({ "record": "x".repeat(200_000) }))
        .await
        .assert_refused(413, "too_long");
    let edited = edited_bot(date);
    assert!(matches!(check(&edited), Err(Rejected::BotChoice { .. })));
    assert_bad(&send(&server, &anna, &edited).await, "bot_choice");
    let board = server.get(&format!("/api/daily/{GAME}/{date}"), &anna).await.json();
    assert_eq!(board["rows"], json!([]));
    send(&server, &anna, &good).await.assert_status(201);
    for path in ["chess/2026-11-18", "gold/2026-11-31", "gold/today", "gold/1900-01-01"] {
        server.get(&format!("/api/daily/{path}"), "").await.assert_refused(404, "not_found");
    }
    let closed = server.get("/api/daily/gold/2020-01-01", "").await.json();
    assert_eq!((&closed["open"], &closed["players"]), (&json!(false), &json!(0)));
}

/// A whole game with the right cards in which one bot once does something else.
fn edited_bot(date: Date) -> String {
    type G = catalog::games::incan_gold::rules::State;
    use catalog::games::incan_gold::rules::Choice;
    let mut edited = false;
    daily::whole_game::<G>(Expedition { game: GAME, date }, "Anna", |crew, table, due| {
        let seat = due.iter().next().unwrap();
        let choice = crew.choose(table, seat);
        let wrong = match choice {
            Some(Choice::Camp) if !edited => Some(Choice::Torch),
            _ => None,
        };
        edited |= wrong.is_some();
        (seat, wrong.or(choice).unwrap_or(Choice::Torch))
    })
}

#[tokio::test]
async fn records_are_rationed_by_guest() {
    let server = server_with(Settings { dailies_per_minute: 2, ..settings() }).await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    assert_bad(&send(&server, &anna, "x").await, "no_record");
    assert_bad(&send(&server, &anna, "x").await, "no_record");
    send(&server, &anna, "x").await.assert_refused(429, "too_fast");
    assert_bad(&send(&server, &ben, "x").await, "no_record");
}

#[test]
fn every_reason_has_the_same_name_everywhere() {
    let due = daily::Rejected::NAMES;
    let names: Vec<&str> =
        DailyProblem::all().map(DailyProblem::name).filter(|name| *name != "other_date").collect();
    assert_eq!(names, due);
}
