//! Tables as their tasks run them, on a clock that stands still until nothing is left to do: time-outs, stand-ins, restarts, a store
//! that fails, two processes on one store.

mod rated;

use bots::{Level, Strength};
use game_table::{Entry, EntryKind, Person, UserId};
use serde_json::json;
use server::Settings;
use server::bus::{Bus, Local};
use server::ops::Metrics;
use server::tables::{LobbyVisit, TableConfig, TableRegistry, Visit};
use std::sync::Arc;
use std::time::Duration;
use store::{MemoryStore, Pool, RatedPlayer, Store, TokenHash};
use wire::{Code, Command, KnownVersion, Pace, Phase, Refusal, Setup, StartStep, ToClient, Update};

const SECONDS: u16 = 30;

struct World {
    store: Arc<MemoryStore>,
    bus: Arc<dyn Bus>,
    tables: TableRegistry,
}

fn tables(store: &Arc<MemoryStore>, bus: &Arc<dyn Bus>) -> TableRegistry {
    let usual = TableConfig::of(&Settings::default());
    let config = TableConfig { bot_threads: 2, most_tables_per_guest: 3, ..usual };
    TableRegistry::new(store.clone(), bus.clone(), Arc::new(Metrics::default()), config)
}

fn world() -> World {
    let store = Arc::new(MemoryStore::new());
    let bus: Arc<dyn Bus> = Arc::new(Local::default());
    let tables = tables(&store, &bus);
    World { store, bus, tables }
}

impl World {
    async fn person(&self, name: &str) -> Person {
        let token = TokenHash(std::array::from_fn(|at| name.as_bytes().get(at).copied().unwrap_or(0)));
        let user = self.store.add_user(name, token, 0).await.unwrap();
        Person { user, name: name.to_owned() }
    }
}

fn setup(game: &str, places: u8) -> Setup {
    serde_json::from_value(
        json!({ "game": game, "places": places, "pace": { "live": { "seconds": SECONDS } } }),
    )
    .unwrap()
}

/// The update among some messages.
fn update(messages: Vec<ToClient>) -> Option<Update> {
    messages
        .into_iter()
        .find_map(|message| if let ToClient::Table(update) = message { Some(*update) } else { None })
}

struct Player {
    person: Person,
    visit: Visit,
    next: u64,
}

impl Player {
    async fn at(tables: &TableRegistry, code: Code, person: &Person) -> Player {
        let visit = tables.enter(code, person.user, None, false).await.unwrap();
        Player { person: person.clone(), visit, next: 1 }
    }

    async fn does(&mut self, command: Command) -> Result<u64, Refusal> {
        self.next += 1;
        self.visit.submit(self.person.clone(), self.next, command).await
    }

    fn sees(&self) -> Update {
        update(self.visit.snapshot(None)).expect("a new connection is sent the table")
    }

    async fn chooses(&mut self, at: usize) -> Result<u64, Refusal> {
        let game = self.sees().game.unwrap();
        let action = game.legal[at % game.legal.len()].clone();
        self.does(Command::Play { decision: game.decision, action }).await
    }

    fn is_due(&self) -> bool {
        self.sees().game.is_some_and(|game| !game.legal.is_empty())
    }

    fn stands_in_for(&self, place: usize) -> bool {
        self.sees().table.unwrap().places[place].as_ref().unwrap().stand_in
    }

    /// Waits until it is so; the clock runs on only when nothing else can happen.
    async fn until(&self, what: &str, is_so: impl Fn(&Update) -> bool) -> Update {
        let mut news = self.visit.revisions();
        let waiting = async {
            loop {
                let update = self.sees();
                if is_so(&update) {
                    return update;
                }
                news.changed().await.unwrap();
            }
        };
        let most = Duration::from_secs(3600);
        tokio::time::timeout(most, waiting)
            .await
            .unwrap_or_else(|_| panic!("in an hour of table time never: {what}"))
    }
}

