//! What to measure.

use anyhow::{Context, Result, ensure};
use catalog::{GameKind, with_game};
use clap::Parser;
use game_core::Game;
use std::path::PathBuf;

/// Load-test a server: many sockets play games at many tables, on this machine only
#[derive(Parser)]
#[command(name = "cargo xtask load")]
pub struct Arguments {
    /// Number of sockets
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=25_000))]
    pub sockets: u32,
    /// Number of tables
    #[arg(long, default_value_t = 100, value_name = "M", value_parser = clap::value_parser!(u32).range(1..=25_000))]
    pub tables: u32,
    /// Seconds to measure, after five seconds of warm-up
    #[arg(long, default_value_t = 10, value_name = "S", value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub seconds: u32,
    /// Target number of choices per second
    #[arg(long, default_value_t = 200, value_name = "COMMANDS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub rate: u32,
    /// Games to play, table by table
    #[arg(long, value_delimiter = ',', default_values_t = GameKind::all(), value_name = "GAMES")]
    pub games: Vec<GameKind>,
    /// Then kill the server, restart it, and check that all clients reconnect and nothing is lost
    #[arg(long)]
    pub kill: bool,
    /// Output file for the report, as JSON
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// The server to start
    #[arg(long, value_name = "FILE", hide = true)]
    pub quipu: PathBuf,
    /// Directory for the data; on a disk, not in memory
    #[arg(long, value_name = "DIR", hide = true)]
    pub data: PathBuf,
}

impl Arguments {
    /// How many people sit at each table.
    pub fn people(&self) -> Result<usize> {
        ensure!(
            self.sockets.is_multiple_of(self.tables),
            "{} sockets cannot be divided among {} tables; use a multiple",
            self.sockets,
            self.tables
        );
        let people = (self.sockets / self.tables) as usize;
        for &kind in &self.games {
            let seats = with_game!(kind, G => G::SEATS);
            ensure!(
                seats.contains(&people),
                "{} has {} to {} seats, but {people} sockets would sit at each table",
                kind.title(),
                seats.start(),
                seats.end()
            );
        }
        Ok(people)
    }

    /// Raises the limit of open files.
    pub fn raise_limits(&self) -> Result<()> {
        let needed = u64::from(self.sockets) + 200;
        let limit =
            rlimit::increase_nofile_limit(u64::MAX).context("cannot raise the limit of open files")?;
        ensure!(
            limit >= needed,
            "only {limit} files may be open, but {needed} are needed; raise it with ulimit -n"
        );
        Ok(())
    }
}
