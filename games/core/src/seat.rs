//! Seats, sets of seats, and viewers.

use crate::schemars;
use alloc::format;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// The most seats of any game.
pub const MAX_SEATS: usize = 8;

/// A seat at a table, counted from 0. The left neighbor has the next number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[derive(schemars::JsonSchema)]
#[schemars(extend("maximum" = MAX_SEATS - 1))]
pub struct Seat(u8); // below MAX_SEATS

impl Seat {
    /// The seat with this number; `None` from [`MAX_SEATS`] on.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn left(self, seats: usize) -> Seat {
        self.plus(1, seats)
    }

    /// The seat `places` to the left at a table of `seats`.
    pub const fn plus(self, places: usize, seats: usize) -> Seat {
        Seat(((self.index() + places) % seats) as u8)
    }

    /// All seats of a table, ascending.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        debug_assert!(seats <= MAX_SEATS);
        (0..seats.min(MAX_SEATS)).map(|index| Seat(index as u8))
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        Seat::new(index.into()).ok_or_else(|| format!("there is no seat {index}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f) // so that a width is kept
    }
}

/// The number of bits of each byte: looked up, since counting bits takes a dozen instructions where the processor is not
/// known to have one for it, and the rules ask this all the time.
static LEN: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    table
};

#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
#[schemars(with = "alloc::vec::Vec<Seat>", inline, description = "Seats, ascending.")]
#[schemars(extend("maxItems" = MAX_SEATS, "uniqueItems" = true))]
pub struct SeatSet(u8); // bit n is seat n

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub const fn all(seats: usize) -> SeatSet {
        SeatSet(((1u32 << seats) - 1) as u8)
    }

    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << (seat.0 & 7))
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::one(seat).0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        LEN[self.0 as usize] as usize
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::one(seat).0)
    }

    #[must_use]
    pub const fn without(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & !others.0)
    }

    /// Like `with` if `added`, without a branch.
    #[must_use]
    #[inline]
    pub const fn with_if(self, seat: Seat, added: bool) -> SeatSet {
        SeatSet(self.0 | (added as u8) << (seat.0 & 7))
    }

    #[must_use]
    pub const fn intersection(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & others.0)
    }

    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    pub fn iter(self) -> Seats {
        Seats(self.0)
    }
}

/// The seats of a [`SeatSet`], ascending.
#[derive(Clone, Debug)]
pub struct Seats(u8);

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;

    fn into_iter(self) -> Seats {
        self.iter()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// As a list of seats.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        let seats = arrayvec::ArrayVec::<Seat, MAX_SEATS>::deserialize(from)?;
        Ok(seats.into_iter().collect())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Sees only what everyone may see.
    Spectator,
}

impl Viewer {
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
