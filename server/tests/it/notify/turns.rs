//! Who is told of a decision, when, how often and where.

use super::receivers::{Postbox, Receiver};
use super::{BASE, add, add_webhook, generous, generous_server};
use crate::common::{Server, server_with};
use crate::sockets::{at_a_table, does, torch, update, wait};
use hyper::Method;
use probe::{Guest, Socket};
use serde_json::{Value, json};
use server::{Running, Settings};
use std::sync::Arc;
use std::time::Duration;
use store::{NoticeStore, SqliteStore};
use tokio::time::sleep;
use wire::Code;

/// Longer than it takes until someone is told.
const QUIET: Duration = Duration::from_secs(6);

struct World {
    server: Server,
    code: Code,
    anna: Socket,
    ben: Guest,
    ben_there: Socket,
    receiver: Receiver,
}

async fn webhook(guest: &Guest, url: String) {
    let body = json!({ "to": { "webhook": { "url": url } } }).to_string();
    let added = guest.request(Method::POST, "/api/me/notifications", Some(body)).await.unwrap();
    assert_eq!(added.status, 201, "{added:?}");
}

/// Anna and Ben sit at a table that has started, and both have a webhook.
async fn world(pace: Value) -> World {
    let server = generous_server().await;
    let receiver = Receiver::start().await;
    let address = server.running.address;
    let anna = Guest::new(address, "Anna").await.unwrap();
    let ben = Guest::new(address, "Ben").await.unwrap();
    webhook(&anna, receiver.url("/anna")).await;
    webhook(&ben, receiver.url("/ben")).await;
    let (code, anna, ben_there) = at_a_table([anna, ben.clone()], json!({ "pace": pace })).await;
    World { server, code, anna, ben, ben_there, receiver }
}

fn slow() -> Value {
    json!({ "slow": { "days": 2 } })
}

/// The decision that a player is shown now.
async fn decision(socket: &mut Socket, after: u64) -> u64 {
    let decision = |message: &_| {
        let game = update(message)?.game?;
        (game.decision > after && !game.legal.is_empty()).then_some(game.decision)
    };
    wait(socket, "a decision", decision).await
}

/// Both go on, and Ben is gone when the next decision opens. Returns that decision.
async fn next_decision_without_ben(world: &mut World) -> u64 {
    let first = decision(&mut world.anna, 0).await;
    does(&mut world.ben_there, torch(first)).await.unwrap();
    let gone = world.ben.connect().await.unwrap();
    drop(std::mem::replace(&mut world.ben_there, gone)); // connected, but not at the table
    does(&mut world.anna, torch(first)).await.unwrap();
    decision(&mut world.anna, first).await
}

#[tokio::test]
async fn who_is_not_there_is_told_once_and_who_is_there_is_not() {
    let mut world = world(slow()).await;
    let decision = next_decision_without_ben(&mut world).await;
    let got = world.receiver.wait_for(1).await;
    sleep(QUIET).await;
    assert_eq!(world.receiver.received().len(), 1, "only Ben, and only once");
    assert_eq!(got[0].path, "/ben");
    let (code, said) = (world.code, got[0].json());
    let expected = json!({
        "id": format!("{code}-1-{decision}-1"),
        "kind": "turn",
        "title": "Your turn: Incan Gold",
        "text": format!("Table {code} is waiting for you."),
        "link": format!("{BASE}/t/{code}"),
        "table": code,
        "game": "incan-gold",
        "opened": said["opened"],
    });
    assert_eq!(said, expected, "nothing about cards or choices");
    assert_eq!(world.server.store.count_notices().await, Ok(0), "it is done");
}

#[tokio::test]
async fn who_has_chosen_by_then_is_not_told() {
    let mut world = world(slow()).await;
    let now = next_decision_without_ben(&mut world).await;
    world.ben_there.enter(world.code, None).await.unwrap();
    does(&mut world.ben_there, torch(now)).await.unwrap();
    drop(world.ben_there);
    sleep(QUIET).await;
    assert!(world.receiver.received().is_empty(), "{:?}", world.receiver.received());
    assert_eq!(world.server.store.count_notices().await, Ok(0));
}

#[tokio::test]
async fn at_a_table_where_everyone_is_there_nobody_is_told() {
    let mut world = world(json!({ "live": { "seconds": 600 } })).await;
    next_decision_without_ben(&mut world).await;
    sleep(QUIET).await;
    assert!(world.receiver.received().is_empty());
}

#[tokio::test]
async fn what_fails_is_tried_again_with_the_same_id() {
    let mut world = world(slow()).await;
    world.receiver.answers(&[500, 302]);
    next_decision_without_ben(&mut world).await;
    for tries in 1..=3 {
        world.receiver.wait_for(tries).await;
        // The next attempt would be minutes later.
        let later = world.server.store.notices_due(i64::MAX, 10).await.unwrap();
        let now: Vec<_> = later.iter().map(|notice| (notice.key, 0)).collect();
        sleep(Duration::from_millis(300)).await;
        world.server.store.attempt_notices(&now).await.unwrap();
    }
    sleep(QUIET).await;
    let got = world.receiver.received();
    assert_eq!(got.len(), 3, "the third was taken: {got:?}");
    assert!(got.iter().all(|it| it.body == got[0].body));
}

