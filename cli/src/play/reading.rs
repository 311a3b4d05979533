//! Reading the rules in the middle of a game.

use crate::rules;
use catalog::GameKind;
use terminal::Line;

/// What there is to read, all of it (`all`), or the rule asked for (`I-12`, or just `12`).
pub fn rules_lines(game: &str, which: &str) -> Vec<Line> {
    let Ok(kind) = game.parse::<GameKind>() else { return Vec::new() };
    let page = catalog::rules_page(kind);
    let (first, last) = rules::ids(page);
    match which {
        "all" => reflowed(page),
        "" => {
            let mut lines = vec![Line::plain(format!("The rules go from {first} to {last}:"))];
            lines.extend(contents(page));
            lines.push(Line::plain(format!("Type rules {first} to read one, rules all to read all.")));
            lines
        }
        id => match rules::one_rule(page, id) {
            Some(text) => reflowed(&text),
            None => {
                let id = id.to_uppercase();
                vec![Line::plain(format!("There is no rule {id}; they go from {first} to {last}."))]
            }
        },
    }
}

/// The headings of a page, each with the rules below it.
fn contents(page: &str) -> Vec<Line> {
    let mut sections: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            sections.push((heading, Vec::new()));
        }
        let id = line.strip_prefix("- **").and_then(|rest| rest.split("**").next());
        if let (Some(id), Some((_, ids))) = (id, sections.last_mut()) {
            ids.push(id);
        }
    }
    let line = |(heading, ids): &(&str, Vec<&str>)| {
        let range = match ids[..] {
            [] => return None,
            [only] => only.to_owned(),
            [first, .., last] => format!("{first} to {last}"),
        };
        Some(Line::item(&range, 12, heading))
    };
    sections.iter().filter_map(line).collect()
}

/// The text without its Markdown, a line for each paragraph or list item; lines set in far are tables and stay as they are.
fn reflowed(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let bare = line.trim().replace("**", "").replace(['`', '*'], "");
        let (heading, table, item) =
            (line.starts_with('#'), line.starts_with("      "), line.starts_with("- "));
        match lines.last_mut() {
            Some(last) if open && !bare.is_empty() && !heading && !table && !item => {
                last.text = format!("{} {bare}", last.text);
            }
            _ if heading => lines.push(Line::strong(bare.trim_start_matches('#').trim())),
            _ if table => lines.push(Line::plain(line)),
            _ => lines.push(Line::plain(bare.trim_start_matches("- "))),
        }
        open = !bare.is_empty() && !heading && !table;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(lines: Vec<Line>) -> Vec<String> {
        lines.into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn a_rule_is_one_paragraph_and_its_tables_stay() {
        let text = "# A\n\nSome\ntext.\n- **A-01** One *(house ruling)*\n  goes on:\n\n      a   1\n      b   2\n\n  And on.\n";
        let read = texts(reflowed(text));
        assert_eq!(
            read,
            [
                "A",
                "",
                "Some text.",
                "A-01 One (house ruling) goes on:",
                "",
                "      a   1",
                "      b   2",
                "",
                "And on."
            ]
        );
    }

    #[test]
    fn rules_are_found_by_number_and_by_name() {
        for kind in GameKind::all() {
            let read = |which: &str| texts(rules_lines(kind.name(), which));
            let (first, last) = rules::ids(catalog::rules_page(kind));
            let number = last.split('-').next_back().unwrap();
            for which in [number, last, &last.to_lowercase()] {
                assert!(read(which)[0].starts_with(&format!("{last} ")), "{which}");
            }
            assert!(read("")[0].starts_with(&format!("The rules go from {first} to {last}")));
            assert!(read("x")[0].starts_with("There is no rule X"));
            assert!(read("all").len() > 20);
        }
    }
}
