//! The style sheets of every page in one file, and style sheets without what only people need: comments, indents, line breaks.

use crate::names::Files;
use anyhow::{Context, Result};

/// The style sheet that the page names, and what it is put together from, in order. A page is painted when it is there: on a slow
/// network each further file would take a connection of its own.
const FIRST: (&str, [&str; 3]) = ("first.css", ["tokens.css", "look.css", "shell.css"]);

/// Puts the style sheets of every page together.
pub fn join(files: &mut Files) -> Result<()> {
    let (name, parts) = FIRST;
    let part = |part| files.remove(part).with_context(|| format!("the assets have no {part}"));
    let all: Vec<Vec<u8>> = parts.into_iter().map(part).collect::<Result<_>>()?;
    files.insert(name.to_owned(), all.concat());
    Ok(())
}

/// The same style sheet, shorter. Strings stay as they are; a space goes only where it can mean nothing, beside `{`, `}`, `;` and
/// `,`. (Beside `:` it can: `a :hover` is not `a:hover`.)
pub fn shortened(css: &str) -> String {
    let mut short = String::with_capacity(css.len());
    let mut rest = css;
    let mut last = ""; // an escaped `\;` is not the `;` it looks like
    let mut space = false;
    while let Some(letter) = rest.chars().next() {
        if rest.starts_with("/*") {
            rest = rest[2..].split_once("*/").map_or("", |(_, after)| after);
            space = true; // a comment parts words as a space does
        } else if letter.is_ascii_whitespace() {
            rest = &rest[1..];
            space = true;
        } else {
            let whole = token(rest);
            let tight = |token: &str| ["", "{", "}", ";", ","].contains(&token);
            if space && !tight(last) && !tight(whole) {
                short.push(' ');
            }
            if whole == "}" && last == ";" {
                short.pop();
            }
            short += whole;
            last = whole;
            rest = &rest[whole.len()..];
            space = false;
        }
    }
    short
}

/// What belongs together at the beginning of the text, which is not empty: a whole string, an escaped letter, or one letter.
fn token(text: &str) -> &str {
    let mut letters = text.char_indices();
    let Some((_, first)) = letters.next() else { return text };
    let length = match first {
        '\\' => letters.next().map(|(at, letter)| at + letter.len_utf8()),
        '"' | '\'' => {
            let mut escaped = false;
            letters.find_map(|(at, letter)| {
                let ends = letter == first && !escaped;
                escaped = letter == '\\' && !escaped;
                ends.then_some(at + 1)
            })
        }
        _ => Some(first.len_utf8()),
    };
    &text[..length.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheets_of_every_page_are_one() {
        let sheets = [("look.css", "b"), ("shell.css", "c"), ("study.css", "d"), ("tokens.css", "a")];
        let mut files: Files = sheets.map(|(name, text)| (name.to_owned(), text.into())).into();
        join(&mut files).unwrap();
        assert_eq!(
            files,
            Files::from([("first.css".to_owned(), b"abc".into()), ("study.css".to_owned(), b"d".into())])
        );
        assert!(join(&mut files).unwrap_err().to_string().contains("tokens.css"));
    }

    #[test]
    fn what_means_nothing_goes() {
        let css = "/* a */\n:root {\n  --night: light-dark(#fff, #000);  /* b */\n  color: red;\n}\n\na ,b > c{ d: e }\n";
        assert_eq!(shortened(css), ":root{--night: light-dark(#fff,#000);color: red}a,b > c{d: e}");
    }

    #[test]
    fn what_means_something_stays() {
        for css in [
            "a :hover{b: calc(1px + 2px)}",
            "@media (a) and (b){c{d: e}}",
            "a::before{content: \"/* x */  ; }\"}",
            "a::before{content: 'it\\'s  {  }'}",
            "a{font: 12px / 1.5 x}",
            ".a\\;  b{c: d}",
            "[data-a=\"x  y\"] b{c: \"ü\"}",
        ] {
            assert_eq!(shortened(css), css.replace("\\;  b", "\\; b"));
        }
        assert_eq!(shortened("a/**/b{}"), "a b{}");
        assert_eq!(shortened("a{content: \"open"), "a{content: \"open");
    }
}
