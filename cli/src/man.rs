//! `quipu man`: the manual, made from the definition of the command.

use crate::Cli;
use crate::failure::Failure;
use clap::CommandFactory;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// What to make of it.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  quipu man | man -l -                      read the first page
  quipu man --out ~/.local/share/man/man1   then: man quipu, man quipu-play")]
pub struct Args {
    /// Output directory, one page per command; created if needed
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let command = Cli::command().disable_help_subcommand(true); // a page that says nothing
    let mut out = io::stdout().lock();
    match &args.out {
        None => clap_mangen::Man::new(command).render(&mut out)?,
        Some(folder) => {
            let cannot = |error| Failure::Command(format!("cannot write to {}: {error}", folder.display()));
            fs::create_dir_all(folder).map_err(cannot)?;
            clap_mangen::generate_to(command, folder).map_err(cannot)?;
            writeln!(out, "manual pages written to {}", folder.display())?;
        }
    }
    Ok(out.flush()?)
}
