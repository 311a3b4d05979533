//! `quipu replay`: records, checked against the rules.

use crate::failure::{Failure, print_error};
use crate::output::{counted, json, print, printable};
use crate::records::{self, Problems};
use catalog::record::{Fault, Header};
use catalog::{Due, Report, with_game};
use game_core::{OpenTable, Seat};
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Which records, and what to show of them.
#[derive(clap::Args)]
#[command(after_help = "Several files, or a directory (its *.jsonl), give one line of JSON each.

Exit code: 0 if all are legal, 1 if one is not,
2 if one cannot be read or the command is wrong.")]
pub struct Args {
    /// Record files or directories; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
    /// Show the table after this step; all steps are checked anyway
    #[arg(long, value_name = "STEP")]
    at: Option<usize>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.files[..] {
        [file] if !file.is_dir() => one(file, args),
        several => many(several, args.at),
    }
}

/// The result for one record.
enum Checked {
    /// Its report as JSON, and as text for a person.
    Legal { json: String, text: String },
    /// It has fewer steps than asked for.
    TooShort { steps: usize },
}

fn one(file: &Path, args: &Args) -> Result<(), Failure> {
    let name = file.display();
    match check(file, args.at) {
        Ok(Checked::Legal { json, text }) => print(&if args.json { json + "\n" } else { text }),
        Ok(Checked::TooShort { steps }) => Err(Failure::Command(format!(
            "{name}: the record has {}, so there is no step {}",
            counted(steps as u64, "step"),
            args.at.unwrap_or(0)
        ))),
        Err(Fault { unreadable: Some(_), problem, .. }) => {
            Err(Failure::Command(format!("{name}: {problem}")))
        }
        Err(fault) => Err(Failure::Rejected(format!("{name}:{fault}"))),
    }
}

/// One line of JSON for each file: its report with the file's name in front, or where it is illegal.
fn many(paths: &[PathBuf], at: Option<usize>) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut problems = Problems::default();
    for file in files_of(paths)? {
        let name = serde_json::Value::from(file.display().to_string());
        match check(&file, at) {
            Ok(Checked::Legal { json, .. }) => writeln!(out, "{{\"file\":{name},{}", &json[1..])?,
            Ok(Checked::TooShort { steps }) => {
                let steps = counted(steps as u64, "step");
                problems.add_unreadable(&file, format!("the record has only {steps}"));
            }
            Err(Fault { unreadable: Some(_), problem, .. }) => problems.add_unreadable(&file, problem),
            Err(fault) => {
                writeln!(out, "{{\"file\":{name},\"illegal\":true,\"line\":{}}}", fault.line)?;
                problems.reject(&mut out, &format!("{}:{fault}", file.display()))?;
            }
        }
    }
    out.flush()?;
    problems.finish()
}

fn check(file: &Path, at: Option<usize>) -> Result<Checked, Fault> {
    let reader = records::open(file)?;
    with_game!(reader.header().game, G => {
        let mut steps = 0;
        let mut report = None;
        let header = reader.header().clone();
        let end = reader.replay::<G>(|game, step| {
            steps += usize::from(step.is_some());
            if at == Some(steps) {
                report = Some(Report::new(game, steps));
            }
        })?;
        let report = if at.is_none() { Some(Report::new(&end, steps)) } else { report };
        Ok(match report {
            Some(report) => Checked::Legal { json: json(&report), text: text(&report, &header) },
            None => Checked::TooShort { steps },
        })
    })
}

/// A report for a person.
fn text<G: OpenTable>(report: &Report<G>, header: &Header) -> String {
    let name = |seat: Seat| format!("{seat} ({})", printable(&header.seats[seat.index()]));
    let steps = counted(report.steps as u64, "step");
    let mut text = format!("{}, after {steps}\n\n{}\n", header.game.title(), report.table);
    text += &match (report.due, &report.scores, &report.ranks) {
        (Due::Act { seats }, ..) => {
            let due: Vec<String> = seats.iter().map(name).collect();
            format!("Due: seat {}\n", due.join(", "))
        }
        (Due::Over, Some(scores), Some(ranks)) => {
            let mut lines = "The game is over.\n".to_owned();
            let mut order: Vec<_> = scores.iter().collect();
            order.sort_by_key(|(seat, _)| (ranks[*seat], *seat));
            for (seat, score) in order {
                lines += &format!("{:>3}. seat {}: {score}\n", ranks[seat], name(seat));
            }
            lines
        }
        _ => "Due: a chance step\n".to_owned(),
    };
    text
}

/// The files themselves; for a directory the records in it, by name.
fn files_of(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let unreadable = |error| Failure::Command(format!("{}: {error}", path.display()));
        let mut inside = Vec::new();
        for entry in fs::read_dir(path).map_err(unreadable)? {
            let file = entry.map_err(unreadable)?.path();
            if file.extension().is_some_and(|ending| ending == "jsonl") && !file.is_dir() {
                inside.push(file);
            }
        }
        if inside.is_empty() {
            print_error(&format!("{}: there is no *.jsonl in this directory", path.display()));
        }
        inside.sort();
        files.extend(inside);
    }
    Ok(files)
}
