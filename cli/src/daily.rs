//! `quipu daily`: the expedition of a date, played at this keyboard, or the check of its record.

use crate::failure::Failure;
use crate::input;
use crate::output::json;
use crate::play;
use crate::records::Problems;
use catalog::{GameKind, with_game};
use daily::{Checked, Date, Expedition, MAX_RECORD_BYTES, Rejected, check};
use serde::Serialize;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use terminal::capital;

/// Which expedition, or which records.
#[derive(clap::Args)]
#[command(after_help = "Everyone who plays a game on the same date gets the same deal and the same bots.
The deal follows from the date, so anyone can compute it in advance.
A server accepts the record on its date and for 12 hours after it.

Exit code of --check: 0 if every file is accepted, 1 if one is rejected,
2 if one cannot be read or the command is wrong.")]
pub struct Args {
    /// The game [default: list today's expeditions]
    #[arg(value_parser = input::GameName, conflicts_with = "check")]
    game: Option<GameKind>,
    /// Date of the expedition, in UTC, such as 2026-11-18 [default: today]
    #[arg(long, value_name = "DATE", conflicts_with = "check")]
    date: Option<Date>,
    /// Your name in the record
    #[arg(long, value_name = "NAME", default_value = "You", value_parser = name, conflicts_with = "check")]
    name: String,
    /// Output file for the record; must not exist yet
    #[arg(long, value_name = "FILE", requires = "game")]
    record: Option<PathBuf>,
    /// Pause after each line about what happens, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pace: u64,
    /// Check records as a server does: replay them and let every bot choose again
    #[arg(long, value_name = "FILE", num_args = 1..)]
    check: Vec<PathBuf>,
    /// Print one JSON object per checked file instead of text
    #[arg(long, requires = "check")]
    json: bool,
}

fn name(text: &str) -> Result<String, String> {
    let fits = (1..=20).contains(&text.chars().count()) && !text.chars().any(char::is_control);
    if fits { Ok(text.to_owned()) } else { Err("use 1 to 20 visible characters".to_owned()) }
}

pub fn run(args: &Args) -> Result<(), Failure> {
    if !args.check.is_empty() {
        return check_all(&args.check, args.json);
    }
    let date = args.date.or_else(today).ok_or_else(|| {
        Failure::Command("the clock of this machine is wrong; give a date with --date 2026-11-18".to_owned())
    })?;
    let Some(game) = args.game else { return list(date) };
    let pace = Duration::from_millis(args.pace);
    let expedition = Expedition { game, date };
    with_game!(game, G => play::play_expedition::<G>(expedition, &args.name, args.record.clone(), pace))
}

fn today() -> Option<Date> {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).ok()?;
    Date::at(i64::try_from(since.as_millis()).ok()?)
}

fn list(date: Date) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "Daily expeditions of {date}:")?;
    for game in GameKind::all() {
        let levels: Vec<String> =
            Expedition { game, date }.levels().iter().map(|level| capital(level.name())).collect();
        writeln!(
            out,
            "  quipu daily {:<12} {} against {}",
            game.name(),
            game.title(),
            terminal::list(&levels)
        )?;
    }
    Ok(())
}

/// What programs read.
#[derive(Serialize)]
struct Report<'a> {
    file: String,
    accepted: bool,
    #[serde(flatten)]
    result: CheckResult<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum CheckResult<'a> {
    Accepted(&'a Checked),
    Rejected { line: u64, why: &'static str, problem: String },
}

fn check_all(files: &[PathBuf], as_json: bool) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut problems = Problems::default();
    for file in files {
        let name = file.display();
        let text = match read(file) {
            Ok(text) => text,
            Err(error) => {
                problems.add_unreadable(file, format!("cannot be read: {error}"));
                continue;
            }
        };
        let checked = check(&text);
        if as_json {
            let result = match &checked {
                Ok(checked) => CheckResult::Accepted(checked),
                Err(why) => {
                    CheckResult::Rejected { line: why.line(), why: why.name(), problem: why.to_string() }
                }
            };
            let report = Report { file: name.to_string(), accepted: checked.is_ok(), result };
            writeln!(out, "{}", json(&report))?;
        }
        match &checked {
            Ok(checked) if !as_json => writeln!(out, "{name}: {}", accepted(checked))?,
            Ok(_) => {}
            Err(why) => problems.reject(&mut out, &rejected(file, why))?,
        }
    }
    problems.finish()
}

/// A record that is too long is read no further than it takes to see that.
fn read(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    let limit = MAX_RECORD_BYTES as u64 + 1;
    if file == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn accepted(Checked { summary, bot_choices, .. }: &Checked) -> String {
    format!(
        "daily expedition of {} in {}, accepted: {} has {} points and rank {} of {}; all {bot_choices} choices of bots are right",
        summary.date,
        summary.game.title(),
        summary.name,
        summary.score,
        summary.rank,
        summary.seats
    )
}

fn rejected(file: &Path, why: &Rejected) -> String {
    match why {
        Rejected::NoRecord(_) => format!("{}:{why}", file.display()),
        _ => format!("{}:{}: {why}", file.display(), why.line()),
    }
}
