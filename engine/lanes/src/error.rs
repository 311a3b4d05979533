//! What callers can get wrong.

use game_core::{Seat, SetupError};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LanesError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{given} lanes are too many; use at most {allowed}")]
    TooMany { given: usize, allowed: usize },
    #[error("there is no seat {seat} at a table of {seats}; use 0 to {}", seats - 1)]
    Seat { seat: Seat, seats: usize },
    #[error("the array {name} has {given} items; it needs {expected}: {shape}")]
    Length { name: &'static str, given: usize, expected: usize, shape: String },
    #[error("lane {lane}, seat {seat}: action {action} is not legal now; choose one that its mask allows")]
    Illegal { lane: usize, seat: Seat, action: i64 },
    #[error("lane {lane}, seat {seat}: the mask allows no action; allow at least one that is legal")]
    EmptyMask { lane: usize, seat: Seat },
}
