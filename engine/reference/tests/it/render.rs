//! A page of docs/reference from a game's schema.

use crate::pages::{Examples, form};
use catalog::GameKind;
use game_core::{OptionKind, OptionSpec};
use reference::PARTS;
use serde_json::Value;
use std::collections::BTreeMap;

pub fn page(kind: GameKind, schema: &Value, options: &[OptionSpec], examples: &Examples) -> String {
    let part = |name: &str| resolved(schema, &schema["$defs"][name]);
    let title = kind.title();
    let mut text = format!(
        "# {title}: reference for programs

Everything that {title} sends to programs and writes into records. This page and [{kind}.schema.json]({kind}.schema.json) (JSON
Schema 2020-12; `quipu schema {kind}` prints it) are made from the types of the rules, and tests check them against random games: do
not edit them. [bots.md](../bots.md) and [protocol.md](../protocol.md) say when a program gets what, [record.md](../record.md) what a
record is. Ids such as {id} are [rules](../../games/{kind}/rules/rules.md).

New fields and events may come with a new version: ignore what you do not know.

",
        id = catalog::rules_page(kind).split("**").nth(1).unwrap_or_default(),
    );
    text += "## Options\n\nAll are optional.\n\n| name | values | default | meaning |\n| --- | --- | --- | --- |\n";
    for option in options {
        let about = cell(&part("Options")["properties"][option.name]);
        text += &format!("| `{}` | {} | {about} |\n", option.name, values(&option.kind));
    }
    text += "\n## Actions\n\nWhat a player chooses.\n\n";
    text += &forms(part("Action"), &examples.actions);
    text += "\n## Chance\n\nWhat chance brings: only records have it.\n\n";
    text += &forms(part("Chance"), &examples.outcomes);
    text += &events(part("Event"), examples);
    text += &format!("\n## View\n\n{}\n\n", about(part("View")));
    text += &fields(part("View"));
    let view = examples.view.as_ref().expect("someone has to choose in a game");
    text += &format!("\nFor example, for a player who has to choose:\n\n```json\n{view}\n```\n");
    text += "\n## Types\n";
    for (name, schema) in schema["$defs"].as_object().into_iter().flatten() {
        if !PARTS.contains(&name.as_str()) {
            text += &format!("\n### {name}\n\n{}\n", definition(schema));
        }
    }
    text
}

fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    let name = schema["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/"));
    name.map_or(schema, |name| &document["$defs"][name])
}

fn about(schema: &Value) -> &str {
    schema["description"].as_str().unwrap_or_default()
}

/// A description as the cell of a table.
fn cell(schema: &Value) -> String {
    about(schema).replace('|', "\\|").replace('\n', " ")
}

/// What an option takes, and its default, as two cells.
fn values(kind: &OptionKind) -> String {
    let words = |values: &[std::borrow::Cow<'static, str>]| {
        values.iter().map(|value| format!("`\"{value}\"`")).collect::<Vec<_>>().join(", ")
    };
    match kind {
        OptionKind::Switch { default } => format!("`true`, `false` | `{default}`"),
        OptionKind::Choice { values, default } => format!("{} | `\"{default}\"`", words(values)),
        OptionKind::Seat { default, .. } => format!("a seat | `{default}`"),
        OptionKind::Share { values, .. } => {
            format!("for each seat a list of some of {} | in this order", words(values))
        }
        OptionKind::File { format, names, default } => {
            format!("{} or a whole {format} | `\"{default}\"`", words(names))
        }
    }
}

/// The forms of an action or an outcome, each with an example that occurs.
fn forms(schema: &Value, examples: &BTreeMap<String, Value>) -> String {
    let intro = match about(schema) {
        "" => String::new(),
        about => format!("{about}\n\n"),
    };
    let objects = schema["oneOf"].as_array().filter(|all| all.iter().all(|it| it["properties"].is_object()));
    let Some(objects) = objects else { return intro + &words(schema) };
    let mut text = intro + "| form | for example | meaning |\n| --- | --- | --- |\n";
    for object in objects {
        for (key, schema) in object["properties"].as_object().into_iter().flatten() {
            let found = format!("{key} {}", schema["type"] == "boolean");
            let example = examples.values().find(|example| form(example) == found);
            let example = example.unwrap_or_else(|| panic!("no random game has {found}"));
            text += &format!(
                "| `{{\"{key}\": …}}` with {} | `{example}` | {} |\n",
                type_of(schema),
                cell(object)
            );
        }
    }
    text
}

