//! Settings from the environment and from a file. Each value is read by the very parser of its flag.

use super::{Flags, SettingsError, in_one_line};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use std::path::Path;
use toml::{Table, Value};

/// A value as it was written.
struct Written {
    /// The name of its setting: `bot_threads`.
    key: String,
    /// Where it stands, for people: `QUIPU_BOT_THREADS`, or `quipu.toml: bot_threads`.
    place: String,
    value: String,
}

/// What the environment says.
pub fn of_environment(environment: impl Fn(&str) -> Option<String>) -> Result<Flags, SettingsError> {
    let written = keys().into_iter().filter_map(|key| {
        let place = format!("QUIPU_{}", key.to_ascii_uppercase());
        environment(&place).map(|value| Written { key, place, value })
    });
    read(written.collect())
}

/// What a file says.
pub fn of_file(path: &Path) -> Result<Flags, SettingsError> {
    let file = path.display();
    let wrong = |problem: String| SettingsError(format!("{file}: {problem}"));
    let text = std::fs::read_to_string(path).map_err(|error| {
        wrong(format!("{error}; --config (or QUIPU_CONFIG) names a TOML file that can be read"))
    })?;
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        wrong(format!("line {line}: {}; the file is not TOML", error.message().trim_end()))
    })?;
    let keys: Vec<String> = keys().into_iter().filter(|key| key != "config").collect();
    let written = table.into_iter().map(|(key, value)| {
        if !keys.contains(&key) {
            return Err(wrong(format!("there is no setting {key:?}; the settings are: {}", keys.join(", "))));
        }
        let value =
            plain(&value).ok_or_else(|| wrong(format!("{key}: give one string, number, true or false")))?;
        Ok(Written { place: format!("{file}: {key}"), key, value })
    });
    read(written.collect::<Result<_, _>>()?)
}

/// The names of all settings.
fn keys() -> Vec<String> {
    command().get_arguments().map(|argument| argument.get_id().to_string()).collect()
}

fn command() -> Command {
    Flags::augment_args(Command::new("quipu").no_binary_name(true).disable_help_flag(true))
}

fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(yes) => Some(yes.to_string()),
        _ => None,
    }
}

/// Values are read one by one first, so that whatever is wrong is known by its place.
fn read(written: Vec<Written>) -> Result<Flags, SettingsError> {
    let flag = |it: &Written| format!("--{}={}", it.key.replace('_', "-"), it.value);
    let matches =
        |flags: Vec<String>| -> Result<ArgMatches, clap::Error> { command().try_get_matches_from(flags) };
    for it in &written {
        if let Err(error) = matches(vec![flag(it)]) {
            return Err(SettingsError(format!("{}: {}", it.place, in_one_line(&error))));
        }
    }
    let all = matches(written.iter().map(flag).collect()).and_then(|found| Flags::from_arg_matches(&found));
    all.map_err(|error| SettingsError(in_one_line(&error)))
}
