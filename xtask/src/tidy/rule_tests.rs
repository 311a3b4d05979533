//! Every rule has a test that names it, and no test names a rule that does not exist.

use super::Finding;
use super::functions::functions;
use super::rule_id::{RuleId, games, ids};
use super::tree::Tree;
use anyhow::Result;
use std::collections::BTreeSet;

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for game in games(tree) {
        let Some(page) = tree.file(game.page) else { continue };
        let rules: Vec<(usize, RuleId)> = ids(page).collect();
        let tests = format!("games/{}/rules/tests", game.name);
        let mut tested = BTreeSet::new();
        for file in tree.under(&tests, ".rs") {
            for function in functions(file) {
                let Some(id) = RuleId::of_test(function.name) else { continue };
                if !rules.iter().any(|(_, rule)| *rule == id) {
                    let sentence = format!("{} names {id}, which {} does not have", function.name, game.page);
                    findings.push(Finding::new(file.path, function.line, sentence));
                } else if !function.runs {
                    let sentence =
                        format!("{} is never run: give it #[test] and no #[ignore]", function.name);
                    findings.push(Finding::new(file.path, function.line, sentence));
                } else {
                    tested.insert(id);
                }
            }
        }
        for (line, id) in rules {
            if tested.insert(id) {
                let sentence =
                    format!("{id} has no test: write `#[test] fn {}…` in {tests}", id.test_prefix());
                findings.push(Finding::new(game.page, line, sentence));
            }
        }
    }
    Ok(findings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const PAGE: (&str, &str) = ("games/gold/rules/rules.md", "- **G-01** a\n- **G-02** b\n");

    fn with_tests(tests: &str, expected: &[&str]) {
        assert_finds(check, &[PAGE, ("games/gold/rules/tests/rules/first.rs", tests)], expected);
    }

    #[test]
    fn a_test_for_every_rule_is_fine() {
        with_tests(
            "#[test]\nfn g_01_a() {}\n#[test]\n#[should_panic]\n// why\nfn g_02_b() {}\n#[test]\nfn other() {}\n",
            &[],
        );
        with_tests(
            "proptest! { \n    #[test]\n    fn g_01_a(x in 0..3) {}\n    #[test] fn g_02() {}\n}\n",
            &[],
        );
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        let missing = "games/gold/rules/rules.md:2: G-02 has no test: write `#[test] fn g_02_…` in games/gold/rules/tests";
        with_tests("#[test]\nfn g_01_a() {}\n", &[missing]);
        with_tests("#[test]\nfn g_01_a() {}\n// #[test]\n// fn g_02_b() {}\n", &[missing]);
        // Only the game's own tests count.
        let elsewhere =
            ("games/gold/rules/src/rules.rs", "#[test]\nfn g_01_a() {}\n#[test]\nfn g_02_b() {}\n");
        let both = ["games/gold/rules/rules.md:1: G-01 has no test", missing];
        assert_finds(check, &[PAGE, elsewhere], &both);
    }

    #[test]
    fn a_test_of_an_unknown_rule_is_found() {
        with_tests(
            "#[test]\nfn g_01_a() {}\n#[test]\nfn g_02_b() {}\n#[test]\nfn g_03_c() {}\n#[test]\nfn i_01_d() {}\n",
            &[
                "games/gold/rules/tests/rules/first.rs:6: names G-03",
                "games/gold/rules/tests/rules/first.rs:8: names I-01",
            ],
        );
    }

    #[test]
    fn a_test_that_never_runs_does_not_count() {
        with_tests(
            "fn g_01_a() {}\n#[test]\n#[ignore = \"slow\"]\nfn g_02_b() {}\n",
            &[
                "games/gold/rules/rules.md:1: G-01 has no test",
                "games/gold/rules/rules.md:2: G-02 has no test",
                "games/gold/rules/tests/rules/first.rs:1: g_01_a is never run",
                "games/gold/rules/tests/rules/first.rs:4: g_02_b is never run",
            ],
        );
    }
}
