//! Every rule id that the code or a page mentions exists.

use super::Finding;
use super::rule_id::{RuleId, games, ids};
use super::tree::{File, Tree};
use anyhow::Result;
use std::collections::BTreeMap;

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let games = games(tree);
    let known: BTreeMap<char, (&str, Vec<RuleId>)> = games
        .iter()
        .filter_map(|game| {
            let rules = ids(tree.file(game.page)?).map(|(_, id)| id).collect();
            Some((game.prefix, (game.page, rules)))
        })
        .collect();
    let pages = tree.texts().filter(|file| file.path.ends_with(".md"));
    // What reads or prints ids may well be tested with one that does not exist; what plays by them may not.
    let code = tree.rust().filter(|file| {
        let is_of_a_game = games.iter().any(|game| file.path.starts_with(&format!("games/{}/", game.name)));
        is_of_a_game || file.path.contains("/src/") && !file.path.starts_with("xtask/")
    });
    let mut findings = Vec::new();
    for file in code.chain(pages) {
        for (line, id) in mentions(file) {
            let Some((page, rules)) = known.get(&id.prefix) else { continue };
            if !rules.contains(&id) {
                findings.push(Finding::new(
                    file.path,
                    line,
                    format!("{id} is mentioned, but {page} does not have it"),
                ));
            }
        }
    }
    Ok(findings)
}

fn mentions(file: File<'_>) -> impl Iterator<Item = (usize, RuleId)> {
    file.lines().flat_map(|(line, text)| {
        let begins_a_word =
            |at: usize| !text[..at].ends_with(|c: char| c.is_alphanumeric() || "-_".contains(c));
        let starts = text.char_indices().filter(move |(at, c)| c.is_ascii_uppercase() && begins_a_word(*at));
        starts.filter_map(move |(at, _)| Some((line, RuleId::at_start(&text[at..])?)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const PAGE: (&str, &str) = ("games/gold/rules/rules.md", "- **G-01** a, see G-02\n- **G-02** b\n");

    #[test]
    fn mentions_of_known_rules_are_fine() {
        let code =
            "//! G-01, G-02 and X-77\n// ÉG-55, MG-66, G-777x, UTF-88\nfn f() {} // I-99 has no page here\n";
        assert_finds(check, &[PAGE, ("games/gold/rules/src/lib.rs", code)], &[]);
    }

    #[test]
    fn mentions_of_unknown_rules_are_found() {
        let code = "//! G-01 to G-03\n\n/// One thing. (G-04)\nfn f() { panic!(\"G-05: no\") }\n";
        let files = [
            PAGE,
            ("games/catalog/src/lib.rs", code),
            ("games/catalog/tests/a.rs", "// G-97"),
            ("games/gold/rules/tests/a.rs", "// G-98"),
            ("docs/adding.md", "As é G-99.\n"),
            ("xtask/src/a.rs", "// G-96"),
        ];
        let expected = [
            "docs/adding.md:1: G-99",
            "games/catalog/src/lib.rs:1: G-03",
            "games/catalog/src/lib.rs:3: G-04",
            "games/catalog/src/lib.rs:4: G-05",
            "games/gold/rules/tests/a.rs:1: G-98",
        ];
        assert_finds(check, &files, &expected);
    }
}
