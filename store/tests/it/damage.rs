//! What is damaged is noticed, and hinders nothing else.

use crate::common::{guest, holds, table};
use crate::events::event;
use crate::notices::{announce, webhook};
use crate::tables::{note, run};
use store::{EventStore, NoticeStore, SqliteStore, Store, StoreError};
use tempfile::tempdir;
use wire::{Code, Phase};

/// What a table's row says of its entries can be damaged, too. The next entry would be chained to that.
#[tokio::test]
async fn the_row_of_a_table_fits_its_last_entry() {
    for (change, problem) in [
        ("DELETE FROM entries WHERE number = 4", "entry 4 of table 1 is missing"),
        ("DELETE FROM entries", "entry 1 of table 1 is missing"),
        ("UPDATE tables SET version = 3", "entry 4 of table 1 is one too many"),
        ("UPDATE tables SET version = 5", "entry 5 of table 1 is missing"),
        ("UPDATE tables SET sum = sum + 1", "entry 4 of table 1 does not have the checksum"),
        ("UPDATE tables SET sum = NULL", "entry 4 of table 1 does not have the checksum"),
    ] {
        let folder = tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let anna = guest(&store, "Anna", 1).await;
        let key = table(&store, 1, anna, 4, 10).await;
        holds(&store, key, 4).await;
        assert!(run(folder.path(), change).await > 0, "{change}");
        let Err(StoreError::Corrupt(said)) = store.entries(key).await else {
            panic!("{change}: not noticed")
        };
        assert!(said.contains(problem), "{change}: {said}");
        let found = SqliteStore::examine(folder.path()).await.unwrap();
        let said = problem.replace(" of table 1", "");
        assert!(found.damaged_tables[0].problem.contains(&said), "{change}: {:?}", found.damaged_tables);
        store.close().await;
    }
}

/// Otherwise one flipped byte could keep a server from starting, or all tables from being woken.
#[tokio::test]
async fn one_damaged_row_hides_no_other() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let (anna, ben) = (guest(&store, "Anna", 1).await, guest(&store, "Ben", 2).await);
    for code in 1..=4 {
        let key = table(&store, code, anna, 2, 10).await;
        let wake = (code < 3).then_some(99);
        store.note_table(key, 2, &note(code, Phase::Playing, anna, &[(anna, true)], wake)).await.unwrap();
        store.open_event(Code::new(code), anna, &event(anna), 10).await.unwrap();
    }
    for (code, user) in [(1, anna), (2, ben)] {
        store.add_channel(user, &webhook("a"), None, 5).await.unwrap();
        let at = store.table(Code::new(code)).await.unwrap().unwrap().key;
        announce(&store, at, 3, &[user], 100).await;
    }
    for change in [
        "UPDATE tables SET code = 'k' || id WHERE id IN (1, 3)",
        "UPDATE tables SET summary = substr(summary, 2) WHERE id IN (1, 3)",
        "UPDATE events SET code = 'k' || id WHERE id = 1",
        "UPDATE channels SET body = substr(body, 2) WHERE id = 1",
    ] {
        assert!(run(folder.path(), change).await > 0, "{change}");
    }
    assert_eq!(store.tables_to_wake(1000, 10).await.unwrap(), [Code::new(2)]);
    assert_eq!(store.tables_awake().await.unwrap(), [Code::new(4)]);
    let own = store.tables_of(anna, 10).await.unwrap();
    assert_eq!(own.iter().map(|own| own.summary.code).collect::<Vec<_>>(), [4, 2].map(Code::new));
    assert_eq!(store.open_events().await.unwrap(), [2, 3, 4].map(Code::new));
    let due = store.notices_due(1000, 10).await.unwrap();
    assert_eq!(due.iter().map(|notice| notice.channel.user).collect::<Vec<_>>(), [ben]);
    let found = SqliteStore::examine(folder.path()).await.unwrap();
    let nameless = found.damaged_tables.iter().filter(|table| table.problem == "its code cannot be read");
    assert_eq!((nameless.count(), found.damaged_events.len(), found.damaged_channels), (2, 1, 1));
    store.close().await;
}
