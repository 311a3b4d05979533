//! The bots of Last Torch: they differ in how much is enough.

use bots::{Bot, Budget, Companion, Level, Roster, Strength, Uniform, UniformPolicy};
use game_core::{Draw, SplitMix};
use last_torch_rules::{Action, GOAL, State, View};

/// Everyone who can play it without a person.
#[derive(Clone, Copy, Debug)]
pub struct Bots;

/// Goes back with this many gems, or with what is enough to end the game.
struct Content {
    gems: i32,
    /// How much less is sometimes enough, so that two of a level are no clones.
    mood: u32,
}

impl Bot<State> for Content {
    fn choose(&mut self, table: &View, _: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let gems = self.gems - draw.below(self.mood + 1) as i32;
        let enough = table.carried >= gems || table.home[table.turn] + table.carried >= GOAL;
        if enough { Action::Back } else { Action::On }
    }
}

/// The same, but once another player has enough to end the game there is nothing left to lose.
struct Bold(Content);

impl Bot<State> for Bold {
    fn choose(&mut self, table: &View, legal: &[Action], budget: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let best = table.home.as_slice().iter().copied().max().unwrap_or(0);
        match table.home[table.turn] + table.carried {
            mine if best >= GOAL && mine <= best => Action::On,
            _ => self.0.choose(table, legal, budget, draw),
        }
    }
}

impl Roster for Bots {
    type Game = State;
    type Policy = UniformPolicy<Action>;
    const POLICIES: &'static str = "random";

    fn policy(name: &str) -> Result<Self::Policy, String> {
        UniformPolicy::named::<Self>(name)
    }

    const BASELINES: &'static [(&'static str, &'static str)] =
        &[("content:N", "goes back with N gems or more")];

    const MEASURES: &'static [&'static str] = &["content:5"];

    // A guess, until `quipu arena` has measured it.
    const STRENGTHS: [u16; 4] = [1500, 2000, 2100, 2200];

    fn level(level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Porter => Box::new(Uniform),
            Level::Guide => Box::new(Content { gems: 11, mood: 2 }),
            Level::Pathfinder => Box::new(Content { gems: 21, mood: 2 }),
            Level::Oracle => Box::new(Bold(Content { gems: 21, mood: 2 })),
            Level::Companion => Box::new(Companion::new::<Bots>(Strength::NEW)),
        }
    }

    fn character(level: Level) -> &'static str {
        match level {
            Level::Porter => "Flips a coin at every turn of the shaft.",
            Level::Guide => "Has seen too many torches go out, and is home early.",
            Level::Pathfinder => "Knows to the step how far a torch carries.",
            Level::Oracle => "The same, and when you are about to win it stops at nothing.",
            Level::Companion => "Keeps step with you, as deep as you go.",
        }
    }

    fn baseline(name: &str, argument: Option<&str>) -> Option<Result<Box<dyn Bot<State>>, String>> {
        let argument = argument.unwrap_or_default();
        let content = |gems| Box::new(Content { gems, mood: 0 }) as Box<dyn Bot<State>>;
        let gems = argument.parse().map_err(|_| format!("{argument:?} is not a number of gems"));
        (name == "content").then_some(gems.map(content))
    }
}
