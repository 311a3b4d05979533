//! What a review says, in the shape in which `quipu review --json` prints it.

use crate::Chances;
use crate::error::Label;
use crate::forgetting::Forgetting;
use crate::judge::{Effort, Lens, Opinion};
use game_core::Seat;
use serde::{Deserialize, Serialize};

/// A reviewed game. Chances, luck and errors are shares of a win: 0.04 is 4 points of percent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report<A> {
    pub game: String,
    pub lens: Lens,
    pub effort: Effort,
    pub players: Vec<Player>,
    /// In a game of memory: what was lost, by player and by how long ago the card was shown that mattered.
    pub forgetting: Vec<Forgetting>,
    /// One for each step of the record, in order.
    pub steps: Vec<StepReport<A>>,
}

/// `luck + reading + own + residual = result − start`, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    pub seat: Seat,
    /// The chance to win before the first step.
    pub start: f64,
    /// The share of the win.
    pub result: f64,
    pub luck: f64,
    pub reading: f64,
    pub own: f64,
    /// What the judge did not foresee. 0 where the game is solved.
    pub residual: f64,
    /// How many choices mattered.
    pub decisions: u32,
    /// The mean error of these decisions.
    pub lost_per_decision: f64,
    /// Its standard error.
    pub lost_se: f64,
    /// The result without luck.
    pub adjusted: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Chance,
    Act,
}

/// One line of the record.
///
/// Where several players choose at once, their chances move when the last choice is in; reading is counted there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StepReport<A> {
    /// The line in the record. The header is line 1.
    pub line: usize,
    pub kind: Kind,
    /// Who acted; none if chance did.
    pub seat: Option<Seat>,
    /// Everyone's chance to win after the step.
    pub chances: Chances,
    pub luck: Chances,
    pub reading: Chances,
    pub own: Chances,
    pub residual: Chances,
    /// How much worse the choice was than the best one. None for chance, and where there was nothing to choose.
    pub error: Option<f64>,
    /// The standard error of `error`.
    pub se: Option<f64>,
    pub label: Option<Label>,
    /// The best choice.
    pub best: Option<A>,
    /// Whether there was something to decide.
    pub decision: bool,
    /// Every legal action, as the player could have judged it.
    pub options: Vec<Opinion<A>>,
    /// What the choice was worth before it was made, as this player could be expected to choose: `own` counts from here.
    pub expected: Option<f64>,
    /// In a game of memory: how many choices ago the card that mattered was last shown.
    pub recalled: Option<u32>,
}
