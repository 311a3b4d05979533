//! `quipu admin` as an operator meets it.

use super::{err, out};
use std::path::Path;
use std::process::{Command, Output};
use store::{FORMER_PLAYER, ModerationStore, Order, PrivacyStore, SqliteStore, Store, TokenHash, UserId};
use tempfile::TempDir;
use wire::Code;

fn admin(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quipu"));
    command.env_remove("QUIPU_DATA").env_remove("QUIPU_CONFIG");
    command.arg("admin").args(args).current_dir(folder).output().unwrap()
}

#[track_caller]
fn says(folder: &Path, args: &[&str], part: &str) -> String {
    let done = admin(folder, args);
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""), "{args:?}");
    assert!(out(&done).contains(part), "{args:?}: {}", out(&done));
    out(&done).to_owned()
}

#[track_caller]
fn refuses(folder: &Path, args: &[&str], part: &str) {
    let done = admin(folder, args);
    assert_eq!((done.status.code(), out(&done)), (Some(2), ""), "{args:?}");
    assert!(err(&done).contains(part) && err(&done).lines().count() == 1, "{args:?}: {}", err(&done));
}

/// A server's directory with two guests called Anna, and Ben, who has a table.
async fn data() -> (TempDir, SqliteStore) {
    let folder = TempDir::new().unwrap();
    let store = SqliteStore::open(&folder.path().join("quipu-data")).await.unwrap();
    for (number, name) in [(1, "Anna"), (2, "Anna"), (3, "Ben")] {
        store.add_user(name, TokenHash([number; 32]), 1).await.unwrap();
    }
    store.open_table(Code::new(7), UserId(3), &[], 1).await.unwrap();
    (folder, store)
}

#[tokio::test]
async fn a_token_is_printed_once_and_only_its_hash_is_stored() {
    let (folder, store) = data().await;
    let folder = folder.path();
    let said = says(folder, &["token", "--days", "2"], "/admin");
    let token = said.lines().next().unwrap();
    assert_eq!(token.len(), 43, "{said}");
    let bytes = std::fs::read(folder.join("quipu-data/quipu.db-wal")).unwrap();
    assert!(!bytes.windows(token.len()).any(|part| part == token.as_bytes()));
    says(folder, &["token", "--only"], "/admin");
    assert_eq!(store.end_admin_tokens(None).await, Ok(1), "the first has ended");
    refuses(folder, &["token", "--days", "0"], "--days");
    says(folder, &["audit"], "command line: token until ");
    store.close().await;
}

#[tokio::test]
async fn a_person_is_forgotten_while_a_server_may_run() {
    let (folder, store) = data().await;
    let folder = folder.path();
    refuses(folder, &["forget", "anna", "--yes"], "several people are called anna; give one: user:2");
    refuses(folder, &["forget", "Nobody", "--yes"], "no one is called Nobody");
    refuses(folder, &["forget", "user:9", "--yes"], "there is no user 9");
    refuses(folder, &["forget", "user:x"], "user:12");
    refuses(folder, &["forget", "Ben"], "add --yes");
    assert_eq!(store.known_user(UserId(3)).await.unwrap().unwrap().name, "Ben");
    says(folder, &["forget", "user:2", "--yes"], "user 2 is forgotten");
    assert!(store.known_user(UserId(2)).await.unwrap().is_none());
    assert_eq!(store.user_by_token(TokenHash([2; 32])).await, Ok(None));
    says(folder, &["forget", "ANNA", "--yes"], FORMER_PLAYER);
    let orders: Vec<Order> = store.orders().await.unwrap().into_iter().map(|(_, order)| order).collect();
    assert_eq!(orders, [Order::Forget(UserId(2)), Order::Forget(UserId(1))]);
    let log = says(folder, &["audit"], "forget user 2");
    assert!(!log.contains("Anna"), "{log}");
    store.close().await;
}

#[tokio::test]
async fn bans_and_tables() {
    let (folder, store) = data().await;
    let folder = folder.path();
    says(folder, &["ban", "Rude Name"], "banned: name rude name, for good");
    says(folder, &["ban", "192.0.2.7/24", "--days", "7"], "banned: range 192.0.2.0/24, until ");
    says(folder, &["ban", "2001:db8::1"], "banned: range 2001:db8::1/128, for good");
    says(folder, &["ban", "user:3"], "banned: user 3, for good");
    refuses(folder, &["ban", "0.0.0.0/0"], "too large a range");
    refuses(folder, &["ban", "10.0.0.0/64"], "is no address or range");
    refuses(folder, &["ban", "user:Ben"], "not the number of a user");
    says(folder, &["bans"], "4 bans");
    says(folder, &["unban", "RUDE NAME"], "no longer banned: name rude name");
    refuses(folder, &["unban", "rude name"], "there is no ban of the name rude name");
    says(folder, &["bans"], "3 bans");
    assert_eq!(store.orders().await.unwrap().len(), 5);

    let code = Code::new(7).to_string();
    says(folder, &["close", &code], "closes table");
    refuses(folder, &["close", "kamo-tiru"], "there is no table kamo-tiru");
    refuses(folder, &["close", "x"], "is not a table's code");
    store.close().await;
}

#[test]
fn nothing_is_created_where_there_is_no_data() {
    let folder = TempDir::new().unwrap();
    for args in [&["token"][..], &["bans"], &["forget", "Anna", "--yes"]] {
        refuses(folder.path(), args, "quipu-data/quipu.db does not exist");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    refuses(folder.path(), &["dance"], "dance");
}
