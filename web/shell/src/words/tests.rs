//! No key is missing or unused in any language, every text can be formatted, and all languages get the same values.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use super::*;
use crate::api;
use bots::Roster;
use catalog::{GameModule, with_game};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use game_core::{DescribeOptions, OptionKind, OptionSpec};
use game_list::GameKind;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use wire::{LocalFailure, NameProblem, Refusal, SetupProblem};

/// Every text of a language: its file, its key, and its source.
fn messages(language: Language) -> Vec<(String, String, String)> {
    let mut messages: Vec<(String, String, String)> = Vec::new();
    for (file, text) in files::all(language) {
        for line in text.lines() {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                let (key, value) = line.split_once('=').expect("a message has a value");
                messages.push((file.clone(), key.trim().to_owned(), value.to_owned()));
            } else if line.starts_with([' ', '}']) {
                let message = &mut messages.last_mut().expect("a text begins with its key").2;
                message.push('\n');
                message.push_str(line);
            }
        }
    }
    messages
}

fn values(text: &str) -> BTreeSet<&str> {
    let name =
        |rest: &'_ str| rest.find(|it: char| !it.is_ascii_alphanumeric() && it != '_').unwrap_or(rest.len());
    text.split('$').skip(1).map(|rest| &rest[..name(rest)]).collect()
}

fn used() -> BTreeSet<String> {
    fn read(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, found);
            } else if !path.ends_with("words/tests.rs") && !path.ends_with("src/words.rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                // `t!(` and its key may be on two lines; `format!(` ends with it too.
                let uses =
                    text.match_indices("t!(").filter(|(at, _)| !text[..*at].ends_with(char::is_alphabetic));
                let keys = uses.filter_map(|(at, it)| text[at + it.len()..].trim_start().strip_prefix('"'));
                found.extend(keys.map(|rest| rest.split('"').next().unwrap().to_owned()));
            }
        }
    }
    let mut found = BTreeSet::from(["list".to_owned(), "list-clash".to_owned()]);
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let parts = ["shell", "start", "lobby", "study", "play"].map(|part| web.join(part));
    let games = GameKind::all().map(|game| web.join(format!("../games/{game}/web")));
    for part in parts.into_iter().chain(games) {
        read(&part.join("src"), &mut found);
    }
    found
}

/// The keys of an option, by convention.
fn of_option(game: GameKind, option: &OptionSpec) -> Vec<String> {
    let more: Vec<String> = match &option.kind {
        OptionKind::Switch { .. } => ["note", "on", "off"].map(str::to_owned).into(),
        OptionKind::Choice { values, .. } => {
            values.iter().flat_map(|value| [value.to_string(), format!("{value}-note")]).collect()
        }
        OptionKind::Seat { .. } => Vec::new(),
        OptionKind::Share { values, .. } => {
            values.iter().map(|value| value.to_string()).chain(["note".to_owned()]).collect()
        }
        OptionKind::File { .. } => {
            let page = game.manifest().page.map(|_| "more");
            ["is", "refused"].into_iter().chain(page).map(str::to_owned).collect()
        }
    };
    let label = format!("option-{game}-{}", option.name.replace('_', "-"));
    [label.clone()].into_iter().chain(more.iter().map(|it| format!("{label}-{it}"))).collect()
}

/// The keys that every game has, by convention.
fn of_games() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for game in GameKind::all() {
        let manifest = game.manifest();
        found.extend([format!("hook-{game}"), format!("lead-{game}")]);
        found.extend(manifest.first.iter().map(|name| format!("first-{game}-{name}")));
        found.extend(manifest.page.map(|_| format!("title-{game}")));
        let reasons = with_game!(game, G => <<G as GameModule>::Bots as Roster>::REASONS);
        found.extend(reasons.iter().map(|key| (*key).to_owned()));
        for seats in manifest.seats.0..=manifest.seats.1 {
            let schema = with_game!(game, G => G::schema(seats.into()));
            found.extend(schema.iter().flat_map(|option| of_option(game, option)));
        }
    }
    found
}

