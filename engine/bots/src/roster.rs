//! The bots of a game, by name.

use crate::bot::Bot;
use crate::level::Level;
use crate::policy::Policy;
use crate::uniform::Uniform;
use game_core::Game;
use serde::Serialize;
use std::fmt::Debug;

type BoxedBot<G> = Box<dyn Bot<G>>;

/// The computer players of a game: bots of four levels, baselines, and policies for simulation.
pub trait Roster {
    type Game: Game;

    type Policy: Policy<Self::Game> + Clone + Debug + Send + Sync;

    /// The names of the policies, for help texts and messages.
    const POLICIES: &'static str;

    /// The policy with this name, or an error in a sentence.
    fn policy(name: &str) -> Result<Self::Policy, String>;

    /// The baselines: how each is written (`camp:P`) and what it does.
    const BASELINES: &'static [(&'static str, &'static str)];

    /// Every baseline at least once, written out (`camp:0.5`): whom the levels are measured against.
    const MEASURES: &'static [&'static str];

    fn level(level: Level) -> Box<dyn Bot<Self::Game>>;

    /// A sentence for players that describes the level.
    fn character(level: Level) -> &'static str;

    /// The baseline with this name and the argument after its colon; `None` if no baseline has the name, or an error about the argument.
    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<BoxedBot<Self::Game>, String>>;

    /// The board of these options, in a game that has one: external programs need its contents.
    fn board(_options: &<Self::Game as Game>::Options) -> Option<impl Serialize + '_> {
        None::<()>
    }
}

/// The bot with this name: a level, `random`, or one of the game's baselines; or an error in a sentence.
pub fn bot<R: Roster>(name: &str) -> Result<Box<dyn Bot<R::Game>>, String> {
    if let Ok(level) = name.parse() {
        return Ok(R::level(level));
    }
    if name == "random" {
        return Ok(Box::new(Uniform));
    }
    let (word, argument) = match name.split_once(':') {
        Some((word, argument)) => (word, Some(argument)),
        None => (name, None),
    };
    R::baseline(word, argument).unwrap_or_else(|| Err(unknown::<R>(name)))
}

fn unknown<R: Roster>(name: &str) -> String {
    let levels = Level::all().map(Level::name).chain(["random"]);
    let baselines = R::BASELINES.iter().map(|(name, _)| *name);
    let names: Vec<&str> = levels.chain(baselines).collect();
    format!("{} has no bot {name:?}; it has: {}", R::Game::NAME, names.join(", "))
}
