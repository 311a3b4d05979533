//! `quipu rules`: the rules for people.

use crate::failure::Failure;
use crate::input;
use crate::output::print;
use catalog::GameKind;

/// What to read.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = input::GameName)]
    game: GameKind,
    /// A single rule, by its id or number
    rule: Option<String>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let page = catalog::rules_page(args.game);
    let Some(id) = &args.rule else { return print(page) };
    let text = one_rule(page, id).ok_or_else(|| {
        let (first, last) = ids(page);
        let is_of = |kind: GameKind| id.trim().to_uppercase().starts_with(letter(catalog::rules_page(kind)));
        let other = GameKind::all().find(|kind| is_of(*kind) && *kind != args.game);
        let hint = other.map_or(String::new(), |kind| format!("; quipu rules {kind} has others"));
        let problem = format!("{} has no rule {id:?}; they go from {first} to {last}", args.game);
        Failure::Command(problem + &hint)
    })?;
    print(&text)
}

/// The list item of a rule, with its further lines; its id may be written as `G-09`, `g9` or `9`.
pub fn one_rule(page: &str, id: &str) -> Option<String> {
    let id = id.trim().to_uppercase();
    let number = id.strip_prefix(letter(page)).unwrap_or(&id).trim_start_matches('-');
    let number: u8 = number.parse().ok()?;
    let start = format!("- **{}-{number:02}** ", letter(page));
    let mut lines = page.lines().skip_while(|line| !line.starts_with(&start));
    let first = lines.next()?;
    let rest = lines.take_while(|line| line.starts_with(' '));
    Some(std::iter::once(first).chain(rest).map(|line| format!("{line}\n")).collect())
}

/// What the ids of a page begin with.
fn letter(page: &str) -> &str {
    ids(page).0.split('-').next().unwrap_or_default()
}

/// The first and the last rule of a page.
pub fn ids(page: &str) -> (&str, &str) {
    let mut ids = page.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next());
    let first = ids.next().unwrap_or_default();
    (first, ids.next_back().unwrap_or(first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_its_item_and_nothing_more() {
        let page = "# A game\n- **A-01** One.\n- **A-02** Two\n  lines.\n\nText.\n- **A-03** Three.\n";
        for id in ["A-02", "a-02", "A-2", "a2", "2", " 02 "] {
            assert_eq!(one_rule(page, id).as_deref(), Some("- **A-02** Two\n  lines.\n"), "{id:?}");
        }
        for id in ["A-0", "A-04", "B-02", "", "A", "-", "A-02 A-03", "999"] {
            assert_eq!(one_rule(page, id), None, "{id:?}");
        }
        assert_eq!(ids(page), ("A-01", "A-03"));
    }
}
