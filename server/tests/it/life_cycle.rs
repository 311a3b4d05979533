//! What becomes of tables that nobody uses: they sleep, wake when they are needed, are closed and archived. On a real database.

use game_table::{Person, UserId};
use serde_json::json;
use server::Settings;
use server::bus::Local;
use server::ops::Metrics;
use server::tables::{TableConfig, TableRegistry, Visit};
use sqlx::{Connection, SqliteConnection};
use std::sync::Arc;
use std::time::Duration;
use store::{SqliteStore, Store, TokenHash};
use tempfile::TempDir;
use wire::{Code, Command, Phase, Refusal, Setup, ToClient, Unfinished, Update};

struct World {
    folder: TempDir,
    store: Arc<SqliteStore>,
    tables: TableRegistry,
    config: TableConfig,
}

/// What waits for hours in a real server happens at once here.
fn hasty() -> TableConfig {
    let mut config = TableConfig::of(&Settings::default());
    config.bot_pause = Duration::ZERO;
    config.life.sleep_after = Duration::from_millis(50);
    config
}

fn registry(store: &Arc<SqliteStore>, config: TableConfig) -> TableRegistry {
    TableRegistry::new(store.clone(), Arc::new(Local::default()), Arc::new(Metrics::default()), config)
}

async fn world(config: TableConfig) -> World {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
    let tables = registry(&store, config);
    tables.start().await.unwrap();
    World { folder, store, tables, config }
}

impl World {
    async fn person(&self, name: &str) -> Person {
        let token = TokenHash(std::array::from_fn(|at| name.as_bytes().get(at).copied().unwrap_or(0)));
        Person { user: self.store.add_user(name, token, 0).await.unwrap(), name: name.to_owned() }
    }

    async fn sql(&self, sql: &'static str) -> u64 {
        let url = format!("sqlite://{}", self.folder.path().join("quipu.db").display());
        let mut connection = SqliteConnection::connect(&url).await.unwrap();
        let done = sqlx::query(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        done.rows_affected()
    }

    async fn restart(&mut self) {
        self.tables.stop().await;
        self.tables = registry(&self.store, self.config);
        self.tables.start().await.unwrap();
    }
}

fn setup(places: u8, pace: serde_json::Value) -> Setup {
    serde_json::from_value(json!({ "game": "incan-gold", "places": places, "pace": pace, "public": false }))
        .unwrap()
}

fn days() -> serde_json::Value {
    json!({ "slow": { "days": 3 } })
}

async fn enter(tables: &TableRegistry, code: Code, user: UserId) -> Result<Visit, Refusal> {
    tables.enter(code, user, None, false).await
}

fn look(visit: &Visit) -> Update {
    let table = |message| if let ToClient::Table(update) = message { Some(*update) } else { None };
    visit.snapshot(None).into_iter().find_map(table).unwrap()
}

/// Two people who have just started a game, and have left.
async fn left_game(world: &World) -> (Code, Person, Person) {
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    let code = world.tables.open(anna.clone(), setup(2, days()), &[]).await.unwrap();
    let first = enter(&world.tables, code, anna.user).await.unwrap();
    let second = enter(&world.tables, code, ben.user).await.unwrap();
    second.submit(ben.clone(), 1, Command::Sit { place: None }).await.unwrap();
    drop(second); // so that no salts are waited for
    first.submit(anna.clone(), 2, Command::Start {}).await.unwrap();
    (code, anna, ben)
}

async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    for _ in 0..6000 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("never: {what}");
}

