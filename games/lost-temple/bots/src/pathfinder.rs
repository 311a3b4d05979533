//! Pathfinder: plays the round to its end many times before every choice.

use super::habit::Habit;
use super::race::Race;
use super::search::best_choice;
use super::value::RACE;
use super::world::World;
use bots::{Bot, Budget};
use game_core::SplitMix;
use lost_temple_rules::{Action, Knowledge, State};

/// How many times each choice is tried.
const TRIALS: u32 = 100;

/// Pathfinder: tries every choice in many ways the table may be, taking everybody for a runner.
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
        let public = known.public();
        let race = Race::on(&public.board, public.players(), public.mandarin);
        let world = World::of(known);
        let habit = Habit::of(known, &world, &race);
        best_choice(known, legal, (&world, &habit, &RACE), TRIALS, budget, draw)
    }
}
