//! Every Rust file opens by saying what it is for.

use super::Finding;
use super::tree::Tree;
use anyhow::Result;

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let silent = tree.rust().filter(|file| {
        let opening = file.text.lines().next().and_then(|line| line.strip_prefix("//!"));
        opening.is_none_or(|words| words.trim().is_empty())
    });
    let sentence = "the first line must say what this file is for: `//! …`";
    Ok(silent.map(|file| Finding::new(file.path, 1, sentence)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    #[test]
    fn a_file_that_does_not_open_with_its_purpose_is_found() {
        let files = [
            ("a.rs", "//! What it is.\nfn a() {}\n"),
            ("b.txt", "no matter"),
            ("crates/x/tests/common/mod.rs", "use std::fmt;\n//! Too late.\n"),
            ("e.rs", ""),
            ("fuzz/d.rs", "//!\n//! Too late.\n"),
            ("xtask/c.rs", "// Not a doc comment.\n"),
        ];
        let expected = [
            "crates/x/tests/common/mod.rs:1: the first line",
            "e.rs:1: the first line",
            "fuzz/d.rs:1: the first line",
            "xtask/c.rs:1: the first line",
        ];
        assert_finds(check, &files, &expected);
    }
}
