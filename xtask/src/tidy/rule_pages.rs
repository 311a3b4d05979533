//! Every game has its rules page, and the ids on it ascend without gaps or repeats.

use super::Finding;
use super::rule_id::{GAMES, Game, RuleId, items};
use super::tree::{File, Tree};
use anyhow::Result;

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for game in GAMES {
        match tree.file(&game.page()) {
            Some(page) => number_line(game, page, &mut findings),
            None => findings.push(Finding::new(
                game.page(),
                0,
                "this page is missing: write the game's rules down",
            )),
        }
    }
    for page in tree.under("docs/rules", ".md") {
        if !GAMES.iter().any(|game| game.page() == page.path) {
            let sentence = "no game of this name is known: add it to GAMES in xtask/src/tidy/rule_id.rs";
            findings.push(Finding::new(page.path, 0, sentence));
        }
    }
    Ok(findings)
}

fn number_line(game: &Game, page: File<'_>, findings: &mut Vec<Finding>) {
    let mut last = 0;
    for (line, text, id) in items(page) {
        let mut find = |sentence: String| findings.push(Finding::new(page.path, line, sentence));
        let Some(id) = id else {
            let start: String = text.chars().take(8).collect();
            find(format!("`{start}` is not a rule id like {}-07", game.prefix));
            continue;
        };
        if id.prefix != game.prefix {
            find(format!("{id} does not belong on this page: its ids begin with {}", game.prefix));
            continue;
        }
        let due = RuleId { prefix: game.prefix, number: last + 1 };
        if id.number <= last {
            find(format!("{id} comes twice or too late: number the rules in order"));
        } else if id != due {
            find(format!("{id} comes where {due} is due: leave no number out"));
        }
        last = last.max(id.number);
    }
    if last == 0 {
        let sentence =
            format!("no rule is found here: each is a list item that begins `- **{}-01**`", game.prefix);
        findings.push(Finding::new(page.path, 0, sentence));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const GOLD: (&str, &str) =
        ("docs/rules/gold.md", "# Gold\n- **G-01** Cards.\n- **G-02 (ruling)** Two.\n");
    const TEMPLE: (&str, &str) = ("docs/rules/lost-temple.md", "- **L-01** A board.\n- **Note** no rule\n");

    fn with_incan(page: &str, expected: &[&str]) {
        assert_finds(check, &[GOLD, TEMPLE, ("docs/rules/incan-gold.md", page)], expected);
    }

    #[test]
    fn ascending_ids_are_fine() {
        with_incan("- **I-01** One.\n  More of it: I-02.\n- **I-02** Two.\n", &[]);
    }

    #[test]
    fn gaps_repeats_and_strangers_are_found() {
        let page = "- **I-01** a\n- **I-03** b\n- **I-03** c\n- **I-02** d\n- **G-04** e\n- **I-4** f\n- **I-04** g\n";
        with_incan(
            page,
            &[
                "docs/rules/incan-gold.md:2: I-03 comes where I-02 is due",
                "docs/rules/incan-gold.md:3: I-03 comes twice",
                "docs/rules/incan-gold.md:4: I-02 comes twice or too late",
                "docs/rules/incan-gold.md:5: G-04 does not belong",
                "docs/rules/incan-gold.md:6: is not a rule id like I-07",
            ],
        );
        with_incan("# Nothing\n", &["docs/rules/incan-gold.md:1: no rule is found"]);
    }

    #[test]
    fn missing_and_unknown_pages_are_found() {
        let files = [GOLD, TEMPLE, ("docs/rules/chess.md", "- **C-01** a\n")];
        let expected = [
            "docs/rules/chess.md:1: no game of this name",
            "docs/rules/incan-gold.md:1: this page is missing",
        ];
        assert_finds(check, &files, &expected);
    }
}
