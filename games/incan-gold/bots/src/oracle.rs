//! Oracle: reads the others, and leaves when that wins. At a table of two it plays the equilibrium.

use super::chance::uniform;
use super::equilibrium::{Equilibrium, rule_of_thumb};
use super::forecast::Forecast;
use super::model::Model;
use super::stopping::Decision;
use super::watch::Watch;
use bots::{Bot, Budget};
use game_core::{MAX_SEATS, Seat, SplitMix};
use incan_gold_fast::Fast;
use incan_gold_rules::{Choice, Event, Knowledge, State};

/// Walks for one decision.
const WALKS: u32 = 1600;
/// One simulated future for this many walks.
const WALKS_A_FUTURE: u32 = 4;

#[derive(Default)]
pub struct Oracle {
    two: Equilibrium,
    watch: Option<Watch>,
}

impl Bot<State> for Oracle {
    fn choose(
        &mut self,
        known: &Knowledge,
        _: &[Choice],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> Choice {
        let (game, own) = (Fast::known(known), known.seat());
        let watch = self.watch.get_or_insert_with(|| Watch::new(own, game.seats()));
        watch.look(game);
        // The game of two is solved. Without its table, two are like any others.
        let two = if game.seats() == 2 { self.two.camp(known, budget, rule_of_thumb) } else { None };
        if let Some(camp) = two {
            return if uniform(draw) < camp { Choice::Camp } else { Choice::Torch };
        }
        let beliefs = &watch.beliefs;
        let mut guess = |draw: &mut SplitMix| {
            let mut models = [Model::Hazards(2); MAX_SEATS]; // its own is never asked for
            for seat in Seat::all(game.seats()).filter(|seat| *seat != own) {
                models[seat.index()] = beliefs.guess(seat, draw);
            }
            models
        };
        let walks = budget.or(WALKS);
        let futures = (walks / WALKS_A_FUTURE).clamp(1, 4000) as usize;
        let forecast = Forecast::of(&game, own, futures, &mut guess, draw);
        let decision = Decision { game, own, forecast: &forecast, plans: true };
        let values = decision.values(walks, &mut guess, budget, draw);
        if values.torch >= values.camp { Choice::Torch } else { Choice::Camp }
    }

    fn ponder(&mut self, budget: &Budget<'_>) -> bool {
        self.two.ponder(budget)
    }

    fn observe(&mut self, event: &Event) {
        if let Some(watch) = &mut self.watch {
            watch.hear(event);
        }
    }
}
