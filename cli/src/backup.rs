//! `quipu backup`: a copy of a server's database, also while the server runs.

use crate::failure::Failure;
use crate::output::grouped;
use server::{Flags, Settings};
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use store::{SqliteStore, StoreError};

/// What to copy, and where to.
#[derive(clap::Args)]
#[command(after_help = "The copy holds everything: tables, people, records. A server can go on meanwhile.
To restore it, stop the server, move its folder away, and put the copy into a new one as quipu.db.")]
pub struct Args {
    /// The new file; one that is there already is not overwritten
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The server's folder; else what QUIPU_DATA or the settings file say [default: quipu-data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The server's TOML file with settings
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    // Asked for in the way in which `serve` asks, so that both find the same database.
    let flags = Flags { config: args.config.clone(), data: args.data.clone(), ..Flags::default() };
    let settings = Settings::of_process(flags).map_err(|error| Failure::Command(error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| Failure::Command(format!("cannot begin: {error}")))?;
    runtime.block_on(SqliteStore::backup(&settings.data, &args.file)).map_err(|error| {
        Failure::Command(match error {
            StoreError::Unavailable(why) | StoreError::Corrupt(why) => why,
            error => error.to_string(),
        })
    })?;
    let (from, to) = (settings.data.display(), args.file.display());
    let size = fs::metadata(&args.file).map_err(|error| Failure::Command(format!("{to}: {error}")))?.len();
    let mut out = io::stdout().lock();
    writeln!(out, "{to}: a copy of the database in {from}, {} bytes", grouped(size))?;
    Ok(out.flush()?)
}
