//! What went wrong, in one line, and the exit code that goes with it.

use crate::Cli;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// A file that was checked is wrong: exit code 1. The text is the whole line.
    Rejected(String),
    /// As `Rejected`, but everything is on standard error already.
    Reported,
    /// The command or the machine is at fault: exit code 2.
    Command(String),
    /// The reader closed standard output (`quipu … | head`), so nothing is left to do.
    OutputClosed,
}

impl Failure {
    /// The command cannot be carried out, for this reason.
    pub fn command(reason: impl Display) -> Failure {
        Failure::Command(reason.to_string())
    }

    /// Says it on standard error.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Rejected(line) => {
                print_error(&line);
                ExitCode::from(1)
            }
            Failure::Reported => ExitCode::from(1),
            Failure::Command(line) => {
                print_error(&format!("quipu: {line}"));
                ExitCode::from(2)
            }
            Failure::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

/// Prints a line on standard error. Where that is closed or full, the exit code has to do.
pub fn print_error(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Only writing to standard output fails with a bare `io::Error` here; files say their names.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Command(format!("cannot write to standard output: {error}")),
        }
    }
}

/// Prints help and version as they are, and what is wrong with the arguments in one line.
pub fn report_arguments(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return match error.print() {
            Err(error) => Failure::from(error).report(),
            Ok(()) => ExitCode::from(if error.use_stderr() { 2 } else { 0 }),
        };
    }
    let mut line = server::in_one_line(error);
    if let Some(ContextValue::String(given)) = error.get(ContextKind::InvalidArg)
        && given.parse::<f64>().is_ok()
    {
        line = format!("{given} must not be negative"); // clap reads it as a flag
    }
    let meant = error.get(ContextKind::SuggestedArg).or(error.get(ContextKind::SuggestedSubcommand));
    match meant {
        Some(ContextValue::String(meant)) => line += &format!("; did you mean {meant}?"),
        Some(ContextValue::Strings(some)) => line += &format!("; did you mean {}?", some.join(" or ")),
        _ => {}
    }
    let command = std::env::args().nth(1).filter(|word| Cli::command().find_subcommand(word).is_some());
    let help = command.map_or("quipu --help".to_owned(), |command| format!("quipu {command} --help"));
    Failure::Command(format!("{line} (see {help})")).report()
}
