//! Reads messages from JSON with little code: what a browser has to load counts here, and not why a message can't be read.
//!
//! It accepts what `serde_json` accepts and gives the same values, except that a struct is never written as a list, and that values which are
//! passed on as text are checked too. `serde_json` makes code for that form and for a sentence about every possible mistake, again for each struct:
//! docs/decisions/0035 has what that weighs.

use serde::Deserialize;
use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Expected, IgnoredAny, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use std::borrow::Cow;
use std::fmt;

/// By this name a [`RawValue`](serde_json::value::RawValue) asks for the text of a value.
const RAW_VALUE: &str = "$serde_json::private::RawValue";
/// Lists and objects within each other, as many as `serde_json` allows: more could exhaust the stack.
const MAX_DEPTH: u8 = 127;

/// The text is not JSON, or not of the expected form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not JSON, or not of the expected form")]
pub struct Unreadable;

/// Reads a value of this type, and nothing after it.
pub fn from_json<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Unreadable> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    let value = T::deserialize(&mut reader)?;
    reader.peek();
    if reader.at == text.len() { Ok(value) } else { Err(Unreadable) }
}

// None of them uses what it is told, so that no code is made to tell it.
impl de::Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Unreadable
    }
    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Unreadable
    }
    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Unreadable
    }
    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Unreadable
    }
    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Unreadable
    }
    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Unreadable
    }
    fn missing_field(_: &'static str) -> Self {
        Unreadable
    }
    fn duplicate_field(_: &'static str) -> Self {
        Unreadable
    }
}

type Result<T, E = Unreadable> = std::result::Result<T, E>;

struct Reader<'de> {
    text: &'de str,
    /// Everything before is read.
    at: usize,
    depth: u8,
}

// What does not depend on a type exists once.
impl<'de> Reader<'de> {
    /// The next byte that is no blank; 0 at the end.
    #[inline(never)]
    fn peek(&mut self) -> u8 {
        let rest = &self.text.as_bytes()[self.at..];
        let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\n' | b'\t' | b'\r')).count();
        self.at += blanks;
        rest.get(blanks).copied().unwrap_or(0)
    }

    #[inline(never)]
    fn take(&mut self, wanted: u8) -> Result<()> {
        if self.peek() != wanted {
            return Err(Unreadable);
        }
        self.at += 1;
        Ok(())
    }

    #[inline(never)]
    fn word(&mut self, word: &str) -> Result<()> {
        self.peek();
        if !self.text[self.at..].starts_with(word) {
            return Err(Unreadable);
        }
        self.at += word.len();
        Ok(())
    }

    fn open(&mut self, bracket: u8) -> Result<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Unreadable);
        }
        self.take(bracket)
    }

    fn close(&mut self, bracket: u8) -> Result<()> {
        self.depth -= 1;
        self.take(bracket)
    }

    /// Whether there is another item before the bracket. Reads the comma between two.
    #[inline(never)]
    fn more(&mut self, first: &mut bool, bracket: u8) -> Result<bool> {
        if self.peek() == bracket {
            return Ok(false);
        }
        if !std::mem::replace(first, false) {
            self.take(b',')?;
        }
        Ok(true)
    }

    #[inline(never)]
    fn string(&mut self) -> Result<Cow<'de, str>> {
        self.take(b'"')?;
        let (text, from) = (self.text, self.at);
        let mut escaped = false;
        loop {
            match text.as_bytes().get(self.at) {
                Some(b'"') => break,
                Some(b'\\') => {
                    escaped = true;
                    self.at += 1; // what follows is no end, whatever it is
                }
                Some(0..0x20) | None => return Err(Unreadable),
                Some(_) => {}
            }
            self.at += 1;
        }
        self.at += 1;
        if !escaped {
            return Ok(Cow::Borrowed(&text[from..self.at - 1]));
        }
        serde_json::from_str(&text[from - 1..self.at]).map(Cow::Owned).map_err(|_| Unreadable)
    }

    #[inline(never)]
    fn number(&mut self) -> Result<serde_json::Number> {
        self.peek();
        let rest = &self.text[self.at..];
        let end = rest.find(|letter| !matches!(letter, '0'..='9' | '+' | '-' | '.' | 'e' | 'E'));
        let number = &rest[..end.unwrap_or(rest.len())];
        self.at += number.len();
        serde_json::from_str(number).map_err(|_| Unreadable)
    }

    fn give_string<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value> {
        match self.string()? {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_str(&text),
        }
    }
}

