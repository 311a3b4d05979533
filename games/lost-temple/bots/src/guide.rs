//! Guide: takes the character that gets furthest, and knows who may hold what.

use super::belief::due;
use super::race::Race;
use super::rollout::{Rollout, turns_after};
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, Due, Knowledge, State};

/// Characters that differ by less than this many turns are equally good.
const ALIKE: f32 = 0.2;

/// Guide: plays only for the race, one choice at a time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Guide;

impl Bot<State> for Guide {
    fn choose(&mut self, known: &Knowledge, legal: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let race = Race::of(known);
        let table = Fast::from_knowledge(known);
        let seat = known.seat().index();
        let action = match due(known) {
            Due::Pick => {
                let after = turns_after(&table, &race, seat);
                let turns = |action: &Action| match action {
                    Action::Pick(card) => after[card.index()],
                    _ => f32::INFINITY,
                };
                let best = legal.iter().map(turns).fold(f32::INFINITY, f32::min);
                let near: Vec<Action> =
                    legal.iter().copied().filter(|action| turns(action) < best + ALIKE).collect();
                draw.pick(&near).copied()
            }
            Due::Name => name(known, legal, &table, &Rollout::new(known, &table, &race)),
            due => Some(Rollout::new(known, &table, &race).choose(&table, seat, due, draw)),
        };
        action.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

/// The character whose possible holders are worth naming most.
fn name(known: &Knowledge, legal: &[Action], table: &Fast, rollout: &Rollout<'_>) -> Option<Action> {
    let me = known.seat().index();
    let worth = |action: &Action| match action {
        Action::Name(it) => {
            let holders = known.possible_holders(*it).iter().map(|seat| seat.index());
            holders
                .filter(|other| *other != me)
                .map(|other| rollout.preferences[0][other][it.index()] * rollout.gain(table, me, other))
                .sum::<f32>()
        }
        _ => f32::NEG_INFINITY,
    };
    legal.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
}
