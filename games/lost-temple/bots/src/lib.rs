//! The bots of Lost Temple.

#![deny(clippy::disallowed_methods)]

mod baselines;
pub mod belief;
mod draft;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
mod games;
mod guide;
pub mod opponents;
mod oracle;
mod pathfinder;
mod porter;
pub mod race;
mod reach;
mod reasons;
pub mod rollout;
mod search;
pub mod value;

pub use value::{FEATURES, table_features};

use bots::{Bot, Companion, Level, Reason, Roster, Strength, UniformPolicy};
use game_core::ActionOf;
use lost_temple_rules::{Action, Knowledge, Options, State};
use serde::Serialize;

#[derive(Clone, Copy, Debug)]
pub struct Bots;

impl Roster for Bots {
    type Game = State;
    type Policy = UniformPolicy<ActionOf<State>>;
    const POLICIES: &'static str = "random";

    fn policy(name: &str) -> Result<Self::Policy, String> {
        UniformPolicy::named::<Self>(name)
    }

    const BASELINES: &'static [(&'static str, &'static str)] = &[
        ("runner", "always picks the character that moves farthest now, and pays for it"),
        ("saver", "saves gems for a full Canoe"),
        ("thrifty", "picks the character that moves farthest, counting a gem as a space"),
    ];
    const MEASURES: &'static [&'static str] = &["runner", "saver", "thrifty"];

    // Each step is 236 · ln(p/(1−p)) for the share p that a level wins against the one below:
    // quipu arena lost-temple --bots guide,porter --deals 150 --orders rotate --seed 5, and so on.
    const STRENGTHS: [u16; 4] = [1615, 2000, 2330, 2645];

    fn level(level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Porter => Box::new(porter::Porter),
            Level::Guide => Box::new(guide::Guide),
            Level::Pathfinder => Box::new(pathfinder::Pathfinder),
            Level::Oracle => Box::new(oracle::Oracle::new()),
            Level::Companion => Box::new(Companion::new::<Bots>(Strength::NEW)),
        }
    }

    fn board(options: &Options) -> Option<impl Serialize + '_> {
        Some(options.board.as_ref())
    }

    fn character(level: Level) -> &'static str {
        match level {
            Level::Porter => {
                "Loves to run: picks the fastest character, pays what it costs, and is surprised by every jungle."
            }
            Level::Guide => {
                "Knows the way: counts turns to the finish, saves for the right boat, and robs you when you look rich."
            }
            Level::Pathfinder => {
                "Plays out each round before moving, expects you to do the obvious thing, and waits for you there."
            }
            Level::Oracle => {
                "Watches how you choose, guesses what you hold, and is seldom where you look for it."
            }
            Level::Companion => "Keeps step with you: about as crafty as the people at the table.",
        }
    }

    const REASONS: &'static [&'static str] = reasons::KEYS;

    fn reasons(known: &Knowledge, action: Action) -> Vec<Reason> {
        reasons::reasons(known, action)
    }

    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<Box<dyn Bot<State>>, String>> {
        let rule = match name {
            "runner" => baselines::Rule::Runner,
            "saver" => baselines::Rule::Saver,
            "thrifty" => baselines::Rule::Thrifty,
            _ => return None,
        };
        Some(match argument {
            None => Ok(Box::new(rule)),
            Some(argument) => Err(format!("{name} takes nothing after a colon, not {argument:?}")),
        })
    }
}
