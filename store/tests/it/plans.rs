//! What only one player may know does not show in when a table has changed, in every store.

use crate::common::{append, guest, table};
use game_table::Entry;
use store::{Append, MemoryStore, SqliteStore, Store};
use wire::Code;

#[tokio::test]
async fn memory() {
    story(&MemoryStore::new()).await;
}

#[tokio::test]
async fn sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    story(&store).await;
    store.close().await;
}

async fn story(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    let at = table(store, 1, anna, 3, 10).await;
    let changed = || async { store.table(Code::new(1)).await.unwrap().unwrap().changed };
    append(store, at, 4..=4, 20).await.unwrap();
    assert_eq!(changed().await, 20);
    let planned: Entry = serde_json::from_str(r#"{"what":{"planned":{"seat":1,"plan":null}}}"#).unwrap();
    let entries = [planned];
    let plan = Append { table: at, first: 5, entries: &entries, finished: None, closes: false, now: 30 };
    store.append(plan).await.unwrap();
    assert_eq!(changed().await, 20, "a plan is nobody's business");
    assert_eq!(store.entries(at).await.unwrap().len(), 5);
    append(store, at, 6..=6, 40).await.unwrap();
    assert_eq!(changed().await, 40);
}
