//! Arguments that several commands read alike.

use crate::failure::Failure;
use catalog::Kind;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command};
use rules_core::Game;
use std::ffi::OsStr;
use std::thread;

/// Reads a game by its name, for clap. Help, manual and completions learn the names from it too.
#[derive(Clone)]
pub struct GameName;

impl TypedValueParser for GameName {
    type Value = Kind;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Kind, clap::Error> {
        let game = |name: &str| {
            name.parse().map_err(|_| {
                let names: Vec<&str> = Kind::all().map(Kind::name).collect();
                format!("there is no such game; the games are {}", names.join(", "))
            })
        };
        game.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Kind::all().map(|kind| PossibleValue::new(kind.name()).help(kind.title()))))
    }
}

/// The options of a new table for so many players: the usual ones, changed by those given as JSON; or what is wrong with them.
pub fn options<G: Game>(json: &str, players: usize) -> Result<G::Options, Failure> {
    let problem = |problem: String| Failure::Command(format!("--options: {problem}"));
    catalog::record::options::<G>(json).map_err(problem)?; // says best what is wrong
    let wrong = |error: serde_json::Error| problem(error.to_string());
    let mut all = serde_json::to_value(G::usual_options()).map_err(wrong)?;
    let given: serde_json::Map<String, serde_json::Value> = serde_json::from_str(json).map_err(wrong)?;
    if let Some(all) = all.as_object_mut() {
        all.extend(given);
    }
    let options: G::Options = serde_json::from_value(all).map_err(wrong)?;
    G::new(&options, players).map_err(|error| Failure::Command(error.to_string()))?;
    Ok(options)
}

/// So many threads, or one for each core.
pub fn threads(given: Option<u16>) -> usize {
    given.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
}
