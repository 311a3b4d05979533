//! The ids on a rules page ascend without gaps or repeats, and no two games share a letter.

use super::Finding;
use super::rule_id::{RuleId, games, items, pages};
use super::tree::{File, Tree};
use anyhow::Result;

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let games = games(tree);
    let mut findings = Vec::new();
    for (name, page) in pages(tree) {
        let mut find = |sentence: String| findings.push(Finding::new(page.path, 0, sentence));
        let Some(game) = games.iter().find(|game| game.name == name) else {
            find("no rule is found here: each is a list item that begins `- **X-01**`".to_owned());
            continue;
        };
        if let Some(other) = games.iter().find(|it| it.prefix == game.prefix && it.name < name) {
            find(format!("{} is the letter of {} already: choose another one", game.prefix, other.page));
        }
        number_line(game.prefix, page, &mut findings);
    }
    Ok(findings)
}

fn number_line(prefix: char, page: File<'_>, findings: &mut Vec<Finding>) {
    let mut last = 0;
    for (line, text, id) in items(page) {
        let mut find = |sentence: String| findings.push(Finding::new(page.path, line, sentence));
        let Some(id) = id else {
            let start: String = text.chars().take(8).collect();
            find(format!("`{start}` is not a rule id like {prefix}-07"));
            continue;
        };
        if id.prefix != prefix {
            find(format!("{id} does not belong on this page: its ids begin with {prefix}"));
            continue;
        }
        let due = RuleId { prefix, number: last + 1 };
        if id.number <= last {
            find(format!("{id} comes twice or too late: number the rules in order"));
        } else if id != due {
            find(format!("{id} comes where {due} is due: leave no number out"));
        }
        last = last.max(id.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    const GOLD: (&str, &str) = (
        "games/gold/rules/rules.md",
        "# Gold\n- **G-01** Cards.\n- **G-02 (ruling)** Two.\n- **Note** no rule\n",
    );
    fn with_incan(page: &str, expected: &[&str]) {
        assert_finds(check, &[GOLD, ("games/incan-gold/rules/rules.md", page)], expected);
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
                "games/incan-gold/rules/rules.md:2: I-03 comes where I-02 is due",
                "games/incan-gold/rules/rules.md:3: I-03 comes twice",
                "games/incan-gold/rules/rules.md:4: I-02 comes twice or too late",
                "games/incan-gold/rules/rules.md:5: G-04 does not belong",
                "games/incan-gold/rules/rules.md:6: is not a rule id like I-07",
            ],
        );
        with_incan("# Nothing\n", &["games/incan-gold/rules/rules.md:1: no rule is found"]);
    }

    #[test]
    fn letters_that_are_taken_are_found() {
        with_incan(
            "- **G-01** a\n",
            &["games/incan-gold/rules/rules.md:1: G is the letter of games/gold/rules/rules.md"],
        );
    }
}
