//! The crates of others whose code is in the program or in the pages of a release.

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

/// The program, and the parts of the browser client that are in it.
const PROGRAM: &[&str] = &["cli"];
const PAGES: &[&str] = &["web-start", "web-lobby", "web-study", "web-play", "web-worker", "web-reviewer"];

/// The crates of others, by name and version.
pub type Parts = BTreeMap<PackageId, Package>;

/// Looks at what is used on `host` for the program and for `more` crates, and in a browser for the pages.
pub fn parts(root: &Path, host: &str, more: &[&str]) -> Result<Parts> {
    let mut parts = Parts::new();
    for (roots, platform) in [(PROGRAM, host), (more, host), (PAGES, "wasm32-unknown-unknown")] {
        let options = ["--locked", "--filter-platform", platform].map(str::to_owned).to_vec();
        let metadata = MetadataCommand::new().current_dir(root).other_options(options).exec()?;
        add(&mut parts, &metadata, roots)?;
    }
    Ok(parts)
}

/// Adds what can be reached from `roots` without the dependencies of tests and build scripts.
fn add(parts: &mut Parts, metadata: &Metadata, roots: &[&str]) -> Result<()> {
    let resolve = metadata.resolve.as_ref().context("`cargo metadata` does not tell who uses whom")?;
    let nodes: HashMap<_, _> = resolve.nodes.iter().map(|node| (&node.id, node)).collect();
    let packages: HashMap<_, _> = metadata.packages.iter().map(|it| (&it.id, it)).collect();
    let ours = metadata.workspace_packages();
    let mut waiting = Vec::new();
    for root in roots {
        let package = ours.iter().find(|package| package.name.as_str() == *root);
        waiting.push(&package.with_context(|| format!("there is no crate {root}"))?.id);
    }
    let mut seen = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if !seen.insert(id) {
            continue;
        }
        if !metadata.workspace_members.contains(id) {
            parts.insert(id.clone(), packages[id].clone());
        }
        let runs = |it: &&cargo_metadata::NodeDep| {
            it.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal)
        };
        waiting.extend(nodes[id].deps.iter().filter(runs).map(|dependency| &dependency.pkg));
    }
    Ok(())
}
