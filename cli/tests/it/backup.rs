//! `quipu backup` as a person at a terminal meets it.

use super::{err, out};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use store::{SqliteStore, Store, TokenHash};
use tempfile::TempDir;

fn backup(folder: &Path, args: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quipu"));
    command.env_remove("QUIPU_DATA").env_remove("QUIPU_CONFIG");
    command.arg("backup").args(args).envs(environment.iter().copied()).current_dir(folder).output().unwrap()
}

/// A directory with a server's directory in it, in which one user exists.
async fn data(name: &str) -> (TempDir, SqliteStore) {
    let folder = TempDir::new().unwrap();
    let store = SqliteStore::open(&folder.path().join(name)).await.unwrap();
    store.add_user("Anna", TokenHash([1; 32]), 1).await.unwrap();
    (folder, store)
}

#[tokio::test]
async fn the_copy_of_a_running_store_can_be_opened() {
    let (folder, store) = data("quipu-data").await;
    let done = backup(folder.path(), &["copy.db"], &[]);
    let size = fs::metadata(folder.path().join("copy.db")).unwrap().len();
    let (said, digits) = (out(&done).replace(',', ""), size.to_string());
    assert_eq!((done.status.code(), err(&done)), (Some(0), ""));
    assert!(said.contains("copy.db: a copy of the database in quipu-data"), "{said}");
    assert!(said.contains(&digits) && said.lines().count() == 1, "{said}");
    store.close().await;
    let copy = SqliteStore::open(&folder.path().join("copy.db")).await.unwrap();
    assert_eq!(copy.user_by_token(TokenHash([1; 32])).await.unwrap().unwrap().name, "Anna");
    copy.close().await;
}

#[tokio::test]
async fn the_folder_is_found_as_the_server_finds_it() {
    let (folder, store) = data("elsewhere").await;
    fs::write(folder.path().join("quipu.toml"), "data = \"elsewhere\"\n").unwrap();
    let said = |name: &str, args: &[&str], environment: &[(&str, &str)]| {
        let done = backup(folder.path(), &[&[name], args].concat(), environment);
        assert_eq!((done.status.code(), err(&done)), (Some(0), ""), "{name}");
        assert!(folder.path().join(name).is_file(), "{name}");
    };
    said("a", &["--data", "elsewhere"], &[]);
    said("b", &[], &[("QUIPU_DATA", "elsewhere")]);
    said("c", &["--config", "quipu.toml"], &[]);
    said("d", &["--data", "elsewhere"], &[("QUIPU_DATA", "nowhere")]);
    store.close().await;
}

#[tokio::test]
async fn a_failure_is_one_line() {
    let (folder, store) = data("quipu-data").await;
    fs::write(folder.path().join("mine"), "mine").unwrap();
    fs::write(folder.path().join("text.db"), "no database at all, only text that is long enough").unwrap();
    for (args, part) in [
        (&["mine"][..], "mine already exists"),
        (&["copy", "--data", "nowhere"], "nowhere/quipu.db does not exist"),
        (&["no/copy"], "cannot write no/copy"),
        (&["copy", "--data", "text.db"], "quipu: text.db is damaged or not a database"),
        (&[], "<FILE>"),
    ] {
        let done = backup(folder.path(), args, &[]);
        assert_eq!((done.status.code(), out(&done)), (Some(2), ""), "{args:?}");
        assert!(err(&done).contains(part) && err(&done).lines().count() == 1, "{}", err(&done));
    }
    assert_eq!(fs::read_to_string(folder.path().join("mine")).unwrap(), "mine");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    store.close().await;
}
