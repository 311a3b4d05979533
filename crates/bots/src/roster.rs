//! Bots by name.

use crate::bot::Bot;
use crate::level::Level;
use crate::uniform::Uniform;
use ::lost_temple::Board;
use rules_core::Game;
use std::sync::Arc;

/// The bots of a game.
pub trait Roster: Game {
    /// The simple rules that can be asked for by name, each as it is written (`camp:P`) and with what it does.
    const BASELINES: &'static [(&'static str, &'static str)];

    /// A bot of this level, for one seat of one game.
    fn level(level: Level) -> Box<dyn Bot<Self>>;

    /// What a bot of this level is like, in a sentence for players.
    fn character(level: Level) -> &'static str;

    /// The baseline with this name and what stands behind its colon, if anything does; `None` if no baseline has the name, or
    /// a sentence that says what is wrong with the argument.
    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<Box<dyn Bot<Self>>, String>>;

    /// The board these options name, in a game that has one: a program from outside has to be told what is on it.
    fn board(_options: &Self::Options) -> Option<Arc<Board>> {
        None
    }
}

/// The bot with this name (a level, `random`, or one of the game's baselines), or a sentence that says what is wrong with it.
pub fn bot<G: Roster>(name: &str) -> Result<Box<dyn Bot<G>>, String> {
    if let Ok(level) = name.parse() {
        return Ok(G::level(level));
    }
    if name == "random" {
        return Ok(Box::new(Uniform));
    }
    let (word, argument) = match name.split_once(':') {
        Some((word, argument)) => (word, Some(argument)),
        None => (name, None),
    };
    G::baseline(word, argument).unwrap_or_else(|| Err(unknown::<G>(name)))
}

fn unknown<G: Roster>(name: &str) -> String {
    let levels = Level::all().map(Level::name).chain(["random"]);
    let baselines = G::BASELINES.iter().map(|(name, _)| *name);
    let names: Vec<&str> = levels.chain(baselines).collect();
    format!("{} has no bot {name:?}; it has: {}", G::NAME, names.join(", "))
}
