//! No Rust file is long without a reason.

use super::Finding;
use super::tree::Tree;
use anyhow::Result;

const MOST_LINES: usize = 600;
const REASON: &str = "Long because ";

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for file in tree.rust() {
        let lines = file.text.lines().count();
        let has_reason = || file.text.lines().any(|line| line.starts_with("//!") && line.contains(REASON));
        if lines > MOST_LINES && !has_reason() {
            let sentence = format!(
                "{lines} lines are more than {MOST_LINES}: split it, or say why not in a line `//! {REASON}…`"
            );
            findings.push(Finding::new(file.path, lines, sentence));
        }
    }
    Ok(findings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    #[test]
    fn a_long_file_without_a_reason_is_found() {
        let just = "//! A\n".repeat(MOST_LINES);
        let long = format!("{just}// Long because nobody noticed.\n");
        let excused = format!("{just}//! Long because it is a table.\n");
        let files = [("just.rs", &*just), ("long.rs", &long), ("excused.rs", &excused), ("long.md", &long)];
        assert_finds(check, &files, &["long.rs:601: 601 lines are more than 600"]);
    }
}
