//! `quipu bench`: how fast this machine plays.

use crate::failure::Failure;
use crate::output::print_report;
use bench::{Rate, Spread, compare, programs};
use catalog::{GameKind, with_game};
use indicatif::HumanCount;
use serde::Serialize;
use std::time::Duration;

/// How to measure.
#[derive(clap::Args)]
pub struct Args {
    /// Seconds per game
    #[arg(long, default_value_t = 2.0, value_name = "N", value_parser = seconds)]
    seconds: f64,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 3600.0 => Ok(seconds),
        _ => Err("must be a number above 0 and at most 3600".to_owned()),
    }
}

#[derive(Serialize)]
struct Row {
    game: GameKind,
    program: &'static str,
    #[serde(flatten)]
    rate: Rate,
    to_rules: Spread,
    to_fast: Spread,
}

/// Where these two are among the programs of a game.
const RULES: usize = 0;
const FAST: usize = 1;

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut rows = Vec::new();
    for kind in GameKind::all() {
        let mut programs = with_game!(kind, G => programs::<G>()).map_err(Failure::command)?;
        let measured = compare(&mut programs, Duration::from_secs_f64(args.seconds));
        rows.extend(programs.iter().enumerate().map(|(at, program)| Row {
            game: kind,
            program: program.name,
            rate: measured.rate(at),
            to_rules: measured.ratio(at, RULES),
            to_fast: measured.ratio(at, FAST),
        }));
    }
    print_report(&rows, args.json, || table(&rows))
}

fn table(rows: &[Row]) -> String {
    let mut text = "Random games of 4 players, one core; the programs of a game take turns. Medians, with quartiles.\n\n".to_owned();
    text += &format!(
        "{:<24} {:>14} {:>15}   {:<20} {}\n",
        "", "games/s", "decisions/s", "times rules", "times fast"
    );
    for Row { game, program, rate, to_rules, to_fast } in rows {
        let name = format!("{game}, {program}");
        let [games, decisions] = [rate.games, rate.decisions].map(|it| HumanCount(it as u64).to_string());
        text +=
            &format!("{name:<24} {games:>14} {decisions:>15}   {:<20} {}\n", times(to_rules), times(to_fast));
    }
    text
}

fn times(Spread { low, median, high }: &Spread) -> String {
    format!("{median:.2} ({low:.2}–{high:.2})")
}
