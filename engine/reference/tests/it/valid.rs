//! What random games of every option and seat count send and record is valid, and what lacks a field is not.

use crate::samples::{Sample, json, play, tables};
use catalog::{GameKind, with_game};
use game_core::Game;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The schema of one part of a game; strict, so that a field that is not described is an error.
fn validator(kind: GameKind, part: &str) -> Validator {
    let mut schema = reference::schema(kind);
    close(&mut schema["$defs"]);
    schema["$ref"] = json!(format!("#/$defs/{part}"));
    jsonschema::draft202012::new(&schema).unwrap_or_else(|error| panic!("{kind}, {part}: {error}"))
}

/// Forbids fields that are not described.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(entries) => {
            entries.values_mut().for_each(close);
            if entries.get("type") == Some(&json!("object")) && entries.contains_key("properties") {
                entries.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

/// The distinct values that a game's random games give for each of [`reference::PARTS`].
fn values<G: game_core::DescribeOptions>() -> [BTreeSet<String>; 5] {
    let mut found: [BTreeSet<String>; 5] = Default::default();
    for (seed, (options, seats)) in (0..).zip(tables::<G>()) {
        found[0].insert(json(&G::canonical(&options, seats)).to_string());
        play::<G>((&options, seats), seed, 1_500, |sample| match sample {
            Sample::Action(action) => drop(found[1].insert(action.to_string())),
            Sample::Chance(outcome) => drop(found[2].insert(outcome.to_string())),
            Sample::Event(told) => found[3].extend(told.iter().map(Value::to_string)),
            Sample::View { view, .. } => drop(found[4].insert(view.to_string())),
        });
    }
    found
}

#[test]
fn what_games_send_and_record_is_valid() {
    for kind in GameKind::all() {
        let found = with_game!(kind, G => values::<G>());
        for (part, values) in reference::PARTS.iter().zip(found) {
            let validator = validator(kind, part);
            assert!(!values.is_empty(), "{kind} has no {part}");
            for text in &values {
                let value = serde_json::from_str(text).unwrap();
                validator.validate(&value).unwrap_or_else(|error| panic!("{kind}, {part} {text}: {error}"));
            }
            for text in values.iter().take(300).filter(|_| ["Event", "View"].contains(part)) {
                lacking(text, |broken| {
                    assert!(!validator.is_valid(broken), "{kind}, {part}: {broken} is valid")
                });
            }
        }
    }
}

/// An object without each of its fields, and with one too many.
fn lacking(text: &str, mut check: impl FnMut(&Value)) {
    let whole: Value = serde_json::from_str(text).unwrap();
    for name in whole.as_object().unwrap().keys() {
        let mut broken = whole.clone();
        broken.as_object_mut().unwrap().remove(name);
        check(&broken);
    }
    let mut broken = whole.clone();
    broken["another"] = json!(0);
    check(&broken);
}

#[test]
fn the_schemas_are_schemas() {
    for kind in GameKind::all() {
        let schema = reference::schema(kind);
        assert!(jsonschema::meta::is_valid(&schema), "{kind}");
        let text = schema.to_string();
        assert!(!text.contains("](") && !text.contains("[`"), "{kind}: a link for rustdoc in a description");
    }
}

/// Random games play on boards that have a name; a whole board is an option too.
#[test]
fn whole_boards_are_valid_options() {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/lost-temple/rules/boards");
    let validator = validator(GameKind::LostTemple, "Options");
    let mut read = 0;
    for file in fs::read_dir(boards).unwrap() {
        let mut board: Value =
            serde_json::from_str(&fs::read_to_string(file.unwrap().path()).unwrap()).unwrap();
        board["name"] = json!("my own");
        let options = json!({ "board": board });
        let state = |options| catalog::games::lost_temple::rules::State::new(options, 2);
        assert!(state(&serde_json::from_value(options.clone()).unwrap()).is_ok());
        validator.validate(&options).unwrap_or_else(|error| panic!("{options}: {error}"));
        read += 1;
    }
    assert!(read > 0);
    assert!(!validator.is_valid(&json!({ "board": "atlantis" })));
}
