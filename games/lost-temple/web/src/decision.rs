//! What can be chosen now, each with what the rules say it will do.

use game_core::{Previews, Seat, SeatSet};
use lost_temple_rules::{Action, Character, Due, Holder, Options, Preview, State, View};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub action: Action,
    pub preview: Preview,
}

/// The decision of the player who looks at this page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    pub seat: Seat,
    pub due: Due,
    /// The character that is called; none while characters are chosen.
    pub character: Option<Character>,
    /// All that can be done. None of the previews is unknown.
    pub choices: Vec<Choice>,
}

impl Decision {
    /// The decision that is due in `view`, with these legal actions. `None` if this viewer is asked nothing.
    pub fn of(options: &Options, view: &View, legal: &[Action]) -> Option<Decision> {
        let (seat, due) = view.due.filter(|_| !legal.is_empty())?;
        let choice = |action: &Action| {
            let preview = State::preview(options, view, seat, *action);
            (preview != Preview::Unknown).then_some(Choice { action: *action, preview })
        };
        let choices = legal.iter().filter_map(choice).collect();
        Some(Decision { seat, due, character: view.called, choices })
    }

    /// The spaces whose tokens the Seer can look at, ascending. L-18
    pub fn look_spaces(&self) -> Vec<u8> {
        let pair = |choice: &Choice| match choice.action {
            Action::Look(first, second) => Some([first, second]),
            _ => None,
        };
        let spaces: BTreeSet<u8> = self.choices.iter().filter_map(pair).flatten().collect();
        spaces.into_iter().collect()
    }

    /// Who gets the hand next; `None` for the last to pick.
    pub fn passes_to(&self) -> Option<Seat> {
        self.previews().find_map(|preview| match preview {
            Preview::Keep { passes_to, .. } => *passes_to,
            _ => None,
        })
    }

    /// Those who may hold a character that can be named.
    pub fn suspects(&self) -> SeatSet {
        let suspects = self.previews().find_map(|preview| match preview {
            Preview::Name { holder: Holder::Perhaps(seats), .. } => Some(*seats),
            _ => None,
        });
        suspects.unwrap_or_default()
    }

    /// The next jungle ahead, for which a machete can be taken.
    pub fn next_jungle(&self) -> Option<i16> {
        self.previews().find_map(|preview| match preview {
            Preview::Take { next_jungle, .. } => *next_jungle,
            _ => None,
        })
    }

    fn previews(&self) -> impl Iterator<Item = &Preview> {
        self.choices.iter().map(|choice| &choice.preview)
    }
}
