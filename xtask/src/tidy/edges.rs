//! The crates of the workspace depend on each other only as the table in ARCHITECTURE.md allows.

use super::Finding;
use super::table::{HEADING, Row, rows};
use super::tree::Tree;
use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, MetadataCommand};
use std::path::Path;

const PAGE: &str = "ARCHITECTURE.md";

/// One crate uses another.
#[derive(Debug, PartialEq)]
struct Edge {
    from: String,
    to: String,
    only_in_tests: bool,
}

struct Workspace {
    crates: Vec<String>,
    edges: Vec<Edge>,
}

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    Ok(compare(tree, &workspace(tree.root())?))
}

fn compare(tree: &Tree, workspace: &Workspace) -> Vec<Finding> {
    // A missing page is the finding of another check.
    let Some(page) = tree.file(PAGE) else { return Vec::new() };
    let Some(rows) = rows(page) else {
        return vec![Finding::new(PAGE, 0, format!("the heading `{HEADING}` and its table are missing"))];
    };
    let mut findings = rows_without_crates(&rows, workspace);
    for name in &workspace.crates {
        let of_this: Vec<&Row> = rows.iter().filter(|row| row.name == *name).collect();
        let [row] = of_this[..] else {
            let sentence = format!("the table must have just one row for `{name}`, not {}", of_this.len());
            findings.push(Finding::new(PAGE, of_this.last().map_or(0, |row| row.line), sentence));
            continue;
        };
        for edge in workspace.edges.iter().filter(|edge| edge.from == *name && !allows(row, edge)) {
            let kind = if edge.only_in_tests { "in its tests" } else { "outside its tests" };
            let sentence = format!(
                "`{name}` uses `{}` {kind}, which its row does not allow: change crates/{name}/Cargo.toml, or this row",
                edge.to
            );
            findings.push(Finding::new(PAGE, row.line, sentence));
        }
    }
    findings
}

fn allows(row: &Row, edge: &Edge) -> bool {
    row.may_use.contains(&edge.to) || edge.only_in_tests && row.in_tests.contains(&edge.to)
}

/// Rows for crates that are gone, and cells that name such.
fn rows_without_crates(rows: &[Row], workspace: &Workspace) -> Vec<Finding> {
    let named = rows.iter().flat_map(|row| {
        let names = [&row.name].into_iter().chain(&row.may_use).chain(&row.in_tests);
        names.map(|name| (row.line, name))
    });
    named
        .filter(|(_, name)| !workspace.crates.contains(name))
        .map(|(line, name)| {
            Finding::new(PAGE, line, format!("`{name}` is no crate of this workspace: take it out"))
        })
        .collect()
}

/// What the manifests say. Nothing is resolved or fetched for it.
fn workspace(root: &Path) -> Result<Workspace> {
    let metadata = MetadataCommand::new()
        .current_dir(root)
        .no_deps()
        .other_options(vec!["--offline".to_owned()])
        .exec()
        .context("`cargo metadata` failed")?;
    let crates: Vec<String> = metadata.packages.iter().map(|package| package.name.to_string()).collect();
    let mut edges = Vec::new();
    for package in &metadata.packages {
        for dependency in package.dependencies.iter().filter(|dependency| dependency.path.is_some()) {
            edges.push(Edge {
                from: package.name.to_string(),
                to: dependency.name.clone(),
                only_in_tests: dependency.kind == DependencyKind::Development,
            });
        }
    }
    Ok(Workspace { crates, edges })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const HEAD: &str = "## Who may depend on whom\n| crate | may use | in tests only |\n|---|---|---|\n";

    fn with_table(rows: &str, expected: &[&str]) {
        let edge =
            |from: &str, to: &str, only_in_tests| Edge { from: from.into(), to: to.into(), only_in_tests };
        let workspace = Workspace {
            crates: ["core", "game", "kit"].map(str::to_owned).to_vec(),
            edges: vec![edge("game", "core", false), edge("game", "kit", true), edge("kit", "core", false)],
        };
        let page = format!("{HEAD}{rows}");
        assert_finds(|tree| Ok(compare(tree, &workspace)), &[(PAGE, &page)], expected);
    }

    const CORE: &str = "| `core` | nothing | |\n";
    const GAME: &str = "| `game` | `core` | `kit` |\n";
    const KIT: &str = "| `kit` | `core` | `game` |\n";

    #[test]
    fn edges_that_are_listed_are_fine() {
        with_table(&[CORE, GAME, KIT].concat(), &[]);
        with_table(&[CORE, "| `game` | `core`, `kit` | |\n", KIT].concat(), &[]);
    }

    #[test]
    fn edges_that_are_not_listed_are_found() {
        let row = "| `game` | `kit` | `core` |\n";
        let expected = ["ARCHITECTURE.md:5: `game` uses `core` outside its tests"];
        with_table(&[CORE, row, KIT].concat(), &expected);
        let expected = ["ARCHITECTURE.md:5: `game` uses `kit` in its tests"];
        with_table(&[CORE, "| `game` | `core` | |\n", KIT].concat(), &expected);
    }

    #[test]
    fn missing_double_and_stale_rows_are_found() {
        with_table(&[CORE, GAME].concat(), &["ARCHITECTURE.md:1: just one row for `kit`, not 0"]);
        with_table(&[CORE, GAME, KIT, CORE].concat(), &["ARCHITECTURE.md:7: just one row for `core`, not 2"]);
        let stale = "| `chess` | `core` | |\n";
        with_table(&[CORE, GAME, KIT, stale].concat(), &["ARCHITECTURE.md:7: `chess` is no crate"]);
        assert_finds(
            |tree| Ok(compare(tree, &Workspace { crates: Vec::new(), edges: Vec::new() })),
            &[(PAGE, "# No table\n")],
            &["ARCHITECTURE.md:1: the heading"],
        );
    }

    #[test]
    fn the_manifests_of_this_workspace_are_read() {
        let found = workspace(&crate::root().unwrap()).unwrap();
        assert!(found.crates.iter().any(|name| name == "xtask"));
        let has = |from: &str, to: &str, only_in_tests| {
            found.edges.contains(&Edge { from: from.into(), to: to.into(), only_in_tests })
        };
        assert!(has("incan-gold", "game-core", false));
        assert!(has("incan-gold", "game-testkit", true));
    }
}
