//! Settings from the command line, the environment and a file: text first, which one parser reads for all of them.

use super::{Settings, SettingsError, in_one_line};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use toml::{Table, Value};

/// The settings that a source has, by key, with their values as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flags(BTreeMap<String, OsString>);

/// The flags of [`Settings`], of which only those on the command line are taken.
impl Args for Flags {
    fn augment_args(command: Command) -> Command {
        Settings::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Settings::augment_args_for_update(command)
    }
}

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Flags, clap::Error> {
        let keys =
            keys().into_iter().filter(|key| matches.value_source(key) == Some(ValueSource::CommandLine));
        let given = keys.filter_map(|key| {
            let value = matches.get_raw(&key)?.next()?.to_owned();
            Some((key, value))
        });
        Ok(Flags(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.extend(Flags::from_arg_matches(matches)?.0);
        Ok(())
    }
}

impl Flags {
    /// These settings, where there is a value.
    pub fn new<const N: usize>(given: [(&str, Option<&Path>); N]) -> Flags {
        let given = given.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?.into())));
        Flags(given.collect())
    }

    /// What the environment says. A variable that begins with `QUIPU_` and is no setting is a mistake.
    pub(super) fn of_environment(
        variables: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Flags, SettingsError> {
        let names: Vec<(String, String)> =
            keys().into_iter().map(|key| (format!("QUIPU_{}", key.to_ascii_uppercase()), key)).collect();
        let mut given = BTreeMap::new();
        for (variable, value) in variables {
            let Some(variable) = variable.to_str().filter(|it| it.starts_with("QUIPU_")) else { continue };
            let Some((_, key)) = names.iter().find(|(name, _)| name == variable) else {
                let names: Vec<&str> = names.iter().map(|(name, _)| name.as_str()).collect();
                return Err(wrong(
                    variable,
                    &format!("there is no such setting; the settings are: {}", names.join(", ")),
                ));
            };
            given.insert(key.clone(), checked(variable, key, value)?);
        }
        Ok(Flags(given))
    }

    /// What a file says.
    pub(super) fn of_file(path: &Path) -> Result<Flags, SettingsError> {
        let file = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| {
            wrong(&file, &format!("{error}; --config (or QUIPU_CONFIG) must name a readable TOML file"))
        })?;
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
            wrong(&file, &format!("line {line}: {}; the file is not TOML", error.message().trim_end()))
        })?;
        let keys: Vec<String> = keys().into_iter().filter(|key| key != "config").collect();
        let mut given = BTreeMap::new();
        for (key, value) in table {
            if !keys.contains(&key) {
                let keys = keys.join(", ");
                return Err(wrong(&file, &format!("there is no setting {key:?}; the settings are: {keys}")));
            }
            let place = format!("{file}: {key}");
            let value =
                plain(value).ok_or_else(|| wrong(&place, "give one string, number, true or false"))?;
            given.insert(key.clone(), checked(&place, &key, value.into())?);
        }
        Ok(Flags(given))
    }

    /// These settings, and where one is missing, that of `other`.
    pub(super) fn or(self, mut other: Flags) -> Flags {
        other.0.extend(self.0);
        other
    }

    /// The file with more settings.
    pub(super) fn config(&self) -> Option<&Path> {
        self.0.get("config").map(Path::new)
    }

    /// These settings, and the defaults.
    pub(super) fn settings(&self) -> Result<Settings, SettingsError> {
        let matches = command().try_get_matches_from(self.0.iter().map(|(key, value)| flag(key, value)));
        let settings = matches.and_then(|matches| Settings::from_arg_matches(&matches));
        settings.map_err(|error| SettingsError(in_one_line(&error)))
    }
}

fn command() -> Command {
    Settings::augment_args(Command::new("quipu").no_binary_name(true).disable_help_flag(true))
}

/// The names of all settings.
fn keys() -> Vec<String> {
    command().get_arguments().map(|argument| argument.get_id().to_string()).collect()
}

fn flag(key: &str, value: &OsStr) -> OsString {
    let mut flag = OsString::from(format!("--{}=", key.replace('_', "-")));
    flag.push(value);
    flag
}

/// The value, if the parser of its flag accepts it. It is read on its own, so that the error can name its place.
fn checked(place: &str, key: &str, value: OsString) -> Result<OsString, SettingsError> {
    let read = command().try_get_matches_from([flag(key, &value)]);
    read.map(|_| value).map_err(|error| wrong(place, &in_one_line(&error)))
}

fn wrong(place: &str, problem: &str) -> SettingsError {
    SettingsError(format!("{place}: {problem}"))
}

fn plain(value: Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(yes) => Some(yes.to_string()),
        _ => None,
    }
}
