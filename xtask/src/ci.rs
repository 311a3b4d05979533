//! `cargo xtask test`: all checks, the quickest first.

use crate::{api_test, client, e2e, fourth_game, fuzz, python, shell, tidy, tools};
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
    /// The same, with an optional program, and what to say if it is missing.
    CommandsWith { probe: &'static str, commands: &'static [&'static str], otherwise: &'static str },
    /// One of our own tasks, and the command that repeats it.
    Task(fn(&Path, bool) -> Result<()>, &'static str),
}

const STEPS: &[Step] = &[
    Step { name: "Tools", quick: true, work: Work::Task(tools::ensure, "cargo xtask test") },
    Step {
        name: "Format",
        quick: true,
        work: Work::Commands(&[
            "cargo fmt --all -- --check",
            "cargo fmt --manifest-path fuzz/Cargo.toml -- --check",
        ]),
    },
    Step { name: "Tidy", quick: true, work: Work::Task(|root, _| tidy::tidy(root), "cargo xtask tidy") },
    Step {
        name: "Lints",
        quick: true,
        work: Work::Commands(&["cargo clippy --workspace --all-targets --locked -- -D warnings"]),
    },
    Step { name: "Tests", quick: true, work: Work::Commands(&["cargo test --workspace --locked"]) },
    Step {
        name: "HTTP API against its description",
        quick: false,
        work: Work::Task(|root, _| api_test::test(root), "cargo xtask api-test"),
    },
    Step {
        name: "Python package",
        quick: false,
        work: Work::Task(|root, _| python::python(root, python::Wheel::ForTests), "cargo xtask python"),
    },
    Step {
        name: "Browser client",
        quick: false,
        work: Work::Task(
            |root, _| client::build(root, client::Purpose::Measure).map(drop),
            "cargo xtask client",
        ),
    },
    Step {
        name: "Games in a browser",
        quick: false,
        work: Work::Task(|root, _| e2e::test(root, &[]), "cargo xtask e2e"),
    },
    Step {
        name: "A fourth game",
        quick: false,
        work: Work::Task(|root, _| fourth_game::prove(root), "cargo xtask fourth-game"),
    },
    Step {
        name: "Documentation",
        quick: false,
        work: Work::Commands(&["RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --locked"]),
    },
    Step {
        name: "Lints of the fuzz targets",
        quick: false,
        work: Work::Task(
            |root, _| fuzz::lint(root, &root.join("fuzz/target"), "--bins"),
            "cargo clippy --manifest-path fuzz/Cargo.toml --bins --locked -- -D warnings",
        ),
    },
    Step {
        name: "Fuzzing",
        quick: false,
        work: Work::Task(|root, _| fuzz::briefly(root, FUZZ_SECONDS), "cargo xtask fuzz --seconds 10"),
    },
    // cargo-deny takes minutes to compile, so it is used here only where it is already installed. The release workflow always runs it.
    Step {
        name: "Licenses",
        quick: false,
        work: Work::CommandsWith {
            probe: "cargo deny --version",
            commands: &[
                "cargo deny --locked check licenses bans sources",
                "cargo deny --locked --manifest-path fuzz/Cargo.toml check licenses bans sources",
            ],
            otherwise: "cargo-deny is not installed, so licenses are not checked here; a release checks them \
                (cargo install --locked cargo-deny).",
        },
    },
];

/// Runs every step, or with `quick` only the quick ones, and stops at the first that fails.
pub fn test(root: &Path, quick: bool) -> Result<()> {
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.quick || !quick).collect();
    take_all(root, &steps, quick)
}

fn take_all(root: &Path, steps: &[&Step], quick: bool) -> Result<()> {
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n── {} of {}: {} ──", index + 1, steps.len(), step.name);
        let start = Instant::now();
        let taken = take(root, step, quick);
        times.push((step.name, start.elapsed()));
        if let Err((error, repeat)) = taken {
            println!("\n{}\nSteps: {index} passed, 1 failed", table(&times));
            bail!("{} failed: {error:#}\nRepeat it with: {repeat}", step.name);
        }
    }
    println!("\n{}\nSteps: {} passed, 0 failed", table(&times), steps.len());
    Ok(())
}

/// How long each step took, and all of them together.
fn table(times: &[(&str, Duration)]) -> String {
    let total = ("Total", times.iter().map(|(_, time)| *time).sum());
    let width = times.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let rows = times.iter().chain([&total]);
    rows.map(|(name, time)| format!("{name:width$}  {:>12}\n", seconds(*time))).collect()
}

/// Takes one step. If it fails: why, and the command that repeats it.
fn take(root: &Path, step: &Step, quick: bool) -> Result<(), (anyhow::Error, &'static str)> {
    let run = |line: &&'static str| shell::run(root, line).map_err(|error| (error, *line));
    match step.work {
        Work::Commands(lines) => lines.iter().try_for_each(run),
        Work::CommandsWith { probe, commands, .. } if shell::output(root, probe).is_some() => {
            commands.iter().try_for_each(run)
        }
        Work::CommandsWith { otherwise, .. } => {
            println!("{otherwise}");
            Ok(())
        }
        Work::Task(task, repeat) => task(root, quick).map_err(|error| (error, repeat)),
    }
}

fn seconds(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        whole => format!("{} min {} s", whole / 60, whole % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(work: Work) -> Step {
        Step { name: "One", quick: true, work }
    }

    fn failure(step: &Step) -> Option<String> {
        take_all(Path::new("/"), &[step], false).err().map(|error| error.to_string())
    }

    #[test]
    fn the_first_failure_ends_it_with_the_command_to_repeat() {
        let error = failure(&step(Work::Commands(&["true", "false", "no-such-program-here"]))).unwrap();
        assert!(error.starts_with("One failed: `false` failed"), "{error}");
        assert!(error.ends_with("Repeat it with: false"), "{error}");
        let error = failure(&step(Work::Task(|_, _| bail!("so"), "cargo xtask one"))).unwrap();
        assert_eq!(error, "One failed: so\nRepeat it with: cargo xtask one");
    }

    #[test]
    fn a_program_that_need_not_be_there_is_used_where_it_is() {
        let with =
            |probe| step(Work::CommandsWith { probe, commands: &["false"], otherwise: "It is not there." });
        assert_eq!(failure(&with("no-such-program-here")), None);
        assert!(failure(&with("true")).is_some());
    }

    #[test]
    fn step_times_add_up() {
        let times = [("Format", Duration::from_millis(2_340)), ("Tests", Duration::from_secs(125))];
        let rows = ["Format         2.3 s", "Tests      2 min 5 s", "Total      2 min 7 s"];
        assert_eq!(table(&times).lines().collect::<Vec<_>>(), rows);
    }

    #[test]
    fn times_are_short() {
        assert_eq!(seconds(Duration::from_millis(2_340)), "2.3 s");
        assert_eq!(seconds(Duration::from_secs(125)), "2 min 5 s");
    }
}
