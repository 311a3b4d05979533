//! Every dependency comes from crates.io under a licence that deny.toml allows.
//!
//! cargo-deny checks the same and more, but is not everywhere; this check is never skipped.

use super::Finding;
use super::spdx::is_allowed;
use super::tree::Tree;
use anyhow::{Context, Result};
use cargo_metadata::{CargoOpt, Metadata, MetadataCommand};
use serde::Deserialize;

const LIST: &str = "deny.toml";

#[derive(Deserialize)]
struct Deny {
    licenses: Licences,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

/// A package that somebody else wrote.
struct Package {
    name: String,
    licence: Option<String>,
    from_crates_io: bool,
}

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let Some(list) = tree.file(LIST) else {
        return Ok(vec![Finding::new(
            LIST,
            0,
            "this file is missing: it lists the licences that are allowed",
        )]);
    };
    let deny: Deny = toml::from_str(list.text).with_context(|| format!("{LIST} cannot be read"))?;
    let mut findings = Vec::new();
    for (manifest, lock) in [("Cargo.toml", "Cargo.lock"), ("fuzz/Cargo.toml", "fuzz/Cargo.lock")] {
        match packages(tree, manifest) {
            Ok(packages) => findings.extend(judge(lock, &packages, &deny.licenses.allow)),
            Err(error) => findings.push(Finding::new(
                lock,
                0,
                format!(
                    "the dependencies cannot be listed (if this file is out of date: cargo update --workspace \
                     --manifest-path {manifest}): {error:#}"
                ),
            )),
        }
    }
    Ok(findings)
}

fn judge(lock: &str, packages: &[Package], allowed: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let name = &package.name;
        let mut find = |sentence: String| findings.push(Finding::new(lock, 0, sentence));
        if !package.from_crates_io {
            find(format!("{name} does not come from crates.io: use a released version"));
        }
        match &package.licence {
            None => find(format!("{name} does not name its licence: do without it")),
            Some(licence) => match is_allowed(licence, allowed) {
                Some(true) => {}
                Some(false) => find(format!("{name} is under {licence}, which {LIST} does not allow")),
                None => find(format!("{name} names its licence as {licence:?}, which cannot be read")),
            },
        }
    }
    findings
}

/// All dependencies, direct or not, for every kind of machine.
fn packages(tree: &Tree, manifest: &str) -> Result<Vec<Package>> {
    let metadata: Metadata = MetadataCommand::new()
        .manifest_path(tree.root().join(manifest))
        .features(CargoOpt::AllFeatures)
        .other_options(vec!["--locked".to_owned()])
        .exec()?;
    let others = metadata.packages.into_iter().filter(|package| {
        let is_ours =
            package.source.is_none() && package.manifest_path.as_std_path().starts_with(tree.root());
        !is_ours
    });
    let package = |package: cargo_metadata::Package| Package {
        name: format!("{} {}", package.name, package.version),
        licence: package.license,
        from_crates_io: package.source.is_some_and(|source| source.is_crates_io()),
    };
    Ok(others.map(package).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    #[test]
    fn strange_licences_and_sources_are_found() {
        let package = |name: &str, licence: Option<&str>, from_crates_io| Package {
            name: name.to_owned(),
            licence: licence.map(str::to_owned),
            from_crates_io,
        };
        let packages = [
            package("a 1.0.0", Some("MIT OR Apache-2.0"), true),
            package("b 1.0.0", Some("AGPL-3.0"), true),
            package("c 1.0.0", Some("MIT"), false),
            package("d 1.0.0", None, true),
            package("e 1.0.0", Some("MIT or so"), true),
        ];
        let expected = [
            "Cargo.lock:1: b 1.0.0 is under AGPL-3.0",
            "Cargo.lock:1: c 1.0.0 does not come from crates.io",
            "Cargo.lock:1: d 1.0.0 does not name its licence",
            "Cargo.lock:1: e 1.0.0 names its licence as \"MIT or so\", which cannot be read",
        ];
        assert_finds(|_| Ok(judge("Cargo.lock", &packages, &["MIT".to_owned()])), &[], &expected);
    }

    #[test]
    fn a_missing_list_is_found() {
        assert_finds(check, &[], &["deny.toml:1: this file is missing"]);
    }

    #[test]
    fn the_packages_of_this_workspace_are_read() {
        let tree = Tree::read(&crate::root().unwrap()).unwrap();
        let packages = packages(&tree, "Cargo.toml").unwrap();
        assert!(packages.iter().any(|package| package.name.starts_with("anyhow ") && package.from_crates_io));
        assert!(!packages.iter().any(|package| package.name.starts_with("xtask ")));
    }
}
