//! The first line of a record.

use super::FORMAT;
use super::fault::{FaultKind, Problem, why, why_and_where};
use super::line::shortened;
use super::members::members;
use crate::GameKind;
use game_core::Game;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer, de};
use serde_json::value::{RawValue, to_raw_value};

/// The first line of a record. Its options are not parsed yet.
#[derive(Clone, Debug)]
pub struct Header {
    pub game: GameKind,
    /// The names of the players, by seat.
    pub seats: Vec<String>,
    options: Box<RawValue>,
    /// Keys that the rules do not use, in order.
    extra: Vec<(String, Box<RawValue>)>,
}

impl Header {
    pub fn new<G: Game>(game: GameKind, options: &G::Options, seats: Vec<String>) -> Header {
        let none = RawValue::NULL.to_owned();
        let mut header = Header { game, seats, options: none, extra: Vec::new() };
        header.set_options::<G>(options);
        header
    }

    /// Sets the options, in their canonical form.
    pub(crate) fn set_options<G: Game>(&mut self, options: &G::Options) {
        let canonical = G::canonical(options, self.seats.len());
        self.options = to_raw_value(&canonical).expect("options are plain data with text keys");
    }

    pub(crate) fn parse(line: &str) -> Result<Header, Problem> {
        let expected = "an object with \"quipu\", \"game\", \"rules\" and \"seats\"";
        let not_a_record = |problem: String| (FaultKind::NotARecord, problem);
        let ([quipu, game, rules, options, seats], extra) = members(line, OWN_KEYS, expected)
            .map_err(|error| not_a_record(format!("not a header: {}", why_and_where(&error))))?;
        let format: u64 = required("quipu", quipu, "the whole number 1").map_err(not_a_record)?;
        if format != u64::from(FORMAT) {
            let problem =
                format!("this file has version {format} of the format; only version {FORMAT} is supported");
            return Err((FaultKind::OtherVersion, problem));
        }
        let name: String = required("game", game, "the name of a game").map_err(not_a_record)?;
        let game: GameKind = name.parse().map_err(|error| {
            let names: Vec<&str> = GameKind::all().map(GameKind::name).collect();
            (FaultKind::UnknownGame, format!("{error}; the games are {}", names.join(", ")))
        })?;
        let rules: u64 = required("rules", rules, "a whole number").map_err(not_a_record)?;
        let known = with_game!(game, G => G::RULES_VERSION);
        if rules != u64::from(known) {
            let problem = format!(
                "this game was played with version {rules} of the rules of {game}; only version {known} is supported"
            );
            return Err((FaultKind::OtherVersion, problem));
        }
        let seats = required("seats", seats, "the list of the players' names").map_err(not_a_record)?;
        let options = match options {
            Some(options) => options.to_owned(),
            None => RawValue::from_string("{}".into()).expect("this is JSON"),
        };
        let extra = extra.into_iter().map(|(key, value)| (key, without_spaces(value))).collect();
        Ok(Header { game, seats, options, extra })
    }

    pub fn options<G: Game>(&self) -> Result<G::Options, String> {
        options::<G>(self.options.get()).map_err(|problem| format!("\"options\": {problem}"))
    }

    /// The value of a key that the rules do not use, as JSON text.
    pub fn extra(&self, key: &str) -> Option<&str> {
        self.extra.iter().find(|(name, _)| name == key).map(|(_, value)| value.get())
    }

    /// Sets a key that the rules do not use. The format's own keys cannot be set this way.
    pub fn set_extra(&mut self, key: &str, value: &impl Serialize) -> Result<(), serde_json::Error> {
        if OWN_KEYS.contains(&key) {
            return Err(de::Error::custom(format!("{key:?} is one of the format's own keys")));
        }
        let value = to_raw_value(value)?;
        self.extra.retain(|(name, _)| name != key);
        self.extra.push((key.to_owned(), value));
        Ok(())
    }
}

/// The options of a game, read from JSON text, or what is wrong with them. It must be an object: serde would read a list by position.
pub fn options<G: Game>(json: &str) -> Result<G::Options, String> {
    if !json.trim_start().starts_with('{') {
        return Err(format!("must be a JSON object such as {{}}, not {}", shortened(json)));
    }
    // A syntax error needs its column; an error in a value names the value.
    let problem =
        |error: serde_json::Error| if error.is_data() { why(&error) } else { why_and_where(&error) };
    serde_json::from_str(json).map_err(problem)
}

const OWN_KEYS: [&str; 5] = ["quipu", "game", "rules", "options", "seats"];

impl Serialize for Header {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("quipu", &FORMAT)?;
        map.serialize_entry("game", &self.game)?;
        map.serialize_entry("rules", &with_game!(self.game, G => G::RULES_VERSION))?;
        map.serialize_entry("options", &self.options)?;
        map.serialize_entry("seats", &self.seats)?;
        for (key, value) in &self.extra {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

fn required<T: for<'de> Deserialize<'de>>(
    key: &str,
    value: Option<&RawValue>,
    what: &str,
) -> Result<T, String> {
    let value = value.ok_or_else(|| format!("the header has no {key:?}; it must be {what}"))?;
    serde_json::from_str(value.get())
        .map_err(|_| format!("{key:?} must be {what}, not {}", shortened(value.get())))
}

/// The same JSON text without the spaces between its parts. Everything else stays as it is written, such as a number of forty
/// digits.
fn without_spaces(value: &RawValue) -> Box<RawValue> {
    let (mut in_text, mut escaped) = (false, false);
    let keep = |letter: &char| {
        let kept = in_text || !letter.is_ascii_whitespace();
        in_text ^= *letter == '"' && !escaped;
        escaped = in_text && *letter == '\\' && !escaped;
        kept
    };
    let text: String = value.get().chars().filter(keep).collect();
    RawValue::from_string(text).unwrap_or_else(|_| value.to_owned())
}
