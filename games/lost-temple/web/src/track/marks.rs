//! What lies on the spaces and what can be pressed there.

use super::layout::Plan;
use game_core::Seat;
use lost_temple_rules::{Space, Token, View};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    pub finish: i16,
    pub tokens: Vec<u8>,
    /// Tokens whose face the viewer sees now, and where they lie.
    pub faces: Vec<(u8, Token)>,
    /// Whose pawn is the viewer's.
    pub you: Option<Seat>,
}

impl Marks {
    /// The marks before anyone has moved: a token on every event space. The race is the long one.
    pub fn before_a_game(plan: &Plan) -> Marks {
        let events = (1..=u8::MAX).zip(&plan.spaces).filter(|(_, space)| **space == Space::Event);
        let tokens = events.map(|(number, _)| number).collect();
        let goal = plan.spaces.iter().rposition(|space| *space == Space::GreatTemple);
        let finish = goal.and_then(|at| i16::try_from(at + 1).ok()).unwrap_or_default();
        Marks { finish, tokens, ..Marks::default() }
    }

    pub fn of(view: &View, you: Option<Seat>) -> Marks {
        let faces = view.turned.into_iter().chain(view.looked.into_iter().flatten()).collect();
        Marks { finish: view.finish, tokens: view.tokens.clone(), faces, you }
    }
}

/// A space to which the present decision could lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub space: i16,
    pub label: String,
    pub selected: bool,
    /// What the way there costs, on a sign beside it.
    pub gems: Option<u8>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn before_a_game_tokens_lie_on_the_event_spaces() {
        let marks = Marks::before_a_game(&Plan::read(1, ".e.Te.T"));
        assert_eq!((marks.tokens, marks.finish), (vec![2, 5], 7));
        assert_eq!(Marks::before_a_game(&Plan::read(1, "..")), Marks::default());
    }
}
