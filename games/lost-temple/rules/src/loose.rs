//! JSON of which the faults are gathered, where serde alone would stop at the first.

use crate::fault::Fault;
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// Why a board cannot be played: everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError<F = Fault> {
    /// What is wrong. A board with very many faults has the last of them only counted.
    pub faults: Vec<F>,
    untold: usize,
}

/// So many faults are told; a hostile file could have millions.
const MOST_FAULTS: usize = 50;
/// So much of a text of the file is quoted.
const MOST_QUOTED: usize = 30;

impl<F> BoardError<F> {
    /// How many faults there are beside those that are told.
    pub fn untold(&self) -> usize {
        self.untold
    }

    pub(crate) fn add(&mut self, fault: F) {
        if self.faults.len() < MOST_FAULTS { self.faults.push(fault) } else { self.untold += 1 }
    }

    /// Adds the faults of a part, each as one of the whole.
    pub(crate) fn add_all<P>(&mut self, other: BoardError<P>, whole: impl Fn(P) -> F) {
        other.faults.into_iter().for_each(|fault| self.add(whole(fault)));
        self.untold += other.untold;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }
}

impl<F> Default for BoardError<F> {
    fn default() -> BoardError<F> {
        BoardError { faults: Vec::new(), untold: 0 }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.faults.iter().map(Fault::to_string).collect();
        f.write_str(&faults.join("; "))?;
        if self.untold > 0 { write!(f, "; and {} more faults", self.untold) } else { Ok(()) }
    }
}

impl std::error::Error for BoardError {}

impl From<Fault> for BoardError {
    fn from(fault: Fault) -> BoardError {
        BoardError { faults: vec![fault], untold: 0 }
    }
}

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

/// Keeps a value that must come only once.
pub(crate) fn keep<'de, M: Entries, F, A: MapAccess<'de>>(
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

/// The beginning of a text of the file.
pub(crate) fn quoted(text: &str) -> String {
    let short: String = text.chars().take(MOST_QUOTED).collect();
    if short.len() < text.len() { short + "…" } else { short }
}

/// Notes a fault where a value was wanted; the board is refused in the end, so any value does.
pub(crate) fn fault<T: Default, F>(faults: &mut BoardError<F>, what: F) -> T {
    faults.add(what);
    T::default()
}
