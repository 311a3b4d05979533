//! The bots of Incan Gold.

use crate::bot::Bot;
use crate::level::Level;
use crate::roster::Roster;
use crate::uniform::Uniform;
use ::incan_gold::State;

impl Roster for State {
    const BASELINES: &'static [(&'static str, &'static str)] = &[];

    fn level(level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Porter | Level::Guide | Level::Pathfinder | Level::Oracle => Box::new(Uniform),
        }
    }

    fn character(level: Level) -> &'static str {
        match level {
            Level::Porter | Level::Guide | Level::Pathfinder | Level::Oracle => "",
        }
    }

    fn baseline(_name: &str, _argument: Option<&str>) -> Option<Result<Box<dyn Bot<State>>, String>> {
        None
    }
}
