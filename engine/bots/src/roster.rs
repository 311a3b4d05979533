//! The bots of a game, by name.

use crate::bot::Bot;
use crate::companion::Companion;
use crate::level::Level;
use crate::policy::Policy;
use crate::reason::Reason;
use crate::strength::Strength;
use crate::uniform::Uniform;
use game_core::Game;
use serde::Serialize;
use std::fmt::Debug;

type BoxedBot<G> = Box<dyn Bot<G>>;

/// A column of a table of numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    Whole(Vec<i32>),
    Real(Vec<f64>),
}

/// The computer players of a game: bots of every level, baselines, and policies for simulation.
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

    /// How strong the levels of the [ladder](Level::LADDER) are, ascending; a Guide is always [`Strength::NEW`]. What a
    /// [`Companion`] plays like depends on it.
    const STRENGTHS: [u16; 4];

    /// A bot of this level; a Companion is as strong as a Guide.
    fn level(level: Level) -> Box<dyn Bot<Self::Game>>;

    /// A bot of this level at a table where a Companion has this strength.
    fn seated(level: Level, companion: Strength) -> Box<dyn Bot<Self::Game>>
    where
        Self: Sized,
    {
        match level {
            Level::Companion => Box::new(Companion::new::<Self>(companion)),
            other => Self::level(other),
        }
    }

    /// How strong a bot of this level is at such a table.
    fn strength(level: Level, companion: Strength) -> Strength {
        let at = Level::LADDER.iter().position(|it| *it == level);
        at.map_or(companion, |at| Strength(Self::STRENGTHS[at]))
    }

    /// A sentence for players that describes the level.
    fn character(level: Level) -> &'static str;

    /// The baseline with this name and the argument after its colon; `None` if no baseline has the name, or an error about the argument.
    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<BoxedBot<Self::Game>, String>>;

    /// The keys of all texts that [`reasons`](Roster::reasons) gives.
    const REASONS: &'static [&'static str] = &[];

    /// What speaks for this legal action, from what a player knows: one or two short reasons, the strongest first. Empty if there is
    /// nothing to say.
    fn reasons(
        _known: &<Self::Game as Game>::Knowledge,
        _action: <Self::Game as Game>::Action,
    ) -> Vec<Reason> {
        Vec::new()
    }

    /// What is known exactly about a game with these options, as a table with named columns: one row for each position. `None` where
    /// nothing is.
    fn solution(_options: &<Self::Game as Game>::Options) -> Option<Vec<(&'static str, Column)>> {
        None
    }

    /// The board of these options, in a game that has one: external programs need its contents.
    fn board(_options: &<Self::Game as Game>::Options) -> Option<impl Serialize + '_> {
        None::<()>
    }
}

/// The bot with this name: a level, `companion:STRENGTH`, `random`, or one of the game's baselines; or an error in a sentence.
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
    if word == Level::Companion.name() {
        return Ok(R::seated(Level::Companion, argument.unwrap_or_default().parse()?));
    }
    R::baseline(word, argument).unwrap_or_else(|| Err(unknown::<R>(name)))
}

fn unknown<R: Roster>(name: &str) -> String {
    let levels = Level::all().map(Level::name).chain(["companion:STRENGTH", "random"]);
    let baselines = R::BASELINES.iter().map(|(name, _)| *name);
    let names: Vec<&str> = levels.chain(baselines).collect();
    format!("{} has no bot {name:?}; it has: {}", R::Game::NAME, names.join(", "))
}
