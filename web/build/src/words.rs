//! The texts: a bundle for each language, and a smaller one for the first part of the client, which a first visit waits for.

use crate::games::Game;
use crate::home;
use crate::names::Files;
use crate::sources;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The files that the first part needs.
const FIRST: [&str; 2] = ["pages.ftl", "shell.ftl"];

/// How the texts of a game begin that the first part needs.
const FIRST_OF_GAME: [&str; 5] = ["begin-", "first-", "hook-", "option-", "title-"];

pub fn folders(words: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(words).and_then(|entries| entries.map(|it| it.map(|it| it.path())).collect());
    let mut folders: Vec<PathBuf> = entries.with_context(|| format!("{} cannot be read", words.display()))?;
    folders.sort();
    Ok(folders)
}

/// The bundles of all languages: `words-en-start.ftl`, `words-en.ftl` and so on.
pub fn bundles(words: &Path, games: &[Game]) -> Result<Files> {
    let mut bundles = Files::new();
    for folder in folders(words)? {
        let language = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (mut first, mut all) = (String::new(), String::new());
        for (name, body) in sources::assets(&folder)? {
            let text = shortened(sources::text(&name, &body)?);
            all += &text;
            if FIRST.contains(&name.as_str()) {
                first += &text;
            }
        }
        for game in games {
            let path = game.words.join(format!("{language}.ftl"));
            let text =
                fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            let text = shortened(&text);
            first += &only(&text, &FIRST_OF_GAME);
            all += &text;
        }
        bundles.insert(format!("words-{language}-start.ftl"), first.into_bytes());
        bundles.insert(format!("words-{language}.ftl"), all.into_bytes());
    }
    Ok(bundles)
}

/// The home page in each language, as `home-en.html` and so on.
pub fn home_pages(bundles: &Files) -> Result<Files> {
    let first = bundles.iter().filter_map(|(name, body)| {
        Some((name.strip_prefix("words-")?.strip_suffix("-start.ftl")?, name, body))
    });
    first
        .map(|(language, name, body)| {
            let page = home::page(language, sources::text(name, body)?)?;
            Ok((format!("home-{language}.html"), page.into_bytes()))
        })
        .collect()
}

/// The texts without comments and empty lines.
fn shortened(text: &str) -> String {
    let said = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    text.lines().filter(said).map(|line| format!("{line}\n")).collect()
}

/// The texts whose keys begin with one of these. A text continues until a line begins with a letter.
fn only(text: &str, beginnings: &[&str]) -> String {
    let mut included = false;
    let of_included = |line: &&str| {
        if line.starts_with(char::is_alphabetic) {
            included = beginnings.iter().any(|it| line.starts_with(it));
        }
        included
    };
    text.lines().filter(of_included).map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

    #[test]
    fn the_first_part_has_all_texts_that_it_uses() {
        fn read(folder: &Path, source: &mut String) {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                match path.is_dir() {
                    true => read(&path, source),
                    false => *source += &fs::read_to_string(&path).unwrap(),
                }
            }
        }
        let root = Path::new(ROOT);
        let mut source = String::new();
        read(&root.join("web/start/src"), &mut source);
        read(&root.join("web/lobby/src"), &mut source);
        let uses =
            source.match_indices("t!(").filter(|(at, _)| !source[..*at].ends_with(char::is_alphabetic));
        let keys = uses.filter_map(|(at, it)| source[at + it.len()..].trim_start().strip_prefix('"'));
        let keys: Vec<&str> = keys.map(|rest| rest.split('"').next().unwrap()).collect();
        assert!(keys.len() > 50, "{}", keys.len());
        for (name, body) in bundles(&root.join("web/shell/words"), &games::all(&root.join("games"))).unwrap()
        {
            let text = String::from_utf8(body).unwrap();
            let has = |key: &&&str| text.lines().any(|line| line.starts_with(&format!("{key} =")));
            let missing: Vec<_> = keys.iter().filter(|key| !has(key)).collect();
            assert!(missing.is_empty(), "{name} lacks {missing:?}");
        }
    }

    #[test]
    fn only_texts_are_left() {
        assert_eq!(
            shortened("# why\n\na = b\n  { $c ->\n    [one] d\n  }\n"),
            "a = b\n  { $c ->\n    [one] d\n  }\n"
        );
    }

    #[test]
    fn some_texts_are_taken_whole() {
        let text = "hook-a = b\nother = c\n  d\noption-a = { $c ->\n    [one] d\n}\nmore = e\n";
        assert_eq!(only(text, &["hook-", "option-"]), "hook-a = b\noption-a = { $c ->\n    [one] d\n}\n");
    }
}
