//! What went wrong, told in one line, and the exit code that goes with it.

use crate::Cli;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// What was looked at is at fault: exit code 1. The text is the whole line.
    Found(String),
    /// As `Found`, but everything has been said already.
    FoundAndTold,
    /// The command or the machine is at fault: exit code 2.
    Command(String),
    /// The reader closed standard output (`quipu … | head`): nothing is left to do or say.
    Unheard,
}

impl Failure {
    /// Says it on standard error.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Found(line) => {
                say(&line);
                ExitCode::from(1)
            }
            Failure::FoundAndTold => ExitCode::from(1),
            Failure::Command(line) => {
                say(&format!("quipu: {line}"));
                ExitCode::from(2)
            }
            Failure::Unheard => ExitCode::SUCCESS,
        }
    }
}

/// A line on standard error. Where that is closed or full nobody can be told, and the exit code has to do.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Only writing to standard output fails with a bare `io::Error` here; files say their names.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unheard,
            _ => Failure::Command(format!("cannot write to standard output: {error}")),
        }
    }
}

/// Help and version as they are; everything else in one line.
pub fn of_arguments(error: &clap::Error) -> ExitCode {
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
        line = format!("{given} is below 0, and nothing here can be"); // clap takes it for a flag
    }
    let meant = error.get(ContextKind::SuggestedArg).or(error.get(ContextKind::SuggestedSubcommand));
    match meant {
        Some(ContextValue::String(meant)) => line += &format!("; did you mean {meant}?"),
        Some(ContextValue::Strings(some)) => line += &format!("; did you mean {}?", some.join(" or ")),
        _ => {}
    }
    let command = std::env::args().nth(1).filter(|word| Cli::command().find_subcommand(word).is_some());
    let help = command.map_or("quipu --help".to_owned(), |command| format!("quipu {command} --help"));
    Failure::Command(format!("{line} ({help} tells more)")).report()
}
