//! Simple rules to measure the levels by.

use super::belief::due;
use super::reach::{first_by, spaces};
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use lost_temple_rules::{Action, Character, Due, Knowledge, State};

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
    /// How it likes a pick; a pick liked equally is made by the number of the character.
    fn liking(self, known: &Knowledge, it: Character) -> i16 {
        let me = known.seat();
        let explorer = known.public().explorers[me];
        let gems = explorer.gems + 1;
        let far = spaces(known, me, it);
        let to_finish = known.public().finish() - explorer.position;
        let costs = match it {
            Character::Priest | Character::Elder if far > 0 => 2,
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

    /// How it likes to pay so many gems for so many spaces.
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
        let public = known.public();
        let explorers = public.explorers;
        let any = *draw.pick(legal).unwrap_or(&legal[0]);
        let most = *legal.last().unwrap_or(&any);
        match due(known) {
            Due::Pick => {
                let liking = |action: &Action| match action {
                    Action::Pick(it) => self.liking(known, *it),
                    _ => i16::MIN,
                };
                legal.iter().copied().max_by_key(liking).unwrap_or(any)
            }
            Due::Name => {
                let target = match public.called {
                    Some(Character::Thief) => first_by(known, |seat| explorers[seat].gems),
                    _ => first_by(known, |seat| explorers[seat].position),
                };
                // Whatever suits him best of what he may hold.
                let suits = |action: &Action| match (action, target) {
                    (Action::Name(it), Some(seat)) if known.possible_holders(*it).contains(seat) => {
                        spaces(known, seat, *it)
                    }
                    _ => -1,
                };
                legal.iter().copied().max_by_key(suits).unwrap_or(any)
            }
            Due::Pay => {
                let far = public.called.map_or(0, |it| {
                    let at = explorers[me].position;
                    let goal =
                        if it == Character::Elder { public.next_village(at) } else { public.next_temple(at) };
                    goal.map_or(0, |goal| goal - at)
                });
                if self.pays(known, far, 2) { most } else { legal[0] }
            }
            Due::PayGems => {
                let gems = i16::from(explorers[me].gems);
                if self.pays(known, gems, gems) { most } else { legal[0] }
            }
            Due::Steps | Due::Take => most,
            Due::Look | Due::Swap(..) => any,
        }
    }
}
