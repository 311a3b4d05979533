//! Many draws of one deal.

use crate::Deal;
use crate::order::{Memo, Order};
use game_core::Game;
use std::fmt;

/// Draws what [`Deal::chance`] draws, and remembers the order of every pool it has seen. Meant for many games of one deal: drawing a card
/// takes dozens of hashes, looking it up takes none.
#[derive(Clone)]
pub struct Dealer<G: Game> {
    deal: Deal,
    order: Order,
    memo: Memo<G::Chance>,
}

impl<G: Game> Dealer<G> {
    pub fn new(deal: Deal) -> Dealer<G> {
        Dealer { order: deal.order(), deal, memo: Memo::default() }
    }

    /// The outcome of step number `step` in `game`; `None` unless chance is due.
    pub fn chance(&mut self, game: &G, step: u64) -> Option<G::Chance> {
        self.deal.chance_with(game, step, &self.order, &mut self.memo)
    }
}

impl<G: Game> fmt::Debug for Dealer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dealer(…)") // it reveals all future draws
    }
}
