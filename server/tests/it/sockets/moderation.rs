//! Blocks, removals, bans and deleted accounts, as sockets notice them.

use super::{does, refusal, turned_away, two_at_a_table, update, wait};
use crate::common::{Server, server};
use bots::Level;
use probe::{Guest, ProbeError, RandomPlayer, Socket};
use serde_json::{Value, json};
use server::moderation::{bans_changed, normalized};
use std::time::Duration;
use store::{BanKind, BanRow, ModerationStore, Order, Store, UserId};
use wire::{Command, FromClient, Phase, Reaction, Refusal, ToClient, Unfinished};

async fn ask(guest: &Guest, method: &str, path: &str, body: Value) -> u16 {
    let method = method.parse().unwrap();
    guest.request(method, path, Some(body.to_string())).await.unwrap().status
}

/// A table of two where Ana sits as host and Ben next to her, still between games.
async fn gathered(server: &Server) -> (wire::Code, Guest, Guest, Socket, Socket) {
    let (ana, ben) = (server.person("Ana").await, server.person("Ben").await);
    let setup = json!({ "game": "incan-gold", "places": 3 });
    let code = ana.open_table(setup, &[Level::Porter]).await.unwrap();
    let (mut first, mut second) = (ana.connect().await.unwrap(), ben.connect().await.unwrap());
    first.enter(code, None).await.unwrap();
    second.enter(code, None).await.unwrap();
    wait(&mut second, "the table", update).await;
    does(&mut second, Command::Sit { place: None }).await.unwrap();
    (code, ana, ben, first, second)
}

async fn ban(server: &Server, kind: BanKind, text: &str) {
    let value = normalized(kind, text).unwrap();
    server.store.ban(&BanRow { kind, value, created: 0, ends: None }).await.unwrap();
    bans_changed(server.running.app()).await.unwrap();
}

/// The code and reason with which the server closes a socket.
async fn closed(socket: &mut Socket) -> (u16, String) {
    loop {
        match tokio::time::timeout(Duration::from_secs(60), socket.next()).await.unwrap() {
            Ok(_) => {}
            Err(ProbeError::Closed { code: Some(code), reason }) => return (code, reason),
            Err(error) => panic!("{error}"),
        }
    }
}

fn banned() -> (u16, String) {
    (4003, "banned".to_owned())
}

fn not_signed_in() -> (u16, String) {
    (4001, "not_signed_in".to_owned())
}

#[tokio::test]
async fn a_blocked_player_cannot_sit_at_ones_tables_and_their_reactions_are_not_shown() {
    let server = server().await;
    let (code, ana, _ben, mut first, mut second) = gathered(&server).await;
    let whom = json!({ "whom": { "at_table": { "table": code, "place": 2 } } });
    assert_eq!(ask(&ana, "POST", "/api/me/blocks", whom).await, 204);
    let bot = json!({ "whom": { "at_table": { "table": code, "place": 1 } } });
    assert_eq!(ask(&ana, "POST", "/api/me/blocks", bot).await, 409);

    // A person who already sits stays, but is not heard.
    second.send(&FromClient::React { reaction: Reaction::Ouch }).await.unwrap();
    wait(&mut second, "their own reaction", |told| matches!(told, ToClient::Reacted { .. }).then_some(()))
        .await;
    does(&mut first, Command::Swap { a: 0, b: 1 }).await.unwrap();
    first.send(&FromClient::React { reaction: Reaction::Wow }).await.unwrap();
    let heard = wait(&mut first, "a reaction", |told| match told {
        ToClient::Reacted { reaction, .. } => Some(*reaction),
        _ => None,
    });
    assert_eq!(heard.await, Reaction::Wow, "the first one that she hears is her own");

    does(&mut second, Command::Stand {}).await.unwrap();
    assert_eq!(does(&mut second, Command::Sit { place: None }).await, Err(Refusal::NotAdmitted));
    // They may watch, and sit elsewhere.
    second.enter(code, None).await.unwrap();
    wait(&mut second, "the table", update).await;
    server.running.stop().await;
}

#[tokio::test]
async fn a_player_who_was_removed_for_good_does_not_come_back() {
    let server = server().await;
    let (code, ana, ben, _first, mut second) = gathered(&server).await;
    let path = format!("/api/tables/{code}/removals");
    assert_eq!(ask(&ben, "POST", &path, json!({ "place": 0 })).await, 403, "only the host");
    for place in [0, 1, 9] {
        assert_eq!(
            ask(&ana, "POST", &path, json!({ "place": place })).await,
            409,
            "{place}: herself, a bot, nobody"
        );
    }
    assert_eq!(ask(&ana, "POST", &path, json!({ "place": 2, "may_watch": true })).await, 204);
    assert_eq!(does(&mut second, Command::Sit { place: None }).await, Err(Refusal::NotAdmitted));
    second.enter(code, None).await.unwrap();
    wait(&mut second, "the table", update).await;

    assert_eq!(ask(&ana, "DELETE", &path, json!({})).await, 204);
    does(&mut second, Command::Sit { place: None }).await.unwrap();
    assert_eq!(ask(&ana, "POST", &path, json!({ "place": 2 })).await, 204);
    assert_eq!(wait(&mut second, "a farewell", refusal).await, Refusal::NotAdmitted);
    assert_eq!(does(&mut second, Command::Sit { place: None }).await, Err(Refusal::NotAtTable));
    second.enter(code, None).await.unwrap();
    assert_eq!(wait(&mut second, "a refusal", refusal).await, Refusal::NotAdmitted);
    server.running.stop().await;
}

