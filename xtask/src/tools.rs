//! The tools that the tasks need besides cargo: which are missing, and how to get them.

use crate::{packages, shell, wasm};
use anyhow::{Result, bail};
use std::path::Path;

struct Tool {
    name: &'static str,
    /// It is there if one of these succeeds.
    probes: &'static [&'static str],
    needed_for: &'static str,
    from: From,
    /// Needed by `cargo xtask test --quick` as well.
    quick: bool,
}

#[derive(Clone, Copy)]
enum From {
    /// A component of the Rust toolchain.
    Rustup(&'static str),
    /// A Debian package.
    Debian(&'static str),
}

const TOOLS: &[Tool] = &[
    Tool {
        name: "rustfmt",
        probes: &["cargo fmt --version"],
        needed_for: "checking the format",
        from: From::Rustup("rustfmt"),
        quick: true,
    },
    Tool {
        name: "clippy",
        probes: &["cargo clippy --version"],
        needed_for: "the lints",
        from: From::Rustup("clippy"),
        quick: true,
    },
    Tool {
        name: "a C++ compiler (c++)",
        probes: &["c++ --version"],
        needed_for: "building libFuzzer",
        from: From::Debian("g++"),
        quick: false,
    },
    Tool {
        name: "Python",
        probes: &["python3 --version"],
        needed_for: "playing against the example of a bot in another language",
        from: From::Debian("python3"),
        quick: true,
    },
    Tool {
        name: "Python's venv",
        probes: &["python3 -m ensurepip --version"],
        needed_for: "installing schemathesis, and testing the Python package",
        from: From::Debian("python3-venv"),
        quick: false,
    },
    Tool {
        name: "Node.js 18 or newer",
        probes: &["node -p if(parseInt(process.versions.node)<18)process.exit(1);process.version"],
        needed_for: "driving the browser in tests",
        from: From::Debian("nodejs"),
        quick: false,
    },
    Tool {
        name: "npm",
        probes: &["npm --version"],
        needed_for: "fetching Playwright and axe",
        from: From::Debian("npm"),
        quick: false,
    },
    Tool {
        name: "Chromium",
        probes: &["chromium --version", "chromium-browser --version", "google-chrome --version"],
        needed_for: "playing in a real browser",
        from: From::Debian("chromium"),
        quick: false,
    },
];

impl Tool {
    /// What the first probe that succeeds has printed.
    fn found(&self, root: &Path) -> Option<String> {
        let said = self.probes.iter().find_map(|probe| shell::output(root, probe))?;
        Some(said.lines().next().unwrap_or("found").trim().to_owned())
    }
}

/// Makes sure that every tool is there: says what is missing, installs it where that is possible, and otherwise says what to
/// do. All at the beginning, so that nobody finds out after ten minutes.
pub fn ensure(root: &Path, quick: bool) -> Result<()> {
    let wanted = || TOOLS.iter().filter(|tool| tool.quick || !quick);
    let mut missing = Vec::new();
    for tool in wanted() {
        match tool.found(root) {
            Some(version) => println!("{}: {version}", tool.name),
            None => missing.push(tool),
        }
    }
    for tool in &missing {
        println!("{} is missing; it is needed for {}.", tool.name, tool.needed_for);
    }
    install(root, &missing)?;
    if let Some(tool) = missing.iter().find(|tool| tool.found(root).is_none()) {
        bail!("{} was installed, but `{}` still fails", tool.name, tool.probes[0]);
    }
    if !quick {
        wasm::find_or_install(root)?;
    }
    Ok(())
}

fn install(root: &Path, missing: &[&Tool]) -> Result<()> {
    let components = names(missing, |from| match from {
        From::Rustup(component) => Some(component),
        From::Debian(_) => None,
    });
    let debian = names(missing, |from| match from {
        From::Debian(package) => Some(package),
        From::Rustup(_) => None,
    });
    if !components.is_empty() {
        let add = format!("rustup component add {components}");
        if shell::output(root, "rustup --version").is_none() {
            bail!("install {components} for your Rust toolchain (with rustup: {add})");
        }
        println!("Installing parts of the Rust toolchain: {components}.");
        shell::run(root, &add)?;
    }
    if !debian.is_empty() {
        packages::install(root, &debian)?;
    }
    Ok(())
}

/// The names of what comes from one place, as a command line has them.
fn names(tools: &[&Tool], of_place: impl Fn(From) -> Option<&'static str>) -> String {
    tools.iter().filter_map(|tool| of_place(tool.from)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_of_the_probes_will_do() {
        let tool =
            |probes| Tool { name: "it", probes, needed_for: "this", from: From::Debian("it"), quick: true };
        let root = Path::new("/");
        assert_eq!(tool(&["no-such-program-here", "echo 1.2"]).found(root).as_deref(), Some("1.2"));
        assert_eq!(tool(&["no-such-program-here", "false"]).found(root), None);
    }

    #[test]
    fn what_comes_from_one_place_is_installed_together() {
        let tools: Vec<&Tool> = TOOLS.iter().collect();
        let debian = names(&tools, |from| if let From::Debian(name) = from { Some(name) } else { None });
        assert_eq!(debian, "g++ python3 python3-venv nodejs npm chromium");
    }
}
