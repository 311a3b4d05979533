//! What a player can choose, and what chance can bring.

use crate::character::Character;
use crate::token::Token;
use serde::de::{Error, IgnoredAny, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// What a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Keeps this card of the hand. L-09
    Pick(Character),
    /// Curses or robs the holder of this character. L-15, L-16
    Name(Character),
    /// Looks at the tokens on these two spaces, the lower number first. L-18
    Look(u8, u8),
    /// Swaps the two tokens, or lets them lie. L-18
    Swap(bool),
    /// Moves this many spaces: 1 or 2. L-25
    Steps(u8),
    /// Pays 2 gems for the way to the next temple or village, or stays. Written as `pay` too. L-19, L-20
    Pay(bool),
    /// Pays this many gems for as many spaces. L-22
    PayGems(u8),
    /// Takes a machete, or leaves it. L-21
    Take(bool),
}

/// What chance can bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Chance {
    /// The card dealt for the start values. L-04
    Start(Character),
    /// A token put face down on an event space. L-04, L-29
    Token(Token),
    /// A card set aside face up. L-09
    Up(Character),
    /// A card put aside face down at random. L-09
    Aside(Character),
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        fn one<S: Serializer>(to: S, key: &'static str, value: impl Serialize) -> Result<S::Ok, S::Error> {
            to.collect_map([(key, value)])
        }
        match *self {
            Action::Pick(character) => one(to, "pick", character),
            Action::Name(character) => one(to, "name", character),
            Action::Look(first, second) => one(to, "look", (first, second)),
            Action::Swap(swap) => one(to, "swap", swap),
            Action::Steps(steps) => one(to, "steps", steps),
            Action::Pay(pay) => one(to, "pay", pay),
            Action::PayGems(gems) => one(to, "pay", gems),
            Action::Take(take) => one(to, "take", take),
        }
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Action, D::Error> {
        from.deserialize_map(OneEntry(PhantomData))
    }
}

impl Entry for Action {
    fn read<'de, A: MapAccess<'de>>(key: &str, map: &mut A) -> Result<Action, A::Error> {
        Ok(match key {
            "pick" => Action::Pick(map.next_value()?),
            "name" => Action::Name(map.next_value()?),
            "look" => {
                let (first, second) = map.next_value()?;
                Action::Look(first, second)
            }
            "swap" => Action::Swap(map.next_value()?),
            "steps" => Action::Steps(map.next_value()?),
            "pay" => match map.next_value()? {
                Payment::Toll(pay) => Action::Pay(pay),
                Payment::Gems(gems) => Action::PayGems(gems),
            },
            "take" => Action::Take(map.next_value()?),
            _ => return Err(A::Error::custom(format!("there is no action {key:?}"))),
        })
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Chance, D::Error> {
        from.deserialize_map(OneEntry(PhantomData))
    }
}

impl Entry for Chance {
    fn read<'de, A: MapAccess<'de>>(key: &str, map: &mut A) -> Result<Chance, A::Error> {
        Ok(match key {
            "start" => Chance::Start(map.next_value()?),
            "token" => Chance::Token(map.next_value()?),
            "up" => Chance::Up(map.next_value()?),
            "aside" => Chance::Aside(map.next_value()?),
            _ => return Err(A::Error::custom(format!("chance brings no {key:?}"))),
        })
    }
}

/// What is written as an object of exactly one entry, whose key says what the value is.
trait Entry: Sized {
    fn read<'de, A: MapAccess<'de>>(key: &str, map: &mut A) -> Result<Self, A::Error>;
}

struct OneEntry<T>(PhantomData<T>);

impl<'de, T: Entry> Visitor<'de> for OneEntry<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with exactly one entry")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let Some(key) = map.next_key::<String>()? else { return Err(A::Error::invalid_length(0, &self)) };
        let value = T::read(&key, &mut map)?;
        match map.next_key::<IgnoredAny>()? {
            None => Ok(value),
            Some(_) => Err(A::Error::invalid_length(2, &self)),
        }
    }
}

/// What `pay` holds: a bool for the Priest and the Elder, a number for the Scout.
enum Payment {
    Toll(bool),
    Gems(u8),
}

impl<'de> Deserialize<'de> for Payment {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Payment, D::Error> {
        struct BoolOrNumber;

        impl Visitor<'_> for BoolOrNumber {
            type Value = Payment;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false or a number of gems")
            }

            fn visit_bool<E>(self, pay: bool) -> Result<Payment, E> {
                Ok(Payment::Toll(pay))
            }

            fn visit_u64<E: Error>(self, gems: u64) -> Result<Payment, E> {
                let few = u8::try_from(gems).map_err(|_| E::invalid_value(Unexpected::Unsigned(gems), &self));
                few.map(Payment::Gems)
            }
        }
        from.deserialize_any(BoolOrNumber)
    }
}