#[test]
fn every_used_text_exists_and_every_text_is_used() {
    let used: BTreeSet<String> = used().union(&of_games()).cloned().collect();
    let may_be_used: BTreeSet<String> =
        GameKind::all().flat_map(|game| [format!("begin-{game}"), format!("keys-{game}")]).collect();
    for language in Language::all() {
        let mut keys = BTreeMap::<String, usize>::new();
        messages(language).into_iter().for_each(|(_, key, _)| *keys.entry(key).or_default() += 1);
        let twice: Vec<_> = keys.iter().filter(|(_, times)| **times > 1).collect();
        assert!(twice.is_empty(), "twice in {language}: {twice:?}");
        let there: BTreeSet<String> = keys.into_keys().collect();
        let missing: Vec<_> = used.difference(&there).collect();
        assert!(missing.is_empty(), "missing in {language}: {missing:?}");
        let unused: Vec<_> = there.difference(&used).filter(|key| !may_be_used.contains(*key)).collect();
        assert!(unused.is_empty(), "used nowhere, in {language}: {unused:?}");
    }
}

#[test]
fn every_language_has_the_same_texts_in_the_same_files_with_the_same_values() {
    let english = messages(Language::English);
    for language in Language::all() {
        let other = messages(language);
        let place = |messages: &[(String, String, String)]| {
            messages.iter().map(|(file, key, _)| (file.clone(), key.clone())).collect::<BTreeSet<_>>()
        };
        assert_eq!(place(&other), place(&english), "{language}");
        let known: BTreeMap<&str, &str> = english.iter().map(|(_, key, text)| (&**key, &**text)).collect();
        for (file, key, text) in &other {
            // A language may leave a value out, but can't use others.
            let strange: Vec<_> =
                values(text).difference(&values(known[&**key])).copied().collect::<Vec<_>>();
            assert!(strange.is_empty(), "{language}/{file}: {key} uses {strange:?}, which no one passes");
        }
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.name().parse().unwrap()]);
    bundle.set_use_isolating(false);
    for (file, text) in files::all(language) {
        let read = FluentResource::try_new(text);
        let resource = read.unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        bundle.add_resource(resource).unwrap();
    }
    bundle
}

/// The words by which a value is told apart in a text, such as "one" or "thief".
fn choices(text: &str) -> BTreeSet<&str> {
    let keys = text.split('[').skip(1).filter_map(|rest| Some(rest.split_once(']')?.0));
    keys.filter(|key| key.parse::<i64>().is_err()).collect()
}

#[test]
fn every_text_is_what_fluent_makes_of_it() {
    for language in Language::all() {
        let bundle = bundle(language);
        let texts = Texts::read(files::all(language).into_values().collect::<Vec<_>>().join("\n"));
        let messages = messages(language);
        assert!(!messages.is_empty(), "there are no texts in {language}");
        for (file, key, text) in &messages {
            let pattern = bundle.get_message(key).and_then(|message| message.value()).unwrap();
            let check = |args: FluentArgs<'_>, values: Vec<(&str, Value<'_>)>| {
                let mut errors = Vec::new();
                let expected = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{language}/{file}: {key} with {values:?}: {errors:?}");
                assert!(!expected.trim().is_empty(), "{language}/{file}: {key} with {values:?} says nothing");
                let said = texts.find(key, language, &values);
                assert_eq!(said.as_deref(), Some(&*expected), "{language}/{file}: {key} with {values:?}");
            };
            let names = values(text);
            for number in [0, 1, 2, 3, 5, 11, 12, 22, 100, 112, 122, -1] {
                let args = names.iter().map(|&name| (name, number)).collect();
                check(args, names.iter().map(|&name| (name, number.into())).collect());
            }
            for choice in choices(text) {
                let args = names.iter().map(|&name| (name, choice)).collect();
                check(args, names.iter().map(|&name| (name, choice.into())).collect());
            }
        }
    }
}

