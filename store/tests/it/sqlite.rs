//! What only a database on a disk must stand: being closed, full, locked, damaged, copied, and asked by many at once.

use crate::common::{append, entries, game, guest, holds, person, table, token};
use catalog::GameKind;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use store::{Append, SqliteStore, Store, StoreError, TableKey};
use tempfile::tempdir;
use wire::Code;

/// Another program on the same file.
async fn another(folder: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.join("quipu.db")).connect().await.unwrap()
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) {
    sqlx::query(sql).execute(connection).await.unwrap();
}

fn why(result: Result<(), StoreError>) -> String {
    match result {
        Err(StoreError::Unavailable(why)) => why,
        other => panic!("expected that it cannot be used, not {other:?}"),
    }
}

#[tokio::test]
async fn everything_is_there_after_opening_it_again() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    store.claim(anna, "hash").await.unwrap();
    let key = table(&store, 1, anna, 2, 10).await;
    let finished = game("g1", GameKind::Gold, &[person(anna, 3, 1)]);
    crate::common::finish(&store, key, 3, &finished, 20).await.unwrap();
    store.close().await;
    drop(store);

    // By its file this time.
    let store = SqliteStore::open(&folder.path().join("quipu.db")).await.unwrap();
    holds(&store, key, 3).await;
    assert_eq!(store.user_by_token(token(1)).await.unwrap().unwrap().id, anna);
    assert_eq!(store.claimant("anna").await.unwrap().unwrap().1, "hash");
    assert_eq!(store.record("g1").await.unwrap().unwrap(), finished.record);
    assert_eq!(store.ratings_of(anna).await.unwrap()[0].games, 1);
    append(&store, key, 4..=4, 30).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn what_has_returned_is_in_the_file() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    let key = table(&store, 1, anna, 1, 10).await;
    let mut other = another(folder.path()).await;
    for number in 2..20 {
        append(&store, key, number..=number, 20).await.unwrap();
        let sql = "SELECT max(number) FROM entries WHERE table_id = ?";
        let last: i64 = sqlx::query_scalar(sql).bind(key.0).fetch_one(&mut other).await.unwrap();
        assert_eq!(last as u64, number);
    }
    // As after a kill: nobody closes anything, and a copy of the files as they lie there is opened.
    let copy = tempdir().unwrap();
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        if !file.file_name().to_string_lossy().ends_with("-shm") {
            fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
        }
    }
    let killed = SqliteStore::open(copy.path()).await.unwrap();
    holds(&killed, key, 19).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_append_at_once_and_each_table_stays_in_order() {
    const TABLES: u32 = 200;
    const APPENDS: u64 = 12;
    let folder = tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let anna = guest(&*store, "Anna", 1).await;
    let mut callers = Vec::new();
    for code in 0..TABLES {
        let key = table(&*store, code, anna, 1, 10).await;
        // Two callers at each table who both want to write the same numbers: one of them wins each time.
        for _ in 0..2 {
            let store = Arc::clone(&store);
            callers.push(tokio::spawn(async move {
                let mut won = 0;
                for number in 2..2 + APPENDS {
                    match append(&*store, key, number..=number, 20).await {
                        Ok(()) => won += 1,
                        Err(error) => assert_eq!(error, StoreError::Conflict),
                    }
                }
                (key, won)
            }));
        }
    }
    let mut won = std::collections::BTreeMap::new();
    for caller in callers {
        let (key, count) = caller.await.unwrap();
        *won.entry(key).or_insert(0) += count;
    }
    for (key, count) in won {
        holds(&*store, key, 1 + count).await;
        assert!(count >= 1, "{key:?}");
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_and_broken_writes_do_not_hinder_those_beside_them() {
    let folder = tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let anna = guest(&*store, "Anna", 1).await;
    let mut callers = Vec::new();
    for code in 0..60 {
        let key = table(&*store, code, anna, 1, 10).await;
        let store = Arc::clone(&store);
        callers.push(tokio::spawn(async move {
            let nobody = game(&format!("g{code}"), GameKind::Gold, &[person(game_table::UserId(99), 1, 1)]);
            let done = match code % 3 {
                0 => append(&*store, key, 2..=9, 20).await,
                1 => append(&*store, key, 5..=9, 20).await,
                _ => crate::common::finish(&*store, key, 2, &nobody, 20).await, // fails after its entries were written
            };
            (code, key, done)
        }));
    }
    for caller in callers {
        let (code, key, done) = caller.await.unwrap();
        let well = code % 3 == 0;
        assert_eq!(done, if well { Ok(()) } else { Err(StoreError::Conflict) }, "{code}");
        holds(&*store, key, if well { 9 } else { 1 }).await;
    }
    store.close().await;
}

#[tokio::test]
async fn a_locked_database_refuses_and_recovers() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    let key = table(&store, 1, anna, 1, 10).await;
    let mut other = another(folder.path()).await;
    run(&mut other, "BEGIN IMMEDIATE").await;
    let (refused, checked) = tokio::join!(append(&store, key, 2..=2, 20), store.check());
    assert!(why(refused).contains("locked"));
    assert!(!why(checked).is_empty());
    holds(&store, key, 1).await; // what is there can be read
    run(&mut other, "ROLLBACK").await;
    append(&store, key, 2..=2, 30).await.unwrap();
    store.check().await.unwrap();
    assert_eq!(holds(&store, key, 2).await, [10, 30]);
    store.close().await;
}

#[tokio::test]
async fn a_full_disk_refuses_whole_appends_and_recovers() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    let key = table(&store, 1, anna, 1, 10).await;
    store.check().await.unwrap();
    store.limit_pages(Some(1)).await.unwrap();
    // Some may still fit into what the file has.
    let mut last = 1;
    let refused = loop {
        match append(&store, key, last + 1..=last + 50, 20).await {
            Ok(()) => last += 50,
            refused => break refused,
        }
        assert!(last < 10_000, "the limit does not limit");
    };
    assert!(why(refused).contains("full"));
    assert!(why(store.check().await).contains("full"));
    let many = entries(last + 1..=last + 50);
    let finished = game("g1", GameKind::Gold, &[person(anna, 3, 1)]);
    let ends = Append {
        table: key,
        first: last + 1,
        entries: &many,
        finished: Some(&finished),
        closes: true,
        now: 30,
    };
    assert!(why(store.append(ends.clone()).await).contains("full"));
    holds(&store, key, last).await;
    assert_eq!(store.game("g1").await, Ok(None));
    assert!(!store.table(Code::new(1)).await.unwrap().unwrap().closed);

    store.limit_pages(None).await.unwrap();
    store.check().await.unwrap();
    store.append(ends).await.unwrap();
    holds(&store, key, last + 50).await;
    assert!(store.table(Code::new(1)).await.unwrap().unwrap().closed);
    store.close().await;
}

