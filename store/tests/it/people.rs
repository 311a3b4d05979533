//! People: their sessions, their devices, and names that look alike.

use crate::common::{finish, game, guest, member, person, table, token};
use catalog::GameKind;
use game_table::{EntryKind, Person, UserId};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::path::Path;
use store::{
    Expiry, MemoryStore, Pool, PrivacyStore, RatedPlayer, SqliteStore, Store, StoreError, TokenHash,
};
use tempfile::tempdir;
use wire::Code;

#[tokio::test]
async fn memory() {
    sessions(&MemoryStore::new()).await;
    expiry(&MemoryStore::new()).await;
    devices(&MemoryStore::new()).await;
    look_alikes(&MemoryStore::new()).await;
    renamed_guests(&MemoryStore::new()).await;
    guests_are_not_rated(&MemoryStore::new()).await;
}

#[tokio::test]
async fn sqlite() {
    for story in 0..6 {
        let folder = tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        match story {
            0 => sessions(&store).await,
            1 => expiry(&store).await,
            2 => devices(&store).await,
            3 => look_alikes(&store).await,
            4 => renamed_guests(&store).await,
            _ => guests_are_not_rated(&store).await,
        }
        store.close().await;
    }
}

/// The sessions of a user: token, when it started and was seen, device.
async fn listed(store: &dyn Store, user: UserId) -> Vec<(TokenHash, i64, i64, String)> {
    let sessions = store.sessions_of(user).await.unwrap();
    assert!(sessions.iter().all(|session| session.user.id == user));
    sessions.into_iter().map(|it| (it.token, it.started, it.seen, it.device)).collect()
}

async fn sessions(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 9).await);
    for number in [2, 3] {
        store.add_session(anna, token(number), 10 * i64::from(number)).await.unwrap();
    }
    store.see_session(token(1), 100, "Firefox on Linux").await.unwrap();
    store.see_session(token(1), 90, "Firefox on Linux").await.unwrap(); // was on its way for longer
    store.see_session(token(99), 100, "nobody's").await.unwrap();
    let first = (token(1), 1, 100, "Firefox on Linux".to_owned());
    let [second, third] = [(2, 20), (3, 30)].map(|(number, at)| (token(number), at, at, String::new()));
    assert_eq!(listed(store, anna).await, [first.clone(), third, second], "the last used first");
    let session = store.session(token(1)).await.unwrap().unwrap();
    assert_eq!((session.user.name.as_str(), session.started, session.seen), ("Anna", 1, 100));
    assert_eq!(store.session(token(99)).await, Ok(None));

    store.end_sessions(anna, Some(token(1))).await.unwrap();
    assert_eq!(listed(store, anna).await, [first]);
    store.end_sessions(anna, None).await.unwrap();
    assert_eq!(listed(store, anna).await, []);
    assert_eq!(store.user_by_token(token(1)).await, Ok(None));
    assert_eq!(store.user_by_token(token(9)).await.unwrap().unwrap().id, ben, "others are not concerned");
}

