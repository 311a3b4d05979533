//! The page itself: it gets the drawings, and must not have what the server's `Content-Security-Policy` forbids.

use anyhow::{Result, bail};

/// The drawings, as one SVG file of symbols.
pub const SYMBOLS: &str = "symbols.svg";

/// Where the home page goes.
const HOME: &str = "<!-- home -->";
/// Where the drawings go.
const PLACE: &str = "<!-- symbols -->";

/// The page with the home page in it, so that it is there before any code is.
pub fn with_home(page: &str, home: &str) -> Result<String> {
    if page.matches(HOME).count() != 1 {
        bail!("index.html must have one `{HOME}`, where the home page goes");
    }
    Ok(page.replace(HOME, home))
}

/// The page with the drawings in it, so that `<use href="#torch">` finds them without another request.
pub fn with_symbols(page: &str, symbols: &str) -> Result<String> {
    if page.matches(PLACE).count() != 1 {
        bail!("index.html must have one line `{PLACE}`, where the drawings go");
    }
    let page = page.replace(PLACE, &sprite(&[symbols])?);
    refuse_inline(&page)?;
    Ok(page)
}

/// SVG files as one part of a page: without comments, invisible and silent.
pub fn sprite(files: &[&str]) -> Result<String> {
    let mut lines = Vec::new();
    for file in files {
        let text = without_comments(file);
        let inner = text.split_once("<svg").and_then(|(_, rest)| rest.split_once('>'));
        let Some((inner, _)) = inner.and_then(|(_, rest)| rest.rsplit_once("</svg>")) else {
            bail!("a file of symbols must be one <svg> element");
        };
        lines.extend(inner.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
    }
    Ok(format!(
        "<svg class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\">{}</svg>",
        lines.join("\n")
    ))
}

fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<!--") {
        kept += before;
        rest = after.split_once("-->").map_or("", |(_, after)| after);
    }
    kept + rest
}

/// A browser would not run inline code or styles, and say so only in its console.
fn refuse_inline(page: &str) -> Result<()> {
    let page = without_comments(page);
    for (at, _) in page.match_indices('<') {
        let element = page[at + 1..].split('>').next().unwrap_or_default();
        let (name, attributes) =
            element.split_once(|it: char| it.is_ascii_whitespace()).unwrap_or((element, ""));
        let line = page[..at].matches('\n').count() + 1;
        let place = format!("index.html, with {SYMBOLS} in it, line {line}: <{name}>");
        let named: Vec<String> = attribute_names(attributes);
        if name.eq_ignore_ascii_case("style") || named.iter().any(|it| it == "style") {
            bail!("{place} has styles of its own, which the server forbids; put them into a style sheet");
        }
        if let Some(handler) = named.iter().find(|it| it.starts_with("on")) {
            bail!("{place} has code in {handler}, which the server forbids; put it into start.js");
        }
        if name.eq_ignore_ascii_case("script") {
            let code = page[at..].split_once('>').map_or("", |(_, rest)| rest);
            let code = code.split("</").next().unwrap_or_default();
            if !named.iter().any(|it| it == "src") || !code.trim().is_empty() {
                bail!("{place} has code of its own, which the server forbids; put it into start.js");
            }
        }
    }
    Ok(())
}

/// The names of an element's attributes in lowercase, without their quoted values.
fn attribute_names(attributes: &str) -> Vec<String> {
    let mut outside = String::new();
    let mut quote = None;
    for letter in attributes.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            Some(_) => {}
            None if ['"', '\''].contains(&letter) => {
                quote = Some(letter);
                outside.push(' ');
            }
            None => outside.push(letter),
        }
    }
    let words = outside.split_ascii_whitespace().map(|word| word.split('=').next().unwrap_or_default());
    words.map(str::to_ascii_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str =
        "<!doctype html>\n<script type=\"module\" src=\"/start.js\"></script>\n<!-- symbols -->\n";

    #[test]
    fn the_drawings_are_in_the_page() {
        let symbols = "<svg xmlns=\"x\">\n<!-- what\nthey are -->\n<symbol id=\"a\"><path d=\"M0\n 0\"/></symbol>\n</svg>\n";
        let page = with_symbols(GOOD, symbols).unwrap();
        let expected = "<svg class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\">\
            <symbol id=\"a\"><path d=\"M0\n0\"/></symbol></svg>\n";
        assert!(page.ends_with(expected), "{page}");
        assert!(!page.contains("<!--"), "{page}");
        assert!(with_symbols("<p>", symbols).is_err());
        assert!(with_symbols(GOOD, "<p>").is_err());
    }

    #[test]
    fn what_the_server_forbids_is_refused_with_its_line() {
        for (html, said) in [
            ("<script>alert(1)</script>", "code of its own"),
            ("<script src=\"/a.js\">alert(1)</script>", "code of its own"),
            ("<SCRIPT type=module></SCRIPT>", "code of its own"),
            ("<p class=\"a\" style=\"color: red\">", "style sheet"),
            ("<p\nstyle='color: red'>", "style sheet"),
            ("<style>a{}</style>", "style sheet"),
            ("<body onload=\"x()\">", "onload"),
        ] {
            let error = with_symbols(&format!("{GOOD}{html}"), "<svg></svg>").unwrap_err().to_string();
            assert!(error.contains(said) && error.contains("line 4"), "{error}");
        }
        assert!(with_symbols(GOOD, "<svg><path style=\"fill: red\"/></svg>").is_err());
        for fine in [
            "<p title=\"style= onclick=\">",
            "<p>style=\"\"</p>",
            "<!-- <p style=\"\"> -->",
            "<p data-style=\"a\">",
        ] {
            with_symbols(&format!("{GOOD}{fine}"), "<svg></svg>").unwrap();
        }
    }
}