#[tokio::test]
async fn what_waits_when_it_is_closed_is_still_written() {
    let folder = tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let anna = guest(&*store, "Anna", 1).await;
    let mut keys = Vec::new();
    for code in 0..30 {
        keys.push(table(&*store, code, anna, 1, 10).await);
    }
    let appends = keys.iter().map(|&key| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { append(&*store, key, 2..=2, 20).await })
    });
    let appends: Vec<_> = appends.collect();
    tokio::task::yield_now().await; // on this one thread all of them have asked now
    store.close().await;
    let mut written = Vec::new();
    for asked in appends {
        written.push(asked.await.unwrap().is_ok());
    }
    assert!(written.contains(&true));
    assert!(!folder.path().join("quipu.db-wal").exists(), "the last connection cleans up");
    let again = SqliteStore::open(folder.path()).await.unwrap();
    for (key, written) in keys.into_iter().zip(written) {
        holds(&again, key, if written { 2 } else { 1 }).await;
    }
    again.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_while_people_play_is_a_beginning_of_every_table() {
    let folder = tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let anna = guest(&*store, "Anna", 1).await;
    let mut keys = Vec::new();
    for code in 0..20 {
        keys.push(table(&*store, code, anna, 1, 10).await);
    }
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let players = keys.iter().map(|&key| {
        let (store, stopped) = (Arc::clone(&store), stopped.clone());
        tokio::spawn(async move {
            let mut last = 1;
            while !*stopped.borrow() {
                append(&*store, key, last + 1..=last + 3, 20).await.unwrap();
                last += 3;
            }
            last
        })
    });
    let players: Vec<_> = players.collect();
    let before = count(&*store, &keys).await;
    let copy = folder.path().join("copy.db");
    SqliteStore::backup(folder.path(), &copy).await.unwrap();
    stop.send(true).unwrap();
    let mut after = Vec::new();
    for player in players {
        after.push(player.await.unwrap());
    }
    store.close().await;

    let restored = SqliteStore::open(&copy).await.unwrap();
    for (at, &key) in keys.iter().enumerate() {
        let last = restored.entries(key).await.unwrap().len() as u64;
        holds(&restored, key, last).await;
        assert!((before[at]..=after[at]).contains(&last) && last % 3 == 1, "{last}");
        append(&restored, key, last + 1..=last + 1, 30).await.unwrap();
    }
    restored.close().await;
}

