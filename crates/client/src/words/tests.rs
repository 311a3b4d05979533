//! No key is missing, none is there in vain, and every text can be made.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use super::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Every key of a language, with how often it is there.
fn keys(language: Language) -> BTreeMap<String, usize> {
    let mut keys = BTreeMap::new();
    for source in language.sources() {
        let named = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
        for line in source.lines().filter(named) {
            let key = line.split_once('=').expect("a message has a value").0.trim();
            *keys.entry(key.to_owned()).or_default() += 1;
        }
    }
    keys
}

fn used() -> BTreeSet<String> {
    fn read(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, found);
            } else if !path.ends_with("words/tests.rs") && !path.ends_with("src/words.rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                // `t!(` and its key may stand on two lines; `format!(` ends with it too.
                let uses =
                    text.match_indices("t!(").filter(|(at, _)| !text[..*at].ends_with(char::is_alphabetic));
                let keys = uses.filter_map(|(at, it)| text[at + it.len()..].trim_start().strip_prefix('"'));
                found.extend(keys.map(|rest| rest.split('"').next().unwrap().to_owned()));
            }
        }
    }
    let mut found = BTreeSet::from(["list".to_owned()]);
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

#[test]
fn every_text_that_is_used_is_there_and_every_one_that_is_there_is_used() {
    for language in Language::all() {
        let keys = keys(language);
        let twice: Vec<_> = keys.iter().filter(|(_, times)| **times > 1).collect();
        assert!(twice.is_empty(), "twice in {language}: {twice:?}");
        let there: BTreeSet<String> = keys.into_keys().collect();
        let used = used();
        let missing: Vec<_> = used.difference(&there).collect();
        assert!(missing.is_empty(), "missing in {language}: {missing:?}");
        let unused: Vec<_> = there.difference(&used).collect();
        assert!(unused.is_empty(), "used nowhere, in {language}: {unused:?}");
    }
}

#[test]
fn every_file_can_be_read() {
    for language in Language::all() {
        for source in language.sources() {
            let read = FluentResource::try_new((*source).to_owned());
            assert!(read.is_ok(), "{language}: {:?}", read.unwrap_err().1);
        }
    }
}

#[test]
fn names_in_a_row() {
    let names = |names: &[&str]| list(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
    assert_eq!(names(&[]), "");
    assert_eq!(names(&["Ana"]), "Ana");
    assert_eq!(names(&["Ana", "Ben", "Kuba"]), "Ana, Ben and Kuba");
}
