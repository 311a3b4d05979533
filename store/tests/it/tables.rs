//! What is noted of tables, and what becomes of them when nobody uses them.

use crate::common::{append, entry, finish, game, guest, holds, person, table};
use catalog::GameKind;
use game_table::{Entry, EntryKind, Person, UserId};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::path::Path;
use store::{
    Append, MemoryStore, Millis, Outage, OwnTable, SqliteStore, Store, StoreError, TableKey, TableNote,
    Tidying,
};
use tempfile::tempdir;
use wire::{Code, Phase, TableSummary, Unfinished};

#[tokio::test]
async fn memory() {
    story(&MemoryStore::new()).await;
    archive(&MemoryStore::new()).await;
    names(&MemoryStore::new()).await;
}

#[tokio::test]
async fn sqlite() {
    for story in 0..3 {
        let folder = tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        match story {
            0 => self::story(&store).await,
            1 => archive(&store).await,
            _ => names(&store).await,
        }
        store.close().await;
    }
}

pub fn note(
    code: u32,
    phase: Phase,
    host: UserId,
    people: &[(UserId, bool)],
    wake: Option<Millis>,
) -> TableNote {
    let summary = TableSummary {
        code: Code::new(code),
        game: GameKind::Gold,
        phase,
        names: vec!["Anna".to_owned()],
        places: 3,
        pace: wire::Pace::default(),
        spectators: true,
    };
    TableNote { summary, host, people: people.to_vec(), wake }
}

async fn close(store: &dyn Store, table: TableKey, first: u64, now: Millis) {
    let entries = [entry(first)];
    store
        .append(Append { table, first, entries: &entries, finished: None, closes: true, now })
        .await
        .unwrap();
}

async fn story(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let one = table(store, 1, anna, 2, 10).await;
    let two = table(store, 2, anna, 2, 20).await;
    assert_eq!(store.count_tables(anna).await, Ok(2), "until they are noted, they count");

    store
        .note_table(one, 2, &note(1, Phase::Over, anna, &[(anna, false), (ben, false)], Some(1000)))
        .await
        .unwrap();
    store.note_table(two, 2, &note(2, Phase::Playing, anna, &[(ben, true)], Some(500))).await.unwrap();
    assert_eq!(store.count_tables(anna).await, Ok(1), "a table where a game is over does not count");
    let own = async |user| -> Vec<OwnTable> { store.tables_of(user, 10).await.unwrap() };
    let listed = own(ben).await;
    assert_eq!(listed.iter().map(|own| own.summary.code).collect::<Vec<_>>(), [2, 1].map(Code::new));
    assert_eq!(
        listed.iter().map(|own| (own.host, own.waits)).collect::<Vec<_>>(),
        [(false, true), (false, false)]
    );
    assert_eq!(
        own(anna).await.iter().map(|own| own.host).collect::<Vec<_>>(),
        [true, true],
        "also where she only watches"
    );
    assert_eq!(store.tables_of(ben, 1).await.unwrap().len(), 1);

    assert!(store.tables_awake().await.unwrap().is_empty());
    assert!(store.table(Code::new(1)).await.unwrap().unwrap().asleep);
    assert!(store.tables_to_wake(499, 10).await.unwrap().is_empty());
    assert_eq!(store.tables_to_wake(1000, 10).await.unwrap(), [2, 1].map(Code::new), "the most urgent first");
    assert_eq!(store.tables_to_wake(1000, 1).await.unwrap(), [Code::new(2)]);
    store.wake_table(two).await.unwrap();
    assert_eq!(store.tables_awake().await.unwrap(), [Code::new(2)]);
    assert_eq!(store.tables_to_wake(1000, 10).await.unwrap(), [Code::new(1)]);

    // What was noted of an older state is refused.
    append(store, two, 3..=3, 30).await.unwrap();
    let outdated = note(2, Phase::Over, anna, &[], Some(1));
    assert_eq!(store.note_table(two, 2, &outdated).await, Err(StoreError::Conflict));
    assert_eq!(own(ben).await[0].summary.phase, Phase::Playing);
    // The next host is the one who counts.
    store.note_table(two, 3, &note(2, Phase::Playing, ben, &[(ben, false)], None)).await.unwrap();
    assert_eq!((store.count_tables(anna).await, store.count_tables(ben).await), (Ok(0), Ok(1)));
    assert_eq!(own(anna).await.len(), 1, "she has left");

    close(store, two, 4, 40).await;
    assert_eq!(own(ben).await.len(), 1, "a closed table is not listed");
    assert!(store.tables_awake().await.unwrap().is_empty());
}

