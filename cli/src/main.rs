//! The `quipu` command: one binary for serving, playing, replaying, simulating and measuring.
//!
//! Each subcommand is one file. What goes wrong is one line on standard error; the exit code is 1 if a file that was checked is wrong,
//! 2 if the command is.
//!
//! This crate knows no game by name: it reaches them all through the catalog.

mod admin;
mod arena;
mod backup;
mod bench;
mod check;
mod completions;
mod daily;
mod failure;
mod input;
mod man;
mod options;
mod output;
mod play;
mod puzzles;
mod records;
mod replay;
mod review;
mod rules;
mod schema;
mod serve;
mod sim;
mod verify;

use catalog::GameKind;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Play, replay, simulate and study treasure-hunt board games.
#[derive(Parser)]
#[command(name = "quipu", version, arg_required_else_help = true, after_help = games_and_examples())]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The games there are, and what can be done with them.
fn games_and_examples() -> String {
    let games: Vec<String> = GameKind::all().map(|kind| format!("{kind} ({})", kind.title())).collect();
    let [a, b, c] = input::example_games();
    let rule = rules::ids(catalog::rules_page(a)).1;
    format!(
        "Games: {}

Examples:
  quipu serve                        play in the browser, with friends
  quipu backup saturday.db           back up the server while it runs
  quipu admin token                  open the operator's page
  quipu play {a}
  quipu play {b} --seats Anna,Ben,oracle
  quipu daily {a}                    today's deal, the same for everyone
  quipu rules {a}
  quipu rules {a} {rule}
  quipu schema {a}
  quipu sim {a} --players 4 --games 100000
  quipu sim {b} --players 3 --games 10 --record games/
  quipu arena {c} --bots oracle,guide --games 1000 --rotate --mirror
  quipu replay games/                check every record in a directory
  quipu replay game.jsonl --at 12    show the table after step 12
  quipu review game.jsonl            what was luck, and what each choice cost
  quipu verify game.jsonl            check that the deal was not rigged
  quipu bench                        measure how fast this machine plays",
        games.join(", ")
    )
}

#[derive(Subcommand)]
enum Command {
    /// Run a server for browsers: tables, bots and records in one process
    Serve(serve::Args),
    /// Back up a server's data, even while it runs
    Backup(backup::Args),
    /// Check a server's data for damage, and say what can be saved
    Check(check::Args),
    /// Moderate a server: bans, closing tables, forgetting people
    Admin(admin::Args),
    /// Play in the terminal, against bots or with friends at one keyboard
    Play(play::Args),
    /// Play the daily expedition in the terminal, or check its record
    Daily(daily::Args),
    /// Check records against the rules and show the resulting table
    Replay(replay::Args),
    /// Review a finished game: win chances, luck, and what each choice cost
    Review(review::Args),
    /// Make puzzles from games between bots, or check them
    Puzzles(puzzles::Args),
    /// Verify that finished games were dealt fairly
    Verify(verify::Args),
    /// Play many games with simple policies and collect statistics
    Sim(sim::Args),
    /// Pit bots against each other and rank them
    Arena(arena::Args),
    /// Print the rules of a game, or a single rule
    Rules(rules::Args),
    /// Print the JSON Schema of a game's messages and records
    Schema(schema::Args),
    /// Measure games and decisions per second on one core
    Bench(bench::Args),
    /// Print a shell completion script
    Completions(completions::Args),
    /// Print the manual, or write all its pages to a directory
    Man(man::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::report_arguments(&error),
    };
    let done = match &cli.command {
        Command::Serve(args) => serve::run(args),
        Command::Backup(args) => backup::run(args),
        Command::Check(args) => check::run(args),
        Command::Admin(args) => admin::run(args),
        Command::Play(args) => play::run(args),
        Command::Daily(args) => daily::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Review(args) => review::run(args),
        Command::Puzzles(args) => puzzles::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Sim(args) => sim::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Schema(args) => schema::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Completions(args) => completions::run(args),
        Command::Man(args) => man::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
