//! Pathfinder: strong. Walks every temple many times in thought, among explorers like the ones it has met before.

use super::forecast::Forecast;
use super::model::{Model, Spread};
use super::stopping::Decision;
use bots::{Bot, Budget};
use game_core::{MAX_SEATS, SplitMix};
use incan_gold_fast::Fast;
use incan_gold_rules::{Choice, Knowledge, State};

/// Walks for one decision.
const WALKS: u32 = 150;

/// Walks every temple many times in thought, but takes everyone for an average explorer; until the last temple it gathers points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pathfinder;

impl Bot<State> for Pathfinder {
    fn choose(
        &mut self,
        known: &Knowledge,
        _: &[Choice],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> Choice {
        let (game, own) = (Fast::known(known), known.seat());
        let mut guess = |_: &mut SplitMix| [Model::Bold { k: 1.0, spread: Spread::Moody }; MAX_SEATS];
        let forecast = Forecast::by_points(&game, own);
        let decision = Decision { game, own, forecast: &forecast, plans: false };
        let values = decision.values(budget.or(WALKS), &mut guess, budget, draw);
        if values.torch >= values.camp { Choice::Torch } else { Choice::Camp }
    }
}
