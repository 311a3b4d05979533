//! How long a server with many tables takes to start, how much memory it needs, and how many bytes a finished game takes:
//! `cargo run --release -p server --example many_tables -- make DIR FINISHED SLEEPING`, then `… -- start DIR`.

use bots::Level;
use catalog::GameKind;
use game_table::{Entry, Inputs, Occupant, Person, Table, UpdateMode, UserId};
use server::{Running, Settings};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{
    Append, FinishedGame, Millis, RatedPlayer, SeatResult, SqliteStore, Store, TableNote, Tidying, TokenHash,
};
use tokio::task::JoinSet;
use wire::{Code, Command, Phase, Setup, TableSummary};

/// Tables per write.
const TOGETHER: u32 = 500;

/// Number of games played; the tables share them.
const GAMES: usize = 60;

const ANA: UserId = UserId(1);

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", folder, finished, sleeping] => {
            make(folder.as_ref(), finished.parse()?, sleeping.parse()?).await
        }
        ["start", folder] => start(folder.as_ref()).await,
        _ => Err("give `make DIR FINISHED SLEEPING`, or `start DIR`".into()),
    }
}

struct Played {
    entries: Vec<Entry>,
    ended: FinishedGame,
    summary: TableSummary,
}

impl Played {
    /// The entries until the game is half over.
    fn half(&self) -> &[Entry] {
        &self.entries[..self.entries.len() / 2]
    }
}

/// A whole game of a person, who plays anything, and three bots.
fn play(number: usize) -> Result<Played> {
    let ana = Person { user: ANA, name: "Ana".to_owned() };
    let kinds: Vec<GameKind> = GameKind::all().collect();
    let game = kinds[number % kinds.len()].name();
    let setup = format!(r#"{{"game":"{game}","places":4,"pace":{{"slow":{{"days":3}}}}}}"#);
    let setup: Setup = serde_json::from_str(&setup)?;
    let inputs = Inputs {
        secret: fair::Secret::new(std::array::from_fn(|at| (at + number) as u8)),
        date: "2026-11-19".to_owned(),
        absent: vec![ANA],
        strength: bots::Strength::NEW,
    };
    let mut entries = Table::open(ana.clone(), setup, &[Level::Porter; 3], &inputs)?;
    let mut table = Table::replay(Code::new(number as u32), &entries)?;
    let mut plan = table.submit(&ana, 1, &Command::Start {}, &inputs)?;
    let (mut id, mut tasks) = (1, Vec::new());
    let ended = loop {
        id += 1;
        let ended = plan.ended.take();
        entries.extend(plan.entries.iter().cloned());
        table.commit(plan)?;
        if let Some(ended) = ended {
            break ended;
        }
        tasks.extend(table.bots_due(|| id));
        plan = match tasks.pop() {
            Some(task) => {
                let mut answer = task.choose(&|| false);
                table.return_bot(&mut answer);
                table.answer(&answer, &inputs)
            }
            None => {
                let game = table.look(ANA, None, UpdateMode::Live).game.ok_or("no game")?;
                let action = game.legal[id as usize % game.legal.len()].clone();
                table.submit(&ana, id, &Command::Play { decision: game.decision, action }, &inputs)?
            }
        };
    };
    let result = |(who, score, rank): &(Occupant, i32, u8)| SeatResult {
        who: who.level().map_or(RatedPlayer::User(ANA), RatedPlayer::Bot),
        name: who.name(),
        score: *score,
        rank: *rank,
    };
    let results = ended.seats.iter().map(result).collect();
    let (id, game, record) = (ended.id, ended.game, ended.record);
    let ended =
        FinishedGame { id, game, results, record, began: 0, rated: false, unfinished: None, programs: false };
    Ok(Played { entries, ended, summary: TableSummary { phase: Phase::Playing, ..table.listed() } })
}

async fn make(folder: &Path, finished: u32, sleeping: u32) -> Result<()> {
    let store = Arc::new(SqliteStore::open(folder).await?);
    let games: Arc<Vec<Played>> = Arc::new((0..GAMES).map(play).collect::<Result<_>>()?);
    store.add_user("Ana", TokenHash([1; 32]), 0).await?;
    let now = jiff::Timestamp::now().as_millisecond();
    for first in (0..finished + sleeping).step_by(TOGETHER as usize) {
        let mut writers = JoinSet::new();
        for number in first..(first + TOGETHER).min(finished + sleeping) {
            let (store, games) = (store.clone(), games.clone());
            writers.spawn(async move {
                let (code, game) = (Code::new(number), &games[number as usize % games.len()]);
                if number < finished {
                    finish(&store, code, game, now).await
                } else {
                    sleep(&store, code, game, now).await
                }
            });
        }
        writers.join_all().await.into_iter().collect::<Result<()>>()?;
        let tidying = Tidying { closed_before: Millis::MAX, most: TOGETHER as usize };
        while store.tidy_up(tidying).await? > 0 {}
    }
    store.close().await;
    let mean = |bytes: fn(&Played) -> usize| games.iter().map(bytes).sum::<usize>() / games.len();
    println!(
        "{finished} finished games, {sleeping} sleeping tables: {} bytes",
        std::fs::metadata(folder.join("quipu.db"))?.len()
    );
    println!("a sleeping table has {} entries", mean(|game| game.half().len()));
    println!("a record has {} bytes before it is packed", mean(|game| game.ended.record.len()));
    Ok(())
}

async fn finish(store: &SqliteStore, code: Code, game: &Played, now: Millis) -> Result<()> {
    let table = store.open_table(code, ANA, &game.entries[..2], now).await?;
    let ended = FinishedGame { id: format!("{code}-1"), ..game.ended.clone() };
    let entries = &game.entries[2..];
    store.append(Append { table, first: 3, entries, finished: Some(&ended), closes: true, now }).await?;
    Ok(())
}

async fn sleep(store: &SqliteStore, code: Code, game: &Played, now: Millis) -> Result<()> {
    let table = store.open_table(code, ANA, game.half(), now).await?;
    let summary = TableSummary { code, ..game.summary.clone() };
    let wake = Some(now + 24 * 3600 * 1000);
    let note = TableNote { summary, host: ANA, people: vec![(ANA, true)], wake };
    store.note_table(table, game.half().len() as u64, &note).await?;
    Ok(())
}

async fn start(folder: &Path) -> Result<()> {
    let began = Instant::now();
    let listen = ([127, 0, 0, 1], 0).into();
    let settings = Settings { listen, data: folder.to_owned(), ..Settings::default() };
    let store = Arc::new(SqliteStore::open(folder).await?);
    let running = Running::start(settings, store).await?;
    println!("ready after {:?}", began.elapsed());
    tokio::time::sleep(Duration::from_secs(10)).await;
    let status = std::fs::read_to_string("/proc/self/status")?;
    let memory: Vec<&str> =
        status.lines().filter(|line| line.starts_with("VmRSS") || line.starts_with("VmHWM")).collect();
    println!("ten seconds later: {} tables loaded, {}", running.app().tables.count(), memory.join(", "));
    running.stop().await;
    Ok(())
}
