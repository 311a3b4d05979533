//! The bots of Incan Gold.

mod baseline;
mod beliefs;
mod camp;
mod chance;
pub mod duel;
mod equilibrium;
mod forecast;
mod guide;
mod journey;
mod model;
mod odds;
mod oracle;
mod pathfinder;
mod porter;
mod stopping;
mod temple;
mod walk;
mod watch;

use crate::bot::Bot;
use crate::level::Level;
use crate::roster::Roster;
use ::incan_gold::State;
pub use camp::Camp;

impl Roster for State {
    const BASELINES: &'static [(&'static str, &'static str)] = baseline::BASELINES;

    fn level(level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Porter => Box::new(porter::Porter::default()),
            Level::Guide => Box::new(guide::Guide),
            Level::Pathfinder => Box::new(pathfinder::Pathfinder),
            Level::Oracle => Box::new(oracle::Oracle::default()),
        }
    }

    fn character(level: Level) -> &'static str {
        match level {
            Level::Porter => {
                "Easily frightened and easily pleased: goes home with a handful of gems and a good story."
            }
            Level::Guide => {
                "Steady and sensible: weighs every card, and in the last temple counts the tents."
            }
            Level::Pathfinder => {
                "Walks every temple in thought before it takes a step; gathers steadily, and plays the last one for the win."
            }
            Level::Oracle => {
                "Watches how bold you are, remembers, and is gone with the artifact the turn before you."
            }
        }
    }

    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<Box<dyn Bot<State>>, String>> {
        baseline::baseline(name, argument)
    }
}