#[tokio::test]
async fn a_table_without_visitors_sleeps_and_wakes_when_someone_enters() {
    let mut world = world(hasty()).await;
    let (code, anna, ben) = left_game(&world).await;
    until("the table sleeps", async || world.tables.count() == 0).await;
    let row = world.store.table(code).await.unwrap().unwrap();
    assert!(row.asleep && !row.closed);
    assert_eq!(world.store.tables_awake().await.unwrap(), []);
    // Lists know it all the same, and that it waits for both.
    for who in [&anna, &ben] {
        let own = world.tables.own(who.user).await.unwrap();
        assert_eq!(own.iter().map(|own| (own.table.code, own.your_turn)).collect::<Vec<_>>(), [(code, true)]);
    }
    assert_eq!(world.tables.count(), 0, "asking wakes nothing");

    world.restart().await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(world.tables.count(), 0, "nor does a restart");
    let visit = enter(&world.tables, code, ben.user).await.unwrap();
    let seen = look(&visit);
    let game = seen.game.unwrap();
    assert_eq!(seen.table.unwrap().phase, Phase::Playing);
    let left = seen.clock.unwrap();
    assert!(left.left_ms > left.of_ms - 60_000, "{left:?}");
    let command = Command::Play { decision: game.decision, action: game.legal[0].clone() };
    visit.submit(ben.clone(), 9, command).await.unwrap();
    assert!(!world.store.table(code).await.unwrap().unwrap().asleep, "what was noted is outdated");
    assert!(!world.tables.own(ben.user).await.unwrap()[0].your_turn);
}

#[tokio::test]
async fn a_sleeping_table_is_woken_when_its_time_is_over() {
    let mut world = world(hasty()).await;
    let (code, ..) = left_game(&world).await;
    until("the table sleeps", async || world.tables.count() == 0).await;
    // Three days later.
    let past = world.sql("UPDATE tables SET wake = wake - 259200000").await
        + world.sql("UPDATE entries SET at = at - 259200000, sum = NULL").await;
    assert!(past > 1);
    world.sql("UPDATE tables SET sum = NULL").await;
    world.config.life.sleep_after = Duration::from_secs(60);
    world.restart().await;
    let key = world.store.table(code).await.unwrap().unwrap().key;
    until("it is awake", async || world.tables.count() == 1).await;
    // Both get the minimum time after a restart; then bots take their seats.
    tokio::time::pause();
    tokio::time::sleep(Duration::from_secs(30)).await;
    tokio::time::resume();
    until("bots play for them", async || {
        let entries = world.store.entries(key).await.unwrap();
        entries.iter().filter(|(_, entry)| matches!(entry.kind, game_table::EntryKind::Away { .. })).count()
            == 2
    })
    .await;
}

#[tokio::test]
async fn time_in_which_no_server_ran_is_not_taken_from_players() {
    let mut world = world(hasty()).await;
    let (code, anna, _) = left_game(&world).await;
    until("the table sleeps", async || world.tables.count() == 0).await;
    // The last choice was two days ago, and for all but an hour of them no server ran.
    let two_days = world.sql("UPDATE entries SET at = at - 172800000, sum = NULL").await;
    assert!(two_days > 1);
    world.sql("UPDATE tables SET sum = NULL").await;
    world.sql("UPDATE facts SET value = value - 169200000 WHERE name = 'alive'").await;
    world.restart().await;
    let visit = enter(&world.tables, code, anna.user).await.unwrap();
    let clock = look(&visit).clock.unwrap();
    let used = (clock.of_ms - clock.left_ms) / 60_000;
    assert!((59..=62).contains(&used), "{used} minutes");
}

#[tokio::test]
async fn finished_games_and_closed_tables_do_not_count_toward_the_limit() {
    let mut config = hasty();
    config.most_tables_per_guest = 2;
    let world = world(config).await;
    let anna = world.person("Anna").await;
    for round in 0..4 {
        let levels = [bots::Level::Porter; 1];
        let code = world
            .tables
            .open(anna.clone(), setup(2, json!({ "live": { "seconds": 30 } })), &levels)
            .await
            .unwrap();
        let visit = enter(&world.tables, code, anna.user).await.unwrap();
        visit.submit(anna.clone(), 1, Command::Start {}).await.unwrap();
        if round % 2 == 0 {
            visit.submit(anna.clone(), 2, Command::EndGame {}).await.unwrap();
            continue;
        }
        visit.submit(anna.clone(), 2, Command::Stand {}).await.unwrap();
        visit.submit(anna.clone(), 3, Command::Back {}).await.unwrap();
        let mut news = visit.revisions();
        for id in 4.. {
            let seen = look(&visit);
            if seen.table.unwrap().phase == Phase::Over {
                break;
            }
            match seen.game.filter(|game| !game.legal.is_empty()) {
                Some(game) => {
                    let action = game.legal.last().unwrap().clone();
                    _ = visit
                        .submit(anna.clone(), id, Command::Play { decision: game.decision, action })
                        .await;
                }
                None => news.changed().await.unwrap(),
            }
        }
    }
    until("finished tables are noted", async || world.store.count_tables(anna.user).await == Ok(0)).await;
    for _ in 0..2 {
        world.tables.open(anna.clone(), setup(2, days()), &[]).await.unwrap();
    }
    let refused = world.tables.open(anna.clone(), setup(2, days()), &[]).await.unwrap_err();
    assert_eq!(refused, Refusal::TooManyTables { most: 2 });
}

