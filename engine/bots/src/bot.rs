//! Bots and their budget for a decision.

use game_core::{Game, SplitMix};

/// A computer player, made for one seat of one game. It may remember what it has seen in that game.
pub trait Bot<G: Game>: Send {
    /// Returns one of `legal`, which is not empty and is ascending.
    fn choose(
        &mut self,
        known: &G::Knowledge,
        legal: &[G::Action],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> G::Action;

    /// An event, redacted for the bot's seat. A bot that takes over in the middle of a game may not have seen its beginning.
    fn observe(&mut self, _event: &G::Event) {}

    /// Goes on with work that the last choice had no time for; true if there is more. It must not change what an uncapped
    /// choice would be.
    fn ponder(&mut self, _budget: &Budget<'_>) -> bool {
        false
    }
}

/// How much work a bot may do for one decision.
///
/// Work is counted in iterations, so that the same budget always gives the same choice. A cap is called from time to time; `true`
/// stops with the best choice so far, which gives up reproducibility.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    iterations: Option<u32>,
    cap: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Budget<'a> {
    /// Exactly this many of the bot's iterations.
    pub fn iterations(iterations: u32) -> Budget<'a> {
        Budget { iterations: Some(iterations), cap: None }
    }

    /// The same budget, stopped as soon as `cap` returns `true`.
    #[must_use]
    pub fn capped(self, cap: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { cap: Some(cap), ..self }
    }

    /// The number of iterations, for a bot that would do `default` on its own.
    pub fn or(&self, default: u32) -> u32 {
        self.iterations.unwrap_or(default)
    }

    /// Whether to stop now. Call it every few dozen iterations; it is cheap but not free.
    pub fn is_spent(&self) -> bool {
        self.cap.is_some_and(|cap| cap())
    }
}
