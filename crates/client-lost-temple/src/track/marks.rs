//! What lies on the spaces and what can be pressed there.

use lost_temple::{Token, View};
use rules_core::Seat;

/// What lies on the spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Where the race ends.
    pub finish: i16,
    /// Where a token lies face down.
    pub tokens: Vec<u8>,
    /// Tokens whose face whoever looks at the page sees now, and where they lie.
    pub faces: Vec<(u8, Token)>,
    /// Whose pawn is one's own.
    pub you: Option<Seat>,
}

impl Marks {
    /// What lies there for this viewer.
    pub fn of(view: &View, you: Option<Seat>) -> Marks {
        let faces = view.turned.into_iter().chain(view.looked.into_iter().flatten()).collect();
        Marks { finish: view.finish, tokens: view.tokens.clone(), faces, you }
    }
}

/// A space to which the present decision could lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its track number.
    pub space: i16,
    /// What would be chosen, in words.
    pub label: String,
    /// Whether it is chosen.
    pub selected: bool,
    /// What the way there costs, on a sign beside it.
    pub gems: Option<u8>,
}
