//! Any choice is as good as any other.

use crate::bot::{Bot, Budget};
use game_core::{Draw, Game, SplitMix};

/// Every legal action is as likely as any other.
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
