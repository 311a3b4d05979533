//! The `quipu` command: one binary for serving, playing, replaying, simulating and measuring.
//!
//! Each subcommand is one file. What goes wrong is told in one line on standard error; the exit code is 1 if what was
//! looked at is at fault, 2 if the command was.
//!
//! This crate never sees the inside of a rule: it asks the rules, and says in words what they answer.

mod arena;
mod backup;
mod bench;
mod completions;
mod failure;
mod input;
mod man;
mod options;
mod output;
mod play;
mod replay;
mod rules;
mod serve;
mod sim;
mod verify;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Treasure-hunt board games: play them, replay records, simulate thousands of games, read the rules.
///
/// Games: incan-gold (Incan Gold and Diamant), gold (Gold), lost-temple (Lost Temple).
#[derive(Parser)]
#[command(name = "quipu", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "Examples:
  quipu serve                                   play in the browser, with friends
  quipu backup saturday.db                      copy all its games, while it runs
  quipu play incan-gold                         play against three bots
  quipu play lost-temple --seats Anna,Ben,oracle
  quipu rules incan-gold                        read the rules of a game
  quipu rules lost-temple L-15                  read one rule
  quipu sim incan-gold --players 4 --games 100000 --policy camp:0.2
  quipu sim gold --players 3 --games 10 --record games/
  quipu arena gold --bots oracle,guide --games 1000 --rotate --mirror
  quipu replay games/                           check every record in a folder
  quipu replay game.jsonl --at 12               the table after the 12th step
  quipu verify game.jsonl                       was the deal of a finished game steered?
  quipu bench                                   how fast this machine plays";

#[derive(Subcommand)]
enum Command {
    /// Serve games to browsers: tables, bots and records from this one process
    Serve(serve::Args),
    /// Copy a server's data into a file, also while it runs
    Backup(backup::Args),
    /// Play a game here in the terminal, against bots or with friends at one keyboard
    Play(play::Args),
    /// Check records against the rules and show the table they lead to
    Replay(replay::Args),
    /// Check that the chance of finished games was not steered
    Verify(verify::Args),
    /// Play many games with simple policies and count what happens
    Sim(sim::Args),
    /// Let bots play against each other and see who is how much stronger
    Arena(arena::Args),
    /// Print the rules of a game, or one of them
    Rules(rules::Args),
    /// Measure how many games and decisions a second one core plays
    Bench(bench::Args),
    /// Print what a shell needs to complete this command
    Completions(completions::Args),
    /// Print the manual, or write all its pages into a folder
    Man(man::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::of_arguments(&error),
    };
    let done = match &cli.command {
        Command::Serve(args) => serve::run(args),
        Command::Backup(args) => backup::run(args),
        Command::Play(args) => play::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Sim(args) => sim::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Completions(args) => completions::run(args),
        Command::Man(args) => man::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
