//! The rules of Last Torch.
//!
//! Explorers go down a shaft one after another and roll a die for gems, for as long as they dare: a one puts the torch out.
//!
//! Every rule has an id (`T-03`), which is also in `rules.md`, `rules.rs` and the tests. Nothing is hidden and
//! nothing has to be remembered, so what is seen, what is known and the whole truth are the same [`View`].
//!
//! ```
//! use last_torch_rules::{Action, Options, State};
//! use game_core::{Game, Seat, Step, Viewer};
//!
//! let mut table = State::new(&Options {}, 2)?;
//! table.apply(Step::Chance(5.try_into()?), &mut ())?;
//! table.apply(Step::Act(Seat::default(), Action::Back), &mut ())?;
//! assert_eq!(table.view(Viewer::Spectator).home.as_slice(), [5, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod client;
mod encode;
mod plans;
mod replay;
mod rules;

pub use client::Preview;
pub use encode::Encoder;
use game_core::{Outcome, PerSeat, Seat, schemars};
pub use rules::{GOAL, State};
use serde::{Deserialize, Serialize};
use std::fmt;

/// All that a player knows, and the whole truth: what everyone sees.
pub use View as Knowledge;
pub use View as Table;

/// What can be agreed before a game: nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// What an explorer chooses. T-04
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub enum Action {
    /// Roll again.
    On,
    /// Take home what is carried.
    Back,
}

game_core::named! { Action, "choice", [(Action::On, "on"), (Action::Back, "back")] }

/// A roll of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[derive(schemars::JsonSchema)]
#[schemars(extend("minimum" = 1, "maximum" = Chance::SIDES))]
pub struct Chance(u8); // 1 to SIDES

impl Chance {
    /// How many sides the die has.
    pub const SIDES: u8 = 6;

    /// Its sides, ascending.
    pub fn all() -> impl Iterator<Item = Chance> {
        (1..=Chance::SIDES).map(Chance)
    }
}

impl TryFrom<u8> for Chance {
    type Error = String;

    fn try_from(pips: u8) -> Result<Chance, String> {
        let side = Chance::all().find(|side| side.0 == pips);
        side.ok_or_else(|| format!("there is no {pips} on the die, only 1 to {}", Chance::SIDES))
    }
}

impl From<Chance> for u8 {
    fn from(throw: Chance) -> u8 {
        throw.0
    }
}

/// What happened. Everyone sees all of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The explorer continues. T-04
    WentOn { seat: Seat },
    /// The die was rolled. T-02
    Thrown { seat: Seat, die: Chance },
    /// A one: what was carried is lost. T-03
    TorchOut { seat: Seat, lost: i32 },
    /// What was carried is safe. T-04
    WentBack { seat: Seat, gems: i32 },
    /// The game is over. T-05
    Over { outcome: Outcome },
}

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct View {
    /// Which round, from 1.
    pub round: u32,
    /// Whose turn it is; when the game is over, who would be next.
    pub turn: Seat,
    /// What that explorer carries.
    pub carried: i32,
    /// Whether that explorer must choose; otherwise the die is rolled next.
    pub choosing: bool,
    /// What each has at home.
    pub home: PerSeat<i32>,
    /// How the game ended. T-05
    pub outcome: Option<Outcome>,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outcome {
            Some(_) => writeln!(f, "After round {}", self.round)?,
            None => writeln!(f, "Round {}: seat {} carries {}", self.round, self.turn, self.carried)?,
        }
        self.home.iter().try_for_each(|(seat, gems)| writeln!(f, "Seat {seat}  {gems}"))
    }
}
