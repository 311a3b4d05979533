//! `quipu backup`: a copy of a server's database, even while the server runs.

use crate::failure::Failure;
use crate::output::print;
use indicatif::HumanCount;
use server::{Flags, Settings};
use std::fs;
use std::path::PathBuf;
use store::{SqliteStore, StoreError};

/// What to copy, and where to.
#[derive(clap::Args)]
#[command(after_help = "The copy contains everything: tables, people and records.
The server can keep running.

To restore it, stop the server, move its data directory away,
and put the copy into a new one as quipu.db.")]
pub struct Args {
    /// Output file; it must not exist yet
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Data directory [default: QUIPU_DATA, settings file, quipu-data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Settings file of the server (TOML)
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    // Read as `serve` reads them, so that both find the same database.
    let flags = Flags::new([("config", args.config.as_deref()), ("data", args.data.as_deref())]);
    let settings = Settings::of_process(flags).map_err(Failure::command)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| Failure::Command(format!("cannot start: {error}")))?;
    runtime.block_on(SqliteStore::backup(&settings.data, &args.file)).map_err(|error| {
        Failure::Command(match error {
            StoreError::Unavailable(why) | StoreError::Corrupt(why) => why,
            error => error.to_string(),
        })
    })?;
    let (from, to) = (settings.data.display(), args.file.display());
    let size = fs::metadata(&args.file).map_err(|error| Failure::Command(format!("{to}: {error}")))?.len();
    print(&format!("{to}: a copy of the database in {from}, {} bytes\n", HumanCount(size)))
}
