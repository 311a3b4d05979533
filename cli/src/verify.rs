//! `quipu verify`: was the chance of a finished game what had been committed to?

use crate::failure::Failure;
use crate::output::json;
use crate::records::{self, Problems};
use catalog::record::Fault;
use catalog::{Unfair, Verified};
use fair::Scheme;
use serde::Serialize;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

/// Which records, and how to report.
#[derive(clap::Args)]
#[command(after_help = "Recomputes every chance step of a finished game from the secret and the
players' random bytes in its header. docs/fair.md says what this proves.

Exit code: 0 if every file passes, 1 if one fails or has nothing to verify,
2 if one cannot be read or the command is wrong.")]
pub struct Args {
    /// Record files; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object per file instead of text
    #[arg(long)]
    json: bool,
}

/// What programs read.
#[derive(Serialize)]
struct Report<'a> {
    /// Only where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    fair: bool,
    #[serde(flatten)]
    result: CheckResult<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum CheckResult<'a> {
    Fair(&'a Verified),
    NotFair { line: u64, why: &'static str, problem: String },
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut problems = Problems::default();
    for file in &args.files {
        let name = file.display();
        let checked = records::open(file).map_err(Unfair::from).and_then(catalog::verify);
        if let Err(Unfair::Fault(Fault { unreadable: Some(_), problem, .. })) = &checked {
            problems.add_unreadable(file, problem);
            continue;
        }
        if args.json {
            let result = match &checked {
                Ok(verified) => CheckResult::Fair(verified),
                Err(why) => {
                    CheckResult::NotFair { line: why.line(), why: why.name(), problem: why.to_string() }
                }
            };
            let several = args.files.len() > 1;
            let report = Report { file: several.then(|| name.to_string()), fair: checked.is_ok(), result };
            writeln!(out, "{}", json(&report))?;
        }
        match checked {
            Ok(verified) if !args.json => write!(out, "{name}: {}", text(&verified))?,
            Ok(_) => {}
            Err(unfair) => problems.reject(&mut out, &format!("{name}:{}: {unfair}", unfair.line()))?,
        }
    }
    out.flush()?;
    problems.finish()
}

/// What was checked and what it proves, for a person.
fn text(verified: &Verified) -> String {
    let Verified { game, steps, chance_steps, commitment, .. } = verified;
    let checked = format!("{}, {steps} steps: all {chance_steps} chance steps", game.title());
    if let Some(date) = &verified.daily {
        return format!(
            "{checked} are those of the public deal of {date}.
Anyone could compute this deal in advance, so it proves nothing about what the players knew.\n"
        );
    }
    format!(
        "{checked} follow from the secret. {}{}
If the commitment shown before the first step was {commitment},
the deal was fixed before the first choice and was not rigged afterward. This does not prove that no one knew the deal.\n",
        salts(verified),
        voided(verified),
    )
}

fn salts(verified: &Verified) -> String {
    let seats = verified.seats * usize::from(verified.tables);
    let at = match verified.tables {
        1 => String::new(),
        tables => format!(" at the {tables} tables with this deal"),
    };
    let added = match verified.seats_that_stirred {
        0 => "No seat added bytes of its own, so the dealer could have tried several deals first.".to_owned(),
        1 => format!("1 of {seats} seats{at} added bytes of its own."),
        some => format!("{some} of {seats} seats{at} added bytes of their own."),
    };
    match verified.scheme {
        Scheme::ByCard => added,
        Scheme::ByStep => format!(
            "{added} This record uses the old scheme 1, in which the server saw these bytes one by one before the start."
        ),
    }
}

fn voided(verified: &Verified) -> String {
    match verified.voided {
        0 => String::new(),
        1 => " 1 deal before this one was voided, because a seat did not reveal its bytes.".to_owned(),
        some => {
            format!(" {some} deals before this one were voided, because a seat did not reveal its bytes.")
        }
    }
}
