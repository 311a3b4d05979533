//! The 64 positions of the table. G-05

use crate::card::CARDS;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use game_core::schemars;
use serde::{Deserialize, Serialize};

/// Number of cards in a row.
pub const ROW: usize = 8;

/// A position on the table, numbered row by row from 0. It stays the same when its card is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[derive(schemars::JsonSchema)]
#[schemars(extend("maximum" = CARDS - 1))]
pub struct Position(u8); // below CARDS

impl Position {
    /// The position with this index; `None` from 64 on.
    pub const fn new(index: usize) -> Option<Position> {
        if index < CARDS { Some(Position(index as u8)) } else { None }
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, from 0 at the top.
    pub const fn row(self) -> usize {
        self.index() / ROW
    }

    /// Its column, from 0 at the left.
    pub const fn column(self) -> usize {
        self.index() % ROW
    }
}

impl TryFrom<u8> for Position {
    type Error = String;

    fn try_from(index: u8) -> Result<Position, String> {
        Position::new(index.into()).ok_or_else(|| format!("there is no position {index}, only 0 to 63"))
    }
}

impl From<Position> for u8 {
    fn from(position: Position) -> u8 {
        position.0
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A set of positions, written as an ascending list.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
#[schemars(with = "alloc::vec::Vec<Position>", inline, extend("uniqueItems" = true))]
pub struct Positions(u64); // bit n is position n

impl Positions {
    pub const EMPTY: Positions = Positions(0);

    pub const ALL: Positions = Positions(u64::MAX);

    pub const fn contains(self, position: Position) -> bool {
        self.0 >> position.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub const fn with(self, position: Position) -> Positions {
        Positions(self.0 | 1 << position.0)
    }

    #[must_use]
    pub const fn without(self, position: Position) -> Positions {
        Positions(self.0 & !(1 << position.0))
    }

    pub fn iter(self) -> impl Iterator<Item = Position> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let next = Position::new(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(next)
        })
    }
}

impl FromIterator<Position> for Positions {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Positions {
        positions.into_iter().fold(Positions::EMPTY, Positions::with)
    }
}

impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Position::index)).finish()
    }
}

impl Serialize for Positions {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Positions {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Positions, D::Error> {
        Ok(Vec::<Position>::deserialize(from)?.into_iter().collect())
    }
}
