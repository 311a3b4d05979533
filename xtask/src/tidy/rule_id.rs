//! Rule ids, and which game they belong to.

use super::tree::{File, Tree};
use std::fmt;

/// A game: every folder `games/<name>` with rules in words.
#[derive(Debug, PartialEq, Eq)]
pub struct Game<'a> {
    /// The letter of its rule ids.
    pub prefix: char,
    /// The name of its folder.
    pub name: &'a str,
    /// The path of its rules page.
    pub page: &'a str,
}

/// The rules pages, each with the name of its game.
pub fn pages(tree: &Tree) -> impl Iterator<Item = (&str, File<'_>)> {
    tree.under("games", "/rules/rules.md").filter_map(|page| {
        let name = page.path.strip_prefix("games/")?.strip_suffix("/rules/rules.md")?;
        Some((name, page))
    })
}

/// The games whose page has a rule on it. One without is a finding of its own, and not one for every test and every mention.
pub fn games(tree: &Tree) -> Vec<Game<'_>> {
    pages(tree)
        .filter_map(|(name, page)| {
            let (_, first) = ids(page).next()?;
            Some(Game { prefix: first.prefix, name, page: page.path })
        })
        .collect()
}

/// The number of a rule, as `I-12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId {
    pub prefix: char,
    pub number: u32,
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.prefix, self.number)
    }
}

impl RuleId {
    /// The id at the beginning of `text`.
    pub fn at_start(text: &str) -> Option<RuleId> {
        RuleId::read(text, '-').filter(|id| id.prefix.is_ascii_uppercase())
    }

    /// The id in the name of a test: `i_12_…`.
    pub fn of_test(name: &str) -> Option<RuleId> {
        let id = RuleId::read(name, '_').filter(|id| id.prefix.is_ascii_lowercase())?;
        Some(RuleId { prefix: id.prefix.to_ascii_uppercase(), ..id })
    }

    /// How the names of its tests begin.
    pub fn test_prefix(self) -> String {
        format!("{}_{:02}_", self.prefix.to_ascii_lowercase(), self.number)
    }

    /// A letter, the separator and two digits or more, and then nothing that makes it another word.
    fn read(text: &str, separator: char) -> Option<RuleId> {
        let mut letters = text.chars();
        let prefix = letters.next().filter(char::is_ascii_alphabetic)?;
        let rest = letters.as_str().strip_prefix(separator)?;
        let digits = &rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())];
        let ends = !rest[digits.len()..].starts_with(char::is_alphanumeric);
        (ends && digits.len() >= 2).then_some(())?;
        Some(RuleId { prefix, number: digits.parse().ok()? })
    }
}

/// A list item of a rules page: its line, what follows `- **`, and the id if it is one.
pub fn items(page: File<'_>) -> impl Iterator<Item = (usize, &str, Option<RuleId>)> {
    page.lines().filter_map(|(line, text)| {
        let text = text.strip_prefix("- **")?;
        let mut letters = text.chars();
        let like_an_id = letters.next().is_some_and(|c| c.is_ascii_alphabetic())
            && letters.as_str().trim_start_matches(['-', ' ', '_']).starts_with(|c: char| c.is_ascii_digit());
        like_an_id.then(|| (line, text, RuleId::at_start(text)))
    })
}

/// The ids of a page, with their lines.
pub fn ids(page: File<'_>) -> impl Iterator<Item = (usize, RuleId)> {
    items(page).filter_map(|(line, _, id)| Some((line, id?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_the_pages_with_rules() {
        let tree = Tree::of(&[
            ("games/chess/rules/rules.md", "# Chess\n"),
            ("games/gold/rules/rules.md", "# Gold\n- **Note** x\n- **G-01** a\n"),
            ("docs/rules.md", "- **X-01** a\n"),
        ]);
        assert_eq!(games(&tree), [Game { prefix: 'G', name: "gold", page: "games/gold/rules/rules.md" }]);
        assert_eq!(pages(&tree).map(|(name, _)| name).collect::<Vec<_>>(), ["chess", "gold"]);
    }

    #[test]
    fn ids_are_read_and_written() {
        let id = RuleId { prefix: 'I', number: 7 };
        assert_eq!((id.to_string(), id.test_prefix()), ("I-07".to_owned(), "i_07_".to_owned()));
        for text in ["I-07", "I-07** A rule", "I-07, I-08", "I-07: so", "I-07–I-09"] {
            assert_eq!(RuleId::at_start(text), Some(id), "{text}");
        }
        for text in ["I-7", "i-07", "I-07b", "I_07", "II-07", "I-", "", "I-x", "é-07"] {
            assert_eq!(RuleId::at_start(text), None, "{text}");
        }
        assert_eq!(RuleId::of_test("i_07_the_first_choice"), Some(id));
        assert_eq!(RuleId::of_test("i_07"), Some(id));
        for name in ["it_is_so", "i_7_x", "i_07x", "I_07_x", "game_07_x"] {
            assert_eq!(RuleId::of_test(name), None, "{name}");
        }
    }
}
