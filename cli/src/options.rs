//! The options of a game on the command line: by name, as the game describes them, or all of them as JSON.

use crate::failure::Failure;
use game_core::{DescribeOptions, OptionKind, OptionSpec};
use serde_json::{Map, Value, json};
use std::fs;

/// The options of a new table.
#[derive(clap::Args)]
pub struct GameOptions {
    /// Set one game option; an unknown name lists them all
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// Game options as JSON, as in a record's header: '{"name":"value"}'
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
}

impl GameOptions {
    /// The usual options of a table for this many players, changed by those given; or what is wrong with them.
    pub fn read<G: DescribeOptions>(&self, players: usize) -> Result<G::Options, Failure> {
        let problem = |problem: String| Failure::Command(format!("--options: {problem}"));
        catalog::record::options::<G>(&self.options).map_err(problem)?; // says best what is wrong
        let wrong = |error: serde_json::Error| problem(error.to_string());
        let mut all = serde_json::to_value(G::usual_options()).map_err(wrong)?;
        let mut given: Map<String, Value> = serde_json::from_str(&self.options).map_err(wrong)?;
        let specs = G::schema(players);
        for option in &self.option {
            let (name, value) = named(&specs, option)
                .map_err(|problem| Failure::Command(format!("--option {option}: {problem}")))?;
            given.insert(name.to_owned(), value);
        }
        if let Some(all) = all.as_object_mut() {
            all.extend(given);
        }
        let options: G::Options = serde_json::from_value(all).map_err(Failure::command)?;
        G::new(&options, players).map_err(Failure::command)?;
        Ok(options)
    }
}

/// An option and its value, from `name=value`.
fn named<'a>(specs: &'a [OptionSpec], given: &str) -> Result<(&'a str, Value), String> {
    let (name, value) = given.split_once('=').ok_or("write it as NAME=VALUE")?;
    let spec = specs.iter().find(|spec| spec.name == name).ok_or_else(|| all(specs))?;
    Ok((spec.name, read(&spec.kind, value)?))
}

/// The value of an option in a record.
fn read(kind: &OptionKind, given: &str) -> Result<Value, String> {
    let value = match kind {
        OptionKind::Switch { .. } => match given {
            "on" | "true" | "yes" => Some(json!(true)),
            "off" | "false" | "no" => Some(json!(false)),
            _ => None,
        },
        OptionKind::Choice { values, .. } => values.iter().any(|value| value == given).then(|| json!(given)),
        OptionKind::Seat { seats, .. } => {
            given.parse::<u8>().ok().filter(|seat| seat < seats).map(Value::from)
        }
        OptionKind::Share { values, .. } => {
            let lists: Vec<Vec<&str>> = given.split(',').map(|seat| seat.split('+').collect()).collect();
            let known = lists.iter().flatten().all(|taken| values.iter().any(|value| value == taken));
            known.then(|| json!(lists))
        }
        OptionKind::File { names, .. } if names.iter().any(|name| name == given) => Some(json!(given)),
        OptionKind::File { .. } => Some(file(given)?),
    };
    value.ok_or_else(|| format!("must be {}", takes(kind)))
}

fn file(path: &str) -> Result<Value, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read {path}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{path} is not JSON: {error}"))
}

/// What an option takes, in words.
fn takes(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Switch { .. } => "on or off".to_owned(),
        OptionKind::Choice { values, .. } => one_of(values),
        OptionKind::Seat { seats, .. } => format!("a seat from 0 to {}", seats.saturating_sub(1)),
        OptionKind::Share { values, each, default } => {
            let example: Vec<String> = default.iter().map(|seat| seat.join("+")).collect();
            format!("{each} of {} for each seat: {}", values.join(", "), example.join(","))
        }
        OptionKind::File { names, format, .. } => format!("{}, or a {format} file", one_of(names)),
    }
}

fn one_of(words: &[std::borrow::Cow<'static, str>]) -> String {
    match words {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => words.join(""),
    }
}

/// All options there are, a line each.
fn all(specs: &[OptionSpec]) -> String {
    if specs.is_empty() {
        return "this game has no options".to_owned();
    }
    let lines = specs.iter().map(|spec| format!("\n  {}={} ({})", spec.name, takes(&spec.kind), spec.rule));
    format!("no such option; the options are{}", lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{GameKind, with_game};

    fn read_options<G: DescribeOptions>(option: String, players: usize) {
        let given = GameOptions { option: vec![option], options: "{}".to_owned() };
        given.read::<G>(players).unwrap();
    }

    #[test]
    fn every_game_takes_every_option_it_lists() {
        for game in GameKind::all() {
            with_game!(game, G => for spec in G::schema(3) {
                let option = match &spec.kind {
                    OptionKind::Switch { default } => if *default { "off" } else { "on" }.to_owned(),
                    OptionKind::Choice { values, .. } => values.last().unwrap().to_string(),
                    OptionKind::Seat { .. } => "2".to_owned(),
                    OptionKind::Share { default, .. } => {
                        default.iter().rev().map(|seat| seat.join("+")).collect::<Vec<_>>().join(",")
                    }
                    OptionKind::File { names, .. } => names.last().unwrap().to_string(),
                };
                read_options::<G>(format!("{}={option}", spec.name), 3);
            });
        }
    }
}