fn events(schema: &Value, examples: &Examples) -> String {
    let mut text = "\n## Events\n".to_owned();
    if !about(schema).is_empty() {
        text += &format!("\n{}\n", about(schema));
    }
    for event in schema["oneOf"].as_array().into_iter().flatten() {
        let name = event["properties"]["event"]["const"].as_str().expect("an event has a name");
        let (most, least) = examples.events.get(name).unwrap_or_else(|| panic!("no random game has {name}"));
        text += &format!("\n### `{name}`\n\n{}\n\n", about(event));
        text += &fields(event);
        let hidden = hidden(event);
        let nobody = hidden.iter().all(|field| most[*field].is_null());
        text += &match (hidden.is_empty(), nobody, least) {
            (true, _, None) => format!("\n```json\n{most}\n```\n"),
            (false, true, None) => format!("\nNobody gets {}:\n\n```json\n{most}\n```\n", list(&hidden)),
            (false, false, Some(least)) => {
                format!(
                    "\nTo those who may know:\n\n```json\n{most}\n```\n\nTo others:\n\n```json\n{least}\n```\n"
                )
            }
            _ => panic!("{name}: what is hidden in {most} is not marked, or the other way round"),
        };
    }
    text
}

/// The fields that some viewers do not get.
fn hidden(event: &Value) -> Vec<&str> {
    let fields = event["properties"].as_object().into_iter().flatten();
    fields.filter(|(_, schema)| schema["x-private"] == true).map(|(name, _)| name.as_str()).collect()
}

fn list(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" and ")
}

/// The fields of an object as a table; nothing if it has none but its name.
fn fields(schema: &Value) -> String {
    let all = schema["properties"].as_object().into_iter().flatten();
    let rows: String = all
        .filter(|(_, field)| field["const"].is_null())
        .map(|(name, field)| {
            let required = schema["required"].as_array().is_some_and(|all| all.iter().any(|it| it == name));
            let optional = if required { "" } else { ", may be missing" };
            format!("| `{name}` | {}{optional} | {} |\n", type_of(field), cell(field))
        })
        .collect();
    if rows.is_empty() { rows } else { format!("| field | type | meaning |\n| --- | --- | --- |\n{rows}") }
}

/// The section of a type.
fn definition(schema: &Value) -> String {
    let described = if schema["properties"].is_object() {
        fields(schema)
    } else if schema["oneOf"].is_array() || schema["enum"].is_array() {
        words(schema)
    } else {
        format!("JSON: {}.\n", type_of(schema))
    };
    format!("{}\n\n{described}", about(schema)).trim().to_owned()
}

/// The values of a type that is one of several: a list of words, or a table if they are described.
fn words(schema: &Value) -> String {
    let Some(forms) = schema["oneOf"].as_array() else { return format!("One of {}.\n", type_of(schema)) };
    let rows = forms.iter().map(|form| {
        let value = match form["properties"].as_object().and_then(|fields| fields.iter().next()) {
            Some((key, schema)) => format!("`{{\"{key}\": …}}` with {}", type_of(schema)),
            None => type_of(form),
        };
        format!("| {value} | {} |\n", cell(form))
    });
    format!("| value | meaning |\n| --- | --- |\n{}", rows.collect::<String>())
}

/// A type in a few words.
fn type_of(schema: &Value) -> String {
    if let Some(path) = schema["$ref"].as_str() {
        let name = path.trim_start_matches("#/$defs/");
        return format!("[{name}](#{})", name.to_lowercase());
    }
    if let Some(any) = schema["anyOf"].as_array() {
        return any.iter().map(type_of).collect::<Vec<_>>().join(" or ");
    }
    if !schema["const"].is_null() {
        return format!("`{}`", schema["const"]);
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>().join(", ");
    }
    match &schema["type"] {
        Value::Array(types) => {
            let one = |it: &Value| {
                let mut schema = schema.clone();
                schema["type"] = it.clone();
                type_of(&schema)
            };
            types.iter().map(one).collect::<Vec<_>>().join(" or ")
        }
        Value::String(array) if array == "array" => match schema["prefixItems"].as_array() {
            Some(items) => format!("[{}]", items.iter().map(type_of).collect::<Vec<_>>().join(", ")),
            None if schema["x-per-seat"] == true => format!("for each seat: {}", type_of(&schema["items"])),
            None => match type_of(&schema["items"]) {
                item if item.contains(" or ") || item.contains(": ") => format!("list of ({item})"),
                item => format!("list of {item}"),
            },
        },
        Value::String(object) if object == "object" => {
            format!("object of {}", type_of(&schema["additionalProperties"]))
        }
        Value::String(integer)
            if integer == "integer" && schema["maximum"].as_u64().is_some_and(|most| most < 255) =>
        {
            format!("integer from {} to {}", schema["minimum"], schema["maximum"])
        }
        Value::String(name) => name.clone(),
        _ => panic!("a type that this page cannot name: {schema}"),
    }
}
