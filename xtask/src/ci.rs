//! `cargo xtask test`: everything that must hold, in the order in which it fails soonest.

use crate::{fuzz, shell, tidy, tools};
use anyhow::{Result, bail};
use std::path::Path;
use std::time::{Duration, Instant};

/// How long each fuzz target runs here. `cargo xtask fuzz` is for longer runs.
const FUZZ_SECONDS: u32 = 10;

struct Step {
    name: &'static str,
    quick: bool,
    work: Work,
}

enum Work {
    /// Commands, run as they are written.
    Commands(&'static [&'static str]),
    /// A chore of our own, and the command that repeats it.
    Chore(fn(&Path, bool) -> Result<()>, &'static str),
}

const STEPS: &[Step] = &[
    Step { name: "Tools", quick: true, work: Work::Chore(tools::ensure, "cargo xtask test") },
    Step {
        name: "Format",
        quick: true,
        work: Work::Commands(&[
            "cargo fmt --all -- --check",
            "cargo fmt --manifest-path fuzz/Cargo.toml -- --check",
        ]),
    },
    Step { name: "Tidy", quick: true, work: Work::Chore(|root, _| tidy::tidy(root), "cargo xtask tidy") },
    Step {
        name: "Lints",
        quick: true,
        work: Work::Commands(&["cargo clippy --workspace --all-targets --locked -- -D warnings"]),
    },
    Step { name: "Tests", quick: true, work: Work::Commands(&["cargo test --workspace --locked"]) },
    Step {
        name: "Documentation",
        quick: false,
        work: Work::Commands(&["RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --locked"]),
    },
    Step { name: "Fuzzing", quick: false, work: Work::Chore(fuzz_briefly, "cargo xtask fuzz --seconds 10") },
    Step { name: "Licences", quick: false, work: Work::Chore(licences, "cargo xtask test") },
];

/// Runs every step, or with `quick` only the quick ones, and stops at the first that fails.
pub fn test(root: &Path, quick: bool) -> Result<()> {
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.quick || !quick).collect();
    let begun = Instant::now();
    for (index, step) in steps.iter().enumerate() {
        println!("\n── {} of {}: {} ──", index + 1, steps.len(), step.name);
        let step_begun = Instant::now();
        if let Err((error, repeat)) = take(root, step, quick) {
            println!("Steps: {index} passed, 1 failed");
            bail!("{} failed: {error:#}\nRepeat it with: {repeat}", step.name);
        }
        println!("── {}: {}", step.name, seconds(step_begun.elapsed()));
    }
    println!("\nAll is well, after {}.", seconds(begun.elapsed()));
    println!("Steps: {} passed, 0 failed", steps.len());
    Ok(())
}

fn take(root: &Path, step: &Step, quick: bool) -> Result<(), (anyhow::Error, &'static str)> {
    match step.work {
        Work::Commands(lines) => {
            lines.iter().try_for_each(|line| shell::run(root, line).map_err(|error| (error, *line)))
        }
        Work::Chore(chore, repeat) => chore(root, quick).map_err(|error| (error, repeat)),
    }
}

fn fuzz_briefly(root: &Path, _quick: bool) -> Result<()> {
    fuzz::lint(root)?;
    fuzz::briefly(root, FUZZ_SECONDS)
}

/// cargo-deny says more than tidy (bans, licence texts), but takes minutes to compile, so it is used only where it is
/// already there. Nothing is lost without it that must hold: tidy has checked licences and sources by the same list.
fn licences(root: &Path, _quick: bool) -> Result<()> {
    if shell::output(root, "cargo deny --version").is_none() {
        println!(
            "cargo-deny is not installed. Tidy has checked the licences and sources of all dependencies."
        );
        return Ok(());
    }
    shell::run(root, "cargo deny --locked check licenses bans sources")?;
    shell::run(root, "cargo deny --locked --manifest-path fuzz/Cargo.toml check licenses bans sources")
}

fn seconds(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        whole => format!("{} min {} s", whole / 60, whole % 60),
    }
}
