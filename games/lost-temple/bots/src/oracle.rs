//! Oracle: works out what every card is worth to every player, and who is a racer and who a thinker, before it looks at its own.

use super::belief::due;
use super::opponents::Opponents;
use super::race::Race;
use super::rollout::Rollout;
use super::search::best_choice;
use super::value::fitted;
use bots::{Bot, Budget};
use game_core::SplitMix;
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, Due, Knowledge, State};

const TRIALS: u32 = 400;
/// This many rounds are played for each trial to learn what cards are worth.
const ROUNDS: u32 = 3;

/// Oracle: plays the round against what it has found out about everyone.
#[derive(Clone, Debug)]
pub(super) struct Oracle {
    opponents: Opponents,
}

impl Oracle {
    pub fn new() -> Oracle {
        Oracle { opponents: Opponents::new() }
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
        let race = Race::of(known);
        let weights = fitted(known.public().players());
        let table = Fast::from_knowledge(known);
        let mut rollout = Rollout::new(known, &table, &race);
        if due(known) == Due::Pick && !self.opponents.knows(known) {
            let rounds = budget.or(TRIALS).saturating_mul(ROUNDS);
            self.opponents.think(known, (&table, weights), &mut rollout, rounds, draw);
        }
        if self.opponents.knows(known) {
            self.opponents.tell(&mut rollout);
        }
        best_choice(known, legal, (&table, &rollout, weights), TRIALS, budget, draw)
    }
}
