//! What is chosen in the panel and not done yet; the track shows it, and can be pressed for it.

use crate::decision::{Choice, Decision};
use crate::offer::Offer;
use crate::track::Target;
use game_core::Seat;
use lost_temple_rules::{Action, Due, Preview};
use web_shell::t;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Selected {
    #[default]
    Nothing,
    /// One of the choices, by its place among them.
    Choice(usize),
    /// Event spaces to look at, up to two, in the order chosen.
    Spaces(Vec<u8>),
}

impl Selected {
    /// The action it comes to; `None` while something is missing.
    pub fn action(&self, decision: &Decision) -> Option<Action> {
        match self {
            Selected::Nothing => None,
            Selected::Choice(at) => decision.choices.get(*at).map(|choice| choice.action),
            Selected::Spaces(spaces) => match spaces.as_slice() {
                [one, other] => Some(Action::Look(*one.min(other), *one.max(other))),
                _ => None,
            },
        }
    }

    pub fn choice<'a>(&self, decision: &'a Decision) -> Option<&'a Choice> {
        let action = self.action(decision)?;
        decision.choices.iter().find(|choice| choice.action == action)
    }

    /// Another space to look at, or one less. Of three the first goes.
    pub fn toggled(&self, space: u8) -> Selected {
        let mut spaces = match self {
            Selected::Spaces(spaces) => spaces.clone(),
            _ => Vec::new(),
        };
        match spaces.iter().position(|it| *it == space) {
            Some(at) => _ = spaces.remove(at),
            None => spaces.push(space),
        }
        if spaces.len() > 2 {
            spaces.remove(0);
        }
        Selected::Spaces(spaces)
    }

    pub fn looks_at(&self, space: u8) -> bool {
        matches!(self, Selected::Spaces(spaces) if spaces.contains(&space))
    }

    pub fn pressed(&self, decision: &Decision, space: i16) -> Selected {
        if decision.due == Due::Look {
            return u8::try_from(space).map_or_else(|_| self.clone(), |space| self.toggled(space));
        }
        let leads = |choice: &Choice| choice.preview.walk().is_some_and(|walk| walk.to == space);
        decision.choices.iter().position(leads).map_or_else(|| self.clone(), Selected::Choice)
    }

    /// The spaces that can be pressed for a choice. Of several choices that lead to the same space, the first and cheapest.
    pub fn targets(&self, decision: &Decision) -> Vec<Target> {
        if decision.due == Due::Look {
            let target = |space: u8| Target {
                space: i16::from(space),
                label: t!("lost-look-at", space = space),
                selected: self.looks_at(space),
                gems: None,
            };
            return decision.look_spaces().into_iter().map(target).collect();
        }
        let aim = self.ghost(decision).map(|(_, to)| to);
        let mut targets: Vec<Target> = Vec::new();
        for choice in &decision.choices {
            let Preview::Move { pays, walk } = &choice.preview else { continue };
            if targets.iter().any(|target| target.space == walk.to) {
                continue;
            }
            let gems = (*pays > 0).then_some(*pays);
            let label = Offer::of(choice).map(|offer| offer.means).unwrap_or_default();
            targets.push(Target { space: walk.to, label, selected: aim == Some(walk.to), gems });
        }
        targets
    }

    pub fn ghost(&self, decision: &Decision) -> Option<(Seat, i16)> {
        self.choice(decision)?.preview.walk().map(|walk| (decision.seat, walk.to))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use crate::games::random_decisions;

    #[test]
    fn of_three_spaces_to_look_at_the_first_goes() {
        let two = Selected::Nothing.toggled(8).toggled(3);
        assert_eq!(two, Selected::Spaces(vec![8, 3]));
        assert_eq!(two.toggled(15), Selected::Spaces(vec![3, 15]));
        assert_eq!(two.toggled(8), Selected::Spaces(vec![3]));
    }

    #[test]
    fn whatever_can_be_pressed_on_the_track_is_a_legal_choice() {
        let mut pressed = 0;
        random_decisions(40, |decision, _, legal| {
            for target in Selected::Nothing.targets(decision) {
                let selected = Selected::Nothing.pressed(decision, target.space);
                pressed += 1;
                if decision.due == Due::Look {
                    let space = target.space as u8;
                    assert!(selected.looks_at(space));
                    let look = legal
                        .iter()
                        .find(|it| matches!(it, Action::Look(one, other) if [*one, *other].contains(&space)));
                    let Some(Action::Look(one, other)) = look else { panic!("{space} is not offered") };
                    let both = Selected::Nothing.toggled(*other).toggled(*one);
                    assert_eq!(both.action(decision).as_ref(), look);
                    continue;
                }
                assert!(legal.contains(&selected.action(decision).unwrap()));
                assert_eq!(selected.ghost(decision), Some((decision.seat, target.space)));
            }
        });
        assert!(pressed > 1_000, "{pressed}");
    }
}