async fn archive(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    let mut keys = Vec::new();
    for code in 1..=4 {
        let key = table(store, code, anna, 2, 10).await;
        let finished = game(&format!("g{code}"), GameKind::Gold, &[person(anna, 3, 1)]);
        finish(store, key, 3, &finished, 20).await.unwrap();
        keys.push(key);
    }
    for (at, key) in keys[..3].iter().enumerate() {
        close(store, *key, 4, 100 + at as Millis).await;
    }
    let tidying = |closed_before| Tidying { closed_before, most: 2 };
    assert_eq!(store.tidy_up(tidying(100)).await, Ok(0));
    assert_eq!(store.tidy_up(tidying(102)).await, Ok(2));
    assert_eq!(store.tidy_up(tidying(102)).await, Ok(0));
    assert!(
        store.entries(keys[0]).await.unwrap().is_empty() && store.entries(keys[1]).await.unwrap().is_empty()
    );
    holds(store, keys[2], 4).await;
    holds(store, keys[3], 3).await;
    for code in 1..=4 {
        assert_eq!(store.record(&format!("g{code}")).await.unwrap().unwrap(), format!("record of g{code}\n"));
    }
    // Its code stays taken, so that no second game can have the id of one that is stored.
    assert!(store.table(Code::new(1)).await.unwrap().unwrap().closed);
    assert_eq!(store.open_table(Code::new(1), anna, &[], 200).await, Err(StoreError::Taken));
    assert_eq!(append(store, keys[0], 1..=1, 200).await, Err(StoreError::Conflict));
}

async fn names(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    let sits = |name: &str| -> Vec<Entry> {
        vec![EntryKind::Sat { place: 0, person: Person { user: anna, name: name.to_owned() } }.into()]
    };
    let key = store.open_table(Code::new(1), anna, &sits("Anna"), 10).await.unwrap();
    store.rename(anna, "Annika").await.unwrap();
    let entries = sits("Annika");
    store
        .append(Append { table: key, first: 2, entries: &entries, finished: None, closes: false, now: 20 })
        .await
        .unwrap();
    let mut found = store.entries(key).await.unwrap();
    let names: Vec<String> =
        found.iter_mut().map(|(_, entry)| entry.person_mut().unwrap().name.clone()).collect();
    assert_eq!(names, ["Annika", "Annika"], "the name they have now");
    let mut ended = game("g1", GameKind::Gold, &[person(anna, 0, 0)]);
    ended.unfinished = Some(Unfinished::Host);
    ended.rated = false;
    finish(store, key, 3, &ended, 30).await.unwrap();
    assert_eq!(store.game("g1").await.unwrap().unwrap().unfinished, Some(Unfinished::Host));
    assert!(store.ratings_of(anna).await.unwrap().is_empty());
}

pub async fn run(folder: &Path, sql: &'static str) -> u64 {
    let mut other = SqliteConnectOptions::new().filename(folder.join("quipu.db")).connect().await.unwrap();
    sqlx::query(sql).execute(&mut other).await.unwrap().rows_affected()
}

#[tokio::test]
async fn a_name_stands_in_the_database_once() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Annabella", 1).await;
    let person = Person { user: anna, name: "Annabella".to_owned() };
    let entries = [EntryKind::Sat { place: 0, person }.into()];
    store.open_table(Code::new(1), anna, &entries, 10).await.unwrap();
    assert_eq!(run(folder.path(), "UPDATE entries SET body = body WHERE body LIKE '%Annabella%'").await, 0);
    store.close().await;
}

#[tokio::test]
async fn a_changed_entry_does_not_match_its_checksum() {
    for change in [
        "UPDATE entries SET body = replace(body, '\"a\":2', '\"a\":9') WHERE number = 2",
        "UPDATE entries SET at = at + 1 WHERE number = 2",
        "UPDATE entries SET sum = sum + 1 WHERE number = 2",
        "UPDATE entries SET sum = NULL WHERE number = 2",
    ] {
        let folder = tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let anna = guest(&store, "Anna", 1).await;
        let key = table(&store, 1, anna, 2, 10).await;
        append(&store, key, 3..=4, 20).await.unwrap();
        holds(&store, key, 4).await;
        assert_eq!(run(folder.path(), change).await, 1, "{change}");
        let Err(StoreError::Corrupt(said)) = store.entries(key).await else {
            panic!("{change}: not noticed")
        };
        assert!(said.contains("entry 2 of table 1"), "{change}: {said}");
        store.close().await;
    }
}