/// Every rejection has a sentence in the page's language that does not contain the English one.
#[test]
fn every_rejection_has_a_text_in_every_language() {
    let english = || "XYZZY".to_owned();
    let (game, option) = (GameKind::all().next().unwrap(), english);
    let setups = [
        SetupProblem::Seats { game, least: 2, most: 5 },
        SetupProblem::Option { game, option: option() },
        SetupProblem::Unfit { game, option: option(), seats: 3 },
        SetupProblem::Options { game },
        SetupProblem::Time,
        SetupProblem::Steps,
    ];
    let setups = setups.map(|reason| Refusal::BadSetup { problem: english(), reason });
    let names = [
        NameProblem::Empty,
        NameProblem::TooLong,
        NameProblem::Invisible,
        NameProblem::Spaces,
        NameProblem::Stacked,
        NameProblem::Unknown,
        NameProblem::MixedScripts,
    ];
    let names = names.map(|reason| Refusal::BadName { problem: english(), reason });
    let simple = [
        "unknown_table",
        "no_spectators",
        "not_at_table",
        "not_seated",
        "only_shows",
        "not_host",
        "place_taken",
        "no_such_place",
        "table_full",
        "already_started",
        "not_started",
        "no_person",
        "not_due",
        "already_chosen",
        "illegal_action",
        "no_hints",
        "stand_in",
        "closed",
        "other_rules",
        "store_unavailable",
        "busy",
        "restarting",
        "not_signed_in",
        "no_such_path",
        "method_not_allowed",
        "not_found",
        "name_taken",
        "wrong_passphrase",
        "foreign_origin",
        "store_corrupt",
        "internal",
    ];
    let simple = simple.map(|name| serde_json::from_str(&format!("{name:?}")).unwrap());
    let failures: Vec<LocalFailure> = setups
        .into_iter()
        .chain(names)
        .chain(simple)
        .chain([Refusal::BadPassphrase { problem: english() }, Refusal::BadMessage { problem: english() }])
        .map(LocalFailure::Refused)
        .chain([LocalFailure::Damaged(english()), LocalFailure::Stopped(english())])
        .collect();
    let mut said = BTreeMap::<String, BTreeSet<String>>::new();
    for language in Language::all() {
        speak(language, &files::all(language).into_values().collect::<Vec<_>>().join("\n"));
        for failure in &failures {
            let sentence = api::failed(failure);
            assert!(sentence.ends_with('.') && sentence.contains(' '), "{language}, {failure:?}: {sentence}");
            let quoted = matches!(failure, LocalFailure::Refused(Refusal::BadSetup { .. })); // an option's name
            assert!(quoted || !sentence.contains("XYZZY"), "{language}, {failure:?}: {sentence}");
            assert!(
                said.entry(format!("{failure:?}")).or_default().insert(sentence),
                "{language}: {failure:?}"
            );
        }
    }
}

#[test]
fn names_in_a_row() {
    let names = |names: &[&str]| list(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
    assert_eq!(names(&[]), "");
    assert_eq!(names(&["Ana"]), "Ana");
    assert_eq!(names(&["Ana", "Ben", "Kuba"]), "Ana, Ben and Kuba");
    for (language, last, said) in [
        (Language::Spanish, "Ben", "Ana y Ben"),
        (Language::Spanish, "Inés", "Ana e Inés"),
        (Language::Spanish, "Hilario", "Ana e Hilario"),
        (Language::Spanish, "Ian", "Ana y Ian"),
        (Language::Italian, "Elena", "Ana ed Elena"),
        (Language::Italian, "Ivo", "Ana e Ivo"),
        (Language::Polish, "Iga", "Ana i Iga"),
        (Language::English, "Iga", "Ana and Iga"),
    ] {
        speak(language, &files::all(language).into_values().collect::<Vec<_>>().join("\n"));
        assert_eq!(names(&["Ana", last]), said);
    }
}
