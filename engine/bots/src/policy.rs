//! Simple policies for simulation.

use crate::roster::Roster;
use game_core::{ActionOf, Draw, FastGame, Game, Seat};

/// Chooses for a seat of a game whose state it may see.
pub trait Policy<G: Game> {
    /// A legal action for `seat`, which is due.
    fn choose(&mut self, game: &G, seat: Seat, draw: &mut impl Draw) -> G::Action;
}

/// Chooses for a seat of a game that is played by its fast model.
pub trait FastPolicy<F: FastGame> {
    /// A legal action for `seat`, which is due.
    fn choose_fast(&mut self, game: &F, seat: Seat, draw: &mut impl Draw) -> ActionOf<F::Rules>;
}

/// One policy for each seat, or the last one for all seats from its place on.
impl<G: Game, P: Policy<G>> Policy<G> for Vec<P> {
    #[inline]
    fn choose(&mut self, game: &G, seat: Seat, draw: &mut impl Draw) -> G::Action {
        let last = self.len() - 1;
        self[seat.index().min(last)].choose(game, seat, draw)
    }
}

/// Chooses uniformly among the legal actions.
#[derive(Clone, Debug)]
pub struct UniformPolicy<A> {
    legal: Vec<A>, // reused, so that no decision allocates
}

impl<A> Default for UniformPolicy<A> {
    fn default() -> UniformPolicy<A> {
        UniformPolicy { legal: Vec::new() }
    }
}

impl<A> UniformPolicy<A> {
    /// [`Roster::policy`] for a game that has no other policy.
    pub fn named<R: Roster>(name: &str) -> Result<UniformPolicy<A>, String> {
        if name == "random" { Ok(UniformPolicy::default()) } else { Err(unknown_policy::<R>(name)) }
    }
}

impl<G: Game> Policy<G> for UniformPolicy<G::Action> {
    fn choose(&mut self, game: &G, seat: Seat, draw: &mut impl Draw) -> G::Action {
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        *draw.pick(&self.legal).expect("a seat that is due has a choice")
    }
}

impl<F: FastGame> FastPolicy<F> for UniformPolicy<ActionOf<F::Rules>> {
    fn choose_fast(&mut self, game: &F, seat: Seat, draw: &mut impl Draw) -> ActionOf<F::Rules> {
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        *draw.pick(&self.legal).expect("a seat that is due has a choice")
    }
}

/// The sentence for a policy that the game does not have.
pub fn unknown_policy<R: Roster>(name: &str) -> String {
    format!("{} has no policy {name:?}; it has: {}", R::Game::NAME, R::POLICIES)
}
