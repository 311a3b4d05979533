//! A Rust toolchain that builds WebAssembly: which one there is, how to get one, how to call it.

use crate::{packages, shell};
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's own Rust, which has the source of the standard library: it is for networks where rustup can't download anything.
const PACKAGES: &str = "rustc-web cargo-web rust-web-src lld-19";

/// What builds WebAssembly here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// The one that builds everything else.
    Usual,
    /// Debian's, which builds the standard library as well.
    Debian,
}

/// Finds a toolchain, or says what to do.
pub fn find(root: &Path) -> Result<Toolchain> {
    match found(root) {
        Some(toolchain) => Ok(toolchain),
        None => bail!(
            "the browser client cannot be built without the Rust target {TARGET}; \
             install it with `rustup target add {TARGET}` (rustup is at https://rustup.rs), \
             or on Debian with `sudo apt-get install {PACKAGES}`"
        ),
    }
}

/// Finds a toolchain, or installs what is missing, or says what to do.
pub fn find_or_install(root: &Path) -> Result<Toolchain> {
    if let Some(toolchain) = found(root) {
        return Ok(toolchain);
    }
    println!("The browser client is WebAssembly, and the Rust toolchain here lacks the target {TARGET}.");
    if shell::output(root, "rustup --version").is_some() {
        println!("Installing the target {TARGET} of the Rust toolchain.");
        match shell::run(root, &format!("rustup target add {TARGET}")) {
            Ok(()) if usual_is_there(root) => return Ok(Toolchain::Usual),
            Ok(()) => println!("It was installed, but is not there."),
            Err(error) => println!("{error:#}."),
        }
    }
    if packages::can_install(root) {
        match packages::install(root, PACKAGES) {
            Ok(()) if debian_is_there(root) => return Ok(Toolchain::Debian),
            Ok(()) => println!("They were installed, but {} is not all there.", debian_parts(root)),
            Err(error) => println!("{error:#}."),
        }
    }
    find(root)
}

fn found(root: &Path) -> Option<Toolchain> {
    if usual_is_there(root) {
        return Some(Toolchain::Usual);
    }
    debian_is_there(root).then_some(Toolchain::Debian)
}

impl Toolchain {
    /// A call of cargo with this toolchain, which builds these packages into that folder.
    pub fn build(self, root: &Path, profile: &str, packages: &[String], target_dir: &Path) -> Command {
        let mut command = match self {
            Toolchain::Usual => Command::new("cargo"),
            Toolchain::Debian => debian_cargo(),
        };
        command.current_dir(root).args(["build", "--locked", "--profile", profile, "--target", TARGET]);
        command.args(packages.iter().flat_map(|package| ["--package", package.as_str()]));
        command.arg("--target-dir").arg(target_dir);
        if self == Toolchain::Debian {
            command.arg("-Zbuild-std=std,panic_abort");
        }
        command
    }

    /// The name of its output folder: the two toolchains can't share what they build.
    pub fn folder(self) -> &'static str {
        match self {
            Toolchain::Usual => "web-build",
            Toolchain::Debian => "web-build-debian",
        }
    }
}

/// Where cargo puts the modules, in the folder that it was given.
pub fn modules(target_dir: &Path, profile: &str) -> std::path::PathBuf {
    target_dir.join(TARGET).join(profile)
}

fn usual_is_there(root: &Path) -> bool {
    let folder = shell::output(root, &format!("rustc --print target-libdir --target {TARGET}"));
    folder.is_some_and(|folder| Path::new(folder.trim()).is_dir())
}

fn debian_is_there(root: &Path) -> bool {
    let found = |probe| shell::output(root, probe).is_some();
    found("/usr/bin/cargo --version")
        && found("wasm-ld-19 --version")
        && Path::new(&debian_parts(root)).exists()
}

/// The source of the standard library of Debian's Rust.
fn debian_parts(root: &Path) -> String {
    let sysroot = shell::output(root, "/usr/bin/rustc --print sysroot").unwrap_or("/usr\n".to_owned());
    format!("{}/lib/rustlib/src/rust/library/Cargo.toml", sysroot.trim())
}

/// Debian's cargo with Debian's rustc, ignoring what rustup and the calling cargo have set.
fn debian_cargo() -> Command {
    let mut command = Command::new("/usr/bin/cargo");
    for (name, _) in std::env::vars_os() {
        let name_text = name.to_string_lossy();
        let ours = ["CARGO_HOME", "CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTR"];
        let theirs = ["CARGO", "RUST", "LD_LIBRARY_PATH"];
        if theirs.iter().any(|it| name_text.starts_with(it))
            && !ours.iter().any(|it| name_text.starts_with(it))
        {
            command.env_remove(&name);
        }
    }
    let path = std::env::var("PATH").unwrap_or_default();
    command.env("PATH", format!("/usr/bin:{path}"));
    command.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1"); // to build the standard library too
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(toolchain: Toolchain) -> Vec<String> {
        let command = toolchain.build(
            Path::new("/"),
            "client",
            &["client", "local"].map(str::to_owned),
            Path::new("/t"),
        );
        let words = [command.get_program()].into_iter().chain(command.get_args());
        words.map(|word| word.to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn debians_toolchain_builds_the_standard_library_too() {
        let usual = "cargo build --locked --profile client --target wasm32-unknown-unknown \
            --package client --package local --target-dir /t";
        assert_eq!(words(Toolchain::Usual).join(" "), usual);
        assert_eq!(
            words(Toolchain::Debian).join(" "),
            format!("/usr/bin/{usual} -Zbuild-std=std,panic_abort")
        );
        let command = debian_cargo();
        let set = |name: &str| command.get_envs().find(|(it, _)| *it == name).and_then(|(_, value)| value);
        assert_eq!(set("RUSTC"), Some("/usr/bin/rustc".as_ref()));
        assert!(command.get_envs().any(|(name, value)| name == "CARGO_MANIFEST_DIR" && value.is_none()));
    }
}
