//! Channels of people, and what is to be sent to them.

use crate::common::{guest, table, token};
use catalog::GameKind;
use game_table::UserId;
use store::{
    MAX_CHANNELS, MAX_FAILURES, MemoryStore, Millis, Notice, NoticeEnd, NoticeStore, OpenDecision,
    SqliteStore, Store, StoreError, TableKey,
};
use tempfile::tempdir;
use wire::http::{ChannelState, NewChannel, NoticeLanguage, Target};

#[tokio::test]
async fn memory() {
    channels(&MemoryStore::new()).await;
    outbox(&MemoryStore::new()).await;
    endings(&MemoryStore::new()).await;
}

#[tokio::test]
async fn sqlite() {
    for story in 0..3 {
        let folder = tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        match story {
            0 => channels(&store).await,
            1 => outbox(&store).await,
            _ => endings(&store).await,
        }
        store.close().await;
    }
}

#[tokio::test]
async fn notices_survive_the_end_of_the_process() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let key = store.key("vapid", &[1; 32]).await.unwrap();
    let anna = guest(&store, "Anna", 1).await;
    let at = table(&store, 1, anna, 2, 10).await;
    store.add_channel(anna, &webhook("a"), None, 5).await.unwrap();
    announce(&store, at, 3, &[anna], 100).await;
    let before = store.notices_due(100, 10).await.unwrap();
    store.close().await;

    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(store.notices_due(100, 10).await.unwrap(), before);
    announce(&store, at, 3, &[anna], 200).await;
    assert_eq!(store.notices_due(300, 10).await.unwrap(), before, "it was announced before");
    assert_eq!(store.key("vapid", &[2; 32]).await.unwrap(), key);
    store.close().await;
}

pub fn webhook(path: &str) -> NewChannel {
    let to = Target::Webhook { url: format!("https://hooks.example/{path}") };
    NewChannel { to, language: NoticeLanguage::Pl }
}

pub async fn announce(store: &dyn Store, at: TableKey, decision: u64, people: &[UserId], due: Millis) {
    let people: Vec<(usize, UserId)> = people.iter().copied().enumerate().collect();
    let game_id = format!("table-{}-1", at.0);
    let open = OpenDecision {
        table: at,
        game_id: &game_id,
        game: GameKind::Gold,
        decision,
        people: &people,
        opened: due - 10,
        due,
    };
    store.announce(&open).await.unwrap();
}

fn names(notices: &[Notice]) -> Vec<(&str, UserId)> {
    notices.iter().map(|notice| (notice.name.as_str(), notice.channel.user)).collect()
}

async fn channels(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    assert_eq!(store.add_channel(UserId(99), &webhook("a"), None, 1).await, Err(StoreError::Conflict));
    let first = store.add_channel(anna, &webhook("a"), None, 1).await.unwrap();
    let mail = Target::Email { address: "anna@example.org".to_owned() };
    let mail = NewChannel { to: mail, language: NoticeLanguage::En };
    let second = store.add_channel(anna, &mail, Some(token(7)), 2).await.unwrap();
    let found = store.channels(anna).await.unwrap();
    assert_eq!(found.iter().map(|it| (it.id, it.user)).collect::<Vec<_>>(), [(first, anna), (second, anna)]);
    assert_eq!(found.iter().map(|it| &it.channel).collect::<Vec<_>>(), [&webhook("a"), &mail]);
    assert_eq!((found[1].code, found[1].added, found[1].tries), (Some(token(7)), 2, 0));
    assert_eq!(
        found.iter().map(|it| it.state()).collect::<Vec<_>>(),
        [ChannelState::Ready, ChannelState::Unconfirmed]
    );
    store.count_wrong_code(second).await.unwrap();
    assert_eq!(store.channels(anna).await.unwrap()[1].tries, 1);
    store.confirm_channel(second).await.unwrap();
    assert_eq!(store.channels(anna).await.unwrap()[1].state(), ChannelState::Ready);

    // The same address again takes the place of the old one, but only for the same person.
    store.add_channel(ben, &webhook("a"), None, 3).await.unwrap();
    let third = store.add_channel(anna, &webhook("a"), None, 4).await.unwrap();
    let ids = async |user| -> Vec<_> { store.channels(user).await.unwrap().iter().map(|it| it.id).collect() };
    assert_eq!(ids(anna).await, [second, third]);
    assert_eq!(ids(ben).await.len(), 1);
    // A browser belongs to one person.
    let push = Target::Push { endpoint: "https://p.example/1".into(), key: "k".into(), auth: "a".into() };
    let push = NewChannel { to: push, language: NoticeLanguage::Es };
    store.add_channel(anna, &push, None, 5).await.unwrap();
    let of_ben = store.add_channel(ben, &push, None, 6).await.unwrap();
    assert_eq!(ids(anna).await, [second, third]);
    store.remove_channel(of_ben).await.unwrap();
    assert_eq!(ids(ben).await.len(), 1);

    for number in 2..MAX_CHANNELS {
        store.add_channel(anna, &webhook(&format!("more{number}")), None, 7).await.unwrap();
    }
    assert_eq!(store.add_channel(anna, &webhook("b"), None, 8).await, Err(StoreError::Taken));
    store.add_channel(anna, &webhook("a"), None, 8).await.unwrap();
    assert_eq!(ids(anna).await.len(), MAX_CHANNELS);

    assert_eq!(store.key("one", &[1]).await.unwrap(), [1]);
    assert_eq!(store.key("one", &[2]).await.unwrap(), [1], "a key never changes");
    assert_eq!(store.key("two", &[2]).await.unwrap(), [2]);
}

