//! A database that an earlier release has written still opens: its games continue, and its records can be verified.
//!
//! `tests/fixtures` has one dump for each release whose databases must still open. They are never changed.

use catalog::record::Reader;
use game_table::{Person, UserId};
use server::bus::Local;
use server::ops::Metrics;
use server::tables::{TableConfig, TableRegistry};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{SqliteStore, Store};
use wire::{Code, Command, Phase, ToClient, Update};

const DUMPS: &[(&str, &str)] = &[("0.1.0", include_str!("../fixtures/database-0.1.0.sql"))];
/// In each dump: tables with a game that is not over, and games that are.
const TABLES: &[(&str, usize)] = &[("fere-mono", 206), ("mitu-dono", 130), ("fata-maba", 122)];
const RECORDS: usize = 6;

async fn restore(dump: &'static str, folder: &Path) -> SqliteStore {
    let file = folder.join("quipu.db");
    let mut connection =
        SqliteConnection::connect(&format!("sqlite://{}?mode=rwc", file.display())).await.unwrap();
    sqlx::raw_sql(dump).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    SqliteStore::open(&file).await.unwrap()
}

fn update(messages: Vec<ToClient>) -> Update {
    let update = messages.into_iter().find_map(|message| match message {
        ToClient::Table(update) => Some(*update),
        _ => None,
    });
    update.expect("a visitor is sent the table")
}

#[tokio::test]
async fn games_in_a_database_of_an_earlier_release_continue() {
    for (release, dump) in DUMPS {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(restore(dump, folder.path()).await);
        let config = TableConfig {
            bot_threads: 1,
            bot_pause: Duration::ZERO,
            most_tables_per_guest: 9,
            most_tables: 9,
        };
        let bus = Arc::new(Local::default());
        let tables = TableRegistry::new(store.clone(), bus, Arc::new(Metrics::default()), config);
        let mut records = 0;
        for &(code, version) in TABLES {
            let code: Code = code.parse().unwrap();
            let row = store.table(code).await.unwrap().unwrap();
            let entries = store.entries(row.key).await.unwrap();
            assert_eq!(entries.len(), version, "{release} {code}: nothing is lost");
            let mut played = false;
            for user in (1..=6).map(UserId) {
                let Ok(visit) = tables.enter(code, user, None, false).await else { continue };
                let now = update(visit.snapshot(None));
                assert!(now.version >= version as u64, "{release} {code}");
                let Some(game) = now.game.filter(|game| !game.legal.is_empty()) else { continue };
                let by = Person { user, name: "a player".to_owned() };
                let command = Command::Play { decision: game.decision, action: game.legal[0].clone() };
                assert!(visit.submit(by, 1, command).await.unwrap() > now.version, "{release} {code}");
                played = true;
            }
            assert!(played, "{release} {code}: someone was asked");
            let id = |game: usize| format!("{code}-{game}");
            for game in 1..=RECORDS {
                let Some(record) = store.record(&id(game)).await.unwrap() else { break };
                catalog::verify(Reader::new(record.as_bytes()).unwrap()).unwrap_or_else(|unfair| {
                    panic!("{release} {}: {unfair}", id(game));
                });
                records += 1;
            }
            let listed = tables.listed(code).await.unwrap();
            assert!(matches!(listed.phase, Phase::Playing | Phase::Over));
        }
        assert_eq!(records, RECORDS, "{release}");
        tables.stop().await;
    }
}
