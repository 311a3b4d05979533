//! What a client may work out for itself: the next view from the events it is told, and what a choice will do.

use crate::game::Game;
use crate::seat::Seat;

/// A view that keeps up with the events its viewer is told.
///
/// On a stream without gaps, the view before a step, with every event of that step applied in order, is the view after it. The testkit
/// checks this for every viewer, step and option. After a gap, the view that is sent replaces the one that was kept.
pub trait FoldEvents {
    /// What the viewer is told.
    type Event;

    /// Brings the view up to date with one event, as it was redacted for this viewer. An event that does not fit (a damaged or foreign
    /// stream) must not panic; what the view says then is not defined.
    fn apply(&mut self, event: &Self::Event);
}

/// What a choice will do, as far as the player can know when making it.
pub trait Preview<G: Game> {
    /// Compares the promise with what the player was told since the choice: `Ok(true)` when all of it has been seen, `Ok(false)` while
    /// some of it is still to come, and an error that says what came differently.
    fn check(&self, seat: Seat, told: &[G::Event]) -> Result<bool, String>;
}

/// A game that says what a choice will do.
pub trait Previews: Game {
    /// What is said.
    type Preview: Preview<Self> + Clone + std::fmt::Debug + Eq + Send + Sync;

    /// What `action` will do for the player in `seat`, who sees `view` and may choose it now. It depends on nothing else, so it cannot
    /// give away what the player does not know.
    fn preview(options: &Self::Options, view: &Self::View, seat: Seat, action: Self::Action)
    -> Self::Preview;
}