fn give_number<'de, V: Visitor<'de>>(number: &serde_json::Number, visitor: V) -> Result<V::Value> {
    if let Some(number) = number.as_u64() {
        return visitor.visit_u64(number);
    }
    if let Some(number) = number.as_i64() {
        return visitor.visit_i64(number);
    }
    visitor.visit_f64(number.as_f64().ok_or(Unreadable)?)
}

macro_rules! numbers {
    ($($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            give_number(&self.number()?, visitor)
        }
    )*};
}

macro_rules! strings {
    ($($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            self.give_string(visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self.peek() {
            b'"' => self.give_string(visitor),
            b'[' => self.deserialize_seq(visitor),
            b'{' => self.deserialize_map(visitor),
            b't' | b'f' => self.deserialize_bool(visitor),
            b'n' => self.deserialize_unit(visitor),
            _ => give_number(&self.number()?, visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        let yes = self.peek() == b't';
        self.word(if yes { "true" } else { "false" })?;
        visitor.visit_bool(yes)
    }

    numbers!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_i8 deserialize_i16 deserialize_i32
        deserialize_i64 deserialize_f32 deserialize_f64);

    strings!(deserialize_str deserialize_string deserialize_char deserialize_identifier);

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.word("null")?;
        visitor.visit_unit()
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        if self.peek() != b'n' {
            return visitor.visit_some(self);
        }
        self.word("null")?;
        visitor.visit_none()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value> {
        if name != RAW_VALUE {
            return visitor.visit_newtype_struct(self);
        }
        self.peek();
        let from = self.at;
        IgnoredAny::deserialize(&mut *self)?;
        visitor.visit_map(Raw(Some(&self.text[from..self.at])))
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.open(b'[')?;
        let value = visitor.visit_seq(Items { reader: self, first: true })?;
        self.close(b']')?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.open(b'{')?;
        let value = visitor.visit_map(Items { reader: self, first: true })?;
        self.close(b'}')?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        let alone = self.peek() != b'{';
        if !alone {
            self.open(b'{')?;
        }
        let value = visitor.visit_enum(Variant { reader: self, alone })?;
        if !alone {
            self.close(b'}')?;
        }
        Ok(value)
    }

    serde::forward_to_deserialize_any! {
        i128 u128 bytes byte_buf unit_struct ignored_any
    }
}

/// The items of a list or an object.
struct Items<'a, 'de> {
    reader: &'a mut Reader<'de>,
    first: bool,
}

impl<'de> SeqAccess<'de> for Items<'_, 'de> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        if !self.reader.more(&mut self.first, b']')? {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }
}

impl<'de> MapAccess<'de> for Items<'_, 'de> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        if !self.reader.more(&mut self.first, b'}')? {
            return Ok(None);
        }
        seed.deserialize(Key(self.reader)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value> {
        self.reader.take(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}

/// The name of a member of an object: a text, and numbers in quotes for maps by number.
struct Key<'a, 'de>(&'a mut Reader<'de>);

macro_rules! numbers_in_quotes {
    ($($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            let number = serde_json::from_str(&self.0.string()?).map_err(|_| Unreadable)?;
            give_number(&number, visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Key<'_, 'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.0.give_string(visitor)
    }

    numbers_in_quotes!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_i8 deserialize_i16 deserialize_i32
        deserialize_i64);

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        visitor.visit_enum(Variant { reader: self.0, alone: true })
    }

    serde::forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct identifier
        ignored_any
    }
}

/// A variant of an enum: alone, or with its content in an object.
struct Variant<'a, 'de> {
    reader: &'a mut Reader<'de>,
    alone: bool,
}

impl<'de> EnumAccess<'de> for Variant<'_, 'de> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self)> {
        let name = seed.deserialize(Key(&mut *self.reader))?;
        if !self.alone {
            self.reader.take(b':')?;
        }
        Ok((name, self))
    }
}

impl<'a, 'de> Variant<'a, 'de> {
    fn content(self) -> Result<&'a mut Reader<'de>> {
        if self.alone { Err(Unreadable) } else { Ok(self.reader) }
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, 'de> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<()> {
        if self.alone { Ok(()) } else { self.reader.word("null") }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.content()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value> {
        self.content()?.deserialize_map(visitor)
    }
}

/// The text of a value, as a `RawValue` wants it.
struct Raw<'de>(Option<&'de str>);

impl<'de> MapAccess<'de> for Raw<'de> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        if self.0.is_none() {
            return Ok(None);
        }
        seed.deserialize(BorrowedStrDeserializer::new(RAW_VALUE)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value> {
        let text = self.0.take().ok_or(Unreadable)?;
        seed.deserialize(BorrowedStrDeserializer::new(text))
    }
}
