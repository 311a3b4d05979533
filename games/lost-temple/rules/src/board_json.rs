//! Reading a board from JSON. One that cannot be played is refused with every fault at once. L-03

use crate::board::{Board, JUNGLES, MAX_PLACE, MAX_SPACES, Space, Start};
use crate::board_error::{BoardError, Fault, Part, StartFault, StartPart, quoted};
use crate::character::{Character, STARTERS};
use crate::lenient_json::{Entries, Plain, Value, fault, ignore, read_entries, read_once};
use crate::public::BANK;
use crate::token::{KINDS, TOKENS, Token, TokenCounts};
use serde::de::{Error as _, MapAccess};
use serde::{Deserialize, Deserializer};

impl Board {
    /// Reads a board, or says everything that is wrong with it.
    pub fn from_json(text: &str) -> Result<Board, BoardError> {
        match serde_json::from_str::<Value<BoardDraft>>(text) {
            Ok(Value::Object(draft)) => draft.check(),
            Ok(_) => Err(Fault::NotBoard.into()),
            Err(error) => {
                let (line, column) = (error.line(), error.column());
                Err(Fault::NotJson { problem: error.to_string(), line, column }.into())
            }
        }
    }

    /// Reads a board from the entries of an object.
    pub(crate) fn from_map<'de, A: MapAccess<'de>>(map: A) -> Result<Board, A::Error> {
        read_entries::<BoardDraft, A>(map)?.check().map_err(A::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Board, D::Error> {
        match Value::<BoardDraft>::deserialize(from)? {
            Value::Object(draft) => draft.check().map_err(D::Error::custom),
            _ => Err(D::Error::custom(Fault::NotBoard)),
        }
    }
}

#[derive(Default)]
struct BoardDraft {
    name: Option<Plain>,
    about: Option<Plain>,
    track: Option<Plain>,
    starts: Option<Value<StartsDraft>>,
    tokens: Option<Value<TokensDraft>>,
    faults: BoardError,
}

impl Entries for BoardDraft {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<(), A::Error> {
        let faults = &mut self.faults;
        match key {
            "name" => read_once(&mut self.name, Fault::Twice(Part::Name), faults, map),
            "about" => read_once(&mut self.about, Fault::Twice(Part::About), faults, map),
            "track" => read_once(&mut self.track, Fault::Twice(Part::Track), faults, map),
            "starts" => read_once(&mut self.starts, Fault::Twice(Part::Starts), faults, map),
            "tokens" => read_once(&mut self.tokens, Fault::Twice(Part::Tokens), faults, map),
            _ => ignore(Fault::UnknownKey(quoted(key)), faults, map),
        }
    }
}

impl BoardDraft {
    fn check(self) -> Result<Board, BoardError> {
        let mut faults = self.faults;
        let name = match self.name {
            Some(Value::Text(name)) => name,
            Some(_) => fault(&mut faults, Fault::WrongType(Part::Name)),
            None => fault(&mut faults, Fault::Missing(Part::Name)),
        };
        let about = match self.about {
            Some(Value::Text(about)) => Some(about),
            Some(_) => fault(&mut faults, Fault::WrongType(Part::About)),
            None => None,
        };
        let spaces = match self.track {
            Some(Value::Text(track)) => check_track(&track, &mut faults),
            Some(_) => fault(&mut faults, Fault::WrongType(Part::Track)),
            None => fault(&mut faults, Fault::Missing(Part::Track)),
        };
        let starts = match self.starts {
            Some(Value::Object(starts)) => starts.check(&mut faults),
            Some(_) => fault(&mut faults, Fault::WrongType(Part::Starts)),
            None => fault(&mut faults, Fault::Missing(Part::Starts)),
        };
        let tokens = match self.tokens {
            Some(Value::Object(tokens)) => tokens.check(&mut faults),
            Some(_) => fault(&mut faults, Fault::WrongType(Part::Tokens)),
            None => fault(&mut faults, Fault::Missing(Part::Tokens)),
        };
        match (starts, tokens) {
            (Some(starts), Some(tokens)) if faults.is_empty() => {
                Ok(Board::assemble(name, about, spaces, starts, tokens))
            }
            _ => Err(faults),
        }
    }
}

/// L-02, L-03: what a track must have.
fn check_track(track: &str, faults: &mut BoardError) -> Vec<Space> {
    let length = track.chars().count();
    if length > MAX_SPACES {
        return fault(faults, Fault::TrackTooLong(length));
    }
    let mut spaces = Vec::with_capacity(length);
    let mut strange = String::new();
    for (number, letter) in (1..).zip(track.chars()) {
        if Space::from_letter(letter).is_none() && !strange.contains(letter) {
            strange.push(letter);
            faults.add(Fault::UnknownSpace { letter, number });
        }
        spaces.push(Space::from_letter(letter).unwrap_or(Space::Plain));
    }
    let count = |kind| spaces.iter().filter(|space| **space == kind).count();
    let great_temples = count(Space::GreatTemple);
    if great_temples != 2 {
        faults.add(Fault::GreatTemples(great_temples));
    }
    if spaces.last() != Some(&Space::GreatTemple) {
        faults.add(Fault::NoTempleAtEnd);
    }
    if count(Space::Jungle) != JUNGLES {
        faults.add(Fault::Jungles(count(Space::Jungle)));
    }
    if !spaces.iter().take_while(|space| **space != Space::GreatTemple).any(|space| *space == Space::Village)
    {
        faults.add(Fault::NoVillage);
    }
    match count(Space::Event) {
        0 => faults.add(Fault::NoEvent),
        events if events >= TOKENS => faults.add(Fault::TooManyEvents(events)),
        _ => {}
    }
    spaces
}

#[derive(Default)]
struct StartsDraft {
    starts: [Option<Value<StartDraft>>; STARTERS],
    faults: BoardError,
}

impl Entries for StartsDraft {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<(), A::Error> {
        let character = key.parse::<Character>().ok();
        let slot = character.and_then(|it| Some((it, self.starts.get_mut(it.index())?)));
        match slot {
            Some((character, slot)) => {
                read_once(slot, Fault::Twice(Part::Start(character)), &mut self.faults, map)
            }
            None => ignore(Fault::UnknownCharacter(quoted(key)), &mut self.faults, map),
        }
    }
}

impl StartsDraft {
    /// L-03, L-06: every character has a place, and the bank has the gems for any eight of them.
    fn check(self, faults: &mut BoardError) -> Option<[Start; STARTERS]> {
        faults.add_all(self.faults, |fault| fault);
        let mut starts = [None; STARTERS];
        for ((slot, start), character) in starts.iter_mut().zip(self.starts).zip(Character::all()) {
            *slot = match start {
                Some(Value::Object(start)) => start.check(character, faults),
                Some(_) => fault(faults, Fault::WrongType(Part::Start(character))),
                None => fault(faults, Fault::Missing(Part::Start(character))),
            };
        }
        let mut gems = starts.map(|start| start.map_or(0, |start| u16::from(start.gems)));
        gems.sort_unstable();
        let richest: u16 = gems.iter().skip(1).sum();
        if richest > BANK.gems.into() {
            faults.add(Fault::TooRich(richest));
        }
        let all: arrayvec::ArrayVec<Start, STARTERS> = starts.into_iter().flatten().collect();
        all.into_inner().ok()
    }
}

#[derive(Default)]
struct StartDraft {
    place: Option<Plain>,
    gems: Option<Plain>,
    machete: Option<Plain>,
    faults: BoardError<StartFault>,
}

impl Entries for StartDraft {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<(), A::Error> {
        let faults = &mut self.faults;
        match key {
            "place" => read_once(&mut self.place, StartFault::Twice(StartPart::Place), faults, map),
            "gems" => read_once(&mut self.gems, StartFault::Twice(StartPart::Gems), faults, map),
            "machete" => read_once(&mut self.machete, StartFault::Twice(StartPart::Machete), faults, map),
            _ => ignore(StartFault::UnknownKey(quoted(key)), faults, map),
        }
    }
}

impl StartDraft {
    fn check(self, character: Character, faults: &mut BoardError) -> Option<Start> {
        let mut own = self.faults;
        let place = match self.place {
            Some(Value::Whole(place)) => match u8::try_from(place) {
                Ok(place @ 1..=MAX_PLACE) => place,
                _ => fault(&mut own, StartFault::Place(place)),
            },
            Some(_) => fault(&mut own, StartFault::WrongType(StartPart::Place)),
            None => fault(&mut own, StartFault::Missing(StartPart::Place)),
        };
        let gems = match self.gems {
            Some(Value::Whole(gems)) if !(0..=BANK.gems.into()).contains(&gems) => {
                fault(&mut own, StartFault::Gems(gems))
            }
            Some(Value::Whole(gems)) => u8::try_from(gems).unwrap_or(BANK.gems),
            Some(_) => fault(&mut own, StartFault::WrongType(StartPart::Gems)),
            None => fault(&mut own, StartFault::Missing(StartPart::Gems)),
        };
        let machete = match self.machete {
            Some(Value::Flag(machete)) => machete,
            Some(_) => fault(&mut own, StartFault::WrongType(StartPart::Machete)),
            None => false,
        };
        faults.add_all(own, |fault| Fault::Start(character, fault));
        Some(Start { place, gems, machete })
    }
}

#[derive(Default)]
struct TokensDraft {
    counts: [Option<Plain>; KINDS],
    faults: BoardError,
}

impl Entries for TokensDraft {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<(), A::Error> {
        let token = key.parse::<Token>().ok();
        let slot = token.and_then(|it| Some((it, self.counts.get_mut(it.index())?)));
        match slot {
            Some((token, slot)) => read_once(slot, Fault::Twice(Part::Token(token)), &mut self.faults, map),
            None => ignore(Fault::UnknownToken(quoted(key)), &mut self.faults, map),
        }
    }
}

impl TokensDraft {
    /// L-01, L-03: 18 tokens, two of them idols.
    fn check(self, faults: &mut BoardError) -> Option<TokenCounts> {
        let mut own = self.faults;
        let mut counts = [0_i64; KINDS];
        for ((slot, count), token) in counts.iter_mut().zip(self.counts).zip(Token::all()) {
            *slot = match count {
                Some(Value::Whole(count @ ..0)) => fault(&mut own, Fault::NegativeToken(token, count)),
                Some(Value::Whole(count)) => count,
                Some(_) => fault(&mut own, Fault::WrongType(Part::Token(token))),
                None => fault(&mut own, Fault::Missing(Part::Token(token))),
            };
        }
        let total = counts.iter().fold(0_i64, |sum, count| sum.saturating_add(*count));
        if total != TOKENS as i64 {
            own.add(Fault::Tokens(total));
        }
        if counts[Token::Idol.index()] != 2 {
            own.add(Fault::Idols(counts[Token::Idol.index()]));
        }
        let sound = own.is_empty();
        faults.add_all(own, |fault| fault);
        sound.then(|| TokenCounts::new(counts.map(|count| u8::try_from(count).unwrap_or(0))))
    }
}
