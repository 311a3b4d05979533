//! Rules do no I/O, read no clock, use no floats and iterate over no hash map.

use super::Finding;
use super::rule_id::games;
use super::rust_text::{code_only, has_word};
use super::tree::Tree;
use anyhow::Result;

const FLOATS: &str = "floats can differ between machines: use whole numbers";
const HASHES: &str = "the order of a hash map differs between runs: use a BTreeMap, a BTreeSet or an array";
const WORLD: &str = "rules do no I/O and read no clock: leave it to whoever calls them";

/// What must not stand in the source of a rules crate.
const WORDS: &[(&str, &str)] = &[
    ("f32", FLOATS),
    ("f64", FLOATS),
    ("HashMap", HASHES),
    ("HashSet", HASHES),
    ("print!", WORLD),
    ("println!", WORLD),
    ("eprint!", WORLD),
    ("eprintln!", WORLD),
];

/// Modules of `std` that must not be used there, also not as `use std::{fs, …}`.
const MODULES: &[&str] = &["time", "fs", "net", "io", "env", "process", "thread"];

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let rules = games(tree).into_iter().map(|game| format!("games/{}/rules/src", game.name));
    for folder in rules.chain(["games/core/src".to_owned()]) {
        for file in tree.under(&folder, ".rs") {
            let code = code_only(file.text);
            for (line, code) in (1..).zip(code.lines()) {
                for (what, why) in impurities(code) {
                    findings.push(Finding::new(file.path, line, format!("`{what}`: {why}")));
                }
            }
        }
    }
    Ok(findings)
}

fn impurities(code: &str) -> Vec<(String, &'static str)> {
    // A reader of JSON must be able to take a float; one that it throws away unseen does no harm.
    let code = &code.replace(" _: f64", "");
    let words =
        WORDS.iter().filter(|(word, _)| has_word(code, word.trim_end_matches('!')) && code.contains(word));
    let mut found: Vec<(String, &str)> = words.map(|(word, why)| ((*word).to_owned(), *why)).collect();
    let modules = MODULES.iter().filter(|module| {
        let in_a_group = code.contains("std::{") && has_word(code, module);
        has_word(code, &format!("std::{module}")) || in_a_group
    });
    found.extend(modules.map(|module| (format!("std::{module}"), WORLD)));
    found.extend(float_literal(code).map(|literal| (literal.to_owned(), FLOATS)));
    found
}

/// A number with digits on both sides of its point, and not the fields of a tuple as in `x.0.1`.
fn float_literal(code: &str) -> Option<&str> {
    code.match_indices('.').find_map(|(point, _)| {
        let whole = code[..point].rfind(|c: char| !c.is_ascii_digit() && c != '_').map_or(0, |at| at + 1);
        let after = &code[point + 1..];
        let fraction = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
        let is_field = code[..whole].ends_with(|c: char| c.is_alphanumeric() || ".)]".contains(c));
        (whole < point && fraction > 0 && !is_field).then(|| &code[whole..point + 1 + fraction])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const PAGE: (&str, &str) = ("games/gold/rules/rules.md", "- **G-01** a\n");

    fn in_rules(code: &str, expected: &[&str]) {
        assert_finds(check, &[PAGE, ("games/gold/rules/src/deck.rs", code)], expected);
    }

    #[test]
    fn whole_numbers_and_words_about_floats_are_fine() {
        in_rules(
            "// no f64, no HashMap\n/// `std::fs`\nlet x = (a.0.1, 0..5, b[1].2, \"0.5 println!\", t.1.0);\n",
            &[],
        );
        in_rules("use std::{cmp, fmt};\nuse crate::time::Timer;\nleaf32();\nfn netto() {}\n", &[]);
        in_rules("fn visit_f64<E>(self, _: f64) -> Result<(), E> {\n", &[]);
        let outside = [
            PAGE,
            ("cli/src/main.rs", "println!(); std::fs::x(0.5)"),
            ("games/gold/rules/tests/a.rs", "f64"),
        ];
        assert_finds(check, &outside, &[]);
    }

    #[test]
    fn everything_forbidden_is_found() {
        for (code, word) in [
            ("let x: f32 = y;", "f32"),
            ("x as f64", "f64"),
            ("let half = 0.5;", "0.5"),
            ("use std::collections::HashMap;", "HashMap"),
            ("HashSet::new()", "HashSet"),
            ("std::time::Instant::now()", "std::time"),
            ("use std::{fmt, fs};", "std::fs"),
            ("use std::net::TcpStream;", "std::net"),
            ("println!(\"x\")", "println!"),
        ] {
            in_rules(&format!("//! A\n{code}\n"), &[&format!("games/gold/rules/src/deck.rs:2: `{word}`")]);
        }
        assert_finds(check, &[("games/core/src/a.rs", "f64")], &["games/core/src/a.rs:1: floats"]);
    }
}
