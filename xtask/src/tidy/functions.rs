//! The functions of a Rust file, and which of them are tests.

use super::tree::File;

pub struct Function<'a> {
    pub line: usize,
    pub name: &'a str,
    /// It is a test, and one that is not ignored.
    pub runs: bool,
}

/// The functions of a file, with the attributes directly before them.
pub fn functions(file: File<'_>) -> Vec<Function<'_>> {
    let mut functions = Vec::new();
    let (mut is_test, mut is_ignored) = (false, false);
    for (line, text) in file.lines() {
        let mut text = text.trim_start();
        while let Some((attribute, rest)) = text.strip_prefix("#[").and_then(|text| text.split_once(']')) {
            let name = attribute.split(['(', ' ']).next().unwrap_or_default();
            is_test |= ["test", "tokio::test"].contains(&name);
            is_ignored |= name == "ignore";
            text = rest.trim_start();
        }
        if text.is_empty() || text.starts_with("//") {
            continue;
        }
        if let Some(name) = function_name(text) {
            functions.push(Function { line, name, runs: is_test && !is_ignored });
        }
        (is_test, is_ignored) = (false, false);
    }
    functions
}

fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    before.split_whitespace().all(|word| ["pub", "async", "const"].contains(&word)).then_some(())?;
    Some(&after[..after.find(|c: char| !c.is_alphanumeric() && c != '_')?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_of_every_kind_run_unless_they_are_ignored() {
        let text = "#[test]\nfn a() {}\n#[cfg(unix)]\n#[tokio::test(start_paused = true)]\n/// Why\nasync fn b() {}\n\
            #[tokio::test]\n#[ignore = \"slow\"]\nasync fn c() {}\n#[tester]\npub fn d(x: u8) {}\n";
        let found = functions(File { path: "a.rs", text });
        let found: Vec<(usize, &str, bool)> = found.iter().map(|it| (it.line, it.name, it.runs)).collect();
        assert_eq!(found, [(2, "a", true), (6, "b", true), (9, "c", false), (11, "d", false)]);
    }
}
