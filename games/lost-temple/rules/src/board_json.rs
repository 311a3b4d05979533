//! Reading a board from JSON. One that cannot be played is refused with every fault at once. L-03

use crate::board::{Board, JUNGLES, MAX_PLACE, MAX_SPACES, Space, Start};
use crate::board_error::{BoardError, Fault, Part, quoted};
use crate::character::{Character, STARTERS};
use crate::lenient_json::Json;
use crate::public::BANK;
use crate::token::{KINDS, TOKENS, Token, TokenCounts};
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

impl Board {
    /// Reads a board, or says everything that is wrong with it.
    pub fn from_json(text: &str) -> Result<Board, BoardError> {
        serde_json::from_str(text).map_err(BoardError::not_json).and_then(Board::read)
    }

    pub(crate) fn read(json: Json) -> Result<Board, BoardError> {
        let mut faults = BoardError::default();
        let Json::Object(entries) = json else {
            faults.add(Fault::NotBoard);
            return Err(faults);
        };
        let parts = [Part::Name, Part::About, Part::Track, Part::Starts, Part::Tokens];
        let [name, about, track, starts, tokens] = faults.fields(entries, parts, Fault::UnknownKey);
        let name = faults.value(Part::Name, name, Json::text).unwrap_or_default();
        let about = about.and_then(|about| faults.value(Part::About, Some(about), Json::text));
        let spaces = match faults.value(Part::Track, track, Json::text) {
            Some(track) => faults.read_track(&track),
            None => Vec::new(),
        };
        let starts = faults.value(Part::Starts, starts, Json::object).map(|it| faults.read_starts(it));
        let tokens = faults.value(Part::Tokens, tokens, Json::object).map(|it| faults.read_tokens(it));
        match (starts, tokens) {
            (Some(starts), Some(tokens)) if faults.is_empty() => {
                Ok(Board::assemble(name, about, spaces, starts, tokens))
            }
            _ => Err(faults),
        }
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Board, D::Error> {
        Board::read(Json::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// Reads parts of a board and notes their faults. A faulty value is replaced by any other: the board is refused anyway.
impl BoardError {
    /// The values of these parts. Other keys are `unknown`, and no part may come twice.
    fn fields<const N: usize>(
        &mut self,
        entries: Vec<(String, Json)>,
        parts: [Part; N],
        unknown: impl Fn(String) -> Fault,
    ) -> [Option<Json>; N] {
        let mut values = [const { None }; N];
        for (key, value) in entries {
            match parts.iter().position(|part| part.key() == key) {
                None => self.add(unknown(quoted(&key))),
                Some(at) if values[at].replace(value).is_some() => self.add(Fault::Twice(parts[at])),
                Some(_) => {}
            }
        }
        values
    }

    /// The value of a part, if it is there and of the right type.
    fn value<T>(&mut self, part: Part, value: Option<Json>, read: fn(Json) -> Option<T>) -> Option<T> {
        let missing = value.is_none();
        let value = value.and_then(read);
        if value.is_none() {
            self.add(if missing { Fault::Missing(part) } else { Fault::WrongType(part) });
        }
        value
    }

    /// L-02, L-03: what a track must have.
    fn read_track(&mut self, track: &str) -> Vec<Space> {
        let length = track.chars().count();
        if length > MAX_SPACES {
            self.add(Fault::TrackTooLong(length));
            return Vec::new();
        }
        let mut spaces = Vec::with_capacity(length);
        let mut unknown = String::new();
        for (number, letter) in (1..).zip(track.chars()) {
            if Space::from_letter(letter).is_none() && !unknown.contains(letter) {
                unknown.push(letter);
                self.add(Fault::UnknownSpace { letter, number });
            }
            spaces.push(Space::from_letter(letter).unwrap_or(Space::Plain));
        }
        let count = |kind| spaces.iter().filter(|space| **space == kind).count();
        let great_temples = count(Space::GreatTemple);
        if great_temples != 2 {
            self.add(Fault::GreatTemples(great_temples));
        }
        if spaces.last() != Some(&Space::GreatTemple) {
            self.add(Fault::NoTempleAtEnd);
        }
        if count(Space::Jungle) != JUNGLES {
            self.add(Fault::Jungles(count(Space::Jungle)));
        }
        let mut first_part = spaces.iter().take_while(|space| **space != Space::GreatTemple);
        if !first_part.any(|space| *space == Space::Village) {
            self.add(Fault::NoVillage);
        }
        match count(Space::Event) {
            0 => self.add(Fault::NoEvent),
            events if events >= TOKENS => self.add(Fault::TooManyEvents(events)),
            _ => {}
        }
        spaces
    }

    /// L-03, L-06: every character has a place, and the bank has the gems for any eight of them.
    fn read_starts(&mut self, entries: Vec<(String, Json)>) -> [Start; STARTERS] {
        let characters: [Character; STARTERS] = core::array::from_fn(|index| Character::NAMES[index].0);
        let values = self.fields(entries, characters.map(Part::Start), Fault::UnknownCharacter);
        let mut starts = [Start::default(); STARTERS];
        for ((slot, value), character) in starts.iter_mut().zip(values).zip(characters) {
            if let Some(entries) = self.value(Part::Start(character), value, Json::object) {
                *slot = self.read_start(character, entries);
            }
        }
        let mut gems = starts.map(|start| u16::from(start.gems));
        gems.sort_unstable();
        let richest: u16 = gems.iter().skip(1).sum();
        if richest > BANK.gems.into() {
            self.add(Fault::TooRich(richest));
        }
        starts
    }

    fn read_start(&mut self, character: Character, entries: Vec<(String, Json)>) -> Start {
        let part = |key| Part::StartValue(character, key);
        let parts = ["place", "gems", "machete"].map(part);
        let unknown = |key| Fault::UnknownStartKey(character, key);
        let [place, gems, machete] = self.fields(entries, parts, unknown);
        let mut number = |key, value, range: RangeInclusive<u8>, outside: fn(Character, i64) -> Fault| {
            let number = self.value(part(key), value, Json::whole)?;
            let within = u8::try_from(number).ok().filter(|number| range.contains(number));
            if within.is_none() {
                self.add(outside(character, number));
            }
            within
        };
        let place = number("place", place, 1..=MAX_PLACE, Fault::StartPlace).unwrap_or_default();
        let gems = number("gems", gems, 0..=BANK.gems, Fault::StartGems).unwrap_or_default();
        let machete = machete.and_then(|value| self.value(part("machete"), Some(value), Json::flag));
        Start { place, gems, machete: machete.unwrap_or(false) }
    }

    /// L-01, L-03: 18 tokens, two of them idols.
    fn read_tokens(&mut self, entries: Vec<(String, Json)>) -> TokenCounts {
        let kinds: [Token; KINDS] = core::array::from_fn(|index| Token::NAMES[index].0);
        let values = self.fields(entries, kinds.map(Part::Token), Fault::UnknownToken);
        let mut counts = [0_i64; KINDS];
        for ((slot, value), token) in counts.iter_mut().zip(values).zip(kinds) {
            match self.value(Part::Token(token), value, Json::whole) {
                Some(count @ ..0) => self.add(Fault::NegativeToken(token, count)),
                count => *slot = count.unwrap_or_default(),
            }
        }
        let total = counts.iter().fold(0_i64, |sum, count| sum.saturating_add(*count));
        if total != TOKENS as i64 {
            self.add(Fault::Tokens(total));
        }
        let idols = counts[Token::Idol.index()];
        if idols != 2 {
            self.add(Fault::Idols(idols));
        }
        TokenCounts::new(counts.map(|count| u8::try_from(count).unwrap_or_default()))
    }
}
