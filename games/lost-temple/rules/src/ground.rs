//! What a character does for the player who holds it, worked out from what everyone sees. The rules carry it out; previews tell it
//! in advance. L-15 to L-25, L-33

use crate::board::Board;
use crate::character::Character;
use crate::event::Stay;
use crate::public::{Bank, Due};
use crate::walk::Walk;
use arrayvec::ArrayVec;
use game_core::MAX_SEATS;

/// What the Priest and the Elder cost. L-19, L-20
pub const TOLL: u8 = 2;
/// How far a gem carries the Canoe. L-23
const CANOE_SPACES: u8 = 2;
/// How far the Canoe goes at most. L-23
const CANOE_MOST: u8 = 20;
/// How many tokens the Seer looks at. L-18
const LOOKS: usize = 2;

/// The race as it stands for one player.
#[derive(Clone, Debug)]
pub(crate) struct Ground<'a> {
    pub board: &'a Board,
    pub finish: i16,
    /// Where the pawns stand, the player's own among them.
    pub pawns: ArrayVec<i16, MAX_SEATS>,
    /// How many tokens the Seer can choose from. L-18
    pub tokens: usize,
    pub bank: Bank,
    /// Where the player's own pawn stands.
    pub from: i16,
    pub gems: u8,
    pub machetes: u8,
}

/// What happens when a character is called and its gem is taken. L-14
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// Its holder has to choose.
    Ask(Due),
    /// Its holder does not move.
    Stay(Stay),
    /// Its holder pays and moves without a choice.
    Go { pays: u8, spaces: i16 },
}

/// What the holder of a character is asked first, and so whether it asks at all. L-20: the Elder is asked nothing without a village
/// ahead, which only the board tells.
pub(crate) fn question(character: Character, gems: u8, bank: Bank, tokens: usize) -> Option<Due> {
    match character {
        Character::Shaman | Character::Thief => Some(Due::Name), // L-15, L-16
        Character::Seer => Some(if tokens < LOOKS { Due::Steps } else { Due::Look }), // L-18
        Character::Priest | Character::Elder => (gems >= TOLL).then_some(Due::Pay), // L-19, L-20
        Character::Artisan => Some(if bank.machetes == 0 { Due::Steps } else { Due::Take }), // L-21
        Character::Scout => (gems > 0).then_some(Due::PayGems),  // L-22
        Character::Canoe | Character::Child | Character::Mandarin => None,
    }
}

impl Ground<'_> {
    /// What a character does for its holder, who has taken the gem.
    pub fn use_of(&self, character: Character) -> Use {
        if character == Character::Elder && self.toll_leads_to(character).is_none() {
            return Use::Stay(Stay::NoVillageAhead); // L-20
        }
        if let Some(due) = question(character, self.gems, self.bank, self.tokens) {
            return Use::Ask(due);
        }
        match character {
            Character::Canoe if self.gems > 0 => {
                let spaces = self.gems.saturating_mul(CANOE_SPACES).min(CANOE_MOST); // L-23
                Use::Go { pays: self.gems, spaces: spaces.into() }
            }
            Character::Child => match ahead(self.pawns.iter().copied(), self.from).min() {
                Some(pawn) => Use::Go { pays: 0, spaces: pawn.saturating_sub(self.from) }, // L-24
                None => Use::Stay(Stay::NobodyAhead),
            },
            Character::Mandarin => Use::Go { pays: 0, spaces: self.rank() }, // L-33
            _ => Use::Stay(Stay::TooPoor),
        }
    }

    /// L-19: the next temple; L-20: the next village, if there is one before the finish.
    pub fn toll_leads_to(&self, character: Character) -> Option<i16> {
        match character {
            Character::Priest => self.board.next_temple(self.finish, self.from),
            Character::Elder => self.board.next_village(self.finish, self.from),
            _ => None,
        }
    }

    pub fn walk(&self, spaces: i16) -> Walk {
        self.board.walk(self.finish, self.from, spaces, self.machetes)
    }

    /// L-33: 1, and one more for every pawn ahead.
    fn rank(&self) -> i16 {
        ahead(self.pawns.iter().copied(), self.from).fold(1, |rank, _| rank + 1)
    }
}

/// Those of the pawns that are ahead of a position. L-24: pawns on the same space do not count.
pub(crate) fn ahead(pawns: impl Iterator<Item = i16>, from: i16) -> impl Iterator<Item = i16> {
    pawns.filter(move |pawn| *pawn > from)
}
