//! The project's tasks. `cargo xtask --help` lists them.

mod api_test;
mod ci;
mod client;
mod dist;
mod e2e;
mod fourth_game;
mod fuzz;
mod load;
mod packages;
mod python;
mod run;
mod shell;
mod tidy;
mod tools;
mod venv;
mod wasm;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The tasks of this project. Newcomers need only two: `run` and `test`.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check everything: tools, format, tidy, lints, tests, HTTP API, Python, games in a browser, a fourth game, docs, fuzzing, licenses
    ///
    /// Installs missing tools if possible, and says so first. Stops at the first failure and prints the command that repeats it.
    Test {
        /// Only format, tidy, lints and tests
        #[arg(long)]
        quick: bool,
    },
    /// Build the browser client and the server with optimizations, and serve
    ///
    /// Installs missing tools if possible, and says so first. Everything after `run` goes to the `quipu` command instead
    /// (`cargo xtask run --help` lists its commands), and its exit code is passed on.
    #[command(disable_help_flag = true)]
    Run {
        /// Arguments of `quipu`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
        arguments: Vec<String>,
    },
    /// Play whole games in a real browser, against the real server
    ///
    /// Everything after `e2e` goes to Playwright, such as the name of a file. Pictures of the main states go to target/e2e/shots.
    E2e {
        /// Arguments of Playwright
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
        arguments: Vec<String>,
    },
    /// Make thousands of calls from the description of the HTTP API, and check every answer against it
    ///
    /// Installs schemathesis from PyPI into target/api-test.
    ApiTest,
    /// Build the Python package, install it into a fresh environment, and test it there: pytest, mypy, pyright
    ///
    /// Installs maturin, pytest and others from PyPI into target/python. The wheel has the `quipu` command in it. For tests, both are built
    /// without optimizations, and without the browser client.
    Python {
        /// Build wheel and source distribution as they are released, into target/python/dist
        #[arg(long)]
        release: bool,
        /// Browser client to put into the program [default: build it]
        #[arg(long, value_name = "DIR", requires = "release")]
        client: Option<PathBuf>,
        /// Output directory, which is emptied first
        #[arg(long, value_name = "DIR", requires = "release")]
        out: Option<PathBuf>,
    },
    /// Measure the cost of the first visit, and how smoothly a reveal runs
    MeasureClient,
    /// Measure the home page with Lighthouse
    Lighthouse,
    /// Take the README's pictures again, from real games, into docs/pictures
    Pictures {
        /// Instead: every state at every size and in both themes, on one page in target/pictures
        #[arg(long)]
        all: bool,
        /// Of every state only these parts, such as `lobby` or `gold`; they are listed in e2e/states.mjs
        #[arg(requires = "all", value_name = "PART")]
        parts: Vec<String>,
    },
    /// Build the browser client into target/client, where `quipu serve --client` finds it
    ///
    /// Prints its size, and fails if it is too large.
    Client {
        /// Build it in seconds, several times as large, into target/client-dev
        #[arg(long)]
        dev: bool,
        /// Output directory; installs nothing
        #[arg(long, value_name = "DIR", conflicts_with = "dev")]
        out: Option<PathBuf>,
    },
    /// Check the conventions that no compiler knows: rule ids and their tests, dependency edges, links, licenses…
    ///
    /// Lists everything it finds at once, as FILE:LINE: what to do.
    Tidy,
    /// Add a tiny fourth game to a copy of the repository, as one folder and one line, and play it there
    ///
    /// In the terminal, in the arena, as a replay, on the server and at a table in a browser.
    FourthGame,
    /// Build the fuzz targets and run each for a while, on stable Rust and without cargo-fuzz
    Fuzz {
        /// Only this target [default: all]
        target: Option<String>,
        /// Seconds per target
        #[arg(long, default_value_t = 60, value_name = "N")]
        seconds: u32,
    },
    /// Pack a release: the program with the client in it, completions, man pages, licenses, and a checksum
    Dist {
        /// Output directory [default: target/dist]
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
    /// Build a server and the load test with optimizations, and measure how much load the server can take
    ///
    /// Everything after `load` goes to the load test: --help lists it. It connects only to its own server on this machine.
    #[command(disable_help_flag = true)]
    Load {
        /// Arguments of the load test
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    match start(Arguments::parse().task) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(task: Task) -> Result<ExitCode> {
    let root = root()?;
    match task {
        Task::Test { quick } => ci::test(&root, quick)?,
        Task::Run { arguments } => return run::run(&root, &arguments),
        Task::E2e { arguments } => e2e::test(&root, &arguments)?,
        Task::ApiTest => api_test::test(&root)?,
        Task::Python { release: false, .. } => python::python(&root, python::Wheel::ForTests)?,
        Task::Python { release: true, client, out } => {
            python::python(&root, python::Wheel::Release { client, out })?;
        }
        Task::MeasureClient => e2e::measure(&root)?,
        Task::Lighthouse => e2e::lighthouse(&root)?,
        Task::Pictures { all: false, .. } => e2e::pictures(&root)?,
        Task::Pictures { all: true, parts } => e2e::contact_sheet(&root, &parts)?,
        Task::Client { out: Some(out), .. } => client::build_into(&root, &out)?,
        Task::Client { dev, out: None } => {
            client::build(&root, if dev { client::Purpose::Dev } else { client::Purpose::Measure })?;
        }
        Task::Load { arguments } => return load::load(&root, &arguments),
        Task::Dist { out } => dist::dist(&root, out)?,
        Task::Tidy => tidy::tidy(&root)?,
        Task::FourthGame => fourth_game::prove(&root)?,
        Task::Fuzz { target, seconds } => fuzz::fuzz(&root, target.as_deref(), seconds)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The root of the repository. Cargo says at run time where this crate is; the path known at compile time may be that of another
/// checkout which shares the target directory.
fn root() -> Result<PathBuf> {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let here = here.as_deref().unwrap_or(Path::new(env!("CARGO_MANIFEST_DIR")));
    here.parent().map(Path::to_path_buf).context("xtask must lie in the root folder of the repository")
}
