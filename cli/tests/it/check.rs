//! `quipu check` as an operator meets it.

use super::{assert_refused, err, out, quipu};
use game_table::{EntryKind, UserId};
use serde_json::Value;
use std::path::Path;
use store::{SqliteStore, Store, TokenHash};
use wire::Code;

/// A data directory with one table at which nothing was played.
async fn data(folder: &Path) {
    let store = SqliteStore::open(folder).await.unwrap();
    let user = store.add_user("Anna", TokenHash([1; 32]), 1).await.unwrap();
    let person = game_table::Person { user, name: "Anna".to_owned() };
    let setup = serde_json::from_str(r#"{"game":"gold","places":3}"#).unwrap();
    let inputs = game_table::Inputs {
        secret: fair::Secret::new([7; 32]),
        date: "2026-11-19".to_owned(),
        absent: Vec::new(),
        strength: bots::Strength::NEW,
    };
    let entries = game_table::Table::open(person, setup, &[], &inputs).unwrap();
    store.open_table(Code::new(1), UserId(1), &entries, 1).await.unwrap();
    let broken = [entries[0].clone(), EntryKind::Emptied { place: 9 }.into()];
    store.open_table(Code::new(2), UserId(1), &broken, 1).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn damage_is_reported_with_what_can_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    data(folder.path()).await;
    let path = folder.path().to_str().unwrap();
    let done = quipu(&["check", path]);
    assert_eq!((done.status.code(), err(&done)), (Some(1), ""), "{}", out(&done));
    let code = Code::new(2);
    assert!(out(&done).contains(&format!("table {code}: entry 2 does not fit")), "{}", out(&done));
    assert!(out(&done).contains("1 of 2 entries can be read"), "{}", out(&done));
    assert!(
        out(&done).ends_with("1 problem in 2 tables, 0 archived tables, 0 finished games\n"),
        "{}",
        out(&done)
    );

    let done = quipu(&["check", path, "--json"]);
    let found: Value = serde_json::from_str(out(&done)).unwrap();
    assert_eq!(found["damaged_tables"][0]["code"], code.to_string());
    assert_eq!(
        (found["damaged_tables"][0]["readable"].as_u64(), found["tables"].as_u64()),
        (Some(1), Some(2))
    );
}

#[tokio::test]
async fn a_sound_database_is_said_to_be_so() {
    let folder = tempfile::tempdir().unwrap();
    SqliteStore::open(folder.path()).await.unwrap().close().await;
    let done = quipu(&["check", folder.path().to_str().unwrap()]);
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
    assert_eq!(out(&done), "sound: 0 tables, 0 archived tables, 0 finished games\n");
    assert_refused(&["check", "no/such/folder"], "no/such/folder/quipu.db does not exist");
}
