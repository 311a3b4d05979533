//! Oracle: works out how players who think pick and name in this round, and who is a racer and who a thinker, before it looks at its own cards.

use super::belief::due;
use super::opponents::Opponents;
use super::race::Race;
use super::rollout::{Rollout, naming_role, weighted_character};
use super::search::{plain_choice, try_choices};
use super::value::fitted;
use bots::{Bot, Budget};
use game_core::SplitMix;
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, CHARACTERS, Character, Due, Knowledge, State};

const TRIALS: u32 = 400;
/// For each sample of the draft there are this many trials of a choice.
const TRIALS_PER_SAMPLE: u32 = 2;
/// Picks and names that differ by less than this in the chance to win are equally good: trials cannot tell them apart.
const ALIKE: f64 = 0.005;

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
            let samples = budget.or(TRIALS) / TRIALS_PER_SAMPLE;
            self.opponents.think(known, (&table, weights), &mut rollout, samples, budget, draw);
        }
        if self.opponents.knows(known) {
            self.opponents.tell(&mut rollout);
        }
        let worth = try_choices(known, legal, (&table, &rollout, weights), TRIALS, budget, draw);
        let Some(worth) = worth else { return plain_choice(known, legal, (&table, &rollout), draw) };
        mixed(legal, &worth, (&table, &rollout), draw)
    }
}

/// The best choice; of picks or names that are about equally good, each as often as a thinker chooses it, so that no one can foresee it.
fn mixed(
    legal: &[Action],
    worth: &[f64],
    (table, rollout): (&Fast, &Rollout<'_>),
    draw: &mut SplitMix,
) -> Action {
    let most = worth.iter().copied().fold(f64::MIN, f64::max);
    let names = rollout.names.as_ref().map_or(&rollout.preferences[1], |names| &names[naming_role(table)]);
    let mut weights = [0.0; CHARACTERS];
    for (action, worth) in legal.iter().zip(worth) {
        let (it, willing) = match *action {
            Action::Pick(it) => (it, &rollout.preferences[1]),
            Action::Name(it) => (it, names),
            _ if *worth >= most => return *action,
            _ => continue,
        };
        if *worth > most - ALIKE {
            weights[it.index()] = willing[rollout.me][it.index()];
        }
    }
    let it: Character = weighted_character(&weights, draw);
    let chosen =
        legal.iter().find(|action| matches!(action, Action::Pick(card) | Action::Name(card) if *card == it));
    *chosen.unwrap_or(&legal[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::random_games;

    /// Of three picks two are equally good: they are made as often as thinkers make them, and the third never.
    #[test]
    fn equal_picks_are_mixed() {
        let mut counts = [0; CHARACTERS];
        random_games(7, |known, draw| {
            let race = Race::of(known);
            let table = Fast::from_knowledge(known);
            let mut rollout = Rollout::new(known, &table, &race);
            let wanted = &mut rollout.preferences[1][known.seat().index()];
            wanted[Character::Elder.index()] = 0.2;
            wanted[Character::Scout.index()] = 0.6;
            wanted[Character::Child.index()] = 0.9;
            let legal = [Character::Elder, Character::Scout, Character::Child].map(Action::Pick);
            for _ in 0..20 {
                let pick = mixed(&legal, &[0.301, 0.3, 0.28], (&table, &rollout), draw);
                let Action::Pick(pick) = pick else { panic!("{pick:?} is no pick") };
                counts[pick.index()] += 1;
            }
        });
        let [elder, scout] = [Character::Elder, Character::Scout].map(|it| counts[it.index()]);
        assert_eq!(elder + scout, counts.iter().sum::<i32>());
        let share = f64::from(elder) / f64::from(elder + scout);
        assert!((share - 0.25).abs() < 0.03, "{share} of {}", elder + scout);
    }

    /// What is not a matter of hiding is not mixed.
    #[test]
    fn only_picks_and_names_are_mixed() {
        random_games(1, |known, draw| {
            let race = Race::of(known);
            let table = Fast::from_knowledge(known);
            let rollout = Rollout::new(known, &table, &race);
            let legal = [Action::Steps(1), Action::Steps(2)];
            assert_eq!(mixed(&legal, &[0.299, 0.3], (&table, &rollout), draw), Action::Steps(2));
        });
    }
}
