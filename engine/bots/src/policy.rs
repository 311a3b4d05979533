//! Simple ways to choose, for simulation.

use crate::roster::Roster;
use game_core::{Draw, Game, Seat};

/// Chooses by what is legal alone, so that it plays on the rules and on a fast model alike.
pub trait Policy<G: Game> {
    /// A legal action for `seat`, which is due. `legal` lists what the seat may choose, ascending; that takes time, so only a policy
    /// that needs the list calls it.
    fn choose(
        &mut self,
        seat: Seat,
        legal: impl FnOnce(&mut Vec<G::Action>),
        draw: &mut impl Draw,
    ) -> G::Action;
}

/// One policy for each seat; the last one is also for all seats after it.
impl<G: Game, P: Policy<G>> Policy<G> for Vec<P> {
    #[inline]
    fn choose(
        &mut self,
        seat: Seat,
        legal: impl FnOnce(&mut Vec<G::Action>),
        draw: &mut impl Draw,
    ) -> G::Action {
        let last = self.len() - 1;
        self[seat.index().min(last)].choose(seat, legal, draw)
    }
}

/// Every legal action is as likely as any other.
#[derive(Clone, Debug)]
pub struct UniformPolicy<A> {
    legal: Vec<A>, // kept from decision to decision, so that none allocates
}

impl<A> Default for UniformPolicy<A> {
    fn default() -> UniformPolicy<A> {
        UniformPolicy { legal: Vec::new() }
    }
}

impl<A> UniformPolicy<A> {
    /// What [`Roster::policy`] answers in a game that has no other policy.
    pub fn named<R: Roster>(name: &str) -> Result<UniformPolicy<A>, String> {
        if name == "random" { Ok(UniformPolicy::default()) } else { Err(unknown_policy::<R>(name)) }
    }
}

impl<G: Game> Policy<G> for UniformPolicy<G::Action> {
    fn choose(
        &mut self,
        _: Seat,
        legal: impl FnOnce(&mut Vec<G::Action>),
        draw: &mut impl Draw,
    ) -> G::Action {
        self.legal.clear();
        legal(&mut self.legal);
        *draw.pick(&self.legal).expect("a seat that is due has a choice")
    }
}

/// The sentence for a policy that the game does not have.
pub fn unknown_policy<R: Roster>(name: &str) -> String {
    format!("{} has no policy {name:?}; it has: {}", R::Game::NAME, R::POLICIES)
}
