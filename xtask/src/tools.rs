//! The tools the chores need beside cargo: which are missing, and how to get them.

use crate::shell;
use anyhow::{Result, bail};
use std::path::Path;

struct Tool {
    name: &'static str,
    /// Succeeds where the tool is there.
    probe: &'static str,
    needed_for: &'static str,
    from: From,
    /// Needed by `cargo xtask test --quick` as well.
    quick: bool,
}

enum From {
    /// A component of the Rust toolchain.
    Rustup(&'static str),
    /// A Debian package.
    Debian(&'static str),
}

const TOOLS: &[Tool] = &[
    Tool {
        name: "rustfmt",
        probe: "cargo fmt --version",
        needed_for: "checking the format",
        from: From::Rustup("rustfmt"),
        quick: true,
    },
    Tool {
        name: "clippy",
        probe: "cargo clippy --version",
        needed_for: "the lints",
        from: From::Rustup("clippy"),
        quick: true,
    },
    Tool {
        name: "a C++ compiler (c++)",
        probe: "c++ --version",
        needed_for: "building libFuzzer",
        from: From::Debian("g++"),
        quick: false,
    },
    Tool {
        name: "Python",
        probe: "python3 --version",
        needed_for: "playing against the example of a bot in another language",
        from: From::Debian("python3"),
        quick: true,
    },
    Tool {
        name: "Node.js 20 or newer",
        probe: "node -p if(parseInt(process.versions.node)<20)process.exit(1);process.version",
        needed_for: "driving the browser in tests",
        from: From::Debian("nodejs"),
        quick: false,
    },
    Tool {
        name: "npm",
        probe: "npm --version",
        needed_for: "fetching Playwright and axe",
        from: From::Debian("npm"),
        quick: false,
    },
    Tool {
        name: "Chromium",
        probe: "chromium --version",
        needed_for: "playing in a real browser",
        from: From::Debian("chromium"),
        quick: false,
    },
];

/// Makes sure that every tool is there: installs what is missing where that is possible, and otherwise says what to do.
pub fn ensure(root: &Path, quick: bool) -> Result<()> {
    for tool in TOOLS.iter().filter(|tool| tool.quick || !quick) {
        let is_there = || shell::output(root, tool.probe);
        if let Some(version) = is_there() {
            println!("{}: {}", tool.name, version.lines().next().unwrap_or("found"));
            continue;
        }
        println!("{} is missing; it is needed for {}.", tool.name, tool.needed_for);
        install(root, tool)?;
        if is_there().is_none() {
            bail!("{} was installed, but `{}` still fails", tool.name, tool.probe);
        }
    }
    Ok(())
}

fn install(root: &Path, tool: &Tool) -> Result<()> {
    let found = |probe| shell::output(root, probe).is_some();
    match tool.from {
        From::Rustup(component) if found("rustup --version") => {
            println!("Installing the toolchain component {component}.");
            shell::run(root, &format!("rustup component add {component}"))
        }
        From::Rustup(component) => {
            bail!(
                "install {component} for your Rust toolchain (with rustup: rustup component add {component})"
            )
        }
        From::Debian(package) if can_install_packages(root) => {
            println!("Installing the Debian package {package}.");
            install_packages(root, package)
        }
        From::Debian(package) => {
            bail!(
                "install it with your package manager (on Debian or Ubuntu: sudo apt-get install {package})"
            )
        }
    }
}

/// Whether Debian packages can be installed here without asking anybody.
pub fn can_install_packages(root: &Path) -> bool {
    let is_root = || shell::output(root, "id -u").is_some_and(|id| id.trim() == "0");
    shell::output(root, "apt-get --version").is_some() && is_root()
}

/// Installs Debian packages. Whoever calls this has said which.
pub fn install_packages(root: &Path, packages: &str) -> Result<()> {
    shell::run(root, "apt-get update")?;
    let install = "DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends";
    shell::run(root, &format!("{install} {packages}"))
}
