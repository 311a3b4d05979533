//! The JSON Schema (2020-12) of what a game sends and records, derived from the types of its rules. `docs/reference` is made from it.
//!
//! This crate knows no game by name. It is apart from the catalog so that nothing of it reaches the browser.
//!
//! ```
//! use catalog::GameKind;
//!
//! let schema = reference::schema(GameKind::all().next().expect("there are games"));
//! assert!(reference::PARTS.iter().all(|part| schema["$defs"][part].is_object()));
//! ```

use catalog::{GameKind, with_game};
use game_core::{ActionOf, ChanceOf, Game};
use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

/// The definitions that every game has. Other definitions are types that these refer to.
pub const PARTS: [&str; 5] = ["Options", "Action", "Chance", "Event", "View"];

/// The schema of a game, with a definition for each of [`PARTS`]. On its own it accepts anything: refer to `#/$defs/Event` and the like.
pub fn schema(kind: GameKind) -> Value {
    with_game!(kind, G => document::<G>(kind.title()))
}

fn document<G>(title: &str) -> Value
where
    G: Game,
    G::Options: JsonSchema,
    ActionOf<G>: JsonSchema,
    ChanceOf<G>: JsonSchema,
    G::Event: JsonSchema,
    G::View: JsonSchema,
{
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let parts = [
        root::<G::Options>(&mut generator),
        root::<ActionOf<G>>(&mut generator),
        root::<ChanceOf<G>>(&mut generator),
        root::<G::Event>(&mut generator),
        root::<G::View>(&mut generator),
    ];
    let mut definitions: Map<String, Value> =
        PARTS.iter().zip(parts).map(|(part, schema)| ((*part).to_owned(), schema.to_value())).collect();
    for (name, schema) in generator.take_definitions(true) {
        definitions.entry(name).or_insert(schema);
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": "Options, actions, chance outcomes, events and views of the game, each as a definition.",
        "$defs": definitions,
    })
}

/// The schema of a type, or a reference to it where it is called otherwise in the rules.
fn root<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    let own = T::schema_name();
    if PARTS.contains(&own.as_ref()) { T::json_schema(generator) } else { generator.subschema_for::<T>() }
}
