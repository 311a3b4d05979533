//! What the log says, and what it never says. A file of its own: a process has one log.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[allow(dead_code, reason = "this test uses only a part of it")]
#[path = "it/common.rs"]
mod common;

use common::{Kept, server_with, settings};
use serde_json::json;
use serde_json::value::RawValue;
use server::Settings;
use wire::{Command, ToClient};

#[tokio::test]
async fn tokens_passphrases_and_names_are_never_logged() {
    let kept = Kept::default();
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(kept.clone());
    log.with_ansi(false).init();
    let notify = "webhook,ntfy,email".parse().unwrap();
    let server = server_with(Settings {
        notify,
        notify_private: true,
        public_url: Some("http://quipu.test".parse().unwrap()),
        smtp_url: Some("smtp://mailer:smtp-secret@127.0.0.1:1".parse().unwrap()),
        smtp_from: Some("Quipu <quipu@quipu.test>".parse().unwrap()),
        ..settings()
    })
    .await;
    let (name, passphrase, token) = ("Annabella Secret", "pass phrase of annabella", "a".repeat(22));
    let cookie = server.guest(name).await;
    server.get("/api/me?query=query-secret", &cookie).await.assert_status(200);
    server.post("/api/me/claim", &cookie, json!({ "passphrase": passphrase })).await.assert_status(200);
    let sign_in = server.post("/api/sessions", "", json!({ "name": name, "passphrase": passphrase })).await;
    sign_in.assert_status(201);
    server.post("/api/sessions", "", json!({ "name": name, "passphrase": 3 })).await.assert_status(400);
    server.get(&format!("/api/records/{token}"), &cookie).await.assert_status(404);
    let table = json!({ "setup": { "game": "gold", "places": 3 }, "bots": ["porter", "porter"] });
    server.post("/api/tables", &cookie, table).await.assert_status(201);
    let salt = salted_start(&server).await;
    let bot = server.post("/api/me/bots", &cookie, json!({ "name": "Secret Bot" })).await;
    let bot = bot.json()["token"].as_str().unwrap().to_owned();
    probe::Socket::of_program(server.running.address, &bot).await.unwrap();
    // Nobody listens at these addresses, so sending fails, which is logged.
    for (kind, to) in [
        ("webhook", json!({ "webhook": { "url": "http://127.0.0.1:1/hook-secret" } })),
        ("ntfy", json!({ "ntfy": { "url": "http://127.0.0.1:1/topic-secret", "token": "tk_secret" } })),
        ("email", json!({ "email": { "address": "mail-secret@quipu.test" } })),
    ] {
        let added = server.post("/api/me/notifications", &cookie, json!({ "to": to })).await;
        if kind != "email" {
            let tested = format!("/api/me/notifications/{}/test", added.json()["id"]);
            server.ask("POST", &tested).cookie(&cookie).send().await.assert_refused(422, "bad_channel");
        }
    }
    server.store.fail(Some("full".to_owned()));
    server.post("/api/guests", "", json!({ "name": "Other Name" })).await.assert_status(503);
    server.store.fail(None);
    server.running.stop().await;

    let log = kept.text();
    for said in ["route=\"/api/guests\" status=201", "route=\"/api/records/{token}\" status=404", "full"] {
        assert!(log.contains(said), "{said}\n{log}");
    }
    let (first, second) = (cookie.strip_prefix("quipu=").unwrap(), sign_in.cookie());
    let second = second.strip_prefix("quipu=").unwrap();
    for secret in [
        first,
        second,
        passphrase,
        name,
        "Annabella",
        "Other Name",
        &token,
        "query-secret",
        "$argon2id",
        &salt,
        "carried",
        &bot,
        "Secret Bot",
        "hook-secret",
        "topic-secret",
        "tk_secret",
        "mail-secret",
        "smtp-secret",
    ] {
        assert!(!log.contains(secret), "{secret}\n{log}");
    }
}

/// A plan that nobody else has.
const PLAN: &str = r#"{"stay_until":{"carried":97}}"#;

/// Someone starts a game with a salt of their own, and lays down plans. Gives the salt.
async fn salted_start(server: &common::Server) -> String {
    let guest = probe::Guest::new(server.running.address, "Annabella").await.unwrap();
    let code =
        guest.open_table(json!({ "game": "incan-gold", "places": 2 }), &[bots::Level::Porter]).await.unwrap();
    let mut socket = guest.connect().await.unwrap();
    socket.enter(code, None).await.unwrap();
    let salt = fair::Salt::new([0xd5; 32]);
    // A salt that nobody asks for is refused, which might be worth a line in a log.
    for command in [
        Command::Reveal { salt },
        Command::Commit { hash: salt.commitment() },
        Command::Start {},
        Command::Reveal { salt },
    ] {
        socket.command(command).await.unwrap();
    }
    loop {
        if let ToClient::Table(update) = socket.next().await.unwrap()
            && update.game.is_some()
        {
            break;
        }
    }
    let plan = RawValue::from_string(PLAN.to_owned()).unwrap();
    let wrong = RawValue::from_string(r#"{"stay_until":{"carried":"97 and more"}}"#.to_owned()).unwrap();
    for plan in [plan, wrong] {
        socket.command(Command::Plan { plan: Some(plan) }).await.unwrap();
        while !matches!(socket.next().await.unwrap(), ToClient::Done { .. } | ToClient::Refused { .. }) {}
    }
    salt.to_string()
}
