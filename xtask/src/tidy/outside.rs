//! Nothing refers to a place outside this repository that only some machine has.

use super::Finding;
use super::tree::Tree;
use anyhow::Result;

/// In pieces, so that this file does not find itself.
const BESIDE: &str = concat!("../", "shared");
const ELSEWHERE: &str = concat!("/", "work/");

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for file in tree.texts() {
        for (line, text) in file.lines() {
            let found = if text.contains(BESIDE) {
                BESIDE
            } else if has_path(text, ELSEWHERE) {
                ELSEWHERE
            } else {
                continue;
            };
            let sentence =
                format!("`{found}` lies outside this repository: nobody else has it, so do not refer to it");
            findings.push(Finding::new(file.path, line, sentence));
        }
    }
    Ok(findings)
}

/// Whether the absolute path stands in the text, and not as the end of a longer one.
fn has_path(text: &str, path: &str) -> bool {
    text.match_indices(path).any(|(at, _)| {
        !text[..at].ends_with(|before: char| before.is_alphanumeric() || "_-.}>".contains(before))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    #[test]
    fn references_to_other_places_are_found() {
        let beside = format!("one\nsee {BESIDE}/rules.md\n");
        let elsewhere = format!("path = \"{ELSEWHERE}main\"\n");
        let fine = format!("crates{ELSEWHERE}x, ..{ELSEWHERE}, the network/net, ../sharing\n");
        let files = [("a.md", &*beside), ("b.toml", &elsewhere), ("c.rs", &fine)];
        assert_finds(check, &files, &["a.md:2: lies outside", "b.toml:1: lies outside"]);
    }
}
