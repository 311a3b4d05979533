//! `quipu check`: is a server's database sound, and what can be saved if not?

use crate::failure::Failure;
use crate::output::{counted, print_report};
use std::fmt::Write;
use std::path::PathBuf;
use store::{Examination, SqliteStore, StoreError};

/// What to check.
#[derive(clap::Args)]
#[command(after_help = "Reads every table and every record, compares checksums, and replays them.
Nothing is changed. The server may run meanwhile.

Exit code: 0 if everything is sound, 1 if something is damaged,
2 if the database cannot be read or the command is wrong.")]
pub struct Args {
    /// Data directory of a server, or a backup
    #[arg(value_name = "DIR")]
    data: PathBuf,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| Failure::Command(format!("cannot start: {error}")))?;
    let found = runtime.block_on(SqliteStore::examine(&args.data)).map_err(|error| {
        Failure::Command(match error {
            StoreError::Unavailable(why) | StoreError::Corrupt(why) => why,
            error => error.to_string(),
        })
    })?;
    print_report(&found, args.json, || text(&found))?;
    if found.is_sound() { Ok(()) } else { Err(Failure::Reported) }
}

fn text(found: &Examination) -> String {
    let mut text = String::new();
    let mut line = |line: String| writeln!(text, "{line}").expect("writing to memory succeeds");
    for problem in &found.file {
        line(format!("file: {problem}"));
    }
    for table in &found.damaged_tables {
        let games = counted(table.games.len() as u64, "finished game");
        line(format!(
            "table {}: {}; {} of {} entries can be read, and the records of {games}",
            table.code, table.problem, table.readable, table.entries
        ));
    }
    for event in &found.damaged_events {
        line(format!("event {event}: it cannot be read"));
    }
    if found.damaged_channels > 0 {
        line(format!("{} cannot be read", counted(found.damaged_channels, "notification channel")));
    }
    for game in &found.damaged_records {
        line(format!("game {game}: its record cannot be read"));
    }
    let (tables, games) = (counted(found.tables, "table"), counted(found.games, "finished game"));
    let archived = counted(found.archived, "archived table");
    let damaged = found.file.len()
        + found.damaged_tables.len()
        + found.damaged_events.len()
        + usize::try_from(found.damaged_channels).unwrap_or(usize::MAX)
        + found.damaged_records.len();
    line(match damaged {
        0 => format!("sound: {tables}, {archived}, {games}"),
        damaged => format!("{} in {tables}, {archived}, {games}", counted(damaged as u64, "problem")),
    });
    text
}
