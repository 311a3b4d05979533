//! Being forgotten, taking back links, and not meeting someone again: in every store, and in the bytes of a database.

use crate::common::{finish, game, guest, member, person, table, token};
use catalog::GameKind;
use daily::Expedition;
use game_table::{Event, Person, UserId};
use std::fs;
use std::path::Path;
use store::{
    AuditRow, BanKind, BanRow, DailyResult, FORMER_PLAYER, FinishedGame, MAX_BLOCKS, MAX_SHARES, MemoryStore,
    ModerationStore, NewReport, Order, PrivacyStore, RatedPlayer, Retention, SeatResult, SqliteStore, Store,
    StoreError, TableNote,
};
use wire::http::ReportReason;
use wire::{Code, Phase, TableSummary};

const NAME: &str = "Wilhelmina";

#[tokio::test]
async fn memory() {
    forgotten(&MemoryStore::new()).await;
    links(&MemoryStore::new()).await;
    blocks(&MemoryStore::new()).await;
}

#[tokio::test]
async fn sqlite() {
    for story in 0..3 {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        match story {
            0 => forgotten(&store).await,
            1 => links(&store).await,
            _ => blocks(&store).await,
        }
        store.close().await;
    }
}

fn record(id: &str) -> String {
    format!(
        "{{\"quipu\":1,\"game\":\"gold\",\"rules\":1,\"options\":{{}},\"seats\":[\"{NAME}\",\"Ben\"],\"id\":\"{id}\"}}\n{{\"seat\":0}}\n"
    )
}

fn ended(id: &str, first: UserId, second: UserId) -> FinishedGame {
    let seat = |user, name: &str, rank| SeatResult {
        who: RatedPlayer::User(user),
        name: name.to_owned(),
        score: 3,
        rank,
    };
    let results = vec![seat(first, NAME, 1), seat(second, "Ben", 2)];
    FinishedGame { results, record: record(id), ..game(id, GameKind::Gold, &[]) }
}

