//! What two cards do to each other: G-08 to G-11. The rules, the preview, the fast model and the bots all use this.

use crate::card::Face;
use crate::event::NothingBecause;

/// What the faces of two cards mean for each other, no matter who flips them and in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// At least one is dynamite: both leave the game. G-08
    Explosion,
    /// The first is a prospector strong enough for the second, which is gold. G-09
    FirstFindsGold,
    /// The second is a prospector strong enough for the first, which is gold. G-09
    SecondFindsGold,
    /// Two prospectors, and the first is stronger. G-10
    FirstWins,
    /// Two prospectors, and the second is stronger. G-10
    SecondWins,
    /// Both are turned face down again. G-11
    Nothing(NothingBecause),
}

impl Effect {
    /// The effect of flipping these two.
    pub const fn of(first: Face, second: Face) -> Effect {
        use Face::{Dynamite, Gold, Prospector};
        match (first, second) {
            (Dynamite, _) | (_, Dynamite) => Effect::Explosion,
            (Prospector(_, value), Gold(points)) if value >= points => Effect::FirstFindsGold,
            (Gold(points), Prospector(_, value)) if value >= points => Effect::SecondFindsGold,
            (Prospector(..), Gold(_)) | (Gold(_), Prospector(..)) => Effect::Nothing(NothingBecause::TooWeak),
            (Prospector(_, value), Prospector(_, rival)) if value > rival => Effect::FirstWins,
            (Prospector(_, value), Prospector(_, rival)) if value < rival => Effect::SecondWins,
            (Prospector(..), Prospector(..)) => Effect::Nothing(NothingBecause::EqualProspectors),
            (Gold(_), Gold(_)) => Effect::Nothing(NothingBecause::TwoGold),
        }
    }
}
