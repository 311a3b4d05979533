//! What belongs to a game besides its rules, so that code that serves any game reaches all of it from the game's state.

use bots::Roster;
use game_core::{DescribeOptions, Determinize, FastGame, OpenTable, Previews, Replays};
use terminal::Terminal;

/// A game of the catalog.
pub trait GameModule: Determinize + OpenTable + Previews + DescribeOptions + Replays {
    /// Its bots, baselines and policies.
    type Bots: Roster<Game = Self>;

    /// The same rules for simulation and search.
    type Fast: FastGame<Rules = Self>;

    /// How it is played in a terminal.
    type Text: Terminal<Game = Self>;

    /// The rules for people, as Markdown.
    const RULES_PAGE: &'static str;
}
