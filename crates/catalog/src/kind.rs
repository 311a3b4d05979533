//! The list of games. A new game is added here and nowhere else in this crate.

/// A game that can be played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Incan Gold and Diamant.
    IncanGold,
    /// Gold.
    Gold,
    /// Lost Temple.
    LostTemple,
}

rules_core::named! { Kind, "game", [
    (Kind::IncanGold, "incan-gold"),
    (Kind::Gold, "gold"),
    (Kind::LostTemple, "lost-temple"),
]}

/// Does something with the state type of a game that is known only at run time.
///
/// ```
/// use catalog::{Kind, with_game};
/// use rules_core::Game;
///
/// let most = |kind| with_game!(kind, G => *G::SEATS.end());
/// assert_eq!(most(Kind::Gold), 5);
/// ```
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $G:ident => $body:expr) => {
        match $kind {
            $crate::Kind::IncanGold => {
                type $G = $crate::incan_gold::State;
                $body
            }
            $crate::Kind::Gold => {
                type $G = $crate::gold::State;
                $body
            }
            $crate::Kind::LostTemple => {
                type $G = $crate::lost_temple::State;
                $body
            }
        }
    };
}

impl Kind {
    /// The game's name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Kind::IncanGold => "Incan Gold",
            Kind::Gold => "Gold",
            Kind::LostTemple => "Lost Temple",
        }
    }

    /// The rules for people, as Markdown.
    pub const fn rules_page(self) -> &'static str {
        match self {
            Kind::IncanGold => include_str!("../../../docs/rules/incan-gold.md"),
            Kind::Gold => include_str!("../../../docs/rules/gold.md"),
            Kind::LostTemple => include_str!("../../../docs/rules/lost-temple.md"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules_core::Game;

    #[test]
    fn names_are_those_of_the_games() {
        for kind in Kind::all() {
            assert_eq!(with_game!(kind, G => G::NAME), kind.name());
            assert!(kind.rules_page().starts_with(&format!("# {}", kind.title())), "{kind}");
        }
    }
}
