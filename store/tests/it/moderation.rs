//! Bans, reports, the audit log, tokens of operators, orders, and what is deleted when it is old.

use crate::common::{finish, game, guest, member, person, table, token};
use catalog::GameKind;
use store::{
    AuditRow, BanKind, BanRow, MAX_BANS, MAX_TOKENS, MemoryStore, NewReport, Order, Retention, SqliteStore,
    Store, StoreError,
};
use wire::Code;
use wire::http::ReportReason;

#[tokio::test]
async fn memory() {
    bans(&MemoryStore::new()).await;
    reports(&MemoryStore::new()).await;
    tokens(&MemoryStore::new()).await;
    sweeping(&MemoryStore::new()).await;
}

#[tokio::test]
async fn sqlite() {
    for story in 0..4 {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        match story {
            0 => bans(&store).await,
            1 => reports(&store).await,
            2 => tokens(&store).await,
            _ => sweeping(&store).await,
        }
        store.close().await;
    }
}

fn ban(value: &str, ends: Option<i64>) -> BanRow {
    BanRow { kind: BanKind::Name, value: value.to_owned(), created: 1, ends }
}

async fn bans(store: &dyn Store) {
    for row in [ban("anna", None), ban("ben", Some(10)), ban("anna", Some(20))] {
        store.ban(&row).await.unwrap();
    }
    let values = async |now| -> Vec<String> {
        store.bans(now).await.unwrap().into_iter().map(|ban| ban.value).collect()
    };
    assert_eq!(values(9).await, ["anna", "ben"]);
    assert_eq!(values(10).await, ["anna"], "the second ban of the same name replaced the first");
    assert_eq!(values(20).await, [""; 0]);
    assert_eq!(store.unban(BanKind::Range, "anna").await, Ok(false));
    assert_eq!(store.unban(BanKind::Name, "anna").await, Ok(true));
    assert_eq!(store.unban(BanKind::Name, "anna").await, Ok(false));
    for number in 1..MAX_BANS {
        store.ban(&ban(&number.to_string(), None)).await.unwrap();
    }
    assert_eq!(store.ban(&ban("one more", None)).await, Err(StoreError::Taken));
    store.ban(&ban("1", Some(99))).await.unwrap();
}

async fn reports(store: &dyn Store) {
    let (anna, ben) = (guest(store, "Anna", 1).await, guest(store, "Ben", 2).await);
    let report = |about, at| NewReport {
        reporter: anna,
        about,
        code: "kamo-tiru".to_owned(),
        reason: ReportReason::Stalls,
        at,
    };
    for (about, at) in [(Some(ben), 1), (None, 2), (Some(ben), 3), (None, 4)] {
        store.report(&report(about, at)).await.unwrap();
    }
    let rows = store.reports(10).await.unwrap();
    assert_eq!(rows.len(), 2, "the same again changes nothing");
    assert_eq!((rows[0].report.clone(), rows[0].about.clone()), (report(None, 2), None));
    assert_eq!((rows[1].report.clone(), rows[1].about.as_deref()), (report(Some(ben), 1), Some("Ben")));
    assert_eq!(rows[0].reporter, "Anna");
    assert_eq!(store.reports(1).await.unwrap().len(), 1);
    assert_eq!(
        (store.reports_by(anna).await.unwrap().len(), store.reports_by(ben).await.unwrap().len()),
        (2, 0)
    );
    assert_eq!(store.remove_report(rows[0].id).await, Ok(true));
    assert_eq!(store.remove_report(rows[0].id).await, Ok(false));
    assert_eq!(store.reports(10).await.unwrap(), rows[1..]);
    let stranger = NewReport { reporter: game_table::UserId(99), ..report(None, 1) };
    assert_eq!(store.report(&stranger).await, Err(StoreError::Conflict));
}

async fn tokens(store: &dyn Store) {
    store.add_admin_token(token(1), 0, 10).await.unwrap();
    assert_eq!(store.admin_token(token(1), 9).await, Ok(Some(10)));
    assert_eq!(store.admin_token(token(1), 10).await, Ok(None));
    assert_eq!(store.admin_token(token(2), 5).await, Ok(None));
    for number in 2..=MAX_TOKENS as u32 {
        store.add_admin_token(token(number), 0, 20).await.unwrap();
    }
    assert_eq!(store.add_admin_token(token(99), 5, 20).await, Err(StoreError::Taken));
    store.add_admin_token(token(99), 10, 20).await.unwrap(); // the first has ended
    assert_eq!(store.end_admin_tokens(Some(token(99))).await, Ok(1));
    assert_eq!(store.admin_token(token(99), 10).await, Ok(None));
    assert_eq!(store.end_admin_tokens(None).await, Ok(MAX_TOKENS - 1));

    let orders = [Order::Bans, Order::Forget(game_table::UserId(3)), Order::Close(Code::new(7))];
    for order in &orders {
        store.order(order).await.unwrap();
    }
    let found = store.orders().await.unwrap();
    assert_eq!(found.iter().map(|(_, order)| order.clone()).collect::<Vec<_>>(), orders);
    store.order_done(found[0].0).await.unwrap();
    assert_eq!(store.orders().await.unwrap(), found[1..]);
}

async fn sweeping(store: &dyn Store) {
    let anna = member(store, "Anna", 1).await;
    let key = table(store, 1, anna, 1, 10).await;
    for (number, id) in [(2, "g1"), (3, "g2")] {
        let ended = game(id, GameKind::Gold, &[person(anna, 1, 1)]);
        finish(store, key, number, &ended, number as i64 * 100).await.unwrap();
        store.share(id, anna, token(number as u32), 1).await.unwrap();
    }
    for at in [100, 200] {
        let (by, action, subject) = ("page".to_owned(), "ban".to_owned(), format!("user {at}"));
        store.audit(&AuditRow { at, by, action, subject }).await.unwrap();
        let reason = ReportReason::Other;
        let report = NewReport { reporter: anna, about: None, code: at.to_string(), reason, at };
        store.report(&report).await.unwrap();
    }
    store.sweep(Retention { now: 1000, ..Retention::default() }).await.unwrap();
    assert_eq!(store.games_of(anna, 9999, 10).await.unwrap().len(), 2, "nothing goes unless it is asked for");
    let before = Some(150);
    let retention =
        Retention { reports_before: before, audit_before: before, games_before: Some(250), now: 1000 };
    assert_eq!(store.sweep(retention).await, Ok(false));
    let log = store.audit_log(10).await.unwrap();
    assert_eq!(log.iter().map(|row| row.subject.as_str()).collect::<Vec<_>>(), ["user 200"]);
    let reports = store.reports(10).await.unwrap();
    assert_eq!(reports.iter().map(|row| row.report.code.as_str()).collect::<Vec<_>>(), ["200"]);
    let games = store.games_of(anna, 9999, 10).await.unwrap();
    assert_eq!(games.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["g2"]);
    assert!(
        store.record("g1").await.unwrap().is_none() && store.shared_record(token(2)).await.unwrap().is_none()
    );
    assert!(store.shared_record(token(3)).await.unwrap().is_some());
    assert!(!store.ratings_of(anna).await.unwrap().is_empty(), "ratings stay");
}
