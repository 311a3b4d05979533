//! Simple rules to measure the levels by.

use super::belief::due;
use super::reach::{spaces, victim};
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, Character, Due, Knowledge, State, TOLL};

/// The Canoe is boarded with this many gems, the one of the turn counted: it goes no further with more.
const CANOE_LOAD: u8 = 10;

/// What a simple rule plays for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rule {
    /// Always the character that moves furthest now.
    Runner,
    /// Hoards gems until the Canoe reaches the finish or is full.
    Saver,
    /// The character that moves furthest for what it costs: a gem counts as a space.
    Thrifty,
}

impl Rule {
    /// How good a pick is; of equal ones the last is made.
    fn rate(self, known: &Knowledge, it: Character) -> i16 {
        let explorer = known.public().explorers[known.seat()];
        let gems = explorer.gems + 1;
        let far = spaces(known, known.seat(), it);
        let to_finish = known.public().finish() - explorer.position;
        let costs = match it {
            Character::Priest | Character::Elder if far > 0 => TOLL.into(),
            Character::Scout | Character::Canoe => i16::from(gems),
            _ => 0,
        };
        match self {
            _ if far == to_finish => 1000,
            Rule::Runner => far,
            Rule::Thrifty => far - costs,
            Rule::Saver => match it {
                Character::Canoe if gems >= CANOE_LOAD => 100,
                Character::Canoe => -100,
                Character::Thief => 10,
                _ => far - 20 * costs,
            },
        }
    }

    fn pays(self, known: &Knowledge, spaces: i16, gems: i16) -> bool {
        let explorer = known.public().explorers[known.seat()];
        let wins = explorer.position + spaces >= known.public().finish();
        match self {
            _ if wins => true,
            Rule::Runner => true,
            Rule::Thrifty => spaces > gems,
            Rule::Saver => false,
        }
    }
}

impl Bot<State> for Rule {
    fn choose(&mut self, known: &Knowledge, legal: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let me = known.seat();
        let table = Fast::from_knowledge(known);
        let any = *draw.pick(legal).unwrap_or(&legal[0]);
        let most = *legal.last().unwrap_or(&any);
        match due(known) {
            Due::Pick => {
                let rate = |action: &Action| match action {
                    Action::Pick(it) => self.rate(known, *it),
                    _ => i16::MIN,
                };
                legal.iter().copied().max_by_key(rate).unwrap_or(any)
            }
            Due::Name => {
                let target = victim(known);
                // What suits the target best of what it may hold.
                let suits = |action: &Action| match (action, target) {
                    (Action::Name(it), Some(seat)) if known.possible_holders(*it).contains(seat) => {
                        spaces(known, seat, *it)
                    }
                    _ => -1,
                };
                legal.iter().copied().max_by_key(suits).unwrap_or(any)
            }
            Due::Pay => {
                let far = table.toll_leads_to(me.index()) - table.places()[me.index()];
                if self.pays(known, far.into(), TOLL.into()) { most } else { legal[0] }
            }
            Due::PayGems => {
                let gems = i16::from(table.gems(me.index()));
                if self.pays(known, gems, gems) { most } else { legal[0] }
            }
            Due::Steps | Due::Take => most,
            Due::Look | Due::Swap(..) => any,
        }
    }
}
