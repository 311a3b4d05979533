//! Every page leads to files that exist: relative links, and paths in `code` that begin at the root.

use super::Finding;
use super::tree::{File, Tree};
use anyhow::Result;

/// Pages that must be there.
const PAGES: &[&str] = &["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
/// A path in `code` that begins like this is meant to exist, unless it has a placeholder in it.
const ROOTS: &[&str] = &["games/", "engine/", "web/", "docs/", "xtask/", ".ci/"];
const PLACEHOLDERS: &[char] = &['<', '>', '*', '{', '}', '$', '…', '|', ' '];

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let missing = PAGES.iter().filter(|page| !tree.has(page));
    let mut findings: Vec<Finding> =
        missing.map(|page| Finding::new(*page, 0, "this page is missing: write it")).collect();
    for page in tree.texts().filter(|file| file.path.ends_with(".md")) {
        let folder = page.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for Mention { line, path, from_root } in mentions(page) {
            let start = if from_root { "" } else { folder };
            if !resolve(start, path).is_some_and(|path| tree.has(&path)) {
                let sentence = format!("{path} does not exist: fix the path or leave it out");
                findings.push(Finding::new(page.path, line, sentence));
            }
        }
    }
    Ok(findings)
}

struct Mention<'a> {
    line: usize,
    path: &'a str,
    /// Not relative to the page.
    from_root: bool,
}

/// Every path the page mentions.
fn mentions(page: File<'_>) -> Vec<Mention<'_>> {
    let mut found = Vec::new();
    let mut in_block = false;
    for (line, text) in page.lines() {
        if text.trim_start().starts_with("```") {
            in_block = !in_block;
        }
        if in_block {
            continue;
        }
        // Every second piece between backticks is code.
        let in_code = text.split('`').skip(1).step_by(2).filter_map(path_in_code);
        found.extend(in_code.map(|path| Mention { line, path, from_root: true }));
        let linked = link_targets(text).into_iter();
        found.extend(linked.map(|path| Mention { line, path, from_root: path.starts_with('/') }));
    }
    found
}

fn path_in_code(code: &str) -> Option<&str> {
    let is_path = ROOTS.iter().any(|root| code.starts_with(root)) && !code.contains(PLACEHOLDERS);
    let path = code.split([':', '#']).next()?;
    (is_path && !code.contains("NNNN")).then_some(path)
}

/// The relative targets of `[words](target)` and `[words]: target`.
fn link_targets(text: &str) -> Vec<&str> {
    let inline = text.match_indices("](").map(|(at, _)| text[at + 2..].split(')').next().unwrap_or_default());
    let definition = text.strip_prefix('[').and_then(|rest| rest.split_once("]: ")).map(|(_, target)| target);
    inline
        .chain(definition)
        .map(|target| target.split_whitespace().next().unwrap_or_default().trim_matches(['<', '>']))
        .filter(|target| !target.contains("://") && !target.starts_with("mailto:"))
        .map(|target| target.split('#').next().unwrap_or_default())
        .filter(|target| !target.is_empty())
        .collect()
}

/// The path from the root, for one relative to `folder`; `None` if it leads out of the repository.
fn resolve(folder: &str, path: &str) -> Option<String> {
    let mut parts = Vec::new();
    for part in folder.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    fn with_page(path: &str, text: &str, expected: &[&str]) {
        let mut files = vec![("docs/rules/gold.md", "# Gold\n"), ("games/gold/rules/src/lib.rs", "")];
        files.extend(PAGES.iter().map(|page| (*page, "")));
        files.push((path, text));
        assert_finds(check, &files, expected);
    }

    #[test]
    fn paths_that_exist_are_fine() {
        let page = "[a](rules/gold.md#scores), [b](../games/gold/rules/src), [c](https://example.org/x), [d](#here)\n\
            `games/gold/rules/src/lib.rs:12` and `games/<game>/rules/src`, `docs/decisions/NNNN-title.md`\n\
            ```\n[e](nowhere.md)\n```\n[f]: ./rules/gold.md\n[g](/docs/rules) [h](mailto:a@example.org)\n";
        with_page("docs/page.md", page, &[]);
    }

    #[test]
    fn paths_that_do_not_exist_are_found() {
        let page = "[a](gold.md)\n\n`games/silver/src/lib.rs`\n[b](../../../up.md)\n[c]: none.md\nsee [x](rules) [d](no \"t\")\n";
        let expected = [
            "docs/page.md:1: gold.md does not exist",
            "docs/page.md:3: games/silver/src/lib.rs does not exist",
            "docs/page.md:4: ../../../up.md does not exist",
            "docs/page.md:5: none.md does not exist",
            "docs/page.md:6: no does not exist",
        ];
        with_page("docs/page.md", page, &expected);
    }

    #[test]
    fn pages_that_must_be_there_are_found_missing() {
        let expected =
            ["ARCHITECTURE.md:1: this page is missing", "CONTRIBUTING.md:1: missing", "README.md:1: missing"];
        assert_finds(check, &[], &expected);
    }
}
