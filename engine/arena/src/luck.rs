//! What chance gave to each seat of a game.
//!
//! Subtracted from the result, it leaves the mean as it is, whatever the players do: the luck of a chance step is what came minus the mean of
//! what could have come. What is left varies less, so fewer games tell as much.

use crate::sum::WIN;
use catalog::GameModule;
use game_core::{PerSeat, StepOf};
use review::{Effort, Refused, Settings, chance_luck};

/// A win, in the whole numbers in which luck is counted.
pub const LUCK: i64 = 1_000_000 * WIN;

/// The luck of every seat in a finished game, in shares of a win of [`LUCK`] each. Only chance steps count: what others choose has no mean
/// that everyone agrees on. Better estimates from later in the game are not used: they would depend on how the bots play.
pub(crate) fn luck<G: GameModule>(
    options: &G::Options,
    seats: usize,
    steps: &[StepOf<G>],
) -> Result<PerSeat<i64>, Refused> {
    let settings = Settings { effort: Effort::Quick, ..Settings::default() };
    let luck = chance_luck::<G, G::Judge>(options, seats, steps.iter().copied(), settings)?;
    Ok(luck.map(|_, luck| (luck * LUCK as f64).round() as i64))
}