/// Entries and records of an earlier version of this program.
#[tokio::test]
async fn what_was_stored_without_checksums_can_be_read_and_goes_on() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    let key = table(&store, 1, anna, 3, 10).await;
    finish(&store, key, 4, &game("g1", GameKind::Gold, &[person(anna, 3, 1)]), 20).await.unwrap();
    run(folder.path(), "UPDATE entries SET sum = NULL").await;
    run(folder.path(), "UPDATE tables SET sum = NULL").await;
    run(folder.path(), "UPDATE games SET packed = NULL, record = 'an old one'").await;
    holds(&store, key, 4).await;
    append(&store, key, 5..=6, 30).await.unwrap();
    holds(&store, key, 6).await;
    run(folder.path(), "UPDATE entries SET at = 31 WHERE number = 6").await;
    assert!(matches!(store.entries(key).await, Err(StoreError::Corrupt(_))), "the new ones have checksums");
    assert_eq!(store.record("g1").await.unwrap().unwrap(), "an old one");
    store.tidy_up(Tidying { closed_before: 0, most: 10 }).await.unwrap();
    assert_eq!(run(folder.path(), "UPDATE games SET record = record WHERE record = 'an old one'").await, 0);
    assert_eq!(store.record("g1").await.unwrap().unwrap(), "an old one", "packed now");
    store.close().await;
}

#[tokio::test]
async fn a_restored_backup_knows_which_tables_were_open() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    for code in 1..=2 {
        let key = table(&store, code, anna, 2, 10).await;
        store.note_table(key, 2, &note(code, Phase::Playing, anna, &[(anna, true)], Some(99))).await.unwrap();
    }
    close(&store, store.table(Code::new(2)).await.unwrap().unwrap().key, 3, 20).await;
    let copy = folder.path().join("copy.db");
    SqliteStore::backup(folder.path(), &copy).await.unwrap();
    let restored =
        async |store: &SqliteStore, code| store.table(Code::new(code)).await.unwrap().unwrap().restored;
    assert!(!restored(&store, 1).await, "nothing changes for the original");
    store.close().await;

    for _ in 0..2 {
        let store = SqliteStore::open(&copy).await.unwrap();
        assert!(restored(&store, 1).await && !restored(&store, 2).await);
        let awake = store.tables_awake().await.unwrap();
        assert!(awake.contains(&Code::new(1)), "so that it is loaded and closed");
        let new = store.open_table(Code::new(3), anna, &[entry(1)], 30).await;
        assert!(new.is_err() || !restored(&store, 3).await, "tables that are opened later are not concerned");
        store.close().await;
    }
    let store = SqliteStore::open(&copy).await.unwrap();
    assert!(!restored(&store, 3).await, "the copy is in use now");
    store.close().await;
}

#[tokio::test]
async fn outages_are_remembered() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(store.start_run(1_000_000).await.unwrap(), []);
    store.sign_of_life(1_500_000).await.unwrap();
    assert_eq!(store.start_run(1_540_000).await.unwrap(), [], "a restart is no outage");
    let first = Outage { began: 1_540_000, ended: 3_000_000 };
    assert_eq!(store.start_run(3_000_000).await.unwrap(), [first]);
    store.sign_of_life(3_200_000).await.unwrap();
    let outages = store.start_run(4_000_000).await.unwrap();
    assert_eq!(outages, [first, Outage { began: 3_200_000, ended: 4_000_000 }]);
    assert_eq!(Outage::since(&outages, 0), 1_460_000 + 800_000);
    assert_eq!(Outage::since(&outages, 2_900_000), 100_000 + 800_000);
    assert_eq!(Outage::since(&outages, 3_500_000), 500_000);
    assert_eq!(Outage::since(&outages, 5_000_000), 0);
    let later = 4_000_000 + 100 * 24 * 3600 * 1000;
    store.sign_of_life(later).await.unwrap();
    assert_eq!(store.start_run(later).await.unwrap(), [], "they are forgotten in the end");
    store.close().await;
}
