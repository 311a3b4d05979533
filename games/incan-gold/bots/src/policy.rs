//! Simple ways to choose, for simulation.

use crate::Bots;
use crate::camp::Camp;
use bots::{UniformPolicy, unknown_policy};
use game_core::{Draw, Seat};
use incan_gold_rules::{Choice, State};

#[derive(Clone, Debug)]
pub enum Policy {
    Uniform(UniformPolicy<Choice>),
    Camp(Camp),
}

/// The policy with this name, or a sentence that says what is wrong with it.
pub(crate) fn named(name: &str) -> Result<Policy, String> {
    match name.split_once(':') {
        None if name == "random" => Ok(Policy::Uniform(UniformPolicy::default())),
        Some(("camp", p)) => {
            let p = p.parse().map_err(|_| format!("camp:P needs a number from 0 to 1, not {p:?}"))?;
            Camp::with_probability(p).map(Policy::Camp)
        }
        _ => Err(unknown_policy::<Bots>(name)),
    }
}

/// The same coin that the bot flips, without asking what the seat knows.
impl bots::Policy<State> for Camp {
    #[inline]
    fn choose(&mut self, _: Seat, _: impl FnOnce(&mut Vec<Choice>), draw: &mut impl Draw) -> Choice {
        self.flip(draw)
    }
}

impl bots::Policy<State> for Policy {
    #[inline]
    fn choose(&mut self, seat: Seat, legal: impl FnOnce(&mut Vec<Choice>), draw: &mut impl Draw) -> Choice {
        match self {
            Policy::Uniform(uniform) => bots::Policy::<State>::choose(uniform, seat, legal, draw),
            Policy::Camp(camp) => camp.choose(seat, legal, draw),
        }
    }
}
