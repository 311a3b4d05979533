//! Illegal steps.

use crate::seat::Seat;

/// Why a step was rejected. The state has not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    /// A seat acted where chance is due.
    #[error("a chance step is due")]
    ChanceDue,
    /// A chance step came where seats are due.
    #[error("no chance step is due")]
    ActionDue,
    #[error("it is not seat {0}'s turn")]
    NotDue(Seat),
    /// A sealed choice cannot be changed.
    #[error("seat {0} has already chosen")]
    AlreadyChosen(Seat),
    /// This seat is due, but not with this action.
    #[error("that action is not allowed now")]
    Action,
    /// Chance is due, but this outcome cannot come up.
    #[error("that outcome is not possible now")]
    Outcome,
}
