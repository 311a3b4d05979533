//! What went wrong, told in one line, and the exit code that goes with it.

use crate::Cli;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::io;
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
    /// Standard output was closed by whoever read it (`quipu … | head`): there is nothing left to do, nor to say.
    Unheard,
}

impl Failure {
    /// Says it on standard error.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Found(line) => {
                eprintln!("{line}");
                ExitCode::from(1)
            }
            Failure::FoundAndTold => ExitCode::from(1),
            Failure::Command(line) => {
                eprintln!("quipu: {line}");
                ExitCode::from(2)
            }
            Failure::Unheard => ExitCode::SUCCESS,
        }
    }
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
        let _ = error.print(); // whoever asked for help and went away does not need it
        return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
    }
    let text = error.render().to_string();
    let said = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
    let line: Vec<&str> = said.lines().map(str::trim).collect();
    let mut line = line.join(" ");
    if let Some(ContextValue::String(meant)) = error.get(ContextKind::SuggestedArg) {
        line += &format!("; did you mean {meant}?");
    }
    let command = std::env::args().nth(1).filter(|word| Cli::command().find_subcommand(word).is_some());
    let help = command.map_or("quipu --help".to_owned(), |command| format!("quipu {command} --help"));
    Failure::Command(format!("{line} ({help} tells more)")).report()
}
