//! The bots of Gold.

#![deny(clippy::disallowed_methods)]

pub mod expectimax;
pub mod inputs;
mod memory;
pub mod net;
pub mod oracle;
pub mod pathfinder;
mod reasons;
pub mod rush;
pub mod search;
mod searcher;
mod simple;

use self::expectimax::Lead;
use self::memory::Retention;
use self::oracle::learned;
use self::pathfinder::Heuristic;
use self::searcher::Searcher;
use self::simple::{Fallback, Simple};
use bots::{Bot, Companion, Level, Reason, Roster, Strength, UniformPolicy};
use game_core::ActionOf;
use gold_rules::{Action, Knowledge, State};

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
        ("greedy", "remembers every card; takes the best known pair, otherwise flips new cards"),
        ("greedy:M", "the same, but remembers only the last M cards"),
        ("forgetful:P", "the same, but forgets each card with a chance of P% whenever a card is flipped"),
        ("explorer", "flips new cards as long as there are any"),
        (
            "expectimax",
            "remembers every card; searches its turn for the most points ahead, and leaves little to others",
        ),
        ("miser", "greedy, but if a new card does not help, the second is a known one with no effect"),
        ("spoiler", "greedy, but if no pair brings gold, removes rivals' prospectors in duels"),
    ];
    const MEASURES: &'static [&'static str] =
        &["greedy", "greedy:8", "forgetful:5", "explorer", "expectimax", "miser", "spoiler"];

    // Each step is 236 · ln(p/(1−p)) for the share p that a level wins against the one below:
    // quipu arena gold --bots guide,porter --deals 300 --orders rotate --seed 5, and so on.
    const STRENGTHS: [u16; 4] = [1790, 2000, 2125, 2220];

    fn level(level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Porter => Box::new(Simple::easy_going(Retention { capacity: Some(4), forget_percent: 5 })),
            Level::Guide => {
                let retention = Retention { capacity: Some(9), forget_percent: 2 };
                Box::new(Simple::new(retention, Fallback::Explore))
            }
            Level::Pathfinder => Box::new(Searcher::new(|_| Heuristic)),
            Level::Oracle => Box::new(Searcher::new(learned)),
            Level::Companion => Box::new(Companion::new::<Bots>(Strength::NEW)),
        }
    }

    fn character(level: Level) -> &'static str {
        match level {
            Level::Porter => {
                "Remembers the last few cards, if that, and is happy with any gold that turns up."
            }
            Level::Guide => {
                "Remembers well, though not everything, and always digs for the best nugget it remembers."
            }
            Level::Pathfinder => {
                "Forgets nothing, leaves no open pair for you to pick up, and knows every trick of the gold rush."
            }
            Level::Oracle => {
                "Has seen it all before: it wastes your strong prospectors on small nuggets and flips a card just \
                 to pass. You will wonder why until the gold rush."
            }
            Level::Companion => {
                "Keeps step with you: remembers and digs about as well as the people at the table."
            }
        }
    }

    const REASONS: &'static [&'static str] = reasons::KEYS;

    fn reasons(known: &Knowledge, action: Action) -> Vec<Reason> {
        reasons::reasons(known, action)
    }

    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<Box<dyn Bot<State>>, String>> {
        let simple = |capacity, forget_percent, fallback| -> Box<dyn Bot<State>> {
            Box::new(Simple::new(Retention { capacity, forget_percent }, fallback))
        };
        let bot = match (name, argument) {
            ("greedy", None) => Ok(simple(None, 0, Fallback::Explore)),
            ("greedy", Some(capacity)) => {
                number(name, capacity, 64).map(|capacity| simple(Some(capacity), 0, Fallback::Explore))
            }
            ("forgetful", percent) => number(name, percent.unwrap_or(""), 100)
                .map(|percent| simple(None, percent, Fallback::Explore)),
            ("explorer", None) => Ok(Box::new(Simple::explorer()) as Box<dyn Bot<State>>),
            ("expectimax", None) => Ok(Box::new(Searcher::new(|_| Lead)) as Box<dyn Bot<State>>),
            ("miser", None) => Ok(simple(None, 0, Fallback::Careful)),
            ("spoiler", None) => Ok(simple(None, 0, Fallback::Spoil)),
            ("explorer" | "expectimax" | "miser" | "spoiler", Some(_)) => {
                Err(format!("{name} takes nothing after a colon"))
            }
            _ => return None,
        };
        Some(bot)
    }
}

/// The number after the colon of a bot's name, from 0 to `most`.
fn number(bot: &str, text: &str, most: u8) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| *number <= most);
    number.ok_or_else(|| format!("{bot} needs a whole number from 0 to {most} after a colon, not {text:?}"))
}
