//! docs/protocol.md: its examples can be read, and it leaves nothing out.

use serde::de::DeserializeOwned;
use wire::{Command, FromClient, Refusal, ToClient};

const PAGE: &str = include_str!("../../../docs/protocol.md");

#[test]
fn the_examples_are_messages() {
    let (mut said, mut told) = (0, 0);
    for line in PAGE.lines() {
        if let Some(text) = line.strip_prefix("→ ") {
            let message: FromClient = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&message).unwrap(), text);
            said += 1;
        }
        if let Some(text) = line.strip_prefix("← ") {
            let message: ToClient = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&message).unwrap(), text);
            told += 1;
        }
    }
    assert!(said >= 8 && told >= 12, "{said} and {told}");
}

/// The part of the page under a heading.
fn part(heading: &str) -> &str {
    let (_, rest) = PAGE.split_once(&format!("\n## {heading}\n")).unwrap();
    rest.split_once("\n## ").map_or(rest, |(part, _)| part)
}

/// Every name that the reader of `T` knows is in the first cell of a row there.
fn lists<T: DeserializeOwned>(heading: &str) {
    let names = crate::messages::names_of::<T>();
    assert!(names.len() > 5, "{names:?}");
    let first_cells = part(heading).lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    let cells: Vec<&str> = first_cells.collect();
    for name in names {
        assert!(cells.iter().any(|cell| cell.contains(&format!("`{name}`"))), "{heading} has no `{name}`");
    }
}

#[test]
fn every_message_command_and_refusal_is_described() {
    lists::<FromClient>("What a client says");
    lists::<Command>("What a client says");
    lists::<ToClient>("What the server says");
    lists::<Refusal>("Refusals");
}
