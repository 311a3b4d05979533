//! What a replay shows of a game, besides what one viewer sees.

use crate::game::Game;
use alloc::vec::Vec;

/// A game that can be replayed: the moments to stop at, the rounds, the scores, and the table as all players see it together.
pub trait Replays: Game {
    /// Whether a replay stops before a chance step. Otherwise a choice and the chance that follows it are one moment.
    const STOPS_BEFORE_CHANCE: bool;

    /// What all players see, put together where a view has room for it. What no player sees is not in it.
    fn view_of_all(&self) -> Self::View;

    /// The round, from 1.
    fn round(view: &Self::View) -> u32;

    /// The score of each seat, by seat, in a [`view_of_all`](Replays::view_of_all).
    fn scores(view: &Self::View) -> Vec<i32>;
}