#[tokio::test]
async fn a_subscription_that_is_gone_is_removed() {
    let server = generous_server().await;
    let receiver = Receiver::start().await;
    let cookie = server.guest("Anna").await;
    let keys = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    );
    let [anna, ben] = [
        Guest::new(server.running.address, "Eva").await.unwrap(),
        Guest::new(server.running.address, "Ben").await.unwrap(),
    ];
    let to = json!({ "push": { "endpoint": receiver.url("/push"), "key": keys.0, "auth": keys.1 } });
    let body = json!({ "to": to }).to_string();
    let added = ben.request(Method::POST, "/api/me/notifications", Some(body)).await.unwrap();
    assert_eq!(added.status, 201);
    add_webhook(&server, &cookie, &receiver).await; // of someone who does not play
    receiver.answers(&[410]);
    let (code, anna, ben_there) = at_a_table([anna, ben.clone()], json!({ "pace": slow() })).await;
    let mut world = World { server, code, anna, ben: ben.clone(), ben_there, receiver };
    next_decision_without_ben(&mut world).await;
    world.receiver.wait_for(1).await;
    sleep(Duration::from_millis(500)).await;
    let left = ben.get("/api/me/notifications").await.unwrap();
    assert!(left.body.contains("\"channels\":[]"), "{left:?}");
    assert_eq!(world.server.store.count_notices().await, Ok(0));
    assert!(add(&world.server, &cookie, json!({ "webhook": { "url": "x" } })).await.status.is_client_error());
}

#[tokio::test]
async fn a_turn_comes_by_email_too() {
    let postbox = Postbox::start().await;
    let server = server_with(Settings {
        notify: "email".parse().unwrap(),
        smtp_url: Some(postbox.url().parse().unwrap()),
        smtp_from: Some("quipu@quipu.test".parse().unwrap()),
        ..generous()
    })
    .await;
    let [anna, ben] = [
        Guest::new(server.running.address, "Anna").await.unwrap(),
        Guest::new(server.running.address, "Ben").await.unwrap(),
    ];
    let body = json!({ "to": { "email": { "address": "ben@example.org" } }, "language": "it" }).to_string();
    let added = ben.request(Method::POST, "/api/me/notifications", Some(body)).await.unwrap();
    let id = added.json::<Value>().unwrap()["id"].clone();
    let letter = postbox.wait_for(1).await[0].clone();
    let subject = letter.text.lines().find(|line| line.starts_with("Subject: ")).unwrap();
    let code = json!({ "code": subject.rsplit(' ').next().unwrap() }).to_string();
    let path = format!("/api/me/notifications/{id}/confirm");
    assert_eq!(ben.request(Method::POST, &path, Some(code)).await.unwrap().status, 200);
    let (code, anna, ben_there) = at_a_table([anna, ben.clone()], json!({ "pace": slow() })).await;
    let receiver = Receiver::start().await;
    let mut world = World { server, code, anna, ben, ben_there, receiver };
    let decision = next_decision_without_ben(&mut world).await;
    let letter = postbox.wait_for(2).await[1].clone();
    for part in [
        format!("Message-ID: <{code}-1-{decision}-1@quipu.test>"),
        "Subject: Tocca a te: Incan Gold".to_owned(),
        format!("{BASE}/t/{code}"),
    ] {
        assert!(letter.text.contains(&part), "{part}: {}", letter.text);
    }
}

/// A server that goes away without a word between the choice and the notification. cli/tests/it/notify.rs kills the real program.
#[tokio::test]
async fn what_was_not_announced_before_a_crash_is_announced_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let receiver = Receiver::start().await;
    // The first server does not even write the notice.
    let quiet = Settings { notify: Default::default(), ..generous() };
    let first = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let running = Running::start(quiet, first.clone()).await.unwrap();
    let [anna, ben] = [
        Guest::new(running.address, "Anna").await.unwrap(),
        Guest::new(running.address, "Ben").await.unwrap(),
    ];
    let (code, mut anna_there, ben_there) = at_a_table([anna, ben.clone()], json!({ "pace": slow() })).await;
    decision(&mut anna_there, 0).await; // the game has begun
    let to = serde_json::from_value(json!({ "to": { "webhook": { "url": receiver.url("/ben") } } })).unwrap();
    first.add_channel(game_table::UserId(2), &to, None, 1).await.unwrap();
    drop((anna_there, ben_there));
    running.stop().await;

    let second = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let again = Running::start(generous(), second.clone()).await.unwrap();
    let got = receiver.wait_for(1).await;
    assert_eq!(got[0].json()["table"], json!(code));
    sleep(Duration::from_millis(500)).await;
    again.stop().await;

    // Once more: the same decision is not announced again.
    let third = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let again = Running::start(generous(), third).await.unwrap();
    sleep(QUIET).await;
    assert_eq!(receiver.received().len(), 1);
    again.stop().await;
}
