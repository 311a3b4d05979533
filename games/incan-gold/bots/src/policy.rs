//! Simple ways to choose, for simulation.

use crate::Bots;
use crate::camp::Camp;
use bots::{FastPolicy, UniformPolicy, unknown_policy};
use game_core::{Draw, Seat};
use incan_gold_fast::Fast;
use incan_gold_rules::{Choice, State};

/// Any policy of Incan Gold.
#[derive(Clone, Debug)]
pub enum Policy {
    /// Every legal action is as likely as any other.
    Uniform(UniformPolicy<Choice>),
    /// Camp with a fixed probability.
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
    fn choose(&mut self, _: &State, _: Seat, draw: &mut impl Draw) -> Choice {
        self.flip(draw)
    }
}

impl bots::Policy<State> for Policy {
    #[inline]
    fn choose(&mut self, game: &State, seat: Seat, draw: &mut impl Draw) -> Choice {
        match self {
            Policy::Uniform(uniform) => uniform.choose(game, seat, draw),
            Policy::Camp(camp) => camp.choose(game, seat, draw),
        }
    }
}

impl FastPolicy<Fast> for Policy {
    #[inline]
    fn choose_fast(&mut self, game: &Fast, seat: Seat, draw: &mut impl Draw) -> Choice {
        match self {
            Policy::Uniform(uniform) => uniform.choose_fast(game, seat, draw),
            Policy::Camp(camp) => camp.flip(draw),
        }
    }
}
