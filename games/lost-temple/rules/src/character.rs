//! The characters, and sets of them. L-01, L-33

use core::fmt;
use game_core::schemars;
use serde::{Deserialize, Serialize};

/// A character. They are called in this order, by number. L-14
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
#[schemars(rename_all = "lowercase")]
#[repr(u8)]
pub enum Character {
    /// 1: names a character whose holder swaps pawns with the Shaman's. L-15
    Shaman = 1,
    /// 2: robs the holder of a character; 1 or 2 spaces. L-16
    Thief,
    /// 3: looks at two tokens and may swap them; 1 or 2 spaces. L-18
    Seer,
    /// 4: for 2 gems to the next temple. L-19
    Priest,
    /// 5: for 2 gems to the next village. L-20
    Elder,
    /// 6: takes a machete; 1 or 2 spaces. L-21
    Artisan,
    /// 7: a space for each gem paid. L-22
    Scout,
    /// 8: pays all gems, two spaces for each. L-23
    Canoe,
    /// 9: to the next pawn ahead. L-24
    Child,
    /// 10, optional: as many spaces as the holder's rank in the race. L-33
    Mandarin,
}

game_core::named! { Character, "character", [
    (Character::Shaman, "shaman"),
    (Character::Thief, "thief"),
    (Character::Seer, "seer"),
    (Character::Priest, "priest"),
    (Character::Elder, "elder"),
    (Character::Artisan, "artisan"),
    (Character::Scout, "scout"),
    (Character::Canoe, "canoe"),
    (Character::Child, "child"),
    (Character::Mandarin, "mandarin"),
]}

/// How many characters there can be. L-33
pub const CHARACTERS: usize = 10;
/// How many characters have start values: all but the tenth. L-33
pub(crate) const STARTERS: usize = 9;

impl Character {
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its place in a list of all, from 0.
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The character with this place in a list of all.
    pub fn at(index: usize) -> Option<Character> {
        Character::NAMES.get(index).map(|(character, _)| *character)
    }
}

#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, schemars::JsonSchema)]
#[schemars(with = "alloc::vec::Vec<Character>", inline, extend("uniqueItems" = true), description = "Characters, by number.")]
pub struct CharacterSet(u16); // bit n is the character with number n + 1

impl CharacterSet {
    pub const EMPTY: CharacterSet = CharacterSet(0);
    /// The nine of the game. L-01
    pub const NINE: CharacterSet = CharacterSet((1 << STARTERS) - 1);
    /// With the optional tenth. L-33
    pub const TEN: CharacterSet = CharacterSet((1 << CHARACTERS) - 1);

    pub const fn one(character: Character) -> CharacterSet {
        CharacterSet(1 << character.index())
    }

    pub const fn contains(self, character: Character) -> bool {
        self.0 & CharacterSet::one(character).0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub const fn with(self, character: Character) -> CharacterSet {
        CharacterSet(self.0 | CharacterSet::one(character).0)
    }

    #[must_use]
    pub const fn but(self, character: Character) -> CharacterSet {
        CharacterSet(self.0 & !CharacterSet::one(character).0)
    }

    #[must_use]
    pub const fn without(self, others: CharacterSet) -> CharacterSet {
        CharacterSet(self.0 & !others.0)
    }

    /// Its characters, by number.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        (0..CHARACTERS).filter(move |index| self.0 >> index & 1 == 1).filter_map(Character::at)
    }

    /// The character with this place among those of the set, from 0.
    pub fn nth(self, place: usize) -> Option<Character> {
        self.iter().nth(place)
    }
}

impl FromIterator<Character> for CharacterSet {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> CharacterSet {
        characters.into_iter().fold(CharacterSet::EMPTY, CharacterSet::with)
    }
}

impl fmt::Debug for CharacterSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// On the wire a set is the list of its characters, by number.
impl Serialize for CharacterSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CharacterSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<CharacterSet, D::Error> {
        let characters = arrayvec::ArrayVec::<Character, CHARACTERS>::deserialize(from)?;
        Ok(characters.into_iter().collect())
    }
}
