//! Values that only some viewers may see.

use crate::schemars;
use crate::seat::{SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A value that only its owners may see.
///
/// It is written as the value, or as `null` where it was hidden. The owners are never written: that a seat owns a
/// secret can be a secret itself (a sealed choice: who has chosen already).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Option<T>", into = "Option<T>")]
#[serde(bound(serialize = "T: Clone + Serialize", deserialize = "T: Deserialize<'de>"))]
#[derive(schemars::JsonSchema)]
#[schemars(with = "Option<T>", inline, extend("x-private" = true))]
#[schemars(description = "Hidden from some viewers: they get null.")]
pub struct Private<T> {
    owners: SeatSet,
    value: Option<T>,
}

impl<T> Private<T> {
    pub fn new(owners: impl IntoIterator<Item = crate::Seat>, value: T) -> Private<T> {
        Private { owners: owners.into_iter().collect(), value: Some(value) }
    }

    pub fn nobody(value: T) -> Private<T> {
        Private { owners: SeatSet::EMPTY, value: Some(value) }
    }

    /// The value, unless it was redacted.
    pub fn get(&self) -> Option<&T> {
        self.value.as_ref()
    }

    pub fn is_for(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.owners.contains(seat))
    }

    /// The value as `viewer` may see it. A hidden value leaves no trace of itself or of its owners.
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> Private<T>
    where
        T: Clone,
    {
        if self.is_for(viewer) { self.clone() } else { Private::from(None) }
    }
}

impl<T> From<Option<T>> for Private<T> {
    fn from(value: Option<T>) -> Private<T> {
        Private { owners: SeatSet::EMPTY, value }
    }
}

impl<T> From<Private<T>> for Option<T> {
    fn from(private: Private<T>) -> Option<T> {
        private.value
    }
}
