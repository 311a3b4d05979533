//! Pathfinder: plays the round to its end many times before every choice.

use super::race::Race;
use super::rollout::Rollout;
use super::search::best_choice;
use super::value::RACE;
use bots::{Bot, Budget};
use game_core::SplitMix;
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, Knowledge, State};

const TRIALS: u32 = 100;

/// Pathfinder: tries every choice in many ways the table may be, taking all others for racers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pathfinder;

impl Bot<State> for Pathfinder {
    fn choose(
        &mut self,
        known: &Knowledge,
        legal: &[Action],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> Action {
        let race = Race::of(known);
        let table = Fast::from_knowledge(known);
        let rollout = Rollout::new(known, &table, &race);
        best_choice(known, legal, (&table, &rollout, &RACE), TRIALS, budget, draw)
    }
}
