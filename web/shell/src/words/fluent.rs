//! The part of Fluent that our texts use: values, strings in quotes, and forms that a value chooses.
//!
//! The crates for Fluent bring plural rules of all languages and tables for decimal fractions: a seventh of what a first visit loads. A test
//! compares every text with what they make of it (decision 0033).

use super::Language;
use std::borrow::Cow;
use std::fmt::Write;
use std::ops::Range;

/// What a text is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

/// No number that is shown is as large as to be cut off here.
macro_rules! numbers {
    ($($kind:ty),+) => { $(
        impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Value::Number(number as i64)
            }
        }
    )+ };
}

numbers!(i8, i16, i32, i64, u8, u16, u32, u64, usize);

/// The texts of a language.
pub struct Texts {
    all: String,
    /// Where the key and the pattern of each text are, sorted by key.
    places: Vec<(Range<usize>, Range<usize>)>,
}

impl Texts {
    pub fn read(all: String) -> Texts {
        let mut places: Vec<(Range<usize>, Range<usize>)> = Vec::new();
        let mut at = 0;
        for line in all.split_inclusive('\n') {
            let end = at + line.len();
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                let key = line.split('=').next().unwrap_or_default();
                places.push((at..at + key.trim_end().len(), (at + key.len() + 1).min(end)..end));
            } else if line.starts_with([' ', '}'])
                && let Some((_, pattern)) = places.last_mut()
            {
                pattern.end = end; // a text goes on
            }
            at = end;
        }
        places.sort_by(|(one, _), (other, _)| all[one.clone()].cmp(&all[other.clone()]));
        Texts { all, places }
    }

    /// The text of a key in a language, with these values.
    pub fn find(&self, key: &str, language: Language, values: &[(&str, Value<'_>)]) -> Option<String> {
        let at = self.places.binary_search_by(|(place, _)| self.all[place.clone()].cmp(key)).ok()?;
        let rest = &self.all[self.places[at].1.clone()];
        let mut writer = Writer { rest, language, values, written: String::new() };
        writer.pattern();
        Some(writer.written)
    }
}

struct Writer<'a> {
    rest: &'a str,
    language: Language,
    values: &'a [(&'a str, Value<'a>)],
    written: String,
}

impl<'a> Writer<'a> {
    /// Writes a text, or one form of it: up to the next form, the end of all forms, or the end.
    fn pattern(&mut self) {
        let mut fixed = self.written.len(); // spaces that stand in quotes stay
        self.skip_space();
        while let Some(letter) = self.rest.chars().next() {
            if letter == '}' {
                break;
            }
            self.rest = &self.rest[letter.len_utf8()..];
            match letter {
                '{' => {
                    self.placeable();
                    fixed = self.written.len();
                }
                '\n' => {
                    self.skip_space();
                    if self.rest.is_empty() || self.rest.starts_with(['[', '*', '}']) {
                        break;
                    }
                    self.written.push('\n');
                }
                _ => self.written.push(letter),
            }
        }
        self.written.truncate(fixed + self.written[fixed..].trim_end().len());
    }

    /// Writes what stands between braces: `$name`, `"text"`, or `$name -> [one] … *[other] …`.
    fn placeable(&mut self) {
        self.skip_space();
        if self.skip("\"") {
            let text = self.until('"');
            self.written += text;
        } else if self.skip("$") {
            let end = self.rest.find(|it: char| !it.is_ascii_alphanumeric() && it != '_');
            let (name, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            self.rest = rest;
            self.skip_space();
            let value = self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
            if self.skip("->") {
                self.forms(value);
            } else {
                _ = match value {
                    Some(Value::Text(text)) => self.written.write_str(text),
                    Some(Value::Number(number)) => write!(self.written, "{number}"),
                    None => write!(self.written, "{{${name}}}"),
                };
            }
        }
        self.until('}');
    }

    /// Writes the first form that fits the value, or else the one with a star.
    fn forms(&mut self, value: Option<&Value<'_>>) {
        let (mut fitting, mut usual) = (None, None);
        let before = self.written.len();
        loop {
            self.skip_space();
            let starred = self.skip("*");
            if !self.skip("[") {
                break;
            }
            let key = self.until(']').trim();
            if fitting.is_none() && value.is_some_and(|value| fits(value, key, self.language)) {
                fitting = Some(self.rest);
            }
            if starred {
                usual = Some(self.rest);
            }
            self.pattern();
            self.written.truncate(before);
        }
        let end = self.rest;
        if let Some(form) = fitting.or(usual) {
            self.rest = form;
            self.pattern();
        }
        self.rest = end;
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn skip(&mut self, expected: &str) -> bool {
        let rest = self.rest.strip_prefix(expected);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// What comes before this letter, which is skipped too.
    fn until(&mut self, end: char) -> &'a str {
        let (before, after) = self.rest.split_once(end).unwrap_or((self.rest, ""));
        self.rest = after;
        before
    }
}

fn fits(value: &Value<'_>, key: &str, language: Language) -> bool {
    match value {
        Value::Text(text) => text == key,
        Value::Number(number) => {
            key.parse::<i64>().map_or_else(|_| plural(language, *number) == key, |it| it == *number)
        }
    }
}

/// The form that a number of things takes.
fn plural(language: Language, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    match language {
        _ if number == 1 => "one",
        Language::Polish if matches!(number % 10, 2..=4) && !matches!(number % 100, 12..=14) => "few",
        Language::Polish => "many",
        Language::English | Language::Spanish | Language::Italian => "other",
    }
}
