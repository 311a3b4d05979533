//! Events in every store: of two writers one wins, tables come with the event, and records are withheld until the last table has finished.

use crate::common::{entries, finish, game, guest, person, table};
use catalog::GameKind;
use fair::Secret;
use game_table::{Event, Person, TableProgress, UserId};
use store::{
    Append, EventKey, EventSave, EventStore, GameEvent, MemoryStore, SqliteStore, Store, StoreError, TableKey,
};
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

pub fn event(host: UserId) -> Event {
    let host = Person { user: host, name: "Anna".to_owned() };
    let setup = serde_json::from_str(r#"{"game":"gold","places":2}"#).unwrap();
    Event::open(host, &setup, 2, Secret::new([7; 32])).unwrap()
}

fn save<'a>(
    key: EventKey,
    after: u64,
    state: &'a Event,
    tables: &'a [(Code, Vec<game_table::Entry>)],
) -> EventSave<'a> {
    EventSave { event: key, after, state, tables, now: 20 }
}

async fn key_of(store: &dyn Store, code: u32) -> TableKey {
    store.table(Code::new(code)).await.unwrap().unwrap().key
}

async fn story(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let (code, state) = (Code::new(1), event(anna));
    let key = store.open_event(code, anna, &state, 10).await.unwrap();
    assert_eq!(store.open_event(code, ben, &event(ben), 10).await, Err(StoreError::Taken));
    let nobody = UserId(99);
    assert_eq!(store.open_event(Code::new(2), nobody, &event(nobody), 10).await, Err(StoreError::Conflict));
    // Codes of tables are another matter; and an open event counts as one table.
    table(store, 1, anna, 1, 10).await;
    assert_eq!(store.count_tables(anna).await, Ok(2));
    assert_eq!(store.open_events().await, Ok(vec![code]));
    assert!(store.event(Code::new(2)).await.unwrap().is_none());

    // Of two writers one wins.
    store.save_event(save(key, 1, &state, &[])).await.unwrap();
    assert_eq!(store.save_event(save(key, 1, &state, &[])).await, Err(StoreError::Conflict));
    assert_eq!(store.save_event(save(EventKey(99), 1, &state, &[])).await, Err(StoreError::Conflict));
    let row = store.event(code).await.unwrap().unwrap();
    assert_eq!((row.key, row.version, row.changed), (key, 2, 20));
    assert_eq!(serde_json::to_string(&row.event).unwrap(), serde_json::to_string(&state).unwrap());

    // The tables come with the event, or not at all.
    let playing = state.playing(vec![Code::new(3), Code::new(4)]);
    let taken = [(Code::new(3), entries(1..=2)), (Code::new(1), entries(1..=2))];
    assert_eq!(store.save_event(save(key, 2, &playing, &taken)).await, Err(StoreError::Taken));
    assert_eq!(store.table(Code::new(3)).await, Ok(None));
    assert!(store.event_tables(key).await.unwrap().is_empty());
    let tables = [(Code::new(3), entries(1..=2)), (Code::new(4), entries(1..=3))];
    store.save_event(save(key, 2, &playing, &tables)).await.unwrap();
    assert_eq!(store.count_tables(anna).await, Ok(2), "the tables of an event do not count");
    let progress = async || {
        let tables = store.event_tables(key).await.unwrap();
        tables.into_iter().map(|it| (it.code, it.progress)).collect::<Vec<_>>()
    };
    let both = |one, other| vec![(Code::new(3), one), (Code::new(4), other)];
    assert_eq!(progress().await, both(TableProgress::Playing, TableProgress::Playing));

    // The first table has finished: its result can be seen, its record cannot.
    let (one, other) = (key_of(store, 3).await, key_of(store, 4).await);
    let id = format!("{}-1", Code::new(3));
    let ended = game(&id, GameKind::Gold, &[person(anna, 9, 1), person(ben, 4, 2)]);
    finish(store, one, 3, &ended, 30).await.unwrap();
    store.share(&id, anna, crate::common::token(9), 35).await.unwrap();
    assert!(store.game(&id).await.unwrap().is_some());
    assert_eq!(store.record(&id).await, Ok(None));
    assert_eq!(store.shared_record(crate::common::token(9)).await, Ok(None));
    assert_eq!(store.event_of_game(&id).await, Ok(Some(GameEvent { code, over: false })));
    assert_eq!(progress().await, both(TableProgress::Over, TableProgress::Playing));

    // With the last one all records are released.
    let closed = entries(4..=4);
    let append = Append { table: other, first: 4, entries: &closed, finished: None, closes: true, now: 40 };
    store.append(append).await.unwrap();
    assert_eq!(progress().await, both(TableProgress::Over, TableProgress::Closed));
    assert_eq!(store.record(&id).await, Ok(Some(ended.record.clone())));
    assert_eq!(store.shared_record(crate::common::token(9)).await, Ok(Some(ended.record)));
    assert_eq!(store.event_of_game(&id).await, Ok(Some(GameEvent { code, over: true })));
    assert_eq!(store.event_of_game("another-1").await, Ok(None));
    assert_eq!(store.open_events().await, Ok(vec![]));
    assert_eq!(store.count_tables(anna).await, Ok(1));
}

#[tokio::test]
async fn a_damaged_event_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    store.open_event(Code::new(1), anna, &event(anna), 10).await.unwrap();
    store.open_event(Code::new(2), anna, &event(anna), 10).await.unwrap();
    store.close().await;
    assert!(SqliteStore::examine(folder.path()).await.unwrap().is_sound());
    let url = format!("sqlite://{}", folder.path().join("quipu.db").display());
    let mut other = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    let sql = "UPDATE events SET body = replace(body, 'gathering', 'gatherinh') WHERE id = 2";
    assert_eq!(sqlx::query(sql).execute(&mut other).await.unwrap().rows_affected(), 1);
    let found = SqliteStore::examine(folder.path()).await.unwrap();
    assert_eq!(found.damaged_events, [Code::new(2).to_string()]);
    assert!(!found.is_sound());
}
