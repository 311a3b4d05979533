//! Generic code mentions no game: outside a game's folder, only tests, examples and documents do.

use super::Finding;
use super::rule_id::games;
use super::tree::Tree;
use anyhow::Result;

/// The only list of games.
const LIST: &str = "games/catalog/Cargo.toml";
/// Where any file may name games.
const FREE: &[&str] = &["docs/", "e2e/", "examples/", ".github/", "xtask/src/fourth_game.rs"];
/// What is read by machines or sent to browsers.
const ENDINGS: &[&str] = &[".rs", ".toml", ".css", ".js", ".ftl", ".html", ".svg", ".mjs"];

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let games: Vec<(String, Vec<String>)> =
        games(tree).iter().map(|game| (format!("games/{}/", game.name), names(game.name))).collect();
    let mut findings = Vec::new();
    for file in tree.texts().filter(|file| ENDINGS.iter().any(|ending| file.path.ends_with(ending))) {
        let free = file.path == LIST
            || file.path.contains("/tests/")
            || file.path.ends_with("/tests.rs")
            || FREE.iter().any(|folder| file.path.starts_with(folder))
            || games.iter().any(|(folder, _)| file.path.starts_with(folder));
        if free {
            continue;
        }
        let text = if file.path.ends_with(".rs") { before_tests(file.text) } else { file.text };
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.trim_start();
            if text.starts_with("///") || text.starts_with("//!") {
                continue; // an example may well be of one game
            }
            let named = games.iter().flat_map(|(_, names)| names).find(|name| text.contains(*name));
            if let Some(name) = named {
                let sentence = format!("`{name}` belongs in that game's folder: this is for every game");
                findings.push(Finding::new(file.path, line, sentence));
            }
        }
    }
    Ok(findings)
}

/// How code names a game. Its plain name may be a word of its own ("gold"), so only what cannot be meant otherwise counts.
fn names(name: &str) -> Vec<String> {
    let snake = name.replace('-', "_");
    let words: Vec<String> = name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
    let mut names =
        vec![format!("GameKind::{}", words.concat()), format!("\"{name}\""), format!("games/{name}")];
    names.push(format!("games::{snake}"));
    for part in ["rules", "fast", "bots", "text", "web"] {
        names.push(format!("{snake}_{part}"));
        names.push(format!("{name}-{part}"));
    }
    if words.len() > 1 {
        names.extend([name.to_owned(), snake, words.join(" ")]);
    }
    names
}

fn before_tests(text: &str) -> &str {
    text.find("\n#[cfg(test)]").map_or(text, |tests| &text[..tests])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const PAGES: [(&str, &str); 2] = [
        ("games/gold/rules/rules.md", "- **G-01** a\n"),
        ("games/lost-temple/rules/rules.md", "- **L-01** a\n"),
    ];

    #[test]
    fn a_game_in_generic_code_is_found() {
        let files = [
            PAGES[0],
            PAGES[1],
            (
                "cli/src/main.rs",
                "//! As in lost-temple.\nuse gold_rules::State;\nlet gold = \"golden\"; // plain gold\n",
            ),
            ("web/shell/assets/look.css", ".a { }\n.lost-temple { }\n"),
            (
                "web/shell/src/x.rs",
                "match kind { GameKind::Gold => 1 }\n#[cfg(test)]\nmod tests { \"gold\" }\n",
            ),
        ];
        let expected = [
            "cli/src/main.rs:2: `gold_rules`",
            "web/shell/assets/look.css:2: `lost-temple`",
            "web/shell/src/x.rs:1: `GameKind::Gold`",
        ];
        assert_finds(check, &files, &expected);
    }

    #[test]
    fn games_tests_and_documents_may_name_games() {
        let files = [
            PAGES[0],
            PAGES[1],
            (LIST, "gold.path = \"../gold\"\n"),
            ("games/gold/web/src/lib.rs", "\"gold\"\n"),
            ("cli/tests/it/main.rs", "\"lost-temple\"\n"),
            ("docs/x.toml", "\"gold\"\n"),
            ("README.md", "Lost Temple\n"),
        ];
        assert_finds(check, &files, &[]);
    }
}
