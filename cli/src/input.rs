//! Arguments that several commands read alike.

use crate::failure::Failure;
use catalog::GameKind;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command};
use std::ffi::OsStr;
use std::path::Path;
use std::{fs, thread};

/// Reads a game by its name, for clap. Help, manual and completions learn the names from it too.
#[derive(Clone)]
pub struct GameName;

impl TypedValueParser for GameName {
    type Value = GameKind;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<GameKind, clap::Error> {
        let game = |name: &str| {
            name.parse().map_err(|_| {
                let names: Vec<&str> = GameKind::all().map(GameKind::name).collect();
                format!("no such game; the games are {}", names.join(", "))
            })
        };
        game.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(GameKind::all().map(|kind| PossibleValue::new(kind.name()).help(kind.title()))))
    }
}

/// Three games for examples in help texts, different ones if there are that many.
pub fn example_games() -> [GameKind; 3] {
    let games: Vec<GameKind> = GameKind::all().collect();
    std::array::from_fn(|index| games[index % games.len()])
}

/// Makes the directory for the records of many games, unless it is there.
pub fn make_directory(folder: &Path) -> Result<(), Failure> {
    let name = folder.display();
    fs::create_dir_all(folder).map_err(|error| match folder.exists() && !folder.is_dir() {
        true => Failure::Command(format!("{name} is not a directory; --record needs one")),
        false => Failure::Command(format!("cannot create {name}: {error}")),
    })
}

/// This many threads, or one for each core.
pub fn threads(given: Option<u16>) -> usize {
    given.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
}