async fn expiry(store: &dyn Store) {
    let (anna, ben) = (member(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    store.add_session(anna, token(3), 500).await.unwrap();
    for number in 1..=3 {
        store.see_session(token(number), 1000, "").await.unwrap();
    }
    let sweep = async |seen_before, started_before| {
        store.sweep_sessions(Expiry { seen_before, started_before, known_before: 0 }).await.unwrap()
    };
    assert_eq!(sweep(1000, 1).await, 0);
    assert_eq!(sweep(1000, 500).await, 1, "only Anna can sign in again");
    assert_eq!(store.user_by_token(token(1)).await, Ok(None));
    assert_eq!(store.user_by_token(token(2)).await.unwrap().unwrap().id, ben);
    store.see_session(token(3), 1001, "").await.unwrap();
    assert_eq!(sweep(1001, 500).await, 1);
    assert_eq!(store.user_by_token(token(2)).await, Ok(None));
    assert_eq!(store.user_by_token(token(3)).await.unwrap().unwrap().id, anna);
}

async fn devices(store: &dyn Store) {
    let (anna, ben) = (member(store, "Anna", 1).await, member(store, "Ben", 2).await);
    let knows = async |number, user| store.knows_device(token(number), user).await.unwrap();
    store.know_device(token(50), anna, 10).await.unwrap();
    store.know_device(token(50), ben, 11).await.unwrap(); // a family's computer
    assert_eq!((knows(50, anna).await, knows(50, ben).await, knows(51, anna).await), (true, true, false));
    assert_eq!(store.know_device(token(50), UserId(99), 10).await, Err(StoreError::Conflict));
    store.end_sessions(anna, None).await.unwrap();
    assert!(knows(50, anna).await, "also while nobody is signed in");
    for number in 51..70 {
        store.know_device(token(number), anna, 20).await.unwrap();
    }
    store.know_device(token(50), anna, 30).await.unwrap();
    store.know_device(token(70), anna, 30).await.unwrap();
    let known = async || {
        let mut known = Vec::new();
        for number in 50..=70 {
            known.extend(knows(number, anna).await.then_some(number));
        }
        known
    };
    let now_known = known().await;
    assert!(now_known.len() == 20 && now_known.contains(&50) && now_known.contains(&70), "{now_known:?}");
    store.sweep_sessions(Expiry { seen_before: 0, started_before: 0, known_before: 30 }).await.unwrap();
    assert_eq!(known().await, [50, 70]);
    assert!(!knows(50, ben).await);
}

async fn look_alikes(store: &dyn Store) {
    let anna = member(store, "Anna", 1).await;
    let ben = guest(store, "Ben", 2).await;
    for alike in ["anna", "Аnna", "Ａnna", "ANΝA"] {
        assert_eq!(store.add_user(alike, token(3), 1).await, Err(StoreError::Taken), "{alike}");
        assert_eq!(store.rename(ben, alike).await, Err(StoreError::Taken), "{alike}");
        assert_eq!(store.claimant(alike).await.unwrap().unwrap().0.id, anna, "{alike}");
    }
    store.add_user("Änna", token(3), 1).await.unwrap();
    store.rename(anna, "АNNА").await.unwrap(); // her own
    store.rename(anna, "Zoe").await.unwrap();
    store.rename(ben, "Anna").await.unwrap();
    assert_eq!(store.claimant("Anna").await, Ok(None));
}

async fn renamed_guests(store: &dyn Store) {
    let mut guests = Vec::new();
    for (number, name) in ["Anna", "anna", "Аnna", "Anne", "Anna 3"].into_iter().enumerate() {
        guests.push(guest(store, name, number as u32 + 10).await);
    }
    store.claim(guests[4], "hash").await.unwrap();
    let anna = member(store, "ANNA", 1).await;
    let names = async || {
        let mut names = Vec::new();
        for number in 10..15 {
            let user = store.user_by_token(token(number)).await.unwrap().unwrap();
            names.push((user.name, user.renamed_from));
        }
        names
    };
    let kept = |name: &str| (name.to_owned(), None);
    let renamed = |name: &str, from: &str| (name.to_owned(), Some(from.to_owned()));
    let expected = [
        renamed("Anna 2", "Anna"),
        renamed("anna 4", "anna"), // another one has claimed 3
        renamed("Аnna 5", "Аnna"),
        kept("Anne"),
        kept("Anna 3"),
    ];
    assert_eq!(names().await, expected);
    store.claim(anna, "another hash").await.unwrap();
    assert_eq!(names().await, expected, "another passphrase renames nobody");
    store.rename(guests[0], "Anna 2").await.unwrap(); // content with it
    store.rename(guests[1], "Dora").await.unwrap();
    store.rename(anna, "Аnne").await.unwrap();
    let now = names().await;
    assert_eq!(now[0], kept("Anna 2"));
    assert_eq!(now[1], kept("Dora"));
    assert_eq!(now[3], renamed("Anne 2", "Anne"), "a claimed name takes its protection along");
    store.claim(guests[2], "hash").await.unwrap();
    assert_eq!(names().await[2], kept("Аnna 5"));
}

async fn guests_are_not_rated(store: &dyn Store) {
    let (anna, ben) = (member(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let key = table(store, 1, anna, 1, 10).await;
    finish(store, key, 2, &game("g1", GameKind::Gold, &[person(anna, 9, 1), person(ben, 4, 2)]), 20)
        .await
        .unwrap();
    let rated = async || {
        let board = store.leaderboard(GameKind::Gold, Pool::People, 10).await.unwrap();
        board.into_iter().map(|row| (row.who, row.games)).collect::<Vec<_>>()
    };
    assert_eq!(rated().await, [(RatedPlayer::User(anna), 1)]);
    assert_eq!(store.ratings_of(ben).await, Ok(vec![]));
    store.claim(ben, "hash").await.unwrap();
    finish(store, key, 3, &game("g2", GameKind::Gold, &[person(anna, 9, 1), person(ben, 4, 2)]), 20)
        .await
        .unwrap();
    assert_eq!(rated().await, [(RatedPlayer::User(anna), 2), (RatedPlayer::User(ben), 1)]);
}

/// As an earlier version left it, with a name that looked like no other to it.
async fn age(folder: &Path, sql: &'static str) {
    let file = folder.join("quipu.db");
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
}

#[tokio::test]
async fn names_from_before_there_were_keys_get_theirs_once() {
    let folder = tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    for (number, name) in ["Anna", "x", "Ben", "y"].into_iter().enumerate() {
        guest(&store, name, number as u32 + 1).await;
    }
    store.claim(UserId(1), "hash 1").await.unwrap();
    store.claim(UserId(2), "hash 2").await.unwrap();
    store.claim(UserId(3), "hash 3").await.unwrap();
    store.close().await;
    age(
        folder.path(),
        "UPDATE users SET name = 'Аnnа' WHERE id = 2; UPDATE users SET name = 'Веn' WHERE id = 4;
         UPDATE users SET name_key = lower(name); UPDATE users SET claimed_key = name_key WHERE passphrase IS NOT NULL;
         DELETE FROM facts WHERE name = 'name_keys';",
    )
    .await;

    for _ in 0..2 {
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let claimant = async |name: &str| store.claimant(name).await.unwrap().unwrap();
        // Both have claimed theirs, so both keep it and find it by how they write it.
        assert_eq!(
            (claimant("Anna").await.1, claimant("Аnnа").await.1),
            ("hash 1".to_owned(), "hash 2".to_owned())
        );
        assert_eq!(claimant("anna").await.1, "hash 1");
        assert_eq!(claimant("Веn").await.1, "hash 3");
        let guest = store.user_by_token(token(4)).await.unwrap().unwrap();
        assert_eq!((guest.name.as_str(), guest.renamed_from.as_deref()), ("Веn 2", Some("Веn")));
        assert_eq!(store.add_user("ANNA", token(9), 1).await, Err(StoreError::Taken));
        store.claim(UserId(2), "hash 2").await.unwrap(); // another passphrase
        store.close().await;
    }
}

#[tokio::test]
async fn guests_without_a_trace_go_with_their_last_session() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let anna = member(&store, "Anna", 1).await; // can sign in again
    let mut guests = Vec::new();
    for (number, name) in (2..).zip(["Ben", "Cleo", "Dora", "Emil", "Finn"]) {
        guests.push(guest(&store, name, number).await);
    }
    let [ben, cleo, dora, emil, finn] = guests[..] else { panic!("{guests:?}") };
    // Ben once sat at a table, but has left it. Dora hosts one. Cleo has another device, and someone has blocked Emil. Finn is the newest.
    let sat = EntryKind::Sat { place: 0, person: Person { user: ben, name: "Ben".to_owned() } };
    let key = store.open_table(Code::new(1), dora, &[sat.into()], 10).await.unwrap();
    store.add_session(cleo, token(30), 1).await.unwrap();
    store.see_session(token(30), 2000, "").await.unwrap();
    store.block(anna, emil, "Emil", 10).await.unwrap();
    let expiry = Expiry { seen_before: 1000, started_before: 0, known_before: 0 };
    assert_eq!(store.sweep_sessions(expiry).await, Ok(6));
    let mut left = Vec::new();
    for user in [anna, ben, cleo, dora, emil, finn] {
        left.extend(store.known_user(user).await.unwrap().map(|known| known.id));
    }
    assert_eq!(left, [anna, cleo, dora, emil, finn]);
    let mut entries = store.entries(key).await.unwrap();
    assert_eq!(entries[0].1.person_mut().unwrap().name, store::FORMER_PLAYER);
    assert!(guest(&store, "Gwen", 8).await > finn, "no number is given twice");
    store.close().await;
}
