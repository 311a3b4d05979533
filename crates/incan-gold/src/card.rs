//! The quest cards. I-01

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A quest card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Gems to share, by their number.
    Treasure(u8),
    /// A danger: the second of a kind ends the round.
    Hazard(Hazard),
    /// One of the five artifacts, by its number.
    Artifact(u8),
}

/// The kinds of hazard. Each is on three cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hazard {
    Spider,
    Mummy,
    Fire,
    Snake,
    Rockfall,
}

rules_core::named! { Hazard, "hazard", [
    (Hazard::Spider, "spider"),
    (Hazard::Mummy, "mummy"),
    (Hazard::Fire, "fire"),
    (Hazard::Snake, "snake"),
    (Hazard::Rockfall, "rockfall"),
]}

/// All treasure cards, ascending. I-01
pub(crate) const TREASURES: [u8; 15] = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
/// The kinds of hazard in their order.
pub(crate) const HAZARDS: [Hazard; 5] =
    [Hazard::Spider, Hazard::Mummy, Hazard::Fire, Hazard::Snake, Hazard::Rockfall];
/// How many cards each kind of hazard has.
pub(crate) const CARDS_PER_HAZARD: usize = 3;
/// How many artifacts there are.
pub(crate) const ARTIFACTS: usize = 5;
/// How many quest cards there are, artifacts included.
pub(crate) const CARDS: usize = TREASURES.len() + HAZARDS.len() * CARDS_PER_HAZARD + ARTIFACTS;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Treasure(gems) => write!(f, "treasure-{gems}"),
            Card::Hazard(kind) => write!(f, "hazard-{kind}"),
            Card::Artifact(number) => write!(f, "artifact-{number}"),
        }
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let number = |digits: &str| digits.parse::<u8>().ok();
        let card = match text.split_once('-') {
            Some(("treasure", gems)) => number(gems).filter(|v| TREASURES.contains(v)).map(Card::Treasure),
            Some(("hazard", kind)) => kind.parse().ok().map(Card::Hazard),
            Some(("artifact", n)) => number(n).filter(|n| (1..=5).contains(n)).map(Card::Artifact),
            _ => None,
        };
        // Written back it must be the same text: "treasure-05" and "treasure-+5" are not cards.
        card.filter(|card| card.to_string() == text).ok_or_else(|| format!("there is no card {text:?}"))
    }
}

rules_core::serde_text!(Card);

/// A card on the path, with the gems that lie on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PathCard {
    /// The card.
    pub card: Card,
    /// Gems left on it: always 0 on hazards and artifacts.
    pub gems: u8,
}