/// Someone of whom as much is stored as can be, and someone else.
async fn known(store: &dyn Store) -> (UserId, UserId) {
    let (anna, ben) = (member(store, NAME, 1).await, member(store, "Ben", 2).await);
    let key = table(store, 1, anna, 2, 10).await;
    for number in 3..=60 {
        finish(store, key, number, &ended(&format!("g{number}"), anna, ben), 20 + number as i64)
            .await
            .unwrap();
    }
    let summary = TableSummary {
        code: Code::new(1),
        game: GameKind::Gold,
        phase: Phase::Over,
        names: vec![NAME.to_owned(), "Ben".to_owned()],
        places: 2,
        pace: wire::Pace::default(),
        spectators: true,
    };
    let people = vec![(anna, false), (ben, false)];
    store.note_table(key, 60, &TableNote { summary, host: anna, people, wake: Some(1000) }).await.unwrap();
    let setup = serde_json::from_str(r#"{"game":"gold","places":3}"#).unwrap();
    let host = Person { user: anna, name: NAME.to_owned() };
    let event = Event::open(host, &setup, 2, fair::Secret::new([7; 32])).unwrap();
    store.open_event(Code::new(9), anna, &event, 10).await.unwrap();
    let date = "2026-11-18".parse().unwrap();
    let expedition = Expedition { game: GameKind::Gold, date };
    store.add_daily(DailyResult { user: anna, expedition, score: 3, rank: 1, now: 5 }).await.unwrap();
    store.share("g3", anna, token(5), 30).await.unwrap();
    store.share("g3", ben, token(6), 30).await.unwrap();
    store.block(anna, ben, "Ben", 30).await.unwrap();
    store.block(ben, anna, NAME, 30).await.unwrap();
    for (reporter, about) in [(anna, ben), (ben, anna)] {
        let (code, reason) = ("g3".to_owned(), ReportReason::Name);
        store.report(&NewReport { reporter, about: Some(about), code, reason, at: 40 }).await.unwrap();
    }
    let ban = BanRow { kind: BanKind::User, value: anna.to_string(), created: 1, ends: None };
    store.ban(&ban).await.unwrap();
    let subject = format!("name {NAME}");
    let (by, action) = ("page".to_owned(), "ban".to_owned());
    store.audit(&AuditRow { at: 1, by, action, subject }).await.unwrap();
    (anna, ben)
}

async fn forgotten(store: &dyn Store) {
    let (anna, ben) = known(store).await;
    let found = store.users_named(&NAME.to_uppercase(), 10).await.unwrap();
    assert_eq!(
        found.iter().map(|user| (user.id, user.claimed, user.created)).collect::<Vec<_>>(),
        [(anna, true, 1)]
    );
    assert_eq!(store.known_user(anna).await.unwrap().unwrap().name, NAME);
    assert_eq!(store.sessions_of(anna).await.unwrap().len(), 1);

    store.forget(anna, 50).await.unwrap();
    for _ in 0..2 {
        assert!(store.user_by_token(token(1)).await.unwrap().is_none());
        assert!(store.claimant(NAME).await.unwrap().is_none());
        assert!(store.users_named(NAME, 10).await.unwrap().is_empty());
        assert!(store.users_named(FORMER_PLAYER, 10).await.unwrap().is_empty());
        assert!(store.known_user(anna).await.unwrap().is_none());
        assert!(store.ratings_of(anna).await.unwrap().is_empty());
        assert!(!store.ratings_of(ben).await.unwrap().is_empty());
        assert!(store.daily_dates(anna).await.unwrap().is_empty());
        assert!(store.shared_record(token(5)).await.unwrap().is_none());
        assert!(store.shared_record(token(6)).await.unwrap().is_some(), "that is Ben's link");
        assert!(
            store.blocks_of(ben).await.unwrap().is_empty() && store.blocks_of(anna).await.unwrap().is_empty()
        );
        assert!(store.reports(10).await.unwrap().is_empty());
        assert!(store.bans(50).await.unwrap().is_empty());
        let rows = store.games_of(ben, 1000, 100).await.unwrap();
        assert_eq!(rows.len(), 58);
        for row in &rows {
            assert_eq!(row.results[0].name, FORMER_PLAYER, "{}", row.id);
            assert_eq!(row.results[1].name, "Ben");
            let kept = store.record(&row.id).await.unwrap().unwrap();
            assert_eq!(kept, record(&row.id).replace(NAME, FORMER_PLAYER));
        }
        let own = store.tables_of(ben, 10).await.unwrap();
        assert_eq!(own[0].summary.names, [FORMER_PLAYER, "Ben"]);
        let left = store.tables_of(anna, 10).await.unwrap();
        assert_eq!(left.len(), 1, "the server finds the tables that the person has to leave");
        let event = store.event(Code::new(9)).await.unwrap().unwrap().event;
        assert_eq!(event.host().name, FORMER_PLAYER);
        store.forget(anna, 60).await.unwrap(); // again, which does no harm
    }
    assert_eq!(store.forget(UserId(99), 60).await, Err(StoreError::Conflict));
    guest(store, NAME, 9).await; // the name is free again
}

async fn links(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let key = table(store, 1, anna, 1, 10).await;
    finish(store, key, 2, &game("g1", GameKind::Gold, &[person(anna, 1, 1), person(ben, 0, 2)]), 20)
        .await
        .unwrap();
    for number in 0..MAX_SHARES as u32 {
        store.share("g1", anna, token(100 + number), i64::from(number)).await.unwrap();
    }
    assert_eq!(store.share("g1", anna, token(9), 9).await, Err(StoreError::Taken), "no more than that");
    store.share("g1", ben, token(10), 9).await.unwrap();
    let links = store.shares_of(anna).await.unwrap();
    assert_eq!((links.len(), links[0].shared, links[0].ended), (MAX_SHARES, MAX_SHARES as i64 - 1, 20));
    let bens = store.shares_of(ben).await.unwrap();
    assert_eq!((bens.len(), bens[0].game_id.as_str(), bens[0].game), (1, "g1", GameKind::Gold));
    assert_eq!(store.revoke_share(anna, &bens[0].id).await, Ok(false), "it is not hers");
    assert!(store.shared_record(token(10)).await.unwrap().is_some());
    assert_eq!(store.revoke_share(ben, &bens[0].id).await, Ok(true));
    assert!(store.shared_record(token(10)).await.unwrap().is_none());
    assert!(store.shared_record(token(100)).await.unwrap().is_some());
    assert_eq!(store.revoke_share(ben, &bens[0].id).await, Ok(false));
}

async fn blocks(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    store.block(anna, ben, "Ben", 5).await.unwrap();
    store.block(anna, ben, "Benno", 6).await.unwrap();
    store.rename(ben, "Benjamin").await.unwrap();
    let rows = store.blocks_of(anna).await.unwrap();
    assert_eq!(rows.len(), 1);
    assert_eq!(
        (rows[0].name.as_str(), rows[0].since, rows[0].user),
        ("Ben", 5, ben),
        "not what they are called later"
    );
    assert_eq!(
        (store.has_blocked(anna, ben).await, store.has_blocked(ben, anna).await),
        (Ok(true), Ok(false))
    );
    assert_eq!(store.unblock(ben, rows[0].id).await, Ok(false));
    assert_eq!(store.unblock(anna, rows[0].id).await, Ok(true));
    assert_eq!(store.has_blocked(anna, ben).await, Ok(false));
    assert_eq!(store.block(anna, UserId(99), "Nobody", 5).await, Err(StoreError::Conflict));
    for number in 0..MAX_BLOCKS as u32 {
        let other = guest(store, "Other", 100 + number).await;
        store.block(anna, other, "Other", 7).await.unwrap();
    }
    assert_eq!(store.block(anna, ben, "Ben", 8).await, Err(StoreError::Taken));

    let (key, other) = (table(store, 1, anna, 1, 10).await, table(store, 2, anna, 1, 10).await);
    assert_eq!(store.removed(key, ben).await, Ok(None));
    store.remove_for_good(key, ben, true).await.unwrap();
    assert_eq!((store.removed(key, ben).await, store.removed(other, ben).await), (Ok(Some(true)), Ok(None)));
    store.remove_for_good(key, ben, false).await.unwrap();
    assert_eq!(store.removed(key, ben).await, Ok(Some(false)));
    store.readmit(key, Some(anna)).await.unwrap();
    assert_eq!(store.removed(key, ben).await, Ok(Some(false)));
    store.readmit(key, None).await.unwrap();
    assert_eq!(store.removed(key, ben).await, Ok(None));
}

/// Whether any file of a database has this text, in any case.
fn is_in_files(folder: &Path, text: &str) -> bool {
    let text = text.to_lowercase();
    fs::read_dir(folder).unwrap().any(|file| {
        let bytes = fs::read(file.unwrap().path()).unwrap().to_ascii_lowercase();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    })
}

#[tokio::test]
async fn nothing_of_a_name_is_left_in_the_files_of_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let (anna, _) = known(&store).await;
    assert!(is_in_files(folder.path(), NAME));
    store.forget(anna, 50).await.unwrap();
    store.compact().await.unwrap();
    assert!(!is_in_files(folder.path(), NAME));
    assert!(is_in_files(folder.path(), FORMER_PLAYER));
    store.close().await;
    assert!(!is_in_files(folder.path(), NAME));
    // Nor are there records in which it is compressed.
    let store = SqliteStore::open(folder.path()).await.unwrap();
    for number in 3..=60 {
        assert!(!store.record(&format!("g{number}")).await.unwrap().unwrap().contains(NAME));
    }
    store.close().await;
}

#[tokio::test]
async fn a_crash_in_between_is_made_up_for() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let (anna, _) = known(&store).await;
    store.forget(anna, 50).await.unwrap();
    let url = format!("sqlite://{}", folder.path().join("quipu.db").display());
    let mut other = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    for sql in [
        "UPDATE users SET forgotten = 1 WHERE id = 1",
        "UPDATE results SET name = 'Wilhelmina' WHERE user = 1 AND game_id = 'g7'",
    ] {
        sqlx::query(sql).execute(&mut other).await.unwrap();
    }
    assert_eq!(store.game("g7").await.unwrap().unwrap().results[0].name, NAME);
    store.sweep(Retention::default()).await.unwrap();
    assert_eq!(store.game("g7").await.unwrap().unwrap().results[0].name, FORMER_PLAYER);
    store.order(&Order::Forget(anna)).await.unwrap();
    store.close().await;
}
