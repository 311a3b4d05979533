//! `docs/reference` is made here: `INSTA_UPDATE=always cargo test -p reference` writes it. A new game gets its pages in the same way.

use crate::render::page;
use crate::samples::{Sample, play, tables};
use catalog::{GameKind, with_game};
use game_core::{DescribeOptions, Game};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// Examples from random games, by what they are an example of.
#[derive(Default)]
pub struct Examples {
    pub actions: BTreeMap<String, Value>,
    pub outcomes: BTreeMap<String, Value>,
    /// By the event's name: as it is to those who may know the most, and the least of it if that is less.
    pub events: BTreeMap<String, (Value, Option<Value>)>,
    pub view: Option<Value>,
}

/// What tells apart the forms of an action or an outcome: its word, or its key and the type of its value.
pub fn form(value: &Value) -> String {
    match value {
        Value::Object(entries) => {
            let of = |(key, value): (&String, &Value)| format!("{key} {}", value.is_boolean());
            entries.iter().map(of).collect()
        }
        other => other.to_string(),
    }
}

fn nulls(event: &Value) -> usize {
    event.as_object().map_or(0, |fields| fields.values().filter(|value| value.is_null()).count())
}

impl Examples {
    fn of<G: DescribeOptions>() -> Examples {
        let mut examples = Examples::default();
        for (seed, (options, seats)) in (0..).zip(tables::<G>()) {
            play::<G>((&options, seats), seed, 600, |sample| examples.add(sample));
        }
        examples
    }

    fn add(&mut self, sample: Sample) {
        match sample {
            Sample::Action(action) => drop(self.actions.entry(form(&action)).or_insert(action)),
            Sample::Chance(outcome) => drop(self.outcomes.entry(form(&outcome)).or_insert(outcome)),
            Sample::View { steps: 30.., chooses: true, view } => drop(self.view.get_or_insert(view)),
            Sample::View { .. } => {}
            Sample::Event(mut told) => {
                told.sort_by_key(nulls);
                let (Some(most), Some(least)) = (told.first(), told.last()) else { return };
                let name = most["event"].as_str().unwrap().to_owned();
                let example = (most.clone(), (most != least).then(|| least.clone()));
                let known = self.events.entry(name).or_insert_with(|| example.clone());
                if known.1.is_none() && example.1.is_some() {
                    *known = example;
                }
            }
        }
    }
}

/// Compares a file, or writes it.
fn check(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference").join(name);
    if std::env::var("INSTA_UPDATE").is_ok_and(|how| how == "always") {
        fs::write(&path, text).unwrap();
    } else {
        let written = fs::read_to_string(&path).unwrap_or_default();
        assert!(written == text, "docs/reference/{name} differs; INSTA_UPDATE=always writes it");
    }
}

#[test]
fn the_pages_are_what_the_rules_say() {
    for kind in GameKind::all() {
        let schema = reference::schema(kind);
        check(&format!("{kind}.schema.json"), &format!("{schema:#}\n"));
        let text =
            with_game!(kind, G => page(kind, &schema, &G::schema(*G::SEATS.start()), &Examples::of::<G>()));
        check(&format!("{kind}.md"), &text);
    }
}
