//! `cargo xtask tidy`: the conventions that matter and that no compiler checks.
//!
//! Each check is a function from the tree to its findings, in a file of its own, with tests that plant the fault.

mod functions;
mod game_names;
mod hover;
mod layers;
mod length;
mod links;
mod opening;
mod rule_id;
mod rule_mentions;
mod rule_pages;
mod rule_tests;
mod security_page;
mod tree;
mod unused;

use anyhow::{Result, bail};
use std::fmt;
use std::path::Path;
use tree::Tree;

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    file: String,
    /// Counted from 1; 0 if it is about the whole file.
    line: usize,
    /// What is wrong, and what to do.
    sentence: String,
}

impl Finding {
    fn new(file: impl Into<String>, line: usize, sentence: impl Into<String>) -> Finding {
        Finding { file: file.into(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line.max(1), self.sentence)
    }
}

type Check = fn(&Tree) -> Result<Vec<Finding>>;

const CHECKS: &[Check] = &[
    rule_pages::check,
    rule_tests::check,
    rule_mentions::check,
    opening::check,
    length::check,
    links::check,
    layers::check,
    game_names::check,
    hover::check,
    unused::check,
    security_page::check,
];

/// Runs every check and lists all findings at once.
pub fn tidy(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let mut findings = Vec::new();
    for check in CHECKS {
        findings.extend(check(&tree)?);
    }
    findings.sort();
    findings.dedup();
    if findings.is_empty() {
        println!("Tidy: {} files, nothing found.", tree.files().len());
        return Ok(());
    }
    findings.iter().for_each(|finding| println!("{finding}"));
    bail!("tidy found {} thing{}", findings.len(), if findings.len() == 1 { "" } else { "s" })
}

/// Asserts that a check finds just these, given as `FILE:LINE: words of the sentence`.
#[cfg(test)]
#[track_caller]
fn assert_finds(check: impl Fn(&Tree) -> Result<Vec<Finding>>, files: &[(&str, &str)], expected: &[&str]) {
    let mut found = check(&Tree::of(files)).unwrap();
    found.sort();
    let listed: String = found.iter().map(|finding| format!("{finding}\n")).collect();
    assert_eq!(found.len(), expected.len(), "found:\n{listed}");
    for (finding, words) in found.iter().zip(expected) {
        let (place, words) = words.split_once(": ").expect("FILE:LINE: words");
        let finding = finding.to_string();
        assert!(
            finding.starts_with(&format!("{place}: ")) && finding.contains(words),
            "{finding} is not {place}: {words}"
        );
    }
}
