//! `cargo xtask fuzz`: builds and runs the fuzz targets as cargo-fuzz would, but on stable Rust and without installing it.

use crate::shell;
use anyhow::{Context, Result, bail};
use cargo_metadata::{MetadataCommand, TargetKind};
use std::path::{Path, PathBuf};
use std::process::Command;

/// libFuzzer is guided by these: counters at every edge, and what is compared with what. The same as those of cargo-fuzz
/// without a sanitizer, which would need a nightly compiler and finds little in code without `unsafe`.
const COVERAGE: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares \
    -Cllvm-args=-simplifycfg-branch-fold-threshold=0 \
    --cfg fuzzing";
/// Only linkers on Linux know what this needs.
const STACK_DEPTH: &str = " -Cllvm-args=-sanitizer-coverage-stack-depth";

/// Runs one target, or each, for `seconds`, with libFuzzer's own messages on standard error.
pub fn fuzz(root: &Path, only: Option<&str>, seconds: u32) -> Result<()> {
    let mut targets = targets(root)?;
    if let Some(name) = only {
        if !targets.iter().any(|target| target == name) {
            bail!("there is no fuzz target {name}; there are: {}", targets.join(", "));
        }
        targets.retain(|target| target == name);
    }
    let selection = only.map_or("--bins".to_owned(), |name| format!("--bin {name}"));
    let host = shell::host(root)?;
    cargo(root, &root.join("fuzz/target"), &host, &format!("build {selection}"))?;
    for target in &targets {
        println!("\n{target}, for {seconds} s");
        let status = program(root, &host, target, seconds)?.status()?;
        if !status.success() {
            bail!("{}", found(target));
        }
    }
    Ok(())
}

/// Runs every target for `seconds` and prints two lines for each, and all that libFuzzer said if it found something.
pub fn briefly(root: &Path, seconds: u32) -> Result<()> {
    let host = shell::host(root)?;
    cargo(root, &root.join("fuzz/target"), &host, "build --bins --locked")?;
    for target in targets(root)? {
        println!("{target}, for {seconds} s …");
        let output = program(root, &host, &target, seconds)?.output()?;
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            eprintln!("{said}");
            bail!("{}", found(&target));
        }
        println!("  {}", said.lines().rfind(|line| line.starts_with("Done ")).unwrap_or("Done"));
    }
    Ok(())
}

/// Clippy for these fuzz targets (`--bins` or `--bin NAME`), which are no part of the workspace. With the flags of the real build and
/// in its folder, so that libFuzzer is compiled only once.
pub fn lint(root: &Path, target_dir: &Path, which: &str) -> Result<()> {
    cargo(root, target_dir, &shell::host(root)?, &format!("clippy {which} --locked"))
}

fn found(target: &str) -> String {
    format!(
        "{target} found something: the input is in fuzz/artifacts/{target}. To reproduce it, pass the file to \
         fuzz/target/*/release/{target}"
    )
}

/// The targets: the programs of fuzz/Cargo.toml.
fn targets(root: &Path) -> Result<Vec<String>> {
    let manifest = root.join("fuzz/Cargo.toml");
    let metadata = MetadataCommand::new().manifest_path(manifest).no_deps().exec()?;
    let programs = metadata.packages.into_iter().flat_map(|package| package.targets);
    let names: Vec<String> =
        programs.filter(|target| target.kind.contains(&TargetKind::Bin)).map(|target| target.name).collect();
    if names.is_empty() {
        bail!("fuzz/Cargo.toml has no [[bin]], so there is nothing to run");
    }
    Ok(names)
}

fn cargo(root: &Path, target_dir: &Path, host: &str, what: &str) -> Result<()> {
    let mut flags = COVERAGE.to_owned();
    if host.contains("-linux-") {
        flags.push_str(STACK_DEPTH);
    }
    // Cargo passes RUSTFLAGS to build scripts and macros too unless it gets a target, even if that is this machine.
    let line = format!("cargo {what} --release --manifest-path fuzz/Cargo.toml --target {host}");
    let mut command = shell::command(root, &line);
    command.arg("--target-dir").arg(target_dir);
    if what.starts_with("clippy") {
        command.args(["--", "-D", "warnings"]);
    }
    command.env_remove("CARGO_ENCODED_RUSTFLAGS").env("RUSTFLAGS", flags);
    println!("$ {line} --target-dir {}  (with the RUSTFLAGS of xtask/src/fuzz.rs)", target_dir.display());
    shell::succeed(&mut command, &line)
}

/// A built target with everything that bounds it: time, memory, and the time for one input. The seed is fixed, so that
/// runs differ only by what they found before: new inputs are saved in fuzz/corpus, seeds are only read.
fn program(root: &Path, host: &str, target: &str, seconds: u32) -> Result<Command> {
    let fuzz = root.join("fuzz");
    let corpus = fuzz.join("corpus").join(target);
    let artifacts = fuzz.join("artifacts").join(target);
    for folder in [&corpus, &artifacts] {
        std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    let mut command = Command::new(fuzz.join("target").join(host).join("release").join(target));
    command
        .current_dir(root)
        .arg(format!("-max_total_time={seconds}"))
        // Long inputs from the start: a whole game is hundreds of bytes, and growing to that would take too long.
        .args(["-rss_limit_mb=512", "-timeout=10", "-seed=1", "-len_control=0"])
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg(corpus);
    command.args(seeds(root, target)?);
    Ok(command)
}

/// The folders with seeds: those of every game, and those that are about no game.
fn seeds(root: &Path, target: &str) -> Result<Vec<PathBuf>> {
    let games = root.join("games");
    let mut folders = vec![root.join("fuzz/seeds").join(target)];
    for game in std::fs::read_dir(&games).with_context(|| format!("{} cannot be read", games.display()))? {
        folders.push(game?.path().join("fuzz").join(target));
    }
    folders.retain(|folder| folder.is_dir());
    folders.sort();
    Ok(folders)
}
