//! Reviews of finished games: how everyone's chance to win moved, and why.
//!
//! A game provides a [`Judge`], which estimates chances. [`Reviewer`] walks through the steps of a game and splits every change of the
//! chances into luck, reading, own choices and what the judge got wrong, so that the four always add up. docs/review.md has the formulas.
//!
//! Nothing here does I/O, reads a clock or knows a game. A [`Reviewer`] works step by step, so that a browser can show progress.

mod backward;
mod error;
mod forgetting;
mod judge;
mod ledger;
mod playouts;
mod report;
mod reviewer;

pub use backward::corrected;
pub use error::{Choice, Label, MIXED, NO_DECISION};
pub use forgetting::Forgetting;
pub use judge::{
    Chosen, Decision, Effort, Judge, Lens, Opinion, Settings, Weighed, likelihood, mean, shares,
};
pub use playouts::Playouts;
pub use report::{Kind, Player, Report, StepReport};
pub use reviewer::{Refused, Reviewer, chance_luck, review};

#[cfg(doctest)]
use catalog as _; // the examples of the page review games of every kind

/// The page with the formulas. Its examples run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/review.md")]
pub struct Formulas;

/// Everyone's chance to win, by seat. It adds up to 1: a win shared by n players counts 1/n for each.
pub type Chances = game_core::PerSeat<f64>;