#[tokio::test]
async fn a_forgotten_table_is_closed_and_archived_and_its_games_stay() {
    let mut config = hasty();
    config.life.close_after = Duration::from_millis(300);
    config.life.abandon_after = Duration::from_millis(300);
    config.life.archive_after = Duration::ZERO;
    let mut world = world(config).await;
    let (code, anna, ben) = left_game(&world).await;
    let closed = async |code| world.store.table(code).await.unwrap().unwrap().closed;
    until("the game is given up", async || closed(code).await).await;
    let row = world.store.game(&format!("{code}-1")).await.unwrap().unwrap();
    assert_eq!(row.unfinished, Some(Unfinished::Idle));
    let record = world.store.record(&row.id).await.unwrap().unwrap();
    assert!(record.contains(r#""unfinished":"idle""#), "{record}");
    assert_eq!(world.store.games_of(ben.user, i64::MAX, 5).await.unwrap().len(), 1);
    assert!(world.store.ratings_of(ben.user).await.unwrap().is_empty());

    let gathering = world.tables.open(anna.clone(), setup(3, days()), &[]).await.unwrap();
    until("nobody came", async || closed(gathering).await).await;
    assert_eq!(enter(&world.tables, gathering, anna.user).await.err(), Some(Refusal::Closed));

    world.restart().await;
    let key = world.store.table(code).await.unwrap().unwrap().key;
    until("it is archived", async || world.store.entries(key).await.unwrap().is_empty()).await;
    assert_eq!(world.store.record(&row.id).await.unwrap().unwrap(), record);
    assert_eq!(enter(&world.tables, code, anna.user).await.err(), Some(Refusal::Closed));
    assert!(world.tables.own(anna.user).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_game_of_a_restored_backup_does_not_go_on() {
    let world = world(hasty()).await;
    let (code, anna, _) = left_game(&world).await;
    let copy = world.folder.path().join("copy.db");
    SqliteStore::backup(world.folder.path(), &copy).await.unwrap();
    let store = Arc::new(SqliteStore::open(&copy).await.unwrap());
    let tables = registry(&store, world.config);
    tables.start().await.unwrap();
    until("the table is closed", async || store.table(code).await.unwrap().unwrap().closed).await;
    let row = store.game(&format!("{code}-1")).await.unwrap().unwrap();
    assert_eq!(row.unfinished, Some(Unfinished::Restored));
    // Where it was copied from, it does.
    assert!(enter(&world.tables, code, anna.user).await.is_ok());
}

#[tokio::test]
async fn players_at_a_damaged_table_are_told_so() {
    let mut world = world(hasty()).await;
    let (code, anna, _) = left_game(&world).await;
    until("the table sleeps", async || world.tables.count() == 0).await;
    assert_eq!(world.sql("UPDATE entries SET at = at + 1 WHERE number = 3").await, 1);
    world.restart().await;
    for _ in 0..2 {
        assert_eq!(enter(&world.tables, code, anna.user).await.err(), Some(Refusal::Damaged));
    }
    assert_eq!(world.tables.damaged(), 1);
    world.sql("UPDATE entries SET at = at - 1 WHERE number = 3").await;
    assert!(enter(&world.tables, code, anna.user).await.is_ok(), "it was repaired");
    assert_eq!(world.tables.damaged(), 0);
}
