//! Virtual environments of Python under target/.

use crate::shell;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MARK: &str = "installed.txt";

/// An environment with everything that a list of requirements names, made again when the list has changed. `what` says in messages what is in it.
pub fn with(venv: &Path, requirements: &Path, what: &str) -> Result<()> {
    let (done, wanted) = (venv.join(MARK), fs::read_to_string(requirements)?);
    if fs::read_to_string(&done).ok().as_ref() == Some(&wanted) {
        return Ok(());
    }
    println!("Installing {what} from PyPI into {}.", venv.display());
    fresh(venv)?;
    install(venv, &["--requirement".as_ref(), requirements]).with_context(|| {
        format!("{what} could not be installed: this needs access to PyPI (pip says more above)")
    })?;
    fs::write(&done, wanted)?;
    Ok(())
}

/// An empty environment.
pub fn fresh(venv: &Path) -> Result<()> {
    let mut make = Command::new(if cfg!(windows) { "python" } else { "python3" });
    make.args(["-m", "venv", "--clear"]).arg(venv);
    shell::succeed(&mut make, "python3 -m venv")
        .context("Python's venv module is missing; on Debian or Ubuntu: sudo apt-get install python3-venv")
}

pub fn install(venv: &Path, what: &[&Path]) -> Result<()> {
    let mut pip = Command::new(program(venv, "python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(what);
    shell::succeed(&mut pip, "pip install")
}

/// A program of an environment.
pub fn program(venv: &Path, name: &str) -> PathBuf {
    match cfg!(windows) {
        true => venv.join("Scripts").join(format!("{name}.exe")),
        false => venv.join("bin").join(name),
    }
}
