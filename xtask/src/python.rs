//! `cargo xtask python`: the wheel and the source distribution, tested as they are installed.

use crate::client::{self, Purpose};
use crate::{dist, run, shell, venv};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A released wheel is no larger.
const MAX_WHEEL: u64 = 15_000_000;

/// What the wheel has besides the package: put there while it is built, so that git and the source distribution never see it.
const PROGRAM: &str = "python/data/scripts";
const LICENSES: &str = "python/data/data/share/doc/quipu-games/THIRD-PARTY.txt";

/// What is built.
pub enum Wheel {
    /// With the program and the module as the tests have compiled them, and no browser client.
    ForTests,
    /// As it is released, with the browser client from this folder, or with one that is built for it.
    Release { client: Option<PathBuf>, out: Option<PathBuf> },
}

/// Builds wheel and source distribution, installs the wheel into a fresh environment, and tests it there.
pub fn python(root: &Path, wheel: Wheel) -> Result<()> {
    let work = client::target_directory(root)?.join("python");
    let (tools, requirements) = (work.join("tools"), root.join("python/requirements.txt"));
    venv::with(&tools, &requirements, "maturin, pytest, mypy, pyright and what they need")?;
    let built = build(root, &work, &tools, wheel)?;
    let fresh = work.join("venv");
    venv::fresh(&fresh)?;
    venv::install(&fresh, &[&built])?;
    check(root, &work, &tools, &fresh)?;
    println!("{} passes every check", built.display());
    Ok(())
}

fn build(root: &Path, work: &Path, tools: &Path, wheel: Wheel) -> Result<PathBuf> {
    let (quipu, profile, out) = match wheel {
        Wheel::ForTests => {
            // Together with one test, so that cargo uses the features that the tests of the whole workspace have, and what they have built.
            shell::run(root, "cargo build --locked --workspace --bin quipu --test allocations")?;
            (client::target_directory(root)?.join("debug/quipu"), "dev", None)
        }
        Wheel::Release { client, out } => {
            let client = client
                .map_or_else(|| client::build(root, Purpose::Use), |it| Ok(std::path::absolute(it)?))?;
            fs::write(root.join(LICENSES), dist::licenses(root, &["quipu-python"])?)?;
            (run::build_quipu(root, Some(client), "release")?, "release", out)
        }
    };
    let (quipu, name) =
        if cfg!(windows) { (quipu.with_extension("exe"), "quipu.exe") } else { (quipu, "quipu") };
    let out = out.map_or_else(|| Ok(work.join("dist")), std::path::absolute)?;
    if out.exists() {
        fs::remove_dir_all(&out).with_context(|| format!("{} cannot be emptied", out.display()))?;
    }
    let scripts = root.join(PROGRAM);
    fs::create_dir_all(&scripts)?;
    fs::copy(&quipu, scripts.join(name))?;
    let built = maturin(root, tools, &["build", "--profile", profile], &out);
    // Nothing stays behind, whether it worked or not.
    fs::remove_dir_all(&scripts)?;
    if profile == "release" {
        fs::remove_file(root.join(LICENSES))?;
    }
    built?;
    maturin(root, tools, &["sdist"], &out)?;
    let wheel = only(&out, ".whl")?;
    let megabytes = |file: &Path| Ok::<_, std::io::Error>(fs::metadata(file)?.len() as f64 / 1e6);
    println!("{}: {:.1} MB", wheel.display(), megabytes(&wheel)?);
    println!("source distribution: {:.1} MB", megabytes(&only(&out, ".tar.gz")?)?);
    let size = fs::metadata(&wheel)?.len();
    ensure!(
        profile == "dev" || size <= MAX_WHEEL,
        "the wheel has {size} bytes; at most {MAX_WHEEL} are allowed"
    );
    Ok(wheel)
}

fn maturin(root: &Path, tools: &Path, arguments: &[&str], out: &Path) -> Result<()> {
    let mut maturin = Command::new(venv::program(tools, "maturin"));
    maturin
        .current_dir(root)
        .args(arguments)
        .args(["--manifest-path", "python/Cargo.toml", "--out"])
        .arg(out);
    if arguments[0] == "build" {
        maturin.arg("--locked").arg("--interpreter").arg(venv::program(tools, "python"));
    }
    shell::succeed(&mut maturin, &format!("maturin {}", arguments[0]))
}

/// The only file in a folder whose name ends so.
fn only(folder: &Path, ending: &str) -> Result<PathBuf> {
    let files = fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    let mut files = files.into_iter().filter(|file| file.to_string_lossy().ends_with(ending));
    match (files.next(), files.next()) {
        (Some(file), None) => Ok(file),
        _ => bail!("{} does not have exactly one *{ending}", folder.display()),
    }
}

/// Uses the package as it is installed in `fresh`. What the checks need besides is in `tools`.
fn check(root: &Path, work: &Path, tools: &Path, fresh: &Path) -> Result<()> {
    shell::succeed(Command::new(venv::program(fresh, "quipu")).arg("--version"), "quipu --version")?;
    let python = venv::program(fresh, "python");
    let packages = Command::new(venv::program(tools, "python"))
        .args(["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
        .output()?;
    let packages = String::from_utf8(packages.stdout)?;
    let module = |name: &str| {
        let mut command = Command::new(&python);
        command.env("PYTHONPATH", packages.trim()).args(["-m", name]);
        command
    };
    let (folder, settings) = (root.join("python"), root.join("python/pyproject.toml"));
    // Not in the folder of the sources, which would be found before what is installed.
    let mut pytest = module("pytest");
    pytest
        .current_dir(work)
        .args(["-q", "-p", "no:cacheprovider", "-c"])
        .arg(&settings)
        .arg(folder.join("tests"));
    shell::succeed(&mut pytest, "pytest")?;
    shell::succeed(
        module("mypy").current_dir(&folder).arg("--cache-dir").arg(work.join("mypy")),
        "mypy --strict",
    )?;
    let mut stubtest = module("mypy.stubtest");
    stubtest.current_dir(work).args(["quipu._quipu", "--mypy-config-file"]).arg(&settings);
    // A list of names that PyO3 makes; the stub needs none.
    fs::write(work.join("allowed.txt"), "quipu\\._quipu\\.__all__\n")?;
    shell::succeed(stubtest.args(["--allowlist", "allowed.txt"]), "stubtest")?;
    let mut pyright = module("pyright");
    pyright.current_dir(&folder).arg("--pythonpath").arg(venv::program(tools, "python"));
    shell::succeed(&mut pyright, "pyright")
}
