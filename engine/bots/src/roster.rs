//! Bots by name.

use crate::bot::Bot;
use crate::level::Level;
use crate::policy::Policy;
use crate::uniform::Uniform;
use game_core::Game;
use serde::Serialize;
use std::fmt::Debug;

/// Who can play a game without a person: bots of four levels, baselines, and policies for simulation.
pub trait Roster {
    /// The game.
    type Game: Game;

    /// Any of the policies.
    type Policy: Policy<Self::Game> + Clone + Debug + Send + Sync;

    /// The names of the policies, for help texts and messages.
    const POLICIES: &'static str;

    /// The policy with this name, or a sentence that says what is wrong with it.
    fn policy(name: &str) -> Result<Self::Policy, String>;

    /// The simple rules that can be asked for by name, each as it is written (`camp:P`) and with what it does.
    const BASELINES: &'static [(&'static str, &'static str)];

    /// A bot of this level, for one seat of one game.
    fn level(level: Level) -> Box<dyn Bot<Self::Game>>;

    /// What a bot of this level is like, in a sentence for players.
    fn character(level: Level) -> &'static str;

    /// The baseline with this name and what stands behind its colon, if anything does; `None` if no baseline has the name, or
    /// a sentence that says what is wrong with the argument.
    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<Box<dyn Bot<Self::Game>>, String>>;

    /// The board these options name, in a game that has one: an external program must be told what is on it.
    fn board(_options: &<Self::Game as Game>::Options) -> Option<impl Serialize + '_> {
        None::<()>
    }
}

/// The bot with this name (a level, `random`, or one of the game's baselines), or a sentence that says what is wrong with it.
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
