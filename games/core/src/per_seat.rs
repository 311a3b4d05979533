//! One value per seat.

use crate::schemars;
use crate::seat::{MAX_SEATS, Seat};
use arrayvec::ArrayVec;
use core::fmt;
use core::ops::{Index, IndexMut};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One `T` per seat of a table, without allocation.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
#[schemars(with = "alloc::vec::Vec<T>", inline, description = "One value for each seat, in seat order.")]
#[schemars(extend("maxItems" = MAX_SEATS, "x-per-seat" = true))]
pub struct PerSeat<T> {
    seats: u8,
    values: [T; MAX_SEATS], // beyond `seats`: the default value
}

impl<T: Default> PerSeat<T> {
    pub fn from_fn(seats: usize, mut f: impl FnMut(Seat) -> T) -> PerSeat<T> {
        assert!(seats <= MAX_SEATS, "no table has {seats} seats");
        let value = |index| match Seat::new(index) {
            Some(seat) if index < seats => f(seat),
            _ => T::default(),
        };
        PerSeat { seats: seats as u8, values: core::array::from_fn(value) }
    }

    /// The same value for every seat.
    pub fn filled(seats: usize, value: T) -> PerSeat<T>
    where
        T: Clone,
    {
        PerSeat::from_fn(seats, |_| value.clone())
    }
}

impl<T> PerSeat<T> {
    pub fn map<U: Default>(&self, mut f: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.seats(), |seat| f(seat, &self[seat]))
    }

    #[inline]
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats()]
    }

    /// Each seat with its value, in seat order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(self.seats()).zip(self.as_slice())
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        let seats = self.seats();
        Seat::all(seats).zip(&mut self.values[..seats])
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// On the wire it is a list.
impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

impl<'de, T: Default + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PerSeat<T>, D::Error> {
        let values = ArrayVec::<T, MAX_SEATS>::deserialize(from)?;
        let (seats, mut values) = (values.len(), values.into_iter());
        Ok(PerSeat::from_fn(seats, |_| values.next().unwrap_or_default()))
    }
}
