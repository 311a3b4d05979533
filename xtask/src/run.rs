//! `cargo xtask run`: build the `quipu` command and run it.

use crate::shell;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::{Command, ExitCode};

const WELCOME: &str = "
Welcome to Quipu. Give any of the commands below after `cargo xtask run`, for example:

    cargo xtask run rules incan-gold
";

/// Builds `quipu`, with cargo's progress on standard error, and runs it with `arguments`. Its exit code becomes ours.
pub fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let build = "cargo build --release --locked --package cli --bin quipu";
    shell::succeed(&mut shell::command(root, build), build)?;
    let metadata = cargo_metadata::MetadataCommand::new().current_dir(root).no_deps().exec()?;
    let quipu = metadata.target_directory.join("release/quipu");
    let mut command = Command::new(&quipu);
    if arguments.is_empty() {
        println!("{WELCOME}");
        command.arg("--help");
    }
    command.args(arguments);
    let status = command.status().with_context(|| format!("{quipu} cannot be started"))?;
    // Without a code it was ended by a signal; shells use codes above 128 for that.
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(128);
    Ok(ExitCode::from(code))
}
