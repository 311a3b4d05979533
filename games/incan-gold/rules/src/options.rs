//! The options of a game.

use crate::ROUNDS;
use crate::card::Card;
use crate::state::State;
use alloc::vec;
use alloc::vec::Vec;
use game_core::{DescribeOptions, Game, OptionKind, OptionSpec, schemars};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whose rules about artifacts and ties are played.
    #[serde(skip_serializing_if = "Edition::is_default")]
    pub edition: Edition,
    /// Everyone may count the gems in every tent. I-19
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub open_tents: bool,
}

game_core::named! {
    /// Whose rules about artifacts and ties are played.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Edition("edition") {
        /// I-21: one artifact comes in each round, worth 5 or 10 by the order in which they leave.
        #[default]
        IncanGold2006 => "incan-gold-2006",
        /// I-22: no artifacts.
        Diamant2005 => "diamant-2005",
        /// I-23: all five artifacts from the start; equal points are a shared victory.
        Diamant2016 => "diamant-2016",
        /// I-24: each artifact has its value printed on it.
        IncanGold2020 => "incan-gold-2020",
    }
}

impl Options {
    /// Every way to set up a table, for tests: options and number of seats.
    #[doc(hidden)]
    pub fn every_table() -> Vec<(Options, usize)> {
        let options = Edition::all()
            .flat_map(|edition| [false, true].map(|open_tents| Options { edition, open_tents }));
        options.flat_map(|options| State::SEATS.map(move |seats| (options.clone(), seats))).collect()
    }
}

impl DescribeOptions for State {
    fn schema(_seats: usize) -> Vec<OptionSpec> {
        let Options { edition, open_tents } = Options::default(); // a new option does not compile until it is listed
        let editions = OptionKind::Choice {
            values: Edition::all().map(|edition| edition.name().into()).collect(),
            default: edition.name().into(),
        };
        vec![
            OptionSpec { name: "edition", rule: "I-21", kind: editions },
            OptionSpec { name: "open_tents", rule: "I-19", kind: OptionKind::Switch { default: open_tents } },
        ]
    }
}

impl Edition {
    fn is_default(&self) -> bool {
        *self == Edition::default()
    }

    /// The artifacts that come into the quest deck in this round. I-04, I-22, I-23
    pub const fn artifacts_of(self, round: u8) -> &'static [Card] {
        match self {
            Edition::IncanGold2006 | Edition::IncanGold2020 => {
                core::slice::from_ref(&Card::ARTIFACTS[round as usize - 1])
            }
            Edition::Diamant2016 if round == 1 => &Card::ARTIFACTS,
            Edition::Diamant2016 | Edition::Diamant2005 => &[],
        }
    }

    /// How many artifacts have come into the quest deck by this round, this one included.
    pub(crate) fn artifacts_by(self, round: u8) -> usize {
        (1..=round.min(ROUNDS)).map(|round| self.artifacts_of(round).len()).sum()
    }

    /// Number and value of each of these artifacts when they are carried out together, after `left_before` others. I-14
    pub(crate) fn values(
        self,
        numbers: impl Iterator<Item = u8>,
        left_before: u8,
    ) -> impl Iterator<Item = (u8, u8)> {
        numbers.zip(left_before..).map(move |(number, before)| (number, self.artifact_value(number, before)))
    }

    /// What artifact `number` is worth when `left_before` artifacts left the temple before it. I-14, I-23, I-24
    pub const fn artifact_value(self, number: u8, left_before: u8) -> u8 {
        match self {
            Edition::IncanGold2020 => [5, 7, 8, 10, 12][(number - 1) as usize],
            _ if left_before < 3 => 5,
            _ => 10,
        }
    }

    /// Whether more artifacts decide between equal points. I-18, I-23
    pub const fn artifacts_break_ties(self) -> bool {
        !matches!(self, Edition::Diamant2016)
    }
}
