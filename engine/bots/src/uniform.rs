//! A bot that chooses at random.

use crate::bot::{Bot, Budget};
use game_core::{Draw, Game, SplitMix};

/// Chooses uniformly among the legal actions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Bot<G> for Uniform {
    fn choose(
        &mut self,
        _: &G::Knowledge,
        legal: &[G::Action],
        _: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> G::Action {
        *draw.pick(legal).expect("a seat that is due has a choice")
    }
}
