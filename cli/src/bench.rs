//! `quipu bench`: how fast this machine plays.

use crate::failure::Failure;
use crate::output::grouped;
use bench::{Player, Rate, camping, yardstick};
use catalog::{GameKind, with_game};
use serde::Serialize;
use std::io::{self, Write};
use std::time::Duration;

/// How to measure.
#[derive(clap::Args)]
pub struct Args {
    /// Seconds for each line of the table
    #[arg(long, default_value_t = 2.0, value_name = "N", value_parser = seconds)]
    seconds: f64,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 3600.0 => Ok(seconds),
        _ => Err("it must be a number above 0 and up to 3600".to_owned()),
    }
}

#[derive(Serialize)]
struct Row {
    what: String,
    #[serde(flatten)]
    rate: Rate,
}

#[derive(Serialize)]
struct Measured {
    rows: Vec<Row>,
    ratio: f64,
    quartiles: (f64, f64),
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let lasting = Duration::from_secs_f64(args.seconds);
    let cannot = |error: game_core::SetupError| Failure::Command(error.to_string());
    let mut rows = Vec::new();
    for kind in GameKind::all() {
        with_game!(kind, G => {
            let mut player = Player::<G, _>::random(4).map_err(cannot)?;
            rows.push(Row { what: format!("{kind}, 4 players, random"), rate: bench::rate(lasting, |games, seed| player.play(games, seed)) });
        });
    }
    let mut player = camping().map_err(cannot)?;
    let compared = bench::ratio(lasting * 2, |games, seed| player.play(games, seed), yardstick::play);
    rows.push(Row { what: "incan-gold, 4 players, camp:0.2".to_owned(), rate: compared.engine });
    rows.push(Row { what: "the same, special-purpose yardstick".to_owned(), rate: compared.yardstick });
    let result = Measured { rows, ratio: compared.ratio, quartiles: compared.quartiles };
    let mut out = io::stdout().lock();
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&result).expect("plain data can be written"))?,
        false => out.write_all(table(&result).as_bytes())?,
    }
    Ok(out.flush()?)
}

fn table(result: &Measured) -> String {
    let mut text = format!("{:<38} {:>14} {:>14}\n", "one core", "games/s", "decisions/s");
    for Row { what, rate } in &result.rows {
        let (games, decisions) = (grouped(rate.games as u64), grouped(rate.decisions as u64));
        text += &format!("{what:<38} {games:>14} {decisions:>14}\n");
    }
    let (low, high) = result.quartiles;
    text += &format!(
        "\nThe engine, through the Game trait, plays {:.2} of the yardstick's games (quartiles {low:.2} to {high:.2}).\n",
        result.ratio
    );
    text
}
