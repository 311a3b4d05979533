//! Reading a board from JSON. One that cannot be played is refused with every fault at once. L-03

use crate::board::{Board, JUNGLES, MAX_PLACE, MAX_SPACES, Space, Start};
use crate::character::{Character, STARTERS};
use crate::loose::{BoardError, Entries, Plain, Value, fault, ignore, keep, quoted, read_entries};
use crate::public::BANK;
use crate::token::{KINDS, TOKENS, Token, TokenCounts};
use serde::de::{Error as _, MapAccess};
use serde::{Deserialize, Deserializer};

impl Board {
    /// Reads a board, or says everything that is wrong with it.
    pub fn from_json(text: &str) -> Result<Board, BoardError> {
        match serde_json::from_str::<Value<BoardDraft>>(text) {
            Ok(Value::Object(draft)) => draft.check(),
            Ok(_) => Err("a board is an object".to_owned().into()),
            Err(error) => Err(format!("this is not JSON: {error}").into()),
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
            _ => Err(D::Error::custom("a board is an object")),
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
            "name" => keep(&mut self.name, key, faults, map),
            "about" => keep(&mut self.about, key, faults, map),
            "track" => keep(&mut self.track, key, faults, map),
            "starts" => keep(&mut self.starts, key, faults, map),
            "tokens" => keep(&mut self.tokens, key, faults, map),
            _ => ignore(format!("a board has no {}", quoted(key)), faults, map),
        }
    }
}

