//! Options that describe themselves, so that a lobby, a command line and a document can offer them without knowing the game.

use crate::game::Game;
use alloc::borrow::Cow;
use alloc::vec::Vec;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionSpec {
    /// Its key in records.
    pub name: &'static str,
    /// The rule that describes it, such as `G-16`.
    pub rule: &'static str,
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// What can be chosen for an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum OptionKind {
    Switch {
        default: bool,
    },
    Choice {
        /// In the order in which they are offered.
        values: Vec<Cow<'static, str>>,
        default: Cow<'static, str>,
    },
    /// One of the seats, by its number from 0.
    Seat {
        default: u8,
        seats: u8,
    },
    /// Every seat takes some of the values, and no two seats the same one: a list of lists.
    Share {
        values: Vec<Cow<'static, str>>,
        /// How many values each seat takes.
        each: u8,
        default: Vec<Vec<Cow<'static, str>>>,
    },
    /// A file in a format of the game's own, or the name of one that comes with it.
    File {
        /// What the file describes, such as `board`.
        format: &'static str,
        /// The names that come with the game.
        names: Vec<Cow<'static, str>>,
        default: Cow<'static, str>,
    },
}

/// A game whose options describe themselves.
pub trait DescribeOptions: Game {
    /// Every option at a table of this many seats, in the order in which they are offered.
    fn schema(seats: usize) -> Vec<OptionSpec>;
}