async fn count(store: &dyn Store, keys: &[TableKey]) -> Vec<u64> {
    let mut counts = Vec::new();
    for &key in keys {
        counts.push(store.entries(key).await.unwrap().len() as u64);
    }
    counts
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_leaves_nothing_behind() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    store.close().await;
    let copy = folder.path().join("copies");
    fs::create_dir(&copy).unwrap();
    let to = copy.join("mine.txt");
    fs::write(&to, "mine").unwrap();
    assert!(why(SqliteStore::backup(folder.path(), &to).await).contains("already exists"));
    assert_eq!(fs::read_to_string(&to).unwrap(), "mine");

    assert!(
        why(SqliteStore::backup(&folder.path().join("none"), &copy.join("x")).await)
            .contains("does not exist")
    );
    assert!(why(SqliteStore::backup(folder.path(), &copy.join("no/x")).await).contains("cannot write"));
    let damaged = folder.path().join("damaged.db");
    fs::write(&damaged, "no database at all, only text that is long enough").unwrap();
    assert!(matches!(SqliteStore::backup(&damaged, &copy.join("x")).await, Err(StoreError::Corrupt(_))));
    assert_eq!(fs::read_dir(&copy).unwrap().count(), 1);
}

#[tokio::test]
async fn a_database_that_cannot_be_opened_is_explained_in_a_sentence() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("text");
    fs::write(&file, "some text").unwrap();
    let Err(StoreError::Unavailable(said)) = SqliteStore::open(&file.join("below")).await else {
        panic!("opened")
    };
    assert!(said.contains("below/quipu.db") && said.contains("another directory"), "{said}");

    let no_database = folder.path().join("text.db");
    fs::write(&no_database, "no database at all, only text that is long enough").unwrap();
    let Err(StoreError::Corrupt(said)) = SqliteStore::open(&no_database).await else { panic!("opened") };
    assert!(said.contains("text.db is not a database") && said.contains("backup"), "{said}");
    assert!(fs::read_to_string(&no_database).unwrap().starts_with("no database"));

    SqliteStore::open(folder.path()).await.unwrap().close().await;
    let mut other = another(folder.path()).await;
    let sql =
        "INSERT INTO _sqlx_migrations SELECT 9999, 'later', installed_on, success, checksum, execution_time
               FROM _sqlx_migrations LIMIT 1";
    run(&mut other, sql).await;
    other.close().await.unwrap();
    let Err(StoreError::Unavailable(said)) = SqliteStore::open(folder.path()).await else { panic!("opened") };
    assert!(said.contains("quipu.db was written by a newer version") && said.contains("9999"), "{said}");
}

#[tokio::test]
async fn a_damaged_entry_is_named_but_not_quoted() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    let (one, two) = (table(&store, 1, anna, 3, 10).await, table(&store, 2, anna, 3, 10).await);
    let mut other = another(folder.path()).await;
    run(&mut other, "UPDATE entries SET body = '{\"what\":{\"hush\":7}}' WHERE table_id = 1 AND number = 2")
        .await;
    run(&mut other, "DELETE FROM entries WHERE table_id = 2 AND number = 2").await;
    let Err(StoreError::Corrupt(said)) = store.entries(one).await else { panic!("understood") };
    assert!(said.contains("entry 2 of table 1") && !said.contains("hush"), "{said}");
    let Err(StoreError::Corrupt(said)) = store.entries(two).await else { panic!("understood") };
    assert!(said.contains("entry 2 of table 2 is missing"), "{said}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    guest(&store, "Anna", 1).await;
    SqliteStore::backup(folder.path(), &folder.path().join("copy")).await.unwrap();
    for name in ["quipu.db", "quipu.db-wal", "copy"] {
        let rights = fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(rights & 0o777, 0o600, "{name}");
    }
    store.close().await;
}

#[tokio::test]
async fn secrets_are_not_shown() {
    let finished = game("g1", GameKind::Gold, &[]);
    let entries = entries(1..=3);
    let append = Append {
        table: TableKey(1),
        first: 1,
        entries: &entries,
        finished: Some(&finished),
        closes: true,
        now: 1,
    };
    let shown = format!("{append:?} {:?}", token(1));
    assert!(!shown.contains("Swapped") && !shown.contains("record of") && !shown.contains("7, 7"), "{shown}");
}
