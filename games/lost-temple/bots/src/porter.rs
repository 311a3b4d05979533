//! Porter: a beginner who loves to run.

use super::belief::due;
use super::reach::{spaces, victim};
use super::rollout::look_ahead;
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, Due, Knowledge, State};

/// One pick in this many is made for fun.
const WHIM: u32 = 5;

/// Porter: takes the character that moves farthest and pays any price, ignoring jungles.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Porter;

impl Bot<State> for Porter {
    fn choose(&mut self, known: &Knowledge, legal: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let me = known.seat();
        let table = Fast::from_knowledge(known);
        let any = *draw.pick(legal).unwrap_or(&legal[0]);
        let action = match due(known) {
            Due::Pick if draw.below(WHIM) == 0 => any,
            Due::Pick => {
                let far = |action: &Action| match action {
                    Action::Pick(card) => spaces(known, me, *card),
                    _ => 0,
                };
                legal.iter().copied().max_by_key(far).unwrap_or(any)
            }
            Due::Name => {
                let target = victim(known);
                let may_hold = |action: &&Action| match action {
                    Action::Name(it) => target.is_some_and(|seat| known.possible_holders(*it).contains(seat)),
                    _ => false,
                };
                let guesses: Vec<Action> = legal.iter().filter(may_hold).copied().collect();
                *draw.pick(&guesses).unwrap_or(&any)
            }
            Due::Look => look_ahead(&table, me.index()),
            Due::Swap(..) => any,
            Due::Steps | Due::Pay | Due::PayGems | Due::Take => *legal.last().unwrap_or(&any),
        };
        if legal.contains(&action) { action } else { any }
    }
}
