//! How many appends a second a database on this disk takes, from one caller and from many: `cargo run --release -p store
//! --example append_speed [FOLDER]`. The database is made in that folder (or the current one) and removed afterward.

use game_table::{Entry, EntryKind};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, SqliteStore, Store, StoreError, TableKey, TokenHash};
use wire::Code;

const MEASURED: Duration = Duration::from_secs(4);

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map_or_else(|| PathBuf::from("."), PathBuf::from);
    for callers in [1, 16, 256] {
        for entries in [1, 4] {
            measure(&folder, Load { callers, entries, pause: Duration::ZERO })?;
        }
    }
    // As at many tables where people think: 2,000 a second.
    measure(&folder, Load { callers: 2500, entries: 3, pause: Duration::from_millis(1250) })?;
    Ok(())
}

/// Every caller appends this many entries to its own table, one append after the other, with a pause between them.
#[derive(Clone, Copy)]
struct Load {
    callers: u32,
    entries: u64,
    pause: Duration,
}

fn measure(folder: &Path, load: Load) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir_in(folder)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build()?;
    let mut times = runtime.block_on(async {
        let store = SqliteStore::open(folder.path()).await?;
        run(Arc::new(store), load).await
    })?;
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
    let Load { callers, entries, .. } = load;
    let rate = times.len() as f64 / MEASURED.as_secs_f64();
    let (half, most, all) = (at(50), at(99), at(100));
    println!(
        "{callers:>4} callers, {entries} entries each: {rate:>6.0} appends a second; p50 {half:.1} ms, p99 {most:.1} ms, \
         longest {all:.1} ms"
    );
    Ok(())
}

async fn run(store: Arc<SqliteStore>, load: Load) -> Result<Vec<Duration>, Box<dyn Error>> {
    let host = store.add_user("Anna", TokenHash([1; 32]), 1).await?;
    let mut tables = Vec::new();
    for code in 0..load.callers {
        tables.push(store.open_table(Code::new(code), host, &[], 1).await?);
    }
    let begin = Instant::now();
    let callers = (0..).zip(tables).map(|(number, table)| {
        let offset = load.pause * number / load.callers;
        tokio::spawn(call(Arc::clone(&store), table, load, begin + offset, begin + MEASURED))
    });
    let mut times = Vec::new();
    for caller in callers.collect::<Vec<_>>() {
        times.extend(caller.await??);
    }
    store.close().await;
    Ok(times)
}

async fn call(
    store: Arc<SqliteStore>,
    table: TableKey,
    load: Load,
    mut next: Instant,
    end: Instant,
) -> Result<Vec<Duration>, StoreError> {
    let line =
        r#"{"seat":2,"act":"explore","and":"something that makes it as long as a line of a record is"}"#;
    let mut times = Vec::new();
    let mut first = 1;
    while next < end && Instant::now() < end {
        tokio::time::sleep_until(next.into()).await;
        let line = serde_json::value::RawValue::from_string(line.to_owned())
            .map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let entries = vec![Entry::from(EntryKind::Step { line, stand_in: false }); load.entries as usize];
        let began = Instant::now();
        store
            .append(Append { table, first, entries: &entries, finished: None, closes: false, now: 1 })
            .await?;
        times.push(began.elapsed());
        first += load.entries;
        next += load.pause;
    }
    Ok(times)
}
