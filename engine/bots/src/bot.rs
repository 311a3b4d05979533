//! What a bot is, and what it may spend on a decision.

use game_core::{Game, SplitMix};

/// A player that is a program. A bot is made for one seat of one game and thrown away after it; whatever it wants to remember
/// of that game, it keeps.
pub trait Bot<G: Game>: Send {
    /// One of `legal`, which is not empty and is ascending.
    fn choose(
        &mut self,
        known: &G::Knowledge,
        legal: &[G::Action],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> G::Action;

    /// Something happened, told as the player in the bot's seat may know it.
    ///
    /// A bot that takes over in the middle of a game may have been told nothing of its beginning.
    fn observe(&mut self, _event: &G::Event) {}
}

/// What may be spent on one decision.
///
/// Work is counted in iterations, so that the same budget always buys the same choice. A cap, if there is one, is asked now and
/// then whether to stop at once with the best choice found so far; whoever gives one gives up that promise.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    iterations: Option<u32>,
    cap: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Budget<'a> {
    /// Exactly so many iterations, of whatever size the bot's iterations are.
    pub fn iterations(iterations: u32) -> Budget<'a> {
        Budget { iterations: Some(iterations), cap: None }
    }

    /// The same budget, cut off as soon as `cap` says so.
    #[must_use]
    pub fn capped(self, cap: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { cap: Some(cap), ..self }
    }

    /// How many iterations to do, if the bot on its own would do `default`.
    pub fn or(&self, default: u32) -> u32 {
        self.iterations.unwrap_or(default)
    }

    /// Whether to stop at once. Asking costs little, but not nothing: ask every few dozen iterations.
    pub fn is_spent(&self) -> bool {
        self.cap.is_some_and(|cap| cap())
    }
}