impl BoardDraft {
    fn check(self) -> Result<Board, BoardError> {
        let mut faults = self.faults;
        let name = match self.name {
            Some(Value::Text(name)) => name,
            Some(_) => fault(&mut faults, "name is not a text"),
            None => fault(&mut faults, "name is missing"),
        };
        let about = match self.about {
            Some(Value::Text(about)) => Some(about),
            Some(_) => fault(&mut faults, "about is not a text"),
            None => None,
        };
        let spaces = match self.track {
            Some(Value::Text(track)) => check_track(&track, &mut faults),
            Some(_) => fault(&mut faults, "track is not a text"),
            None => fault(&mut faults, "track is missing"),
        };
        let starts = match self.starts {
            Some(Value::Object(starts)) => starts.check(&mut faults),
            Some(_) => fault(&mut faults, "starts is not an object"),
            None => fault(&mut faults, "starts is missing"),
        };
        let tokens = match self.tokens {
            Some(Value::Object(tokens)) => tokens.check(&mut faults),
            Some(_) => fault(&mut faults, "tokens is not an object"),
            None => fault(&mut faults, "tokens is missing"),
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
        return fault(faults, format!("the track has {length} spaces; it may have at most {MAX_SPACES}"));
    }
    let mut spaces = Vec::with_capacity(length);
    let mut strange = String::new();
    for (number, letter) in (1..).zip(track.chars()) {
        if Space::from_letter(letter).is_none() && !strange.contains(letter) {
            strange.push(letter);
            faults.add(format!("the track has {letter:?} at space {number}; a space is one of . e j v t T"));
        }
        spaces.push(Space::from_letter(letter).unwrap_or(Space::Plain));
    }
    let count = |kind| spaces.iter().filter(|space| **space == kind).count();
    let great_temples = count(Space::GreatTemple);
    if great_temples != 2 {
        faults.add(format!("the track has {great_temples} great temples T; it must have exactly two"));
    }
    if spaces.last() != Some(&Space::GreatTemple) {
        faults.add("the track does not end with a great temple T");
    }
    if count(Space::Jungle) != JUNGLES {
        let jungles = count(Space::Jungle);
        faults.add(format!("the track has {jungles} jungle spaces j; it must have exactly three"));
    }
    if !spaces.iter().take_while(|space| **space != Space::GreatTemple).any(|space| *space == Space::Village)
    {
        faults.add("the track has no village v before its first great temple");
    }
    match count(Space::Event) {
        0 => faults.add("the track has no event space e"),
        events if events >= TOKENS => faults.add(format!(
            "the track has {events} event spaces e; it must have fewer than the {TOKENS} tokens"
        )),
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
        let slot = key.parse::<Character>().ok().and_then(|it| self.starts.get_mut(it.index()));
        match slot {
            Some(slot) => keep(slot, format_args!("starts: {key}"), &mut self.faults, map),
            None => ignore(
                format!("starts: {} is not one of the nine characters", quoted(key)),
                &mut self.faults,
                map,
            ),
        }
    }
}

impl StartsDraft {
    /// L-03, L-06: every character has a place, and the bank has the gems for any eight of them.
    fn check(self, faults: &mut BoardError) -> Option<[Start; STARTERS]> {
        faults.add_all(self.faults);
        let mut starts = [None; STARTERS];
        for ((slot, start), (_, character)) in starts.iter_mut().zip(self.starts).zip(Character::NAMES) {
            *slot = match start {
                Some(Value::Object(start)) => start.check(character, faults),
                Some(_) => fault(faults, format!("starts: {character} is not an object")),
                None => fault(faults, format!("starts: {character} is missing")),
            };
        }
        let mut gems = starts.map(|start| start.map_or(0, |start| u16::from(start.gems)));
        gems.sort_unstable();
        let richest: u16 = gems.iter().skip(1).sum();
        if richest > BANK.gems.into() {
            let bank = BANK.gems;
            faults.add(format!("starts: the eight richest have {richest} gems; the bank has only {bank}"));
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
    faults: BoardError,
}

impl Entries for StartDraft {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<(), A::Error> {
        let faults = &mut self.faults;
        match key {
            "place" => keep(&mut self.place, key, faults, map),
            "gems" => keep(&mut self.gems, key, faults, map),
            "machete" => keep(&mut self.machete, key, faults, map),
            _ => ignore(format!("a start has no {}", quoted(key)), faults, map),
        }
    }
}

impl StartDraft {
    fn check(self, character: &str, faults: &mut BoardError) -> Option<Start> {
        let mut own = self.faults;
        let place = match self.place {
            Some(Value::Whole(place)) => match u8::try_from(place) {
                Ok(place @ 1..=MAX_PLACE) => place,
                _ => fault(&mut own, format!("place is {place}; it must be 1 to {MAX_PLACE}")),
            },
            Some(_) => fault(&mut own, "place is not a whole number"),
            None => fault(&mut own, "place is missing"),
        };
        let gems = match self.gems {
            Some(Value::Whole(gems @ ..0)) => {
                fault(&mut own, format!("gems is {gems}; it must not be below 0"))
            }
            Some(Value::Whole(gems)) if gems > BANK.gems.into() => {
                fault(&mut own, format!("gems is {gems}; the bank has only {}", BANK.gems))
            }
            Some(Value::Whole(gems)) => u8::try_from(gems).unwrap_or(BANK.gems),
            Some(_) => fault(&mut own, "gems is not a whole number"),
            None => fault(&mut own, "gems is missing"),
        };
        let machete = match self.machete {
            Some(Value::Flag(machete)) => machete,
            Some(_) => fault(&mut own, "machete is neither true nor false"),
            None => false,
        };
        own.faults.iter_mut().for_each(|fault| *fault = format!("starts: {character}: {fault}"));
        faults.add_all(own);
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
        let slot = key.parse::<Token>().ok().and_then(|it| self.counts.get_mut(it.index()));
        match slot {
            Some(slot) => keep(slot, format_args!("tokens: {key}"), &mut self.faults, map),
            None => ignore(format!("tokens: there is no token {}", quoted(key)), &mut self.faults, map),
        }
    }
}

impl TokensDraft {
    /// L-01, L-03: 18 tokens, two of them idols.
    fn check(self, faults: &mut BoardError) -> Option<TokenCounts> {
        let mut own = self.faults;
        let mut counts = [0_i64; KINDS];
        for ((slot, count), (_, token)) in counts.iter_mut().zip(self.counts).zip(Token::NAMES) {
            *slot = match count {
                Some(Value::Whole(count @ ..0)) => fault(&mut own, format!("tokens: {token} is {count}")),
                Some(Value::Whole(count)) => count,
                Some(_) => fault(&mut own, format!("tokens: {token} is not a whole number")),
                None => fault(&mut own, format!("tokens: {token} is missing")),
            };
        }
        let total = counts.iter().fold(0_i64, |sum, count| sum.saturating_add(*count));
        if total != TOKENS as i64 {
            own.add(format!("tokens: there are {total}; there must be {TOKENS} in all"));
        }
        if counts[Token::Idol.index()] != 2 {
            own.add(format!(
                "tokens: there are {} idols; there must be exactly 2",
                counts[Token::Idol.index()]
            ));
        }
        let sound = own.is_empty();
        faults.add_all(own);
        sound.then(|| TokenCounts::new(counts.map(|count| u8::try_from(count).unwrap_or(0))))
    }
}
