//! Places at a table: one, several, and who looks at it.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game here has.
pub const MAX_SEATS: usize = 8;

/// A place at a table, counted from 0. Its left neighbour has the next number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8); // below MAX_SEATS

impl Seat {
    /// The seat with this number; `None` from [`MAX_SEATS`] on.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// Its number, as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of `seats`.
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

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8); // bit n is seat n

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table.
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet(((1u32 << seats) - 1) as u8)
    }

    /// Just this one.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << (seat.0 & 7))
    }

    /// Whether `seat` is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::one(seat).0 != 0
    }

    /// Whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        LEN[self.0 as usize] as usize
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::one(seat).0)
    }

    /// The set without those of `others`.
    #[must_use]
    pub const fn without(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & !others.0)
    }

    /// The set with `seat` in it if `added`: like `with`, but no branch to be mispredicted.
    #[must_use]
    #[inline]
    pub const fn with_if(self, seat: Seat, added: bool) -> SeatSet {
        SeatSet(self.0 | (added as u8) << (seat.0 & 7))
    }

    /// The seats of both sets.
    #[must_use]
    pub const fn intersection(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & others.0)
    }

    /// Its only seat, if it has exactly one.
    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// Its seats, ascending.
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

/// On the wire a set is the list of its seats.
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

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Anyone else: sees only what all may see.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of `seats`.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether this is the player in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
