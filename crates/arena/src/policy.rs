//! Simple ways to choose, for simulation.

use crate::play::Policy;
use bots::incan_gold::Camp;
use incan_gold::Choice;
use rules_core::{Draw, Game, Seat};

/// The policies that can be named for a game.
pub trait Policies: Game {
    /// Any of them.
    type Policy: Policy<Self> + Clone + Send + Sync;

    /// Their names, for help texts and messages.
    const NAMES: &'static str;

    /// The policy with this name, or a sentence that says what is wrong with it.
    fn policy(name: &str) -> Result<Self::Policy, String>;
}

/// Every legal action is as likely as any other.
#[derive(Clone, Debug)]
pub struct Uniform<A> {
    legal: Vec<A>, // kept from decision to decision, so that none allocates
}

impl<A> Default for Uniform<A> {
    fn default() -> Uniform<A> {
        Uniform { legal: Vec::new() }
    }
}

impl<G: Game> Policy<G> for Uniform<G::Action> {
    fn choose(&mut self, game: &G, seat: Seat, draw: &mut impl Draw) -> G::Action {
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        *draw.pick(&self.legal).expect("a seat that is due has a choice")
    }
}

/// The same coin that the bot flips, without asking what the seat knows.
impl Policy<incan_gold::State> for Camp {
    #[inline]
    fn choose(&mut self, _: &incan_gold::State, _: Seat, draw: &mut impl Draw) -> Choice {
        self.flip(draw)
    }
}

/// The policies of Incan Gold.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum IncanGoldPolicy {
    Uniform(Uniform<Choice>),
    Camp(Camp),
}

impl Policy<incan_gold::State> for IncanGoldPolicy {
    #[inline]
    fn choose(&mut self, game: &incan_gold::State, seat: Seat, draw: &mut impl Draw) -> Choice {
        match self {
            IncanGoldPolicy::Uniform(uniform) => uniform.choose(game, seat, draw),
            IncanGoldPolicy::Camp(camp) => camp.choose(game, seat, draw),
        }
    }
}

impl Policies for incan_gold::State {
    type Policy = IncanGoldPolicy;
    const NAMES: &'static str = "random, camp:P (camp with probability P)";

    fn policy(name: &str) -> Result<IncanGoldPolicy, String> {
        match name.split_once(':') {
            None if name == "random" => Ok(IncanGoldPolicy::Uniform(Uniform::default())),
            Some(("camp", p)) => {
                let p = p.parse().map_err(|_| format!("camp:P needs a number from 0 to 1, not {p:?}"))?;
                Camp::with_probability(p).map(IncanGoldPolicy::Camp)
            }
            _ => Err(unknown::<Self>(name)),
        }
    }
}

/// Games that have only the random policy so far.
macro_rules! only_random {
    ($($game:ty),*) => {$(
        impl Policies for $game {
            type Policy = Uniform<<$game as Game>::Action>;
            const NAMES: &'static str = "random";

            fn policy(name: &str) -> Result<Self::Policy, String> {
                if name == "random" { Ok(Uniform::default()) } else { Err(unknown::<Self>(name)) }
            }
        }
    )*};
}

only_random!(gold::State, lost_temple::State);

fn unknown<G: Policies>(name: &str) -> String {
    format!("{} has no policy {name:?}; it has: {}", G::NAME, G::NAMES)
}
