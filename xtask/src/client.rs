//! `cargo xtask client`: the browser client, from its source to the folder that a server serves.

use crate::shell;
use crate::wasm::{self, Toolchain};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What the build of a client is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To be served.
    Use,
    /// To see the size of each file.
    Measure,
    /// To work on it: built quickly, and several times as large.
    Dev,
}

/// The parts of the client, and the workers with the table on this device and with reviews.
const PARTS: [&str; 6] = ["web-start", "web-lobby", "web-study", "web-play", "web-worker", "web-reviewer"];

/// What games' own pages compute in a worker of their own: the crates in `games/<game>/page/worker`, as `<game>-page-worker`.
fn page_workers(tree: &Path) -> Result<Vec<String>> {
    let games = fs::read_dir(tree.join("games")).context("the games cannot be read")?;
    let mut workers = Vec::new();
    for game in games {
        let game = game?;
        if game.path().join("page/worker/Cargo.toml").exists() {
            workers.push(format!("{}-page-worker", game.file_name().to_string_lossy()));
        }
    }
    workers.sort();
    Ok(workers)
}

/// All packages that become WebAssembly.
fn packages(tree: &Path) -> Result<Vec<String>> {
    Ok(PARTS.into_iter().map(str::to_owned).chain(page_workers(tree)?).collect())
}

/// Builds the client and gives the folder it is in. What has not changed is not built again.
pub fn build(root: &Path, purpose: Purpose) -> Result<PathBuf> {
    let out = out(&target_directory(root)?, purpose);
    build_with(root, wasm::find_or_install(root)?, purpose, &out)?;
    println!("The browser client is in {}", out.display());
    Ok(out)
}

/// Builds the client into a folder with the tools at hand: installs nothing.
pub fn build_into(root: &Path, out: &Path) -> Result<()> {
    build_with(root, wasm::find(root)?, Purpose::Use, out)
}

fn build_with(root: &Path, toolchain: Toolchain, purpose: Purpose, out: &Path) -> Result<()> {
    let profile = if purpose == Purpose::Dev { "client-dev" } else { "client" };
    let build_dir = target_directory(root)?.join(toolchain.folder());
    let patience = if out.exists() { "" } else { " This takes some minutes." };
    println!("Building the browser client.{patience}");
    run(&mut toolchain.build(root, profile, &packages(root)?, &build_dir))?;
    // The program is built without optimizations: it is used a few times, and this takes half the time.
    run(&mut shell::command(root, "cargo build --locked --workspace --bin web-build"))?;
    let program = target_directory(root)?.join("debug/web-build");
    pack(&program, root, &wasm::modules(&build_dir, profile), purpose, out)
}

/// Builds the client of a copy of the repository for a test: quickly, with the copy's packing program, and sharing all compiled
/// dependencies with the repository.
pub fn build_copy(root: &Path, copy: &Path, program: &Path, own: &Path) -> Result<PathBuf> {
    let toolchain = wasm::find_or_install(root)?;
    let (target_dir, out) = (own.join("web"), own.join("client"));
    println!("Building the browser client of the copy.");
    let mut cargo = toolchain.build(copy, "client-dev", &packages(copy)?, &target_dir);
    run(cargo.env("CARGO_BUILD_BUILD_DIR", target_directory(root)?.join(toolchain.folder())))?;
    pack(program, copy, &wasm::modules(&target_dir, "client-dev"), Purpose::Dev, &out)?;
    Ok(out)
}

/// Makes the folder that a server serves from the sources at `tree`, with that program.
fn pack(program: &Path, tree: &Path, wasm_dir: &Path, purpose: Purpose, out: &Path) -> Result<()> {
    let mut pack = Command::new(program);
    pack.current_dir(tree).arg("--wasm-dir").arg(wasm_dir);
    pack.args(["--assets", "web/shell/assets", "--words", "web/shell/words", "--games", "games", "--out"]);
    pack.arg(out);
    match purpose {
        Purpose::Use => pack.arg("--brief"),
        Purpose::Measure => &mut pack,
        Purpose::Dev => pack.arg("--dev"),
    };
    run(&mut pack)
}

/// The folder with the client, if it was built before.
pub fn built(root: &Path) -> Result<Option<PathBuf>> {
    let out = out(&target_directory(root)?, Purpose::Use);
    Ok(out.join("files.json").exists().then_some(out))
}

/// Where cargo puts what it builds. Cargo is asked once: that takes a tenth of a second.
pub fn target_directory(root: &Path) -> Result<PathBuf> {
    static KNOWN: OnceLock<PathBuf> = OnceLock::new();
    if let Some(known) = KNOWN.get() {
        return Ok(known.clone());
    }
    let metadata = cargo_metadata::MetadataCommand::new().current_dir(root).no_deps().exec();
    let directory = metadata.context("`cargo metadata` failed")?.target_directory.into();
    Ok(KNOWN.get_or_init(|| directory).clone())
}

fn out(target: &Path, purpose: Purpose) -> PathBuf {
    target.join(if purpose == Purpose::Dev { "client-dev" } else { "client" })
}

fn run(command: &mut Command) -> Result<()> {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    let line: Vec<_> = words.map(|word| word.to_string_lossy().into_owned()).collect();
    println!("$ {}", line.join(" "));
    shell::succeed(command, &line.join(" "))
}