#[tokio::test]
async fn who_is_banned_goes_at_once_and_stays_out() {
    let server = server().await;
    let (_, _ana, ben, mut first, mut second) = gathered(&server).await;
    ban(&server, BanKind::Name, "BEN").await;
    assert_eq!(closed(&mut second).await, banned());
    let error = match ben.connect().await {
        Ok(mut socket) => closed(&mut socket).await,
        Err(_) => banned(), // it can be closed before the greeting
    };
    assert_eq!(error, banned());
    first.send(&FromClient::Ping {}).await.unwrap();
    wait(&mut first, "a pong", |told| matches!(told, ToClient::Pong {}).then_some(())).await;
    ban(&server, BanKind::Range, "127.0.0.0/8").await;
    assert_eq!(closed(&mut first).await, banned());
    assert_eq!(turned_away(&server, None).await, (r#"{"refused":{"why":"banned"}}"#.to_owned(), 4003));
    server.running.stop().await;
}

#[tokio::test]
async fn who_deletes_their_account_leaves_as_a_player_who_goes() {
    let server = server().await;
    let ben = server.person("Ben").await;
    let (code, mut first, mut second) =
        super::at_a_table([server.person("Ana").await, ben.clone()], json!({})).await;
    assert_eq!(ask(&ben, "DELETE", "/api/me", json!({})).await, 204);
    assert_eq!(closed(&mut second).await, not_signed_in());
    let table = wait(&mut first, "a bot that plays for them", |told| {
        update(told)?.table.filter(|table| table.places.iter().flatten().any(|sitter| sitter.stand_in))
    });
    let table = table.await;
    let names: Vec<&str> = table.places.iter().flatten().map(|sitter| sitter.name.as_str()).collect();
    assert_eq!(names, ["Ana", "Former player"]);
    assert!(!serde_json::to_string(&table).unwrap().contains("Ben"));
    // Nor does the record have the name, which is written later.
    does(&mut first, Command::EndGame {}).await.unwrap();
    let record = server.store.record(&format!("{code}-1")).await.unwrap().unwrap();
    assert!(record.contains("Former player") && !record.contains("Ben"), "{record}");
    server.running.stop().await;
}

#[tokio::test]
async fn the_command_line_gives_orders_to_a_running_server() {
    let server = server().await;
    let (code, mut first, mut second) = two_at_a_table(&server, json!({})).await;
    server.store.order(&Order::Close(code)).await.unwrap();
    let table =
        wait(&mut first, "the end", |told| update(told)?.table.filter(|table| table.phase == Phase::Closed));
    assert_eq!(table.await.unfinished, Some(Unfinished::Operator));
    server.store.order(&Order::Forget(UserId(1))).await.unwrap();
    assert_eq!(closed(&mut first).await, not_signed_in());
    let value = normalized(BanKind::User, "2").unwrap();
    server.store.ban(&BanRow { kind: BanKind::User, value, created: 0, ends: None }).await.unwrap();
    server.store.order(&Order::Bans).await.unwrap();
    assert_eq!(closed(&mut second).await, banned());
    for _ in 0..1200 {
        if server.store.orders().await.unwrap().is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(server.store.orders().await.unwrap().is_empty(), "what is done is not done again");
    server.running.stop().await;
}

#[tokio::test]
async fn the_deal_of_a_game_can_be_verified_after_a_player_was_forgotten() {
    let server = server().await;
    let host = server.person("Wilhelmina").await;
    let code = host.open_table(json!({ "game": "incan-gold", "places": 2 }), &[Level::Porter]).await.unwrap();
    let mut player = RandomPlayer::join(host.clone(), code).await.unwrap();
    player.follower_mut().starts_with(2);
    player.play_until_over().await.unwrap();
    let id = format!("{code}-1");
    let verified = |record: &str| {
        let reader = catalog::record::Reader::new(record.as_bytes()).unwrap();
        serde_json::to_string(&catalog::verify(reader).unwrap()).unwrap()
    };
    let before = server.store.record(&id).await.unwrap().unwrap();
    assert!(before.contains("Wilhelmina"));
    assert_eq!(ask(&host, "DELETE", "/api/me", json!({})).await, 204);
    let after = server.store.record(&id).await.unwrap().unwrap();
    assert_eq!(after, before.replace("Wilhelmina", "Former player"), "nothing else has changed");
    assert_eq!(verified(&before), verified(&after));
    server.running.stop().await;
}
