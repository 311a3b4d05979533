//! JSON values of any type, so that all faults of a file can be reported, where serde alone would stop at the first.

use crate::board_error::BoardError;
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// A JSON value of any type, of which only what a board may hold is kept: a fault of type is a fault among others.
pub(crate) enum Value<M> {
    Whole(i64),
    Flag(bool),
    Text(String),
    Object(M),
    Other,
}

/// What is kept of an object's entries.
pub(crate) trait Entries: Default {
    /// Takes the value of this key.
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<(), A::Error>;
}

/// An object where none may be: nothing is kept.
impl Entries for () {
    fn entry<'de, A: MapAccess<'de>>(&mut self, _: &str, map: &mut A) -> Result<(), A::Error> {
        map.next_value::<IgnoredAny>().map(drop)
    }
}

pub(crate) fn read_entries<'de, M: Entries, A: MapAccess<'de>>(mut map: A) -> Result<M, A::Error> {
    let mut entries = M::default();
    while let Some(key) = map.next_key::<String>()? {
        entries.entry(&key, &mut map)?;
    }
    Ok(entries)
}

impl<'de, M: Entries> Deserialize<'de> for Value<M> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value<M>, D::Error> {
        from.deserialize_any(ValueVisitor(PhantomData))
    }
}

struct ValueVisitor<M>(PhantomData<M>);

impl<'de, M: Entries> Visitor<'de> for ValueVisitor<M> {
    type Value = Value<M>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value<M>, E> {
        Ok(Value::Flag(flag))
    }

    fn visit_i64<E>(self, whole: i64) -> Result<Value<M>, E> {
        Ok(Value::Whole(whole))
    }

    fn visit_u64<E>(self, whole: u64) -> Result<Value<M>, E> {
        Ok(Value::Whole(i64::try_from(whole).unwrap_or(i64::MAX)))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Value<M>, E> {
        Ok(Value::Other)
    }

    fn visit_str<E>(self, text: &str) -> Result<Value<M>, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Value<M>, E> {
        Ok(Value::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value<M>, A::Error> {
        while items.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Value::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Value<M>, A::Error> {
        read_entries(map).map(Value::Object)
    }
}

/// A value of no further parts.
pub(crate) type Plain = Value<()>;

/// Reads a value that may come only once.
pub(crate) fn read_once<'de, M: Entries, F, A: MapAccess<'de>>(
    slot: &mut Option<Value<M>>,
    twice: F,
    faults: &mut BoardError<F>,
    map: &mut A,
) -> Result<(), A::Error> {
    if slot.replace(map.next_value()?).is_some() {
        faults.add(twice);
    }
    Ok(())
}

pub(crate) fn ignore<'de, F, A: MapAccess<'de>>(
    fault: F,
    faults: &mut BoardError<F>,
    map: &mut A,
) -> Result<(), A::Error> {
    faults.add(fault);
    map.next_value::<IgnoredAny>().map(drop)
}

/// Notes a fault where a value was wanted; the board is refused in the end, so any value does.
pub(crate) fn fault<T: Default, F>(faults: &mut BoardError<F>, what: F) -> T {
    faults.add(what);
    T::default()
}
