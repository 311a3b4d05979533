//! The rules of Last Torch.
//!
//! Explorers go down a shaft one after another and throw a die for gems: as long as they dare, for a one puts the torch out.
//!
//! Every rule has an id (`T-03`) that is found in `docs/rules/last-torch.md`, in `rules.rs` and in the tests. Nothing is hidden and
//! nothing has to be remembered, so what lies before the eyes, what is known and the whole truth are the same [`View`].
//!
//! This crate never sees another game, a bot, a file, a clock or a random generator.
//!
//! ```
//! use last_torch::{Action, Options, State};
//! use rules_core::{Game, Seat, Step, Viewer};
//!
//! let mut table = State::new(&Options {}, 2)?;
//! table.apply(Step::Chance(5.try_into()?), &mut ())?;
//! table.apply(Step::Act(Seat::default(), Action::Back), &mut ())?;
//! assert_eq!(table.view(Viewer::Spectator).home.as_slice(), [5, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod rules;

pub use rules::{GOAL, State};
use rules_core::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// All that a player knows, and the whole truth: what everybody sees.
pub use View as Knowledge;
pub use View as Table;

/// What can be agreed before a game: nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// What an explorer chooses. T-04
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Throw again.
    On,
    /// Take home what he carries.
    Back,
}

rules_core::named! { Action, "choice", [(Action::On, "on"), (Action::Back, "back")] }

/// A throw of the die. There is no value of this type that is on none of its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
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

/// What happened. Everybody sees all of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The die was thrown. T-02
    Thrown { seat: Seat, die: Chance },
    /// A one: what was carried is lost. T-03
    TorchOut { seat: Seat, lost: i32 },
    /// What was carried is safe. T-04
    WentBack { seat: Seat, gems: i32 },
    /// The game is over. T-05
    Over { outcome: Outcome },
}

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Which round, from 1.
    pub round: u32,
    /// Whose turn it is; when the game is over, who would be next.
    pub turn: Seat,
    /// What he carries.
    pub carried: i32,
    /// Whether he is to choose; otherwise the die is to be thrown.
    pub choosing: bool,
    /// What everybody has at home.
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
