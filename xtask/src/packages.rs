//! Installing what the system's package manager has.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::io::{IsTerminal, stdin};
use std::path::Path;

/// Prints and installs Debian packages; if that is not possible, says what to do.
pub fn install(root: &Path, names: &str) -> Result<()> {
    let Some(before) = before_apt(root) else {
        bail!("install with your package manager (on Debian or Ubuntu: sudo apt-get install {names})");
    };
    println!(
        "Installing the Debian packages {names}, and what they need: apt names every one of them first."
    );
    let line = |words: &str| format!("{before}DEBIAN_FRONTEND=noninteractive apt-get {words}");
    shell::run(root, &line("update --quiet"))?;
    shell::run(root, &line(&format!("install --yes --quiet --no-install-recommends {names}")))
        .with_context(|| format!("the Debian packages {names} could not be installed"))
}

/// Whether `install` can work here.
pub fn can_install(root: &Path) -> bool {
    before_apt(root).is_some()
}

/// The prefix of `apt-get` here: nothing for root, sudo for others, who may have to type a password.
fn before_apt(root: &Path) -> Option<&'static str> {
    let answer = |line| shell::output(root, line);
    answer("apt-get --version")?;
    if answer("id -u")?.trim() == "0" {
        return Some("");
    }
    let may_ask = || stdin().is_terminal() && answer("sudo --version").is_some();
    (answer("sudo -n true").is_some() || may_ask()).then_some("sudo ")
}
