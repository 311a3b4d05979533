//! The quest cards. I-01

use game_core::schemars;
use serde::{Deserialize, Serialize};

game_core::named! {
    /// A quest card: a treasure with its gems, a hazard, or an artifact with its number. I-01
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Card("card") {
        Treasure1 => "treasure-1", Treasure2 => "treasure-2", Treasure3 => "treasure-3", Treasure4 => "treasure-4",
        Treasure5 => "treasure-5", Treasure7 => "treasure-7", Treasure9 => "treasure-9", Treasure11 => "treasure-11",
        Treasure13 => "treasure-13", Treasure14 => "treasure-14", Treasure15 => "treasure-15", Treasure17 => "treasure-17",
        Spider => "hazard-spider", Mummy => "hazard-mummy", Fire => "hazard-fire", Snake => "hazard-snake",
        Rockfall => "hazard-rockfall",
        Artifact1 => "artifact-1", Artifact2 => "artifact-2", Artifact3 => "artifact-3", Artifact4 => "artifact-4",
        Artifact5 => "artifact-5",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    Treasure(u8),
    /// A hazard: the second of a kind ends the round.
    Hazard(Hazard),
    /// One of the five artifacts, by its number.
    Artifact(u8),
}

game_core::named! {
    /// The kinds of hazard. Each is on three cards.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Hazard("hazard") {
        Spider => "spider", Mummy => "mummy", Fire => "fire", Snake => "snake", Rockfall => "rockfall",
    }
}

impl Card {
    /// The artifacts, by their numbers from 1.
    pub const ARTIFACTS: [Card; 5] =
        [Card::Artifact1, Card::Artifact2, Card::Artifact3, Card::Artifact4, Card::Artifact5];

    pub const fn face(self) -> Face {
        let kind = self as usize;
        match kind {
            0..FIRST_HAZARD => Face::Treasure([1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17][kind]),
            FIRST_HAZARD..FIRST_ARTIFACT => Face::Hazard(Hazard::NAMES[kind - FIRST_HAZARD].0),
            _ => Face::Artifact((kind - FIRST_ARTIFACT) as u8 + 1),
        }
    }

    /// How many such cards there are. I-01
    pub const fn copies(self) -> u8 {
        match self {
            Card::Treasure5 | Card::Treasure7 | Card::Treasure11 => 2,
            Card::Spider | Card::Mummy | Card::Fire | Card::Snake | Card::Rockfall => 3,
            _ => 1,
        }
    }

    pub const fn artifact(self) -> Option<u8> {
        if let Face::Artifact(number) = self.face() { Some(number) } else { None }
    }

    /// The gems it shows: none on hazards and artifacts.
    pub const fn gems(self) -> u8 {
        if let Face::Treasure(gems) = self.face() { gems } else { 0 }
    }

    pub const fn hazard(self) -> Option<Hazard> {
        if let Face::Hazard(kind) = self.face() { Some(kind) } else { None }
    }
}

impl Hazard {
    pub const fn card(self) -> Card {
        Card::NAMES[FIRST_HAZARD + self as usize].0
    }
}

const FIRST_HAZARD: usize = Card::Spider as usize;
const FIRST_ARTIFACT: usize = Card::Artifact1 as usize;

pub(crate) const KINDS: usize = Card::NAMES.len();

/// A card on the path, with the gems that lie on it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
pub struct PathCard {
    pub card: Card,
    /// Gems left on it: always 0 on hazards and artifacts.
    pub gems: u8,
}
