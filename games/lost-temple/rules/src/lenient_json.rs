//! JSON of any shape, so that all faults of a file can be reported, where serde alone would stop at the first.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A JSON value, of which only what a board may hold is kept.
pub(crate) enum Json {
    Whole(i64),
    Flag(bool),
    Text(String),
    /// In the order of the file; a key may come twice.
    Object(Vec<(String, Json)>),
    Other,
}

impl Json {
    pub fn whole(self) -> Option<i64> {
        if let Json::Whole(whole) = self { Some(whole) } else { None }
    }

    pub fn flag(self) -> Option<bool> {
        if let Json::Flag(flag) = self { Some(flag) } else { None }
    }

    pub fn text(self) -> Option<String> {
        if let Json::Text(text) = self { Some(text) } else { None }
    }

    pub fn object(self) -> Option<Vec<(String, Json)>> {
        if let Json::Object(entries) = self { Some(entries) } else { None }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        from.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Json, E> {
        Ok(Json::Flag(flag))
    }

    fn visit_i64<E>(self, whole: i64) -> Result<Json, E> {
        Ok(Json::Whole(whole))
    }

    fn visit_u64<E>(self, whole: u64) -> Result<Json, E> {
        Ok(Json::Whole(i64::try_from(whole).unwrap_or(i64::MAX)))
    }

    #[allow(clippy::disallowed_types, reason = "a reader of JSON is handed floats; this one is refused")]
    fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        while items.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Json::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(Json::Object(entries))
    }
}
