//! `cargo xtask e2e`: whole games in a real browser, against the real server.

use crate::{client, shell};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;

/// Playwright is used with the browser that is there; it would fetch one of its own.
const INSTALL: &str = "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --prefix e2e";

/// Builds client and server and plays; `arguments` go to Playwright.
pub fn test(root: &Path, arguments: &[String]) -> Result<()> {
    let mut command = prepared(root, "npx")?;
    command.args(["playwright", "test"]).args(arguments);
    shell::succeed(&mut command, "npx playwright test (in e2e)")
}

/// Measures what the first visit costs and how smoothly a reveal runs. To be run while nothing else is at work.
pub fn measure(root: &Path) -> Result<()> {
    let mut command = prepared(root, "node")?;
    command.arg("measure.mjs");
    shell::succeed(&mut command, "node measure.mjs (in e2e)")
}

/// A program in `e2e`, told where everything is.
fn prepared(root: &Path, program: &str) -> Result<Command> {
    let client = client::build(root, false)?;
    // With the features of the whole workspace, so that what the tests have built is not built again.
    shell::run(root, "cargo build --locked --workspace --bin quipu")?;
    shell::run(root, INSTALL)?;
    let target = client::target_directory(root)?;
    let out = target.join("e2e");
    println!("Pictures of the main states go to {}", out.join("shots").display());
    let mut command = Command::new(program);
    command
        .current_dir(root.join("e2e"))
        .env("QUIPU", target.join("debug/quipu"))
        .env("QUIPU_CLIENT_DIR", client)
        .env("QUIPU_E2E_OUT", out.join("failed"))
        .env("QUIPU_SHOTS", out.join("shots"))
        .env("QUIPU_CHROMIUM", chromium(root)?);
    Ok(command)
}

/// The browser: `chromium` in Debian, other names elsewhere.
fn chromium(root: &Path) -> Result<String> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let found = names.iter().find_map(|name| shell::output(root, &format!("which {name}")));
    let path = found.context("no Chromium found; on Debian or Ubuntu: sudo apt-get install chromium")?;
    Ok(path.trim().to_owned())
}
