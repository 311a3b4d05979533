//! What went into a release: our crates, and everybody else's of which there is code in the program or in the pages.

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

/// The program, and the parts of the browser client that are in it.
const PROGRAM: &[&str] = &["cli"];
const PAGES: &[&str] = &["web-start", "web-study", "web-play", "local"];

/// Everything that is in a release.
pub struct Parts {
    /// The crates of others, by name and version.
    pub others: BTreeMap<PackageId, Package>,
    /// Which of them each of them uses.
    pub uses: BTreeMap<PackageId, BTreeSet<PackageId>>,
    /// What ours use directly.
    pub direct: BTreeSet<PackageId>,
    /// The checksum of each, by name and version, as Cargo.lock has it.
    pub checksums: HashMap<(String, String), String>,
}

/// Looks at what is used on `host` for the program, and in a browser for the pages.
pub fn parts(root: &Path, host: &str) -> Result<Parts> {
    let checksums = checksums(root)?;
    let mut parts =
        Parts { others: BTreeMap::new(), uses: BTreeMap::new(), direct: BTreeSet::new(), checksums };
    for (roots, platform) in [(PROGRAM, host), (PAGES, "wasm32-unknown-unknown")] {
        let options = ["--locked", "--filter-platform", platform].map(str::to_owned).to_vec();
        let metadata = MetadataCommand::new().current_dir(root).other_options(options).exec()?;
        parts.add(&metadata, roots)?;
    }
    Ok(parts)
}

impl Parts {
    /// Adds what can be reached from `roots` without the dependencies of tests and build scripts.
    fn add(&mut self, metadata: &Metadata, roots: &[&str]) -> Result<()> {
        let resolve = metadata.resolve.as_ref().context("`cargo metadata` does not tell who uses whom")?;
        let nodes: HashMap<_, _> = resolve.nodes.iter().map(|node| (&node.id, node)).collect();
        let packages: HashMap<_, _> = metadata.packages.iter().map(|it| (&it.id, it)).collect();
        let named = |package: &&Package| roots.contains(&package.name.as_str());
        let mut waiting: Vec<_> =
            metadata.workspace_packages().into_iter().filter(named).map(|it| &it.id).collect();
        let mut seen = BTreeSet::new();
        while let Some(id) = waiting.pop() {
            if !seen.insert(id) {
                continue;
            }
            let is_ours = metadata.workspace_members.contains(id);
            if !is_ours {
                self.others.insert(id.clone(), packages[id].clone());
            }
            let runs = |it: &&cargo_metadata::NodeDep| {
                it.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal)
            };
            for dependency in nodes[id].deps.iter().filter(runs) {
                let used = &dependency.pkg;
                waiting.push(used);
                if metadata.workspace_members.contains(used) {
                    continue;
                }
                if is_ours {
                    self.direct.insert(used.clone());
                } else {
                    self.uses.entry(id.clone()).or_default().insert(used.clone());
                }
            }
        }
        Ok(())
    }
}

#[derive(serde::Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(serde::Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

fn checksums(root: &Path) -> Result<HashMap<(String, String), String>> {
    let text = std::fs::read_to_string(root.join("Cargo.lock")).context("Cargo.lock cannot be read")?;
    let lock: Lock = toml::from_str(&text).context("Cargo.lock cannot be read")?;
    let locked = lock.package.into_iter();
    Ok(locked.filter_map(|it| Some(((it.name, it.version), it.checksum?))).collect())
}
