//! The bots of Incan Gold.
//!
//! ```
//! use bots::{Bot, Budget, Level, Roster};
//! use incan_gold_bots::Bots;
//! use incan_gold_rules::{Choice, Options, State};
//! use game_core::{Game, Seat, SplitMix, Step};
//!
//! let mut table = State::new(&Options::default(), 2)?;
//! table.apply(Step::Chance("treasure-17".parse()?), &mut ())?;
//! table.apply(Step::Act(Seat::try_from(0)?, Choice::Torch), &mut ())?;
//!
//! // Nobody leaves with the first treasure while no hazard lies there yet; least of all the strongest.
//! let seat = Seat::try_from(1)?;
//! let (mut oracle, mut draw) = (Bots::level(Level::Oracle), SplitMix::new(1));
//! let legal = [Choice::Torch, Choice::Camp];
//! let choice = oracle.choose(&table.knowledge(seat), &legal, &Budget::default(), &mut draw);
//! assert_eq!(choice, Choice::Torch);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(clippy::disallowed_methods)]

pub mod baseline;
pub mod beliefs;
mod camp;
mod chance;
pub mod equilibrium;
pub mod foresight;
pub mod guide;
pub mod inputs;
pub mod kinds;
pub mod net;
pub mod oracle;
pub mod pathfinder;
mod policy;
pub mod porter;
mod reasons;
mod solution;
mod watch;

use bots::{Bot, Column, Companion, Level, Reason, Roster, Strength};
pub use camp::Camp;
use incan_gold_rules::{Choice, Knowledge, Options, State};
pub use policy::Policy;

#[derive(Clone, Copy, Debug)]
pub struct Bots;

impl Roster for Bots {
    type Game = State;
    type Policy = policy::Policy;
    const POLICIES: &'static str = "random, camp:P (camp with probability P)";

    fn policy(name: &str) -> Result<Self::Policy, String> {
        policy::named(name)
    }

    const BASELINES: &'static [(&'static str, &'static str)] = baseline::BASELINES;
    const MEASURES: &'static [&'static str] = baseline::MEASURES;

    // Each step is 236 · ln(p/(1−p)) for the share p that a level wins against the one below:
    // quipu arena incan-gold --bots guide,porter --deals 300 --orders rotate --seed 5, and so on.
    const STRENGTHS: [u16; 4] = [1540, 2000, 2150, 2300];

    fn level(level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Porter => Box::new(porter::Porter::default()),
            Level::Guide => Box::new(guide::Guide),
            Level::Pathfinder => Box::new(pathfinder::Pathfinder),
            Level::Oracle => Box::new(oracle::Oracle::default()),
            Level::Companion => Box::new(Companion::new::<Bots>(Strength::NEW)),
        }
    }

    fn character(level: Level) -> &'static str {
        match level {
            Level::Porter => {
                "Easily frightened and easily pleased: goes home with a handful of gems and a good story."
            }
            Level::Guide => {
                "Steady and sensible: weighs every card, and counts the tents in the last temple."
            }
            Level::Pathfinder => {
                "Plans every temple before taking a step. Gathers steadily, and plays the last one to win."
            }
            Level::Oracle => {
                "Watches how bold you are, remembers, and is gone with the artifact the turn before you."
            }
            Level::Companion => {
                "Keeps step with you: plays about as well as the people at the table, and goes about as far."
            }
        }
    }

    const REASONS: &'static [&'static str] = reasons::KEYS;

    fn reasons(known: &Knowledge, choice: Choice) -> Vec<Reason> {
        reasons::reasons(known, choice)
    }

    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<Box<dyn Bot<State>>, String>> {
        baseline::baseline(name, argument)
    }

    fn solution(options: &Options) -> Option<Vec<(&'static str, Column)>> {
        solution::solution(options)
    }
}
