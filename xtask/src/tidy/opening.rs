//! Every Rust file opens by saying what it is for, and every crate also by saying what it never sees.

use super::Finding;
use super::tree::Tree;
use anyhow::Result;

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let silent = tree.rust().filter(|file| {
        let opening = file.text.lines().next().and_then(|line| line.strip_prefix("//!"));
        opening.is_none_or(|words| words.trim().is_empty())
    });
    let sentence = "the first line must say what this file is for: `//! …`";
    let mut findings: Vec<Finding> = silent.map(|file| Finding::new(file.path, 1, sentence)).collect();
    let boundless = tree.rust().filter(|file| is_crate(tree, file.path) && !names_a_boundary(file.text));
    let sentence = "a crate's opening must say what it never sees: `//! This crate never sees …`";
    findings.extend(boundless.map(|file| Finding::new(file.path, 1, sentence)));
    Ok(findings)
}

/// Whether a crate of the product begins here: in `lib.rs`, or in `main.rs` where there is no library.
fn is_crate(tree: &Tree, path: &str) -> bool {
    let library = |name: &str| {
        let folder = path.strip_prefix("crates/")?.strip_suffix(name)?;
        (!folder.contains('/')).then(|| format!("crates/{folder}/src/lib.rs"))
    };
    library("/src/lib.rs").is_some()
        || library("/src/main.rs").is_some_and(|library| tree.files().all(|it| it != library))
}

fn names_a_boundary(text: &str) -> bool {
    text.lines().map_while(|line| line.strip_prefix("//!")).any(|line| line.contains("never sees"))
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

    #[test]
    fn a_crate_that_does_not_say_what_it_never_sees_is_found() {
        let files = [
            ("crates/a/src/lib.rs", "//! Rules.\n//!\n//! This crate never sees a clock.\n"),
            ("crates/b/src/lib.rs", "//! Rules.\n\n// never sees\n"),
            ("crates/b/src/main.rs", "//! A program beside the library.\n"),
            ("crates/b/src/x/lib.rs", "//! Not a crate.\n"),
            ("crates/c/src/main.rs", "//! A program.\n"),
            ("xtask/src/main.rs", "//! Chores.\n"),
        ];
        let expected = ["crates/b/src/lib.rs:1: never sees", "crates/c/src/main.rs:1: never sees"];
        assert_finds(check, &files, &expected);
    }
}
