//! `cargo xtask dist`: the release as one archive, with its checksum.

mod parts;
mod third_party;

use crate::client::{self, Purpose};
use crate::{run, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const SHELLS: &[(&str, &str)] = &[("bash", "quipu.bash"), ("zsh", "_quipu"), ("fish", "quipu.fish")];
const PAPERS: &[&str] = &["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Builds everything as it is released, and packs it into `out`; without it, into target/dist.
pub fn dist(root: &Path, out: Option<PathBuf>) -> Result<()> {
    let quipu = run::build_quipu(root, Some(client::build(root, Purpose::Use)?), "release")?;
    let host = shell::host(root)?;
    let parts = parts::parts(root, &host, &[])?;
    let name = format!("quipu-{}-{host}", env!("CARGO_PKG_VERSION"));
    let dist = match out {
        Some(out) => std::path::absolute(out)?,
        None => client::target_directory(root)?.join("dist"),
    };
    let folder = dist.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{} cannot be emptied", folder.display()))?;
    }
    fs::create_dir_all(folder.join("completions"))?;

    fs::copy(&quipu, folder.join("quipu"))?;
    for paper in PAPERS {
        fs::copy(root.join(paper), folder.join(paper))
            .with_context(|| format!("{paper} cannot be copied"))?;
    }
    for (shell, file) in SHELLS {
        let script = said(Command::new(&quipu).args(["completions", shell]))?;
        fs::write(folder.join("completions").join(file), script)?;
    }
    said(Command::new(&quipu).arg("man").arg("--out").arg(folder.join("man")))?;
    fs::write(folder.join("THIRD-PARTY.txt"), third_party::licenses(&parts)?)?;

    let archive = format!("{name}.tar.gz");
    pack(root, &dist, &name, &archive)?;
    let sums = said(Command::new("sha256sum").current_dir(&dist).arg(&archive))?;
    fs::write(dist.join("SHA256SUMS"), &sums)?;
    let version = try_it(&dist, &name, &archive)?;
    println!("\n{version} with {} parts of others, in {}:", parts.len(), dist.display());
    for file in [archive.as_str(), "SHA256SUMS"] {
        let bytes = fs::metadata(dist.join(file))?.len();
        println!("  {file}  {:.1} MB", bytes as f64 / 1e6);
    }
    Ok(())
}

/// The licenses of everything by others in the program, its pages and `more` of our crates.
pub fn licenses(root: &Path, more: &[&str]) -> Result<String> {
    third_party::licenses(&parts::parts(root, &shell::host(root)?, more)?)
}

/// One archive, the same bytes whenever the same files are packed.
fn pack(root: &Path, dist: &Path, name: &str, archive: &str) -> Result<()> {
    let time = format!("--mtime=@{}", committed(root)?);
    let mut tar = Command::new("tar");
    tar.current_dir(dist).args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", &time]);
    tar.args(["--use-compress-program", "gzip -9n", "--create", "--file", archive, name]);
    said(&mut tar).map(drop)
}

/// When the last commit was made, in seconds: the time of everything in the archive.
fn committed(root: &Path) -> Result<String> {
    let time = shell::output(root, "git log -1 --format=%ct").context("git does not tell the last commit")?;
    Ok(time.trim().to_owned())
}

/// Does what a user does with the archive: checks the sums, unpacks it, runs it.
fn try_it(dist: &Path, name: &str, archive: &str) -> Result<String> {
    fs::remove_dir_all(dist.join(name))?;
    said(Command::new("sha256sum").current_dir(dist).args(["--check", "--strict", "SHA256SUMS"]))?;
    said(Command::new("tar").current_dir(dist).args(["--extract", "--file", archive]))?;
    let version = said(Command::new(dist.join(name).join("quipu")).arg("--version"))?;
    Ok(String::from_utf8_lossy(&version).trim().to_owned())
}

/// What a command prints; fails with what it complains about.
fn said(command: &mut Command) -> Result<Vec<u8>> {
    let name = PathBuf::from(command.get_program());
    let output = command.output().with_context(|| format!("{} cannot be started", name.display()))?;
    if !output.status.success() {
        bail!("{} failed: {}", name.display(), String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(output.stdout)
}
