//! Hints over a socket: who asks gets one, and nobody else gets anything.

use super::{refusal, two_at_a_table, update, wait};
use crate::common::server;
use probe::Socket;
use serde_json::json;
use std::time::Duration;
use wire::{FromClient, Hint, Refusal, ToClient};

fn hint(message: &ToClient) -> Option<Hint> {
    match message {
        ToClient::Hint(hint) => Some((**hint).clone()),
        _ => None,
    }
}

/// The decision that this player has to make.
async fn asked(socket: &mut Socket) -> u64 {
    let due = |message: &ToClient| {
        update(message)?.game.filter(|game| !game.legal.is_empty()).map(|game| game.decision)
    };
    wait(socket, "a decision", due).await
}

/// All that comes until a `pong` does.
async fn heard(socket: &mut Socket) -> Vec<String> {
    socket.send(&FromClient::Ping {}).await.unwrap();
    let mut heard = Vec::new();
    loop {
        match socket.next().await.unwrap() {
            ToClient::Pong {} => return heard,
            message => heard.push(serde_json::to_string(&message).unwrap()),
        }
    }
}

#[tokio::test]
async fn who_asks_gets_a_hint_and_nobody_else_anything() {
    let server = server().await;
    let (_, mut anna, mut ben) = two_at_a_table(&server, json!({ "hints": true })).await;
    let decision = asked(&mut anna).await;
    asked(&mut ben).await;
    heard(&mut ben).await;
    anna.send(&FromClient::Hint { decision }).await.unwrap();
    let first = wait(&mut anna, "a hint", hint).await;
    assert_eq!((first.decision, first.chances.len()), (decision, 2));
    assert!(!first.reasons.is_empty());
    // It is the same when asked again, and on another connection.
    anna.send(&FromClient::Hint { decision }).await.unwrap();
    let again = wait(&mut anna, "the hint again", hint).await;
    let text = |hint: &Hint| serde_json::to_string(hint).unwrap();
    assert_eq!(text(&again), text(&first));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(heard(&mut ben).await, [""; 0]);
    for (decision, why) in [
        (decision + 1, Refusal::StaleDecision { now: decision }),
        (0, Refusal::StaleDecision { now: decision }),
    ] {
        anna.send(&FromClient::Hint { decision }).await.unwrap();
        assert_eq!(wait(&mut anna, "a refusal", refusal).await, why);
    }
    server.running.stop().await;
}

#[tokio::test]
async fn there_is_none_where_the_host_allows_none_nor_for_spectators_nor_elsewhere() {
    let server = server().await;
    let (code, mut anna, _ben) = two_at_a_table(&server, json!({})).await;
    let decision = asked(&mut anna).await;
    anna.send(&FromClient::Hint { decision }).await.unwrap();
    assert_eq!(wait(&mut anna, "a refusal", refusal).await, Refusal::NoHints);

    let (other, mut cleo, _dan) = two_at_a_table(&server, json!({ "hints": true })).await;
    let decision = asked(&mut cleo).await;
    let eva = server.person("Eva").await;
    let mut spectator = eva.connect().await.unwrap();
    spectator.send(&FromClient::Hint { decision }).await.unwrap();
    assert_eq!(wait(&mut spectator, "a refusal", refusal).await, Refusal::NotAtTable);
    for (code, why) in [(other, Refusal::NotSeated), (code, Refusal::NotSeated)] {
        spectator.enter(code, None).await.unwrap();
        spectator.send(&FromClient::Hint { decision }).await.unwrap();
        assert_eq!(wait(&mut spectator, "a refusal", refusal).await, why);
    }
    server.running.stop().await;
}
