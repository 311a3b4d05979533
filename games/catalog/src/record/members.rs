//! The members of a JSON object. Their values stay raw text, so that memory stays proportional to the text.

use serde::Deserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// The values of the format's own keys, and all other members in order.
type Members<'a, const N: usize> = ([Option<&'a RawValue>; N], Vec<(String, &'a RawValue)>);

/// Reads an object. Each of `keys` may appear only once. `expected` describes the object in errors.
pub(crate) fn members<'a, const N: usize>(
    text: &'a str,
    keys: [&'static str; N],
    expected: &'static str,
) -> Result<Members<'a, N>, serde_json::Error> {
    let mut from = serde_json::Deserializer::from_str(text);
    let read = from.deserialize_map(MembersVisitor { keys, expected })?;
    from.end()?;
    Ok(read)
}

struct MembersVisitor<const N: usize> {
    keys: [&'static str; N],
    expected: &'static str,
}

impl<'de, const N: usize> Visitor<'de> for MembersVisitor<N> {
    type Value = Members<'de, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de, N>, A::Error> {
        let (mut own, mut others) = ([None; N], Vec::new());
        while let Some(key) = map.next_key::<String>()? {
            let value = map.next_value()?;
            match self.keys.iter().position(|name| *name == key) {
                Some(at) if own[at].replace(value).is_none() => {}
                Some(_) => return Err(Error::custom(format!("{key:?} appears twice"))),
                None => others.push((key, value)),
            }
        }
        Ok((own, others))
    }
}
