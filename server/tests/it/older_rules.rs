//! A table with a game under an older version of its rules neither prevents startup nor continues.

use crate::common::{Kept, Server, settings};
use game_table::{Entry, EntryKind, Person, UserId};
use probe::{Guest, Socket};
use serde_json::json;
use std::sync::Arc;
use store::{MemoryStore, Store};
use wire::{Code, Refusal, ToClient};

const HOST: UserId = UserId(1);

/// What is written of a table at which Anna, who is the first guest, plays with a bot; her game began with `started`.
fn table(game: &str, started: &str) -> Vec<Entry> {
    let anna = Person { user: HOST, name: "Anna".to_owned() };
    let setup =
        serde_json::from_value(json!({ "game": game, "places": 2, "pace": { "slow": { "days": 1 } } }));
    let secret = fair::Secret::new([9; 32]);
    let opened = EntryKind::Opened { host: anna.clone(), setup: setup.unwrap(), secret };
    let bot = EntryKind::bot(1, bots::Level::Porter);
    let started = serde_json::from_str(started).unwrap();
    [opened, EntryKind::Sat { place: 0, person: anna }, bot, started].map(Entry::from).into()
}

async fn answer_to(socket: &mut Socket, code: Code) -> Result<u64, Refusal> {
    socket.enter(code, None).await.unwrap();
    loop {
        match socket.next().await.unwrap() {
            ToClient::Table(update) => return Ok(update.version),
            ToClient::Refused { why, .. } => return Err(why),
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_table_with_older_rules_is_closed_and_the_others_continue() {
    let log = Kept::default();
    let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(log.clone()).finish();
    let _guard = tracing::subscriber::set_default(subscriber); // the test runs on one thread
    let store = Arc::new(MemoryStore::new());
    let before_upgrade = server::Running::start(settings(), store.clone()).await.unwrap();
    let anna = Guest::new(before_upgrade.address, "Anna").await.unwrap();
    let ben = Guest::new(before_upgrade.address, "Ben").await.unwrap();
    let [older, newer, good] = [1, 2, 3].map(Code::new);
    // A table that was written before there was a second version names none.
    let before = r#"{"started":{"date":"2026-11-16"}}"#;
    let after = r#"{"started":{"date":"2026-11-16","rules":99}}"#;
    let tables = [(older, "lost-temple", before), (newer, "lost-temple", after), (good, "gold", before)];
    let mut keys = Vec::new();
    for (code, game, started) in tables {
        let now = server::tables::now();
        keys.push(store.open_table(code, HOST, &table(game, started), now).await.unwrap());
    }

    let running = server::Running::start(settings(), store.clone()).await.unwrap();
    let server = Server { running, store };
    assert_eq!(server.get("/healthz", "").await.status, 200);
    let [anna, ben] = [anna, ben].map(|guest| guest.at(server.running.address));
    for guest in [&anna, &ben] {
        let mut socket = guest.connect().await.unwrap();
        for code in [older, newer] {
            assert_eq!(answer_to(&mut socket, code).await, Err(Refusal::OtherRules), "{}", guest.name());
        }
    }
    let version = answer_to(&mut anna.connect().await.unwrap(), good).await.unwrap();
    assert!(version >= 4, "{version}");
    let listed = server.get(&format!("/api/tables/{older}"), "").await;
    listed.assert_refused(410, "other_rules");

    let written = server.store.entries(keys[0]).await.unwrap();
    assert_eq!(written.len(), 5, "all that was written stays, and it is closed once");
    assert!(matches!(written[4].1.kind, EntryKind::Closed));
    assert!(server.store.table(older).await.unwrap().unwrap().closed);
    assert!(!server.store.table(newer).await.unwrap().unwrap().closed, "a newer program can continue it");
    assert_eq!(server.store.count_tables(HOST).await.unwrap(), 2, "one that is closed counts no more");
    server.running.stop().await;

    let log = log.text();
    let said = |what: &str, code: Code| {
        log.lines().filter(|line| line.contains(what) && line.contains(&code.to_string())).count()
    };
    assert_eq!(said("the table was closed", older), 1, "{log}");
    assert!(
        log.contains(
            "lost-temple was started with version 1 of its rules, but this program knows only version 2"
        ),
        "{log}"
    );
    assert!(said("needs a newer version", newer) > 0, "{log}");
    assert_eq!(said("closed", newer), 0, "{log}");
}
