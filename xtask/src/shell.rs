//! Running other programs, and showing what is run.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

/// A command as you would type it, run in `root`: `NAME=VALUE` words first, no quotes.
pub fn command(root: &Path, line: &str) -> Command {
    let mut words = line.split_whitespace().peekable();
    let mut settings = Vec::new();
    while let Some((name, value)) = words.peek().and_then(|word| word.split_once('=')) {
        settings.push((name, value));
        words.next();
    }
    let mut command = Command::new(words.next().unwrap_or_default());
    command.current_dir(root).envs(settings).args(words).stdin(Stdio::null());
    command
}

/// Shows the command and runs it; fails unless it succeeds.
pub fn run(root: &Path, line: &str) -> Result<()> {
    println!("$ {line}");
    succeed(&mut command(root, line), line)
}

/// Runs a command with its output where ours goes; fails unless it succeeds.
pub fn succeed(command: &mut Command, line: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("`{line}` cannot be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What a command prints; `None` if it cannot be run or fails.
pub fn output(root: &Path, line: &str) -> Option<String> {
    let output = command(root, line).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The machine for which the Rust toolchain builds here, such as `x86_64-unknown-linux-gnu`.
pub fn host(root: &Path) -> Result<String> {
    let version = output(root, "rustc --version --verbose").context("`rustc` cannot be started")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("`rustc --version --verbose` does not tell the host")?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_before_the_program_are_settings() {
        let command = command(Path::new("/"), "COLOUR=red WORD=-Dx printenv COLOUR a=b");
        assert_eq!(command.get_program(), "printenv");
        assert_eq!(command.get_args().collect::<Vec<_>>(), ["COLOUR", "a=b"]);
        assert_eq!(command.get_envs().count(), 2);
        assert_eq!(output(Path::new("/"), "COLOUR=red printenv COLOUR").as_deref(), Some("red\n"));
    }

    #[test]
    fn what_fails_says_which_command() {
        let error = run(Path::new("/"), "false").unwrap_err().to_string();
        assert!(error.contains("`false` failed"), "{error}");
        assert!(run(Path::new("/"), "no-such-program-here").is_err());
        assert_eq!(output(Path::new("/"), "false"), None);
    }
}
