//! The whole test, from the start of the server to the report.

use crate::arguments::Arguments;
use crate::hall;
use crate::pace::ThinkingTime;
use crate::process::{size_of, usage};
use crate::report::{Measured, Report};
use crate::restart::{kill_and_return, look_for_choices};
use crate::table::{LoadContext, LoadTable};
use crate::tally::Tally;
use anyhow::{Context, Result};
use probe::{ProbeError, ServerProcess, free_address};
use std::net::SocketAddr;
use std::path::Path;
use std::process;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep};

/// Before measuring, and after all clients have come back.
const WARM_UP: Duration = Duration::from_secs(5);

/// Starts the server with limits that allow this many sockets from one address.
pub async fn start(
    quipu: &Path,
    data: &Path,
    address: SocketAddr,
    sockets: u32,
) -> Result<ServerProcess, ProbeError> {
    let most = (sockets * 2 + 1000).to_string();
    let many = "1000000000";
    let flags = [
        ["--most-sockets", &most],
        ["--most-sockets-per-address", &most],
        ["--most-connections-per-address", &most],
        ["--most-tables", &most],
        ["--tables-per-day", many],
        ["--requests-per-minute", many],
        ["--guests-per-minute", many],
        ["--credits-per-second", "1000"],
        ["--credits-burst", "1000"],
        ["--bot-pause-ms", "0"],
    ];
    ServerProcess::start(quipu, address, data, flags.as_flattened()).await
}

/// Runs the test and prints the results; `false` if something was lost.
pub async fn run(arguments: &Arguments) -> Result<bool> {
    let people = arguments.people()?;
    arguments.raise_limits()?;
    let data = tempfile::Builder::new().prefix("load-").tempdir_in(&arguments.data);
    let data = data.with_context(|| format!("cannot create a directory in {}", arguments.data.display()))?;
    let mut served = start(&arguments.quipu, data.path(), free_address()?, arguments.sockets).await?;
    let memory_before = usage(served.id()).memory;

    let start = Instant::now();
    eprintln!("{} sockets take their seats at {} tables of {people}…", arguments.sockets, arguments.tables);
    let tables = hall::fill(arguments, served.address).await?;
    let set_up = start.elapsed();

    let memory_with = usage(served.id()).memory;
    let (stop, stopped) = watch::channel(false);
    let tally = Arc::new(Tally::new());
    let pace = Arc::new(ThinkingTime::new(arguments.rate, tables.iter().map(LoadTable::due).sum()));
    let shared = LoadContext { tally: tally.clone(), pace: pace.clone(), stop: stopped };
    let mut tasks: JoinSet<Result<LoadTable>> = JoinSet::new();
    for table in tables {
        tasks.spawn(table.play(shared.clone()));
    }
    let mut pacer: JoinSet<()> = JoinSet::new(); // ends when it is dropped
    pacer.spawn(keep_pace(tally.clone(), pace));

    sleep(WARM_UP).await;
    eprintln!("measuring for {} s…", arguments.seconds);
    let measured = measure(arguments, &served, data.path(), &tally).await;
    let lost = tally.held.borrow().gone;

    let mut came_back = None;
    if arguments.kill {
        eprintln!("killing the server…");
        let (quipu, sockets) = (&arguments.quipu, arguments.sockets);
        let (again, back) = kill_and_return(quipu, data.path(), served, sockets, &tally, &mut tasks).await?;
        (served, came_back) = (again, Some(back));
        sleep(WARM_UP).await;
    }
    stop.send_replace(true);
    let (mut tables, mut failures) = (Vec::new(), Vec::new());
    while let Some(ended) = tasks.join_next().await {
        match ended.context("a table's task failed").flatten() {
            Ok(table) => tables.push(table),
            Err(error) => failures.push(format!("{error:#}")),
        }
    }
    let held = tables.iter().flat_map(|table| &table.players).filter(|player| player.is_connected()).count();
    let kept = look_for_choices(&tables).await.map_err(|error| failures.push(format!("{error:#}"))).ok();
    let report = Report {
        command: command(),
        sockets: arguments.sockets,
        tables: arguments.tables,
        rate: arguments.rate,
        set_up,
        sockets_held: held,
        sockets_lost: lost,
        memory_before,
        memory_with,
        measured,
        came_back,
        kept,
        failures,
    };
    print!("{report}");
    if let Some(file) = &arguments.report {
        let text = serde_json::to_string_pretty(&report)? + "\n";
        std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
    }
    drop(served);
    Ok(report.is_well())
}

/// The command that repeats this run: what `cargo xtask load` adds to it is left out.
fn command() -> String {
    let words = ["cargo".to_owned(), "xtask".to_owned(), "load".to_owned()].into_iter();
    let given = std::env::args().skip(1).take_while(|word| word != "--quipu");
    words.chain(given).collect::<Vec<_>>().join(" ")
}

/// Adjusts how long people think, every second.
async fn keep_pace(tally: Arc<Tally>, pace: Arc<ThinkingTime>) {
    let mut seconds = interval(Duration::from_secs(1));
    let mut before = 0;
    loop {
        seconds.tick().await;
        let choices = tally.counts().choices;
        // Counting restarts when measuring does.
        pace.adjust(choices.checked_sub(before).unwrap_or(choices));
        before = choices;
    }
}

async fn measure(arguments: &Arguments, served: &ServerProcess, data: &Path, tally: &Tally) -> Measured {
    tally.begin();
    let (server, own) = (usage(served.id()), usage(process::id()));
    let start = Instant::now();
    sleep(Duration::from_secs(arguments.seconds.into())).await;
    let time = start.elapsed();
    let counts = tally.counts().clone();
    let (server_after, own_after) = (usage(served.id()), usage(process::id()));
    let share = |before: Option<Duration>, after: Option<Duration>| {
        Some(after?.saturating_sub(before?).as_secs_f64() / time.as_secs_f64())
    };
    Measured {
        time,
        counts,
        memory: server_after.memory,
        server_cpu: share(server.cpu, server_after.cpu),
        own_cpu: share(own.cpu, own_after.cpu),
        database: size_of(data),
    }
}
