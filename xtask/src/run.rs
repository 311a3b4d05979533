//! `cargo xtask run`: build the `quipu` command, with the browser client in it, and run it.

use crate::client::{self, Purpose};
use crate::shell;
use anyhow::{Context, Error, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Optimized, but without the slowest steps of a release: see Cargo.toml.
const PROFILE: &str = "serve";

/// Builds `quipu`, with cargo's progress on standard error, and becomes it, with `arguments`. Without any it serves.
pub fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let arguments = if arguments.is_empty() { serve() } else { arguments.to_vec() };
    let client = match arguments.first().map(String::as_str) {
        Some("serve") => Some(client::build(root, Purpose::Use)?),
        // What needs no client keeps the one that is there, so that the next `serve` does not build the server again.
        _ => client::built(root)?,
    };
    let quipu = build_quipu(root, client, PROFILE)?;
    become_it(Command::new(&quipu).args(arguments))
        .with_context(|| format!("{} cannot be started", quipu.display()))
}

/// Builds `quipu` with that client in it, or without any, and says where it is.
pub fn build_quipu(root: &Path, client: Option<PathBuf>, profile: &str) -> Result<PathBuf> {
    println!("Building the quipu command.");
    let line = format!("cargo build --profile {profile} --locked --package cli --bin quipu");
    let mut build = shell::command(root, &line);
    build.env("QUIPU_CLIENT", client.unwrap_or("none".into()));
    shell::succeed(&mut build, &line)?;
    Ok(client::target_directory(root)?.join(profile).join("quipu"))
}

/// How to serve without arguments: for every device in the same network, since people who run this want to play.
fn serve() -> Vec<String> {
    let is_set = |name: &str| std::env::var_os(name).is_some();
    let mut arguments = vec!["serve"];
    if !is_set("QUIPU_LISTEN") && !is_set("QUIPU_CONFIG") {
        arguments.extend(["--listen", "0.0.0.0:7878"]);
    }
    if !is_set("QUIPU_LOG") && !is_set("QUIPU_CONFIG") {
        arguments.extend(["--log", "warn"]); // a line for each request would soon hide where to go
    }
    arguments.into_iter().map(str::to_owned).collect()
}

/// With only one process there is only one to hear Ctrl-C, and the prompt comes back when it is done.
#[cfg(unix)]
fn become_it(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(Error::from(command.exec()))
}

#[cfg(not(unix))]
fn become_it(command: &mut Command) -> Result<ExitCode> {
    let code = command.status().map_err(Error::from)?.code();
    Ok(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(128).into())
}
