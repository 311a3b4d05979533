//! The crates of the workspace depend on each other only as the table of layers in ARCHITECTURE.md allows.

use super::Finding;
use super::tree::{File, Tree};
use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, MetadataCommand};
use std::path::Path;

const PAGE: &str = "ARCHITECTURE.md";
const HEADING: &str = "## Who may depend on whom";
/// In a row's patterns: any game, and in one row always the same one.
const GAME: &str = "<game>";

/// A row of the table: `` | `games/<game>/fast` | `games/core`, `games/<game>/rules` | ``.
struct Row {
    line: usize,
    layers: Vec<String>,
    may_use: Vec<String>,
}

/// A crate and the crates it uses outside its tests, by the folders they are in.
struct Crate {
    folder: String,
    uses: Vec<String>,
}

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    Ok(compare(tree, &crates(tree.root())?))
}

fn compare(tree: &Tree, crates: &[Crate]) -> Vec<Finding> {
    // A missing page is the finding of another check.
    let Some(page) = tree.file(PAGE) else { return Vec::new() };
    let rows = rows(page);
    if rows.is_empty() {
        return vec![Finding::new(PAGE, 0, format!("the heading `{HEADING}` and its table are missing"))];
    }
    let stale = rows.iter().flat_map(|row| row.layers.iter().map(move |layer| (row.line, layer)));
    let stale = stale.filter(|(_, layer)| !crates.iter().any(|it| matches(layer, &it.folder).is_some()));
    let mut findings: Vec<Finding> = stale
        .map(|(line, layer)| Finding::new(PAGE, line, format!("no crate is in `{layer}`: take it out")))
        .collect();
    for it in crates {
        let row = rows.iter().find_map(|row| {
            let game = row.layers.iter().find_map(|layer| matches(layer, &it.folder))?;
            Some((row, game))
        });
        let Some((row, game)) = row else {
            let sentence = format!("`{}` is in no row of the table: add it to a layer", it.folder);
            findings.push(Finding::new(PAGE, 0, sentence));
            continue;
        };
        for used in &it.uses {
            let allowed = row.may_use.iter().filter_map(|layer| matches(layer, used));
            if !allowed.into_iter().any(|other| other.is_none() || game.is_none() || other == game) {
                let sentence = format!("`{}` uses `{used}`, which its row does not allow", it.folder);
                findings.push(Finding::new(PAGE, row.line, sentence));
            }
        }
    }
    findings
}

/// Whether a folder is in this layer; if so, the game that replaces the placeholder, if there is one.
fn matches<'a>(layer: &str, folder: &'a str) -> Option<Option<&'a str>> {
    let (mut layer, mut parts) = (layer.split('/'), folder.split('/'));
    let mut game = None;
    loop {
        match (layer.next(), parts.next()) {
            (None, None) => return Some(game),
            (Some(GAME), Some(part)) => game = Some(part),
            (Some("*"), Some(_)) => {}
            (Some(word), Some(part)) if word == part => {}
            _ => return None,
        }
    }
}

/// The rows of the table. Its head has no `code` in its first cell, and so is no row.
fn rows(page: File<'_>) -> Vec<Row> {
    let section = page.lines().skip_while(|(_, text)| text.trim_end() != HEADING).skip(1);
    let section = section.take_while(|(_, text)| !text.starts_with("## "));
    let row = |(line, text): (usize, &str)| {
        let mut cells = text.trim().strip_prefix('|')?.split('|').map(in_backticks);
        let layers = cells.next().filter(|layers| !layers.is_empty())?;
        Some(Row { line, layers, may_use: cells.flatten().collect() })
    };
    section.filter_map(row).collect()
}

fn in_backticks(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// What the manifests say. Nothing is resolved or fetched for it.
fn crates(root: &Path) -> Result<Vec<Crate>> {
    let metadata = MetadataCommand::new()
        .current_dir(root)
        .no_deps()
        .other_options(vec!["--offline".to_owned()])
        .exec()
        .context("`cargo metadata` failed")?;
    let below = |path: &Path| -> Option<String> {
        Some(path.strip_prefix(&metadata.workspace_root).ok()?.to_string_lossy().replace('\\', "/"))
    };
    let found = metadata.packages.iter().filter_map(|package| {
        let used = package.dependencies.iter().filter(|it| it.kind != DependencyKind::Development);
        let uses = used.filter_map(|it| below(it.path.as_ref()?.as_std_path())).collect();
        Some(Crate { folder: below(package.manifest_path.parent()?.as_std_path())?, uses })
    });
    Ok(found.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const TABLE: &str = "## Who may depend on whom\n| layer | may use |\n|---|---|\n| `games/core` | nothing |\n\
        | `games/<game>/rules` | `games/core` |\n| `games/<game>/bots` | `games/core`, `games/<game>/rules` |\n\
        | `games/all`, `cli` | `games/core`, `games/<game>/*` |\n";

    fn with_crates(crates: &[(&str, &[&str])], expected: &[&str]) {
        let crates: Vec<Crate> = [("games/core", &[][..]), ("games/all", &[]), ("cli", &[])]
            .iter()
            .chain(crates)
            .map(|(folder, uses)| Crate {
                folder: (*folder).to_owned(),
                uses: uses.iter().map(|it| (*it).to_owned()).collect(),
            })
            .collect();
        assert_finds(|tree| Ok(compare(tree, &crates)), &[(PAGE, TABLE)], expected);
    }

    #[test]
    fn edges_that_are_listed_are_fine() {
        with_crates(
            &[
                ("games/gold/rules", &["games/core"]),
                ("games/gold/bots", &["games/gold/rules"]),
                ("cli", &["games/gold/bots"]),
            ],
            &[],
        );
    }

    #[test]
    fn edges_that_are_not_listed_are_found() {
        with_crates(
            &[("games/gold/rules", &["cli"]), ("games/gold/bots", &["games/tin/rules"])],
            &[
                "ARCHITECTURE.md:5: `games/gold/rules` uses `cli`",
                "ARCHITECTURE.md:6: `games/gold/bots` uses `games/tin/rules`",
            ],
        );
    }

    #[test]
    fn crates_without_a_layer_and_layers_without_a_crate_are_found() {
        with_crates(
            &[("games/gold/rules", &[]), ("engine/x", &[])],
            &[
                "ARCHITECTURE.md:1: `engine/x` is in no row",
                "ARCHITECTURE.md:6: no crate is in `games/<game>/bots`",
            ],
        );
        assert_finds(
            |tree| Ok(compare(tree, &[])),
            &[(PAGE, "# No table\n")],
            &["ARCHITECTURE.md:1: the heading"],
        );
    }

    #[test]
    fn the_manifests_of_this_workspace_are_read() {
        let found = crates(&crate::root().unwrap()).unwrap();
        let rules = found.iter().find(|it| it.folder == "games/list").expect("the list of games is a crate");
        assert_eq!(rules.uses, ["games/core"]);
    }
}
