//! What clients compute themselves: the next view from the events they receive, and what a choice will do.

use crate::game::Game;
use crate::seat::Seat;
use alloc::string::String;

/// A view that folds the events its viewer receives.
///
/// On a stream without gaps, the view before a step with every event of that step applied in order is the view after it. The testkit
/// checks this for every viewer, step and option. After a gap, the view that is sent replaces the folded one.
pub trait FoldEvents {
    type Event;

    /// Applies one event, redacted for this viewer. An event that does not fit must not panic; the resulting view is unspecified.
    fn apply(&mut self, event: &Self::Event);
}

/// What a choice will do, as far as the player can know when making it.
pub trait Preview<G: Game> {
    /// Compares the preview with the events since the choice: `Ok(true)` when all of it has happened, `Ok(false)` while some of it is
    /// still to come, or an error that says what happened instead.
    fn check(&self, seat: Seat, told: &[G::Event]) -> Result<bool, String>;
}

/// A game with previews.
pub trait Previews: Game {
    type Preview: Preview<Self> + Clone + core::fmt::Debug + Eq + Send + Sync;

    /// What `action` will do for the player in `seat`, who sees `view` and may choose it now. It depends on nothing else, so it cannot
    /// reveal what the player does not know.
    fn preview(options: &Self::Options, view: &Self::View, seat: Seat, action: Self::Action)
    -> Self::Preview;
}
