//! Simple ways to choose, for simulation.

use crate::play::Policy;
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

/// So many random bits decide a choice of [`Camp`]: a probability is met to half a millionth.
const COIN: u32 = 21;

/// Incan Gold: camp with a fixed probability, whatever happens.
#[derive(Clone, Debug)]
pub struct Camp {
    below: u64, // camp if a random number of `COIN` bits is below this
    coins: u64, // random bits for the next choices, with a 1 before the first of them
}

impl Camp {
    /// Camp with this probability; it must be from 0 to 1.
    pub fn with_probability(p: f64) -> Result<Camp, String> {
        if !(0.0..=1.0).contains(&p) {
            return Err(format!("a probability is from 0 to 1, not {p}"));
        }
        Ok(Camp { below: (p * (1u64 << COIN) as f64).round() as u64, coins: 1 })
    }
}

impl Policy<incan_gold::State> for Camp {
    #[inline]
    fn choose(&mut self, _: &incan_gold::State, _: Seat, draw: &mut impl Draw) -> Choice {
        if self.coins == 1 {
            self.coins = draw.next_word() | 1 << (3 * COIN); // a word is enough for three
        }
        let coin = self.coins & ((1 << COIN) - 1);
        self.coins >>= COIN;
        if coin < self.below { Choice::Camp } else { Choice::Torch }
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
