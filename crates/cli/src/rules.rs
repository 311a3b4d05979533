//! `quipu rules`: the rules for people.

use crate::failure::Failure;
use crate::input;
use catalog::Kind;
use std::io::{self, Write};

/// What to read.
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    #[arg(value_parser = input::GameName)]
    game: Kind,
    /// Only the rule with this id, as I-13, G-09 or L-15
    rule: Option<String>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let page = args.game.rules_page();
    let mut out = io::stdout().lock();
    match &args.rule {
        None => out.write_all(page.as_bytes())?,
        Some(id) => {
            let text = one_rule(page, id).ok_or_else(|| {
                let (first, last) = ids(page);
                Failure::Command(format!("{} has no rule {id:?}; they go from {first} to {last}", args.game))
            })?;
            out.write_all(text.as_bytes())?;
        }
    }
    Ok(out.flush()?)
}

/// The list item of a rule, with its further lines.
pub fn one_rule(page: &str, id: &str) -> Option<String> {
    let start = format!("- **{}** ", id.to_uppercase());
    let mut lines = page.lines().skip_while(|line| !line.starts_with(&start));
    let first = lines.next()?;
    let rest = lines.take_while(|line| line.starts_with(' '));
    Some(std::iter::once(first).chain(rest).map(|line| format!("{line}\n")).collect())
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
        assert_eq!(one_rule(page, "a-02").unwrap(), "- **A-02** Two\n  lines.\n");
        assert_eq!(one_rule(page, "A-0"), None);
        assert_eq!(ids(page), ("A-01", "A-03"));
    }
}
