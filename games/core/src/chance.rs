//! Which cards a chance step draws from, so that tables with the same deal draw alike.

use core::fmt;

/// How a chance step is drawn when many tables share one deal (docs/fair.md, scheme 2).
///
/// Each thing in a pool has a place in an order that only the deal knows. Two tables with the same deal have the same order in pools
/// of the same name, whatever their players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChanceKey {
    /// From a pool of its own, named after the number of the step: for dice, and for a game that does not care.
    Step,
    /// The first thing of this pool that is left.
    First(Pool),
    /// The thing with this number in the order of this pool, from 0, whatever was drawn before.
    Nth(Pool, u32),
}

/// A set of things that are put in order once, such as the deck of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    pub name: &'static str,
    pub number: u32,
}

impl Pool {
    pub const fn new(name: &'static str, number: u32) -> Pool {
        Pool { name, number }
    }
}

/// As in docs/fair.md: `round-3`.
impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.name, self.number)
    }
}