async fn outbox(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let (one, two) = (table(store, 1, anna, 2, 10).await, table(store, 2, anna, 2, 10).await);
    let unknown = OpenDecision {
        table: TableKey(99),
        game_id: "g",
        game: GameKind::Gold,
        decision: 1,
        people: &[],
        opened: 0,
        due: 0,
    };
    assert_eq!(store.announce(&unknown).await, Err(StoreError::Conflict));
    for path in ["a", "b"] {
        store.add_channel(anna, &webhook(path), None, 1).await.unwrap();
    }
    store.add_channel(ben, &webhook("c"), Some(token(7)), 1).await.unwrap(); // not confirmed

    announce(store, one, 3, &[anna, ben], 100).await;
    assert!(store.notices_due(99, 10).await.unwrap().is_empty());
    let due = store.notices_due(100, 10).await.unwrap();
    assert_eq!(
        names(&due),
        [(format!("table-{}-1-3-0", one.0).as_str(), anna); 2],
        "one for each channel, with one name"
    );
    let [notice, other] = &due[..] else { panic!("{due:?}") };
    assert_eq!((notice.game, notice.decision, notice.opened, notice.attempts), (GameKind::Gold, 3, 90, 0));
    assert_eq!((notice.channel.channel.clone(), notice.table), (webhook("a"), wire::Code::new(1)));
    assert_eq!(store.notices_due(100, 1).await.unwrap(), std::slice::from_ref(notice));

    // Announcing it again adds nothing, nor does an older one.
    announce(store, one, 3, &[anna], 50).await;
    announce(store, one, 2, &[anna], 50).await;
    assert_eq!(store.count_notices().await, Ok(2));

    // What failed comes later, and after what was never tried.
    store.attempt_notices(&[(notice.key, 500)]).await.unwrap();
    assert_eq!(store.notices_due(499, 10).await.unwrap(), std::slice::from_ref(other));
    let due = store.notices_due(500, 10).await.unwrap();
    assert_eq!(
        due.iter().map(|it| (it.key, it.attempts)).collect::<Vec<_>>(),
        [(other.key, 0), (notice.key, 1)]
    );

    // The next decision of a table replaces the earlier one's notices; other tables are not affected.
    announce(store, two, 3, &[anna], 100).await;
    assert_eq!(store.count_notices().await, Ok(4));
    announce(store, one, 9, &[ben], 600).await;
    let left = store.notices_due(1000, 10).await.unwrap();
    assert!(left.iter().all(|it| it.table == wire::Code::new(2)) && left.len() == 2, "{left:?}");
}

async fn endings(store: &dyn Store) {
    let anna = guest(store, "Anna", 1).await;
    let at = table(store, 1, anna, 2, 10).await;
    let (a, b) = (webhook("a"), webhook("b"));
    store.add_channel(anna, &a, None, 1).await.unwrap();
    store.add_channel(anna, &b, None, 1).await.unwrap();
    let failures =
        async || -> Vec<u32> { store.channels(anna).await.unwrap().iter().map(|it| it.failures).collect() };
    let of = |due: &[Notice], channel: &NewChannel| {
        due.iter().find(|it| it.channel.channel == *channel).unwrap().clone()
    };
    for decision in 1..=u64::from(MAX_FAILURES) {
        announce(store, at, decision, &[anna], 1).await;
        let due = store.notices_due(1, 10).await.unwrap();
        store.end_notice(&of(&due, &a), NoticeEnd::Undeliverable).await.unwrap();
        let end = if decision % 2 == 0 { NoticeEnd::Delivered } else { NoticeEnd::Undeliverable };
        store.end_notice(&of(&due, &b), end).await.unwrap();
        assert_eq!(store.count_notices().await, Ok(0));
    }
    assert_eq!(failures().await, [MAX_FAILURES, 1], "those in a row count");
    assert_eq!(store.channels(anna).await.unwrap()[0].state(), ChannelState::Paused);
    announce(store, at, 20, &[anna], 1).await;
    let due = store.notices_due(1, 10).await.unwrap();
    assert_eq!(due.len(), 1, "a channel that has failed too often gets nothing");
    store.end_notice(&due[0], NoticeEnd::Pointless).await.unwrap();
    assert_eq!(failures().await, [MAX_FAILURES, 1]);
    announce(store, at, 21, &[anna], 1).await;
    let due = store.notices_due(1, 10).await.unwrap();
    store.end_notice(&due[0], NoticeEnd::ChannelGone).await.unwrap();
    assert_eq!(failures().await, [MAX_FAILURES]);
    assert_eq!(store.count_notices().await, Ok(0));

    // A channel goes with its notices.
    let last = store.add_channel(anna, &b, None, 1).await.unwrap();
    announce(store, at, 22, &[anna], 1).await;
    assert_eq!(store.count_notices().await, Ok(1));
    store.remove_channel(last).await.unwrap();
    assert_eq!(store.count_notices().await, Ok(0));
}
