//! Pathfinder: plays the round to its end many times before every choice.

use super::race::Race;
use super::rollout::Rollout;
use super::search::{plain_choice, try_choices};
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
        let worth = try_choices(known, legal, (&table, &rollout, &RACE), TRIALS, budget, draw);
        let best = worth.and_then(|worth| {
            let scored = legal.iter().zip(worth);
            scored.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| *action)
        });
        best.unwrap_or_else(|| plain_choice(known, legal, (&table, &rollout), draw))
    }
}