/// Two people and two bots at Incan Gold, just started.
async fn started(world: &World) -> (Code, Player, Player) {
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    let code = world
        .tables
        .open(anna.clone(), setup("incan-gold", 4), &[Level::Porter, Level::Guide])
        .await
        .unwrap();
    let mut anna = Player::at(&world.tables, code, &anna).await;
    let mut ben = Player::at(&world.tables, code, &ben).await;
    ben.does(Command::Sit { place: None }).await.unwrap();
    anna.does(Command::Start {}).await.unwrap();
    (code, anna, ben)
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_a_player_whose_time_ran_out_until_they_are_back() {
    let world = world();
    let (_, mut anna, mut ben) = started(&world).await;
    let clock = anna.sees().clock.unwrap();
    assert_eq!((clock.left_ms, clock.of_ms), (30_000, 30_000));
    let asked = anna.sees().game.unwrap().decision;
    anna.chooses(0).await.unwrap();
    // Ben lets the time run out: the bots have chosen long ago, and one chooses for Ben now.
    anna.until("a bot plays for Ben", |update| {
        update.table.as_ref().is_some_and(|table| table.places[3].as_ref().unwrap().stand_in)
    })
    .await;
    assert!(!anna.stands_in_for(0));
    anna.until("the next decision", |update| update.game.as_ref().is_some_and(|game| game.decision > asked))
        .await;
    assert!(!ben.is_due(), "the bot's choices are not Ben's");
    assert_eq!(ben.chooses_anything().await, Err(Refusal::StandIn));
    ben.does(Command::Back {}).await.unwrap();
    assert!(!anna.stands_in_for(3));
}

impl Player {
    /// A choice, even out of turn.
    async fn chooses_anything(&mut self) -> Result<u64, Refusal> {
        let decision = self.sees().game.unwrap().decision;
        let action = serde_json::value::to_raw_value("torch").unwrap();
        self.does(Command::Play { decision, action }).await
    }
}

#[tokio::test(start_paused = true)]
async fn when_nobody_is_there_the_game_waits() {
    let world = world();
    let (code, anna, ben) = started(&world).await;
    let paused = |update: &Update| update.game.as_ref().is_some_and(|game| game.paused);
    let before = anna.until("a pause", paused).await;
    assert!(before.clock.is_none(), "no clock runs");
    tokio::time::sleep(Duration::from_secs(3000)).await;
    assert_eq!(anna.sees().version, before.version, "nothing happens while nobody is there");
    let (anna_is, ben_is) = (anna.person.clone(), ben.person.clone());
    drop((anna, ben));
    // Opening the table again is coming back; the socket does it, so here it is done by hand.
    let mut anna = Player::at(&world.tables, code, &anna_is).await;
    anna.next = 100;
    assert!(anna.visit.is_returning());
    anna.does(Command::Back {}).await.unwrap();
    assert!(anna.is_due() && !anna.visit.is_returning());
    let ben = Player::at(&world.tables, code, &ben_is).await;
    assert!(ben.visit.is_returning(), "the other is still away");
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_at_once_for_a_player_who_leaves() {
    let world = world();
    let (_, anna, mut ben) = started(&world).await;
    ben.does(Command::Stand {}).await.unwrap();
    assert!(anna.stands_in_for(3));
    // Three bots have chosen, without any time passing; only Anna is waited for.
    let update =
        anna.until("three choices", |update| update.game.as_ref().is_some_and(|game| game.chosen == 3)).await;
    assert!(update.clock.unwrap().left_ms > 20_000);
    ben.does(Command::Sit { place: None }).await.unwrap();
    assert!(!anna.stands_in_for(3), "sitting down again is coming back");
}

#[tokio::test(start_paused = true)]
async fn bots_play_a_whole_game_of_each_kind_with_a_person() {
    for (game, level) in
        [("incan-gold", Level::Oracle), ("gold", Level::Guide), ("lost-temple", Level::Pathfinder)]
    {
        let world = world();
        let anna = world.person("Anna").await;
        let code = world.tables.open(anna.clone(), setup(game, 3), &[level, Level::Porter]).await.unwrap();
        let mut anna = Player::at(&world.tables, code, &anna).await;
        anna.does(Command::Start {}).await.unwrap();
        for turn in 0.. {
            let update = anna.until("my turn, or the end", |update| {
                update.game.as_ref().is_some_and(|game| game.over || !game.legal.is_empty())
            });
            if update.await.game.unwrap().over {
                break;
            }
            anna.chooses(turn * 7).await.unwrap();
        }
        assert_eq!(anna.sees().table.unwrap().phase, Phase::Over);
        let record = world.store.record(&format!("{code}-1")).await.unwrap().expect("a record is kept");
        let reader = catalog::record::Reader::new(record.as_bytes()).unwrap();
        let verified = catalog::verify(reader).unwrap();
        assert_eq!(verified.game.name(), game);
        let games = world.store.games_of(anna.person.user, i64::MAX, 10).await.unwrap();
        assert_eq!(games.len(), 1);
        assert!(games[0].began <= games[0].ended && games[0].began > 0);
    }
}

#[tokio::test(start_paused = true)]
async fn a_companion_follows_the_rating_of_the_people() {
    let world = world();
    let anna = world.person("Anna").await;
    world.store.claim(anna.user, "hash").await.unwrap(); // only claimed names are rated
    let code = world.tables.open(anna.clone(), setup("incan-gold", 2), &[Level::Companion]).await.unwrap();
    let mut anna = Player::at(&world.tables, code, &anna).await;
    let mut strength = Strength::NEW;
    for number in 1..=2 {
        anna.does(Command::Start {}).await.unwrap();
        for turn in 0.. {
            let update = anna.until("my turn, or the end", |update| {
                update.game.as_ref().is_some_and(|game| game.over || !game.legal.is_empty())
            });
            if update.await.game.unwrap().over {
                break;
            }
            anna.chooses(turn).await.unwrap();
        }
        let row = world.store.game(&format!("{code}-{number}")).await.unwrap().unwrap();
        assert_eq!(row.results[1].who, RatedPlayer::Companion(strength), "game {number}");
        let key = world.store.table(code).await.unwrap().unwrap().key;
        let entries = world.store.entries(key).await.unwrap();
        let started = |(_, entry): &(i64, Entry)| match entry.kind {
            EntryKind::Started { companion, .. } => companion,
            _ => None,
        };
        assert_eq!(entries.iter().filter_map(started).next_back(), Some(strength));
        let people = [anna.person.user];
        strength = store::strength(&*world.store, catalog::GameKind::IncanGold, &people).await.unwrap();
    }
    assert_ne!(strength, Strength::NEW);
    let board = world.store.leaderboard(catalog::GameKind::IncanGold, Pool::WithBots, 9).await.unwrap();
    assert_eq!(board.len(), 1, "the Companion is not rated");
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_everything_is_there_and_a_command_sent_again_is_done_once() {
    let world = world();
    let (code, mut anna, ben) = started(&world).await;
    anna.chooses(0).await.unwrap();
    let game = ben.sees().game.unwrap();
    let choice = Command::Play { decision: game.decision, action: game.legal[0].clone() };
    let had = ben.sees().version;
    let version = ben.visit.submit(ben.person.clone(), 77, choice.clone()).await.unwrap();
    // The process is gone: nothing but the store is left.
    let (anna_is, ben_is) = (anna.person.clone(), ben.person.clone());
    let missed = update(ben.visit.snapshot(Some(KnownVersion { version: had }))).unwrap();
    world.tables.stop().await;
    drop((anna, ben));
    let tables = tables(&world.store, &world.bus);
    tables.start().await.unwrap();
    let ben = Player::at(&tables, code, &ben_is).await;
    assert!(ben.visit.submit(ben_is.clone(), 77, choice.clone()).await.is_ok(), "it was done before");
    let key = world.store.table(code).await.unwrap().unwrap().key;
    let entries = world.store.entries(key).await.unwrap();
    let done = entries.iter().filter(|(_, entry)| entry.command.is_some_and(|sent| sent.id == 77)).count();
    assert_eq!(done, 1);
    let stale = ben.visit.submit(ben_is, 78, choice).await.unwrap_err();
    assert!(matches!(stale, Refusal::StaleDecision { .. } | Refusal::AlreadyChosen), "{stale}");
    assert!(ben.sees().version >= version);
    // Ben receives what was missed, as without the restart (as far as the game had come then).
    let again = update(ben.visit.snapshot(Some(KnownVersion { version: had }))).unwrap();
    let events = |update: &Update| -> Vec<String> {
        update.game.as_ref().unwrap().events.iter().map(|event| event.get().to_owned()).collect()
    };
    assert!(events(&again).starts_with(&events(&missed)));
    assert!(Player::at(&tables, code, &anna_is).await.sees().game.is_some());
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_written_down_has_not_happened() {
    let world = world();
    let (_, mut anna, mut ben) = started(&world).await;
    anna.until("both bots have chosen", |update| update.game.as_ref().is_some_and(|game| game.chosen == 2))
        .await;
    let before = json!(ben.sees().game).to_string();
    world.store.fail(Some("database or disk is full".to_owned()));
    assert_eq!(anna.chooses(0).await, Err(Refusal::StoreUnavailable));
    assert_eq!(anna.does(Command::Stand {}).await, Err(Refusal::StoreUnavailable));
    assert_eq!(
        world.tables.open(anna.person.clone(), setup("gold", 2), &[]).await,
        Err(Refusal::StoreUnavailable)
    );
    assert_eq!(json!(ben.sees().game).to_string(), before);
    // The time runs out in the meantime. That can't be saved either until the store works again.
    tokio::time::sleep(Duration::from_secs(u64::from(SECONDS) + 5)).await;
    assert!(!anna.stands_in_for(3));
    world.store.fail(None);
    ben.until("a pause", |update| update.game.as_ref().is_some_and(|game| game.paused)).await;
    ben.does(Command::Back {}).await.unwrap();
    ben.chooses(0).await.unwrap();
    ben.until("the bot for Anna has chosen, and the game continues", |update| {
        update.game.as_ref().is_some_and(|game| game.chosen < 4 && !game.paused)
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_when_the_store_is_back() {
    let world = world();
    let anna = world.person("Anna").await;
    let code = world
        .tables
        .open(anna.clone(), setup("incan-gold", 3), &[Level::Porter, Level::Porter])
        .await
        .unwrap();
    let mut anna = Player::at(&world.tables, code, &anna).await;
    anna.does(Command::Start {}).await.unwrap();
    world.store.fail(Some("locked".to_owned()));
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(anna.sees().game.unwrap().chosen <= 2);
    world.store.fail(None);
    anna.until("both bots have chosen", |update| update.game.as_ref().is_some_and(|game| game.chosen == 2))
        .await;
}

#[tokio::test(start_paused = true)]
async fn two_processes_on_one_store_are_one_table() {
    let world = world();
    let other = tables(&world.store, &world.bus);
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    let code = world.tables.open(anna.clone(), setup("incan-gold", 3), &[Level::Porter]).await.unwrap();
    let mut anna = Player::at(&world.tables, code, &anna).await;
    let mut ben = Player::at(&other, code, &ben).await;
    ben.does(Command::Sit { place: None }).await.unwrap();
    anna.until("Ben sits there", |update| update.table.as_ref().unwrap().places[2].is_some()).await;
    anna.does(Command::Start {}).await.unwrap();
    let mut choices = 0;
    while !anna.sees().game.is_some_and(|game| game.over) {
        for player in [&mut anna, &mut ben] {
            if player.is_due() {
                match player.chooses(choices / 3).await {
                    Ok(_) => choices += 1,
                    Err(Refusal::StaleDecision { .. } | Refusal::NotDue) => {} // the other process was faster
                    Err(refusal) => panic!("{refusal}"),
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    ben.until("the same end", |update| update.game.as_ref().is_some_and(|game| game.over)).await;
    assert!(choices > 5);
    let record = world.store.record(&format!("{code}-1")).await.unwrap().unwrap();
    catalog::verify(catalog::record::Reader::new(record.as_bytes()).unwrap()).unwrap();
    let numbers =
        world.store.entries(world.store.table(code).await.unwrap().unwrap().key).await.unwrap().len();
    assert_eq!(anna.sees().version, numbers as u64, "every entry was written once");
}

#[tokio::test(start_paused = true)]
async fn a_slow_client_gets_one_update_of_everything() {
    let world = world();
    let (_, mut anna, mut ben) = started(&world).await;
    let had = update(anna.visit.news()).unwrap().version;
    for _ in 0..3 {
        for player in [&mut anna, &mut ben] {
            player
                .until("my turn", |update| {
                    update.game.as_ref().is_some_and(|game| game.over || !game.legal.is_empty())
                })
                .await;
            if player.is_due() {
                player.chooses(0).await.unwrap();
            }
        }
    }
    let update = update(anna.visit.news()).unwrap();
    assert_eq!(update.since, Some(had));
    assert!(update.version > had + 6);
    let reveals =
        update.game.unwrap().events.iter().filter(|event| event.get().contains("\"revealed\"")).count();
    assert!(reveals >= 2, "all of it is sent: {reveals}");
}

#[tokio::test(start_paused = true)]
async fn tables_per_guest_are_limited_and_a_closed_one_no_longer_counts() {
    let world = world();
    let anna = world.person("Anna").await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(world.tables.open(anna.clone(), setup("gold", 2), &[]).await.unwrap());
    }
    let fourth = world.tables.open(anna.clone(), setup("gold", 2), &[]).await;
    assert_eq!(fourth, Err(Refusal::TooManyTables { most: 3 }));
    Player::at(&world.tables, codes[0], &anna).await.does(Command::Close {}).await.unwrap();
    world.tables.open(anna.clone(), setup("gold", 2), &[]).await.unwrap();
    assert_eq!(world.tables.enter(codes[0], UserId(999), None, false).await.err(), Some(Refusal::Closed));
    assert_eq!(
        world.tables.enter(Code::new(1), anna.user, None, false).await.err(),
        Some(Refusal::UnknownTable)
    );
}

#[tokio::test(start_paused = true)]
async fn the_lobby_tells_of_public_tables_and_only_of_those() {
    let world = world();
    let mut lobby = world.tables.lobby();
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    let hidden = world.tables.open(anna.clone(), setup("gold", 2), &[]).await.unwrap();
    let public = Setup { public: true, pace: Pace::Slow { days: 2 }, ..setup("gold", 3) };
    let code = world.tables.open(anna.clone(), public, &[]).await.unwrap();
    let told = lobby_tells(&mut lobby, &code.to_string()).await;
    assert!(!told.contains(&hidden.to_string()), "{told}");
    Player::at(&world.tables, code, &ben).await.does(Command::Sit { place: None }).await.unwrap();
    lobby_tells(&mut lobby, "Ben").await;
    Player::at(&world.tables, code, &anna).await.does(Command::Close {}).await.unwrap();
    lobby_tells(&mut lobby, &format!(r#""gone":["{code}"]"#)).await;
}

/// All that someone in the lobby is told until these words come.
async fn lobby_tells(lobby: &mut LobbyVisit, words: &str) -> String {
    let mut told = String::new();
    while !told.contains(words) {
        lobby.changed().await;
        told.extend(lobby.news());
    }
    told
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_needs_is_put_away_and_found_again() {
    let world = world();
    let (code, anna, ben) = started(&world).await;
    anna.until("a pause", |update| update.game.as_ref().is_some_and(|game| game.paused)).await;
    let version = anna.sees().version;
    let person = anna.person.clone();
    tokio::time::sleep(Duration::from_secs(1000)).await;
    assert_eq!(world.tables.count(), 1, "it stays while someone has it open");
    let screen = world.tables.enter(code, person.user, None, true).await.unwrap();
    drop((anna, ben));
    tokio::time::sleep(Duration::from_secs(1000)).await;
    assert_eq!(world.tables.count(), 1, "or a big screen shows it");
    drop(screen);
    tokio::time::sleep(Duration::from_secs(1000)).await;
    assert_eq!(world.tables.count(), 0);
    assert_eq!(Player::at(&world.tables, code, &person).await.sees().version, version);
}

fn salt(number: u8) -> fair::Salt {
    fair::Salt::new([number; 32])
}

impl Player {
    async fn promises(&mut self, number: u8) -> Result<u64, Refusal> {
        self.does(Command::Commit { hash: salt(number).commitment() }).await
    }

    async fn reveals(&mut self, number: u8) -> Result<u64, Refusal> {
        self.does(Command::Reveal { salt: salt(number) }).await
    }

    /// Waits for a step of the start. Gives the seats that it waits for.
    async fn starting(&self, step: StartStep) -> Vec<u8> {
        let is_so = |update: &Update| {
            let table = update.table.as_ref().unwrap();
            table.starting.as_ref().is_some_and(|starting| starting.step == step)
        };
        self.until("a step of the start", is_so).await.table.unwrap().starting.unwrap().owing
    }

    async fn playing(&self) {
        self.until("the game", |update| update.game.is_some()).await;
    }
}

/// Two people who have promised salts 1 and 2, and the host has started.
async fn promised(world: &World) -> (Code, Player, Player) {
    let (anna, ben) = (world.person("Anna").await, world.person("Ben").await);
    let code = world.tables.open(anna.clone(), setup("incan-gold", 3), &[Level::Porter]).await.unwrap();
    let mut anna = Player::at(&world.tables, code, &anna).await;
    let mut ben = Player::at(&world.tables, code, &ben).await;
    ben.does(Command::Sit { place: None }).await.unwrap();
    anna.promises(1).await.unwrap();
    ben.promises(2).await.unwrap();
    anna.does(Command::Start {}).await.unwrap();
    (code, anna, ben)
}

#[tokio::test(start_paused = true)]
async fn a_salt_that_does_not_come_voids_the_deal_and_the_record_says_whose() {
    let world = world();
    let (code, mut anna, mut ben) = promised(&world).await;
    let first = anna.sees().table.unwrap().commitment;
    assert_eq!(anna.starting(StartStep::Reveal).await, [0, 2]);
    anna.reveals(1).await.unwrap();
    assert_eq!(ben.reveals(3).await, Err(Refusal::WrongSalt));
    // The time passes by itself; then Ben is too late.
    assert_eq!(anna.starting(StartStep::Commit).await, [0]);
    assert_eq!(ben.reveals(2).await, Err(Refusal::NoSaltDue));
    assert_eq!(ben.promises(4).await, Err(Refusal::NoSaltDue));
    anna.promises(5).await.unwrap();
    assert_eq!(anna.starting(StartStep::Reveal).await, [0]);
    anna.reveals(5).await.unwrap();
    anna.playing().await;
    ben.does(Command::Stand {}).await.unwrap();
    while !anna.sees().game.unwrap().over {
        anna.until("my turn, or the end", |update| {
            update.game.as_ref().is_some_and(|game| game.over || !game.legal.is_empty())
        })
        .await;
        if anna.is_due() {
            anna.chooses(0).await.unwrap();
        }
    }
    let record = world.store.record(&format!("{code}-1")).await.unwrap().unwrap();
    let verified = catalog::verify(catalog::record::Reader::new(record.as_bytes()).unwrap()).unwrap();
    assert_eq!((verified.voided, verified.seats_that_stirred), (1, 1));
    assert!(record.contains(&format!(r#""voided":[{{"commitment":"{first}","seats":[2]}}]"#)), "{record}");
}

#[tokio::test(start_paused = true)]
async fn a_start_goes_on_after_a_restart() {
    let world = world();
    let (code, mut anna, ben) = promised(&world).await;
    anna.reveals(1).await.unwrap();
    let (anna_is, ben_is) = (anna.person.clone(), ben.person.clone());
    world.tables.stop().await;
    drop((anna, ben));
    let other = tables(&world.store, &world.bus);
    other.start().await.unwrap();
    // The clients come back after a while.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let mut anna = Player::at(&other, code, &anna_is).await;
    let mut ben = Player::at(&other, code, &ben_is).await;
    (anna.next, ben.next) = (100, 100);
    assert_eq!(anna.starting(StartStep::Reveal).await, [2]);
    assert_eq!(anna.reveals(1).await, Err(Refusal::AlreadyRevealed));
    ben.reveals(2).await.unwrap();
    anna.playing().await;

    // If they do not, the game begins without them.
    let second = self::world();
    let (code, mut anna, ben) = promised(&second).await;
    anna.reveals(1).await.unwrap();
    let anna_is = anna.person.clone();
    second.tables.stop().await;
    drop((anna, ben));
    let other = tables(&second.store, &second.bus);
    other.start().await.unwrap();
    tokio::time::sleep(Duration::from_secs(60)).await;
    Player::at(&other, code, &anna_is).await.playing().await;
}
