//! What must hold in the copy: its tests, and its program with the new game.

use super::NAME;
use crate::{fuzz, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The crates whose own lints and tests have no part in a new game. All others are taken together, even those that are not needed: for a few of
/// them alone cargo would choose other features of what comes from elsewhere, and build half of that anew.
const NOT_CONCERNED: &[&str] = &[
    "arena",
    "bots",
    "gold-web",
    "incan-gold-web",
    "lost-temple-web",
    "fair",
    "gold",
    "incan-gold",
    "lost-temple",
    "probe",
    "ratings",
    "referee",
    "game-core",
    "game-testkit",
    "server",
    "store",
];

/// The tests in which the new game has a part: its own, those that go through all games, and those of the pages.
const TESTS: &str = "--lib --test rules --test conformance --test golden --test record --test setup --test replay --test branch \
    --test allocations";
/// The real server plays all games, and is killed now and then.
const SERVED: &str = "--test serve whatever_was_acknowledged_survives_chaos";

/// What the program is asked, what is typed into it, and what it must say.
const QUESTIONS: &[(&str, &str, &str)] = &[
    ("rules last-torch T-03", "", "the torch is out"),
    ("sim last-torch --players 3 --games 50 --record GAMES", "", "50 games of last-torch with 3 players"),
    ("replay GAMES", "", "last-torch"),
    ("arena last-torch --bots oracle,content:5 --games 20 --rotate --mirror", "", "oracle"),
    ("play last-torch --players 2 --seed 4", "back\n", "The gems are counted."),
];

/// A copy of the repository, and where it is built.
pub struct Trial {
    /// The copy.
    pub tree: PathBuf,
    /// Where what is finished goes: the repository has a program of the same name.
    finished: PathBuf,
    /// Where all else goes, together with what is built of the repository.
    shared: PathBuf,
}

impl Trial {
    /// In the folder in which cargo builds the repository.
    pub fn new(target: &Path) -> Trial {
        let own = target.join("fourth-game");
        Trial { tree: own.join("tree"), finished: own.join("target"), shared: target.to_owned() }
    }

    /// Lets cargo note the new crates, and nothing else: what comes from elsewhere stays as it was.
    pub fn lock(&self) -> Result<()> {
        self.run("cargo update --workspace --offline --quiet")?;
        self.run("cargo update --workspace --offline --quiet --manifest-path fuzz/Cargo.toml")
    }

    /// Format, lints and tests. The program is built for the last of them.
    pub fn test(&self) -> Result<()> {
        self.run("cargo fmt --all -- --check")?;
        let without: String = NOT_CONCERNED.iter().map(|name| format!(" --exclude {name}")).collect();
        self.run(&format!(
            "cargo clippy --locked --quiet --workspace{without} --all-targets -- -D warnings"
        ))?;
        self.run(&format!("cargo test --locked --quiet --workspace{without} {TESTS}"))?;
        self.run(&format!("cargo test --locked --quiet --workspace {SERVED}"))
    }

    /// Asks the program all questions.
    pub fn play(&self) -> Result<()> {
        let games = self.finished.join("games");
        if games.exists() {
            fs::remove_dir_all(&games).with_context(|| format!("{} cannot be deleted", games.display()))?;
        }
        QUESTIONS.iter().try_for_each(|(line, typed, says)| self.ask(line, &games, typed, says))
    }

    /// The fuzz target, which is compiled apart.
    pub fn fuzz_target(&self, root: &Path) -> Result<()> {
        fuzz::lint(&self.tree, &root.join("fuzz/target"), &format!("--bin steps_{}", NAME.replace('-', "_")))
    }

    fn run(&self, line: &str) -> Result<()> {
        println!("$ {line}");
        let mut command = shell::command(&self.tree, line);
        command.env("CARGO_TARGET_DIR", &self.finished).env("CARGO_BUILD_BUILD_DIR", &self.shared);
        shell::succeed(&mut command, line)
    }

    /// Runs the program; what is typed is typed again and again, until it ends.
    fn ask(&self, line: &str, games: &Path, typed: &str, says: &str) -> Result<()> {
        println!("$ quipu {line}");
        let words =
            line.split(' ').map(|word| if word == "GAMES" { games.as_os_str() } else { word.as_ref() });
        let mut command = Command::new(self.finished.join("debug/quipu"));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().context("the copy's `quipu` cannot be started")?;
        let mut input = child.stdin.take().context("`quipu` has no input")?;
        // It may end before it has read everything.
        let _ = input.write_all(typed.repeat(500).as_bytes());
        drop(input);
        let done = child.wait_with_output()?;
        let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        if !done.status.success() || !out.contains(says) {
            bail!(
                "`quipu {line}` should say `{says}`, but it ended with {} and said:\n{out}{err}",
                done.status
            );
        }
        Ok(())
    }
}
