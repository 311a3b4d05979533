//! Oracle: works out what every card is worth to everybody, and who is a racer and who a thinker, before it looks at its own.

use super::belief::due;
use super::habit::Habit;
use super::minds::Minds;
use super::race::Race;
use super::search::best_choice;
use super::value::fitted;
use super::world::World;
use bots::{Bot, Budget};
use game_core::SplitMix;
use lost_temple_rules::{Action, Due, Knowledge, State};

/// How many times each choice is tried.
const TRIALS: u32 = 400;
/// The round is played so many times for each trial to learn what cards are worth.
const ROUNDS: u32 = 3;

/// Oracle: plays the round against what it has found out about everybody.
#[derive(Clone, Debug)]
pub(super) struct Oracle {
    minds: Minds,
}

impl Oracle {
    pub fn new() -> Oracle {
        Oracle { minds: Minds::new() }
    }
}

impl Bot<State> for Oracle {
    fn choose(
        &mut self,
        known: &Knowledge,
        legal: &[Action],
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) -> Action {
        let public = known.public();
        let race = Race::on(&public.board, public.players(), public.mandarin);
        let weights = fitted(public.players());
        let world = World::of(known);
        let mut habit = Habit::of(known, &world, &race);
        if due(known) == Due::Pick && !self.minds.knows(known) {
            let rounds = budget.or(TRIALS).saturating_mul(ROUNDS);
            self.minds.think(known, (&world, weights), &mut habit, rounds, draw);
        }
        if self.minds.knows(known) {
            self.minds.tell(&mut habit);
        }
        best_choice(known, legal, (&world, &habit, weights), TRIALS, budget, draw)
    }
}
