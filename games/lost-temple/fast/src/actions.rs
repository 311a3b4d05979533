//! The flat space of actions: picks, names, looks, swaps, steps, tolls, gems to pay, machetes to take.

use crate::model::{Fast, Phase, character};
use crate::track::Track;
use game_core::Seat;
use lost_temple_rules::{Action, BANK, Character, Due};
use std::ops::Range;

/// Which index each action has at tables of one kind. They ascend with the actions.
#[derive(Clone, Debug)]
pub(crate) struct Actions {
    characters: usize,
    /// The two spaces of every look there is, ascending.
    looks: Vec<(u8, u8)>,
    swaps: Range<usize>,
    steps: Range<usize>,
    tolls: Range<usize>,
    gems: Range<usize>,
    takes: Range<usize>,
}

/// The legal actions of a moment: picks of some cards, or all that lie between two indices.
pub(crate) enum Legal {
    Picks(u16),
    Span(Range<usize>),
}

impl Actions {
    pub fn of(track: &Track) -> Actions {
        let (characters, events) = (track.characters(), track.events_before_finish());
        let looks = events.iter().enumerate();
        let looks = looks.flat_map(|(at, first)| events[at + 1..].iter().map(|second| (*first, *second)));
        let looks: Vec<(u8, u8)> = looks.collect();
        let mut end = 2 * characters + looks.len();
        let mut next = |len: usize| {
            let start = end;
            end += len;
            start..end
        };
        let (swaps, steps, tolls) = (next(2), next(2), next(2));
        let gems = next(usize::from(BANK.gems) + 1);
        Actions { characters, looks, swaps, steps, tolls, gems, takes: next(2) }
    }

    pub fn len(&self) -> usize {
        self.takes.end
    }

    #[inline]
    pub fn action(&self, index: usize) -> Option<Action> {
        let after = |range: &Range<usize>| index - range.start;
        Some(match index {
            _ if index < self.characters => Action::Pick(character(index as u8)),
            _ if index < 2 * self.characters => Action::Name(character((index - self.characters) as u8)),
            _ if index < self.swaps.start => {
                let (first, second) = self.looks[index - 2 * self.characters];
                Action::Look(first, second)
            }
            _ if index < self.swaps.end => Action::Swap(after(&self.swaps) == 1),
            _ if index < self.steps.end => Action::Steps(after(&self.steps) as u8 + 1),
            _ if index < self.tolls.end => Action::Pay(after(&self.tolls) == 1),
            _ if index < self.gems.end => Action::PayGems(after(&self.gems) as u8),
            _ if index < self.takes.end => Action::Take(after(&self.takes) == 1),
            _ => return None,
        })
    }

    pub fn index(&self, action: Action) -> Option<usize> {
        let number = |it: Character| Some(it.index()).filter(|index| *index < self.characters);
        let at = |range: &Range<usize>, number: usize| range.clone().nth(number);
        match action {
            Action::Pick(it) => number(it),
            Action::Name(it) => Some(self.characters + number(it)?),
            Action::Look(first, second) => {
                Some(2 * self.characters + self.looks.binary_search(&(first, second)).ok()?)
            }
            Action::Swap(swap) => at(&self.swaps, swap.into()),
            Action::Steps(steps) => at(&self.steps, usize::from(steps).checked_sub(1)?),
            Action::Pay(pay) => at(&self.tolls, pay.into()),
            Action::PayGems(gems) => at(&self.gems, gems.into()),
            Action::Take(take) => at(&self.takes, take.into()),
        }
    }

    /// What this seat can choose now.
    #[inline]
    pub fn legal(&self, game: &Fast, seat: Seat) -> Legal {
        if game.due_seat() != Some(seat.into()) {
            return Legal::Span(0..0);
        }
        let Phase::Act(due) = game.phase else { return Legal::Picks(game.hand) };
        Legal::Span(match due {
            Due::Pick => 0..0,
            Due::Name => self.characters + usize::from(game.called.max(1))..2 * self.characters,
            Due::Look => 2 * self.characters..self.swaps.start,
            Due::Swap(..) => self.swaps.clone(),
            Due::Steps => self.steps.clone(),
            Due::Pay => self.tolls.clone(),
            Due::PayGems => {
                let start = self.gems.start;
                start..start + usize::from(game.gems[seat.index()]) + 1
            }
            Due::Take => self.takes.clone(),
        })
    }
}
