//! What belongs to a game besides its rules, so that code that serves any game reaches all of it from the game's state.

use bots::Roster;
use game_core::{DescribeOptions, Determinize, Encode, FastGame, OpenTable, Plans, Previews, Replays};
use puzzles::Source;
use review::Judge;
use terminal::Terminal;

/// A game of the catalog.
pub trait GameModule: Determinize + OpenTable + Previews + DescribeOptions + Replays + Plans {
    type Bots: Roster<Game = Self>;

    /// The same rules for simulation and search.
    type Fast: FastGame<Rules = Self>;

    /// Turns the game into numbers, for programs that learn.
    type Encoder: Encode<Fast = Self::Fast>;

    /// Judges positions and choices, for reviews.
    type Judge: Judge<Self>;

    /// Makes puzzles.
    type Puzzles: Source<Game = Self>;

    type Text: Terminal<Game = Self>;

    const RULES_PAGE: &'static str;
}
