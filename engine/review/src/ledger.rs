//! Where each player's chances went. The four columns of a player always add up to the result minus the start.

use crate::Chances;
use crate::judge::Weighed;
use game_core::{PerSeat, Seat};

/// One step, split up by seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    pub luck: Chances,
    pub reading: Chances,
    pub own: Chances,
    pub residual: Chances,
}

impl Entry {
    pub fn zero(seats: usize) -> Entry {
        let zero = PerSeat::filled(seats, 0.0);
        Entry { luck: zero, reading: zero, own: zero, residual: zero }
    }

    /// A chance step: what came, against the mean of what could have come.
    pub fn chance(before: &Chances, step: &Weighed) -> Entry {
        Entry {
            luck: difference(&step.after, &step.expected),
            residual: difference(&step.expected, before),
            ..Entry::zero(before.seats())
        }
    }

    /// The choices of one moment, without the players' own parts, which are in `own`. The rest is what the others chose; where players
    /// have secrets, for a player who chose it is what the spectator did not know.
    pub fn choices(before: &Chances, step: &Weighed, own: &Chances, lucky: impl Fn(Seat) -> bool) -> Entry {
        let all = difference(&step.after, &step.expected);
        let rest = all.map(|seat, all| all - own[seat]);
        Entry {
            luck: rest.map(|seat, rest| if lucky(seat) { *rest } else { 0.0 }),
            reading: rest.map(|seat, rest| if lucky(seat) { 0.0 } else { *rest }),
            residual: difference(&step.expected, before),
            ..Entry::zero(before.seats())
        }
    }
}

fn difference(one: &Chances, other: &Chances) -> Chances {
    one.map(|seat, one| one - other[seat])
}
