//! The character selection: who takes which card when, for every number of players, as data. L-09 to L-13, L-33

use crate::character::{Character, CharacterSet};
use arrayvec::ArrayVec;
use game_core::Seat;

/// One stage of a selection; in each a card leaves the hand that goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A card is set aside face up.
    Up,
    /// A card is put aside face down at random, unseen.
    Aside,
    /// The player this many places to the left of the idol holder picks a card.
    Pick(u8),
    /// The same, but the player first adds the card that was put aside unseen. L-10
    PickWithAside(u8),
    /// The card that is left is put aside face down; only the last picker has seen it.
    Left,
}

use Stage::{Aside, Left, Pick, PickWithAside, Up};

/// The most stages a selection has: eight players and the tenth character.
pub(crate) const MAX_STAGES: usize = 11;
/// The most picks a player has in a selection.
pub(crate) const MAX_PICKS: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stages {
    /// How many cards are set aside face up, before all else.
    ups: usize,
    rest: &'static [Stage],
    characters: CharacterSet,
}

impl Stages {
    /// L-09 to L-12; L-33: with the tenth character one card more is set aside face up.
    pub const fn of(players: usize, mandarin: bool) -> Stages {
        let (ups, rest): (usize, &[Stage]) = match players {
            2 => (1, &[Aside, Pick(0), Pick(1), Aside, Pick(0), Aside, Pick(1), Left]),
            3 => (0, &[Aside, Pick(0), Pick(1), Pick(2), Aside, Pick(0), Pick(1), Pick(2), Left]),
            4 => (3, &[Aside, Pick(0), Pick(1), Pick(2), Pick(3), Left]),
            5 => (2, &[Aside, Pick(0), Pick(1), Pick(2), Pick(3), Pick(4), Left]),
            6 => (1, &[Aside, Pick(0), Pick(1), Pick(2), Pick(3), Pick(4), Pick(5), Left]),
            7 => (0, &[Aside, Pick(0), Pick(1), Pick(2), Pick(3), Pick(4), Pick(5), Pick(6), Left]),
            _ => {
                const PICKS: [Stage; 7] = [Pick(0), Pick(1), Pick(2), Pick(3), Pick(4), Pick(5), Pick(6)];
                const EIGHT: [Stage; 10] = {
                    let [a, b, c, d, e, f, g] = PICKS;
                    [Aside, a, b, c, d, e, f, g, PickWithAside(7), Left]
                };
                (0, &EIGHT)
            }
        };
        let characters = if mandarin { CharacterSet::TEN } else { CharacterSet::NINE };
        Stages { ups: ups + mandarin as usize, rest, characters }
    }

    pub const fn characters(self) -> CharacterSet {
        self.characters
    }

    pub fn at(self, number: usize) -> Option<Stage> {
        if number < self.ups { Some(Up) } else { self.rest.get(number - self.ups).copied() }
    }

    pub fn iter(self) -> impl Iterator<Item = Stage> {
        (0..self.len()).filter_map(move |number| self.at(number))
    }

    /// Who picks, in order, if the idol is `idol`'s at a table of `players`; with two and three players everyone picks twice.
    pub fn pickers(self, idol: Seat, players: usize) -> impl Iterator<Item = Seat> {
        self.iter().filter_map(move |stage| stage.picker(idol, players))
    }

    pub(crate) const fn len(self) -> usize {
        self.ups + self.rest.len()
    }
}

impl Stage {
    /// Who picks, if the idol is `idol`'s at a table of `players`.
    pub fn picker(self, idol: Seat, players: usize) -> Option<Seat> {
        match self {
            Pick(place) | PickWithAside(place) => Some(idol.plus(place.into(), players)),
            Up | Aside | Left => None,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Selection {
    /// The card that left the hand in each stage so far. All are different, but with eight players the last picker
    /// adds the unseen card, and then picks it or puts it aside again.
    pub gone: ArrayVec<Character, MAX_STAGES>,
}

impl Selection {
    /// What is due; `None` when the selection is over.
    pub fn stage(&self, stages: Stages) -> Option<Stage> {
        stages.at(self.gone.len())
    }

    /// The cards in hand when stage `number` was due.
    pub fn hand_at(&self, stages: Stages, number: usize) -> CharacterSet {
        let gone: CharacterSet = self.gone.iter().take(number).copied().collect();
        let hand = stages.characters().without(gone);
        match stages.at(number) {
            Some(PickWithAside(_)) => self.unseen(stages).map_or(hand, |card| hand.with(card)),
            // The card that the last of eight added and did not pick is the one that is left.
            Some(Left) if hand.is_empty() => self.unseen(stages).into_iter().collect(),
            _ => hand,
        }
    }

    pub fn hand(&self, stages: Stages) -> CharacterSet {
        self.hand_at(stages, self.gone.len())
    }

    /// The first card put aside unseen.
    pub fn unseen(&self, stages: Stages) -> Option<Character> {
        self.cards(stages).find(|(_, stage, _)| *stage == Aside).map(|(.., card)| card)
    }

    /// Each card gone so far, with the number of its stage and the stage.
    pub fn cards(&self, stages: Stages) -> impl Iterator<Item = (usize, Stage, Character)> {
        stages.iter().zip(&self.gone).enumerate().map(|(number, (stage, card))| (number, stage, *card))
    }

    pub fn holder(&self, stages: Stages, character: Character, idol: Seat, players: usize) -> Option<Seat> {
        let picked = |(_, stage, card): (usize, Stage, Character)| {
            if card == character { stage.picker(idol, players) } else { None }
        };
        self.cards(stages).find_map(picked)
    }

    /// The cards that lie face down aside, in order. What the last of eight has added is in hand, not here.
    pub fn aside(&self, stages: Stages) -> impl Iterator<Item = Character> {
        let added = self.gone.len()
            >= stages.iter().position(|it| matches!(it, PickWithAside(_))).unwrap_or(usize::MAX);
        let lies = move |stage| stage == Left || stage == Aside && !added;
        self.cards(stages).filter(move |(_, stage, _)| lies(*stage)).map(|(.., card)| card)
    }
}
