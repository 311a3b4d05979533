//! `cargo xtask load`: build the server and the load test with optimizations, and run one against the other.

use crate::{client, run, shell};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::{Command, ExitCode};

/// Builds both, with cargo's progress on standard error, and runs the load test with `arguments`. Its exit code becomes ours.
pub fn load(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let quipu = run::build_quipu(root, client::built(root)?, "release")?;
    shell::run(root, "cargo build --release --locked --package probe --bin load")?;
    let target = client::target_directory(root)?;
    // The data goes into the target directory: it is on a disk, and a folder for temporary files may not be.
    let mut command = Command::new(target.join("release/load"));
    command.args(arguments).arg("--quipu").arg(quipu).arg("--data").arg(&target);
    let status = command.status().context("the load test cannot be started")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(128);
    Ok(ExitCode::from(code))
}
