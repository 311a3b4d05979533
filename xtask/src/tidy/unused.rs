//! Every dependency of a crate is named somewhere in its code, and every one that the workspace lists is some crate's.
//!
//! As cargo-machete does, this looks for names: it misses one that appears only in a comment. What is there for its features alone
//! is listed as cargo-machete wants it: `[package.metadata.cargo-machete] ignored = ["getrandom"]`.

use super::Finding;
use super::tree::{File, Tree};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use toml::Table;

const WORKSPACE: &str = "Cargo.toml";
const KINDS: &[&str] = &["dependencies", "dev-dependencies", "build-dependencies"];

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let mut used = BTreeSet::new();
    for manifest in tree.texts().filter(|file| file.path.ends_with("/Cargo.toml")) {
        let table = read(manifest)?;
        let folder = manifest.path.trim_end_matches("/Cargo.toml");
        let ignored = ignored(&table);
        for name in dependencies(&table) {
            let is_game = tree.has(&format!("games/{name}/game.toml")); // named by what is generated from the list
            if !is_game && !ignored.contains(&name) && !is_named(tree, folder, &name) {
                let sentence = format!("no code in {folder} names `{name}`: take it out");
                findings.push(Finding::new(manifest.path, line_of(manifest, &name), sentence));
            }
            used.insert(name);
        }
    }
    if let Some(manifest) = tree.file(WORKSPACE) {
        let listed = read(manifest)?.get("workspace").and_then(|it| it.get("dependencies")).cloned();
        for (name, _) in listed.as_ref().and_then(|it| it.as_table()).into_iter().flatten() {
            if !used.contains(name) {
                let sentence = format!("no crate depends on `{name}`: take it out");
                findings.push(Finding::new(WORKSPACE, line_of(manifest, name), sentence));
            }
        }
    }
    Ok(findings)
}

fn read(manifest: File<'_>) -> Result<Table> {
    manifest.text.parse().with_context(|| format!("{} cannot be read", manifest.path))
}

/// The names under all headings for dependencies, those for one platform too.
fn dependencies(manifest: &Table) -> BTreeSet<String> {
    let platforms = manifest.get("target").and_then(|it| it.as_table()).into_iter().flatten();
    let tables = platforms.filter_map(|(_, table)| table.as_table()).chain([manifest]);
    let of_kinds = tables.flat_map(|table| KINDS.iter().filter_map(|kind| table.get(*kind)?.as_table()));
    of_kinds.flat_map(|it| it.keys().cloned()).collect()
}

fn ignored(manifest: &Table) -> Vec<String> {
    let of = |it: &toml::Value| it.get("metadata")?.get("cargo-machete")?.get("ignored")?.as_array().cloned();
    let names = manifest.get("package").and_then(of).into_iter().flatten();
    names.filter_map(|name| Some(name.as_str()?.to_owned())).collect()
}

/// Whether the name appears in the code as a whole word.
fn is_named(tree: &Tree, folder: &str, name: &str) -> bool {
    let word = name.replace('-', "_");
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    tree.under(folder, ".rs").any(|file| {
        file.text.match_indices(&word).any(|(at, _)| {
            let (before, after) = (&file.text[..at], &file.text[at + word.len()..]);
            !before.ends_with(is_part) && !after.starts_with(is_part)
        })
    })
}

fn line_of(manifest: File<'_>, name: &str) -> usize {
    let is_it = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(['.', ' ', '=']));
    manifest.lines().find(|(_, line)| is_it(line)).map_or(0, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    #[test]
    fn what_no_code_names_is_found() {
        let manifest = "[package]\nname = \"a\"\n[package.metadata.cargo-machete]\nignored = [\"features-only\"]\n\
            [dependencies]\nserde.workspace = true\nserde_json = \"1\"\nfeatures-only = \"1\"\n\
            [target.'cfg(unix)'.dev-dependencies]\nmy-kit = { path = \"../kit\" }\nno-kit = \"1\"\n";
        let files = [
            (WORKSPACE, "[workspace.dependencies]\nserde = \"1\"\ngone = \"2\"\n"),
            ("crates/a/Cargo.toml", manifest),
            ("crates/a/src/lib.rs", "use serde_json::Value;\n"),
            ("crates/a/tests/it.rs", "use my_kit::Script;\n"),
            ("crates/b/src/lib.rs", "use serde::Serialize; use no_kit::It;\n"),
        ];
        let expected = [
            "Cargo.toml:3: no crate depends on `gone`",
            "crates/a/Cargo.toml:6: names `serde`",
            "crates/a/Cargo.toml:11: names `no-kit`",
        ];
        assert_finds(check, &files, &expected);
    }
}
