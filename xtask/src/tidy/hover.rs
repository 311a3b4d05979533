//! A style that follows the pointer stands in `@media (hover: hover)`: after a tap on a touch screen it would stay, and in a game of memory a
//! card that looks different would mark its place.

use super::Finding;
use super::tree::Tree;
use anyhow::Result;

const SENTENCE: &str = "`:hover` outside of `@media (hover: hover)`: on a touch screen it would stay after a tap; move the rule there";

pub fn check(tree: &Tree) -> Result<Vec<Finding>> {
    let sheets = tree.texts().filter(|file| file.path.ends_with(".css"));
    Ok(sheets
        .flat_map(|file| {
            loose(file.text).into_iter().map(move |line| Finding::new(file.path, line, SENTENCE))
        })
        .collect())
}

/// The lines with a `:hover` that no media query for pointers guards.
fn loose(sheet: &str) -> Vec<usize> {
    let (mut found, mut line) = (Vec::new(), 1);
    let mut open: Vec<bool> = Vec::new(); // for every open block, whether it is such a query
    let (mut rest, mut before) = (sheet, String::new()); // what stands before the next block
    while let Some(next) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            let end = comment.find("*/").map_or(rest.len(), |end| end + 4);
            line += rest[..end].matches('\n').count();
            rest = &rest[end..];
            continue;
        }
        match next {
            '{' => {
                open.push(before.contains("@media") && before.contains("(hover: hover)"));
                before.clear();
            }
            '}' | ';' => {
                if next == '}' {
                    open.pop();
                }
                before.clear();
            }
            _ => before.push(next),
        }
        line += usize::from(next == '\n');
        if before.ends_with(":hover") && !open.contains(&true) {
            found.push(line);
        }
        rest = &rest[next.len_utf8()..];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::assert_finds;

    #[test]
    fn a_style_that_would_stay_after_a_tap_is_found() {
        let files = [
            ("a.css", "@media (hover: hover) { .a:hover { b: c; } .d { e: f; } .g:hover { h: i; } }\n"),
            ("b.css", "/* a:hover\n*/ .a { b: c; }\n.a:disabled, .a:hover { b: d; }\n"),
            (
                "c.css",
                "@media (hover: hover) { .a { b: c; } }\n@media (max-width: 5rem) { .a:hover { b: c; } }\n",
            ),
            ("d.rs", "//! `a:hover`\n"),
        ];
        assert_finds(check, &files, &["b.css:3: (hover: hover)", "c.css:2: (hover: hover)"]);
    }
}
