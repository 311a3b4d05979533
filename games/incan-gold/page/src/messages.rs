//! The questions of the page and their answers.

use crate::spot::Spot;
use incan_gold_rules::{Choice, Event, View};
use serde::{Deserialize, Serialize};

/// The chart has the leads from 0 to this.
pub const LEADS: i32 = 60;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// The chances to win when a round begins, for every round and lead.
    Lines,
    LookUp(Spot),
    /// A new game against perfect play.
    Begin {
        seed: u64,
    },
    Choose(Choice),
    /// Gets the current round of the game ready, so that the next choice is answered at once.
    Ahead,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// For each round, the chances at leads from 0 to [`LEADS`], with every hazard and artifact in the deck.
    Lines(Vec<Vec<f64>>),
    Found(Found),
    /// No such position can come up.
    Impossible,
    Table(Box<Table>),
    Done,
    /// It could not be computed, for this reason.
    Fault(String),
}

/// The solution of a position, from your view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Found {
    pub value: f64,
    /// Your chance to win if you leave, and if you stay, against perfect play.
    pub leave: f64,
    pub stay: f64,
    /// How often to leave, for you and for the other player.
    pub camp: f64,
    pub other_camp: f64,
    /// Your chance by what you (first) and the other player choose; camp comes before torch.
    pub game: [[f64; 2]; 2],
}

/// A decision of yours, graded.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Grade {
    pub round: u8,
    pub choice: Choice,
    pub leave: f64,
    pub stay: f64,
    /// How often perfect play leaves here.
    pub camp: f64,
}

impl Grade {
    /// Below this, two choices are equally good: the table has 32 bits for each chance.
    pub const EQUAL: f64 = 1e-6;

    /// By how much your choice is worse than the other one.
    pub fn lost(&self) -> f64 {
        let (chosen, other) = match self.choice {
            Choice::Camp => (self.leave, self.stay),
            Choice::Torch => (self.stay, self.leave),
        };
        let lost = other - chosen;
        if lost < Grade::EQUAL { 0.0 } else { lost }
    }

    pub fn is_equal(&self) -> bool {
        (self.leave - self.stay).abs() < Grade::EQUAL
    }
}

/// The game against perfect play, as you see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub view: View,
    /// What happened since your last choice.
    pub events: Vec<Event>,
    /// Whether you are asked.
    pub asked: bool,
    /// All decisions so far.
    pub grades: Vec<Grade>,
}
