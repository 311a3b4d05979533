//! The board: the track, the start values and the mix of tokens, as data. L-02, L-03

use crate::character::{Character, STARTERS};
use crate::token::{TOKENS, Token, TokenCounts};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use core::hash::{Hash, Hasher};
use game_core::schemars;
use once_cell::race::OnceBox;
use serde::{Serialize, Serializer};

pub const MAX_SPACES: usize = 200;
/// The rearmost place a start area may have.
pub const MAX_PLACE: u8 = 20;
/// The most event spaces a board has: fewer than there are tokens.
pub(crate) const MAX_EVENTS: usize = TOKENS - 1;
/// How many jungle spaces a track has. L-02
pub(crate) const JUNGLES: usize = 3;
/// From this many players on the race ends at the first great temple. L-02
const SHORT_RACE_FROM: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Space {
    Plain,
    /// A token lies here face down. L-28
    Event,
    /// No pawn passes it without a machete. L-26
    Jungle,
    /// Where the Elder leads. L-20
    Village,
    /// Where the Priest leads. L-19
    Temple,
    /// A temple that is the finish of the short or of the long race.
    GreatTemple,
}

impl Space {
    const LETTERS: [(char, Space); 6] = [
        ('.', Space::Plain),
        ('e', Space::Event),
        ('j', Space::Jungle),
        ('v', Space::Village),
        ('t', Space::Temple),
        ('T', Space::GreatTemple),
    ];

    pub fn from_letter(letter: char) -> Option<Space> {
        Space::LETTERS.iter().find(|(it, _)| *it == letter).map(|(_, space)| *space)
    }

    pub fn letter(self) -> char {
        Space::LETTERS.iter().find(|(_, it)| *it == self).map_or('?', |(letter, _)| *letter)
    }

    /// Whether the Priest leads here: a great temple is a temple too.
    pub const fn is_temple(self) -> bool {
        matches!(self, Space::Temple | Space::GreatTemple)
    }
}

/// What a character gives to the player who is dealt its card for the start. L-04
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, schemars::JsonSchema,
)]
pub struct Start {
    /// The place in the start area; 1 is foremost.
    pub place: u8,
    pub gems: u8,
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub machete: bool,
}

impl Start {
    /// The track number of its place: place 1 is 0, place 2 is −1, and so on.
    pub fn position(self) -> i16 {
        1 - i16::from(self.place)
    }
}

/// A board that keeps every rule for boards. It is read from JSON. L-03
#[derive(Clone, Debug, PartialEq, Eq, schemars::JsonSchema)]
pub struct Board {
    name: String,
    #[schemars(with = "String", skip_serializing_if = "Option::is_none")]
    about: Option<String>,
    /// One letter for each space, space 1 first: `.` plain, `e` event, `j` jungle, `v` village, `t` temple, `T` great temple. L-02
    #[schemars(rename = "track", with = "String")]
    spaces: Vec<Space>,
    /// Where each character starts and with what, by its name.
    #[schemars(with = "alloc::collections::BTreeMap<Character, Start>")]
    starts: [Start; STARTERS],
    /// How many tokens there are of each kind.
    #[schemars(with = "alloc::collections::BTreeMap<Token, u8>")]
    tokens: TokenCounts,
    /// The track numbers of the event spaces, ascending.
    #[schemars(skip)]
    events: ArrayVec<u8, MAX_EVENTS>,
    /// The track numbers of the two great temples.
    #[schemars(skip)]
    great_temples: [u8; 2],
}

impl Board {
    /// Puts together what was checked: at most [`MAX_SPACES`] spaces, two great temples, at most [`MAX_EVENTS`] events.
    pub(crate) fn assemble(
        name: String,
        about: Option<String>,
        spaces: Vec<Space>,
        starts: [Start; STARTERS],
        tokens: TokenCounts,
    ) -> Board {
        let numbers =
            |kind| (1..).zip(&spaces).filter(move |(_, space)| **space == kind).map(|(number, _)| number);
        let events = numbers(Space::Event).take(MAX_EVENTS).collect();
        let mut great_temples = [0; 2];
        great_temples.iter_mut().zip(numbers(Space::GreatTemple)).for_each(|(slot, number)| *slot = number);
        Board { name, about, spaces, starts, tokens, events, great_temples }
    }

    /// The files of the boards that come with the program, for drawing them without reading them as boards.
    pub const FILES: [&str; 3] = [
        include_str!("../boards/expedition.json"),
        include_str!("../boards/highlands.json"),
        include_str!("../boards/monsoon.json"),
    ];

    pub const NAMES: [&str; 3] = ["expedition", "highlands", "monsoon"];

    /// The boards that come with the program. Records name them, so the board of a name never changes: a board that is
    /// balanced again gets a new name. The first is the one of a record that names none.
    pub fn shipped() -> &'static [Arc<Board>] {
        static SHIPPED: OnceBox<Vec<Arc<Board>>> = OnceBox::new();
        SHIPPED.get_or_init(|| {
            let read =
                |file: &&str| Board::from_json(file).expect("the shipped boards are checked by a test");
            Box::new(Board::FILES.iter().map(|file| Arc::new(read(file))).collect())
        })
    }

    pub fn named(name: &str) -> Option<Arc<Board>> {
        Board::shipped().iter().find(|board| board.name == name).cloned()
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who made it and what it is based on.
    pub fn about(&self) -> Option<&str> {
        self.about.as_deref()
    }

    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// What the space with this track number is; the start area is plain.
    pub fn space(&self, position: i16) -> Space {
        let index = usize::try_from(i32::from(position) - 1).ok();
        index.and_then(|index| self.spaces.get(index)).copied().unwrap_or(Space::Plain)
    }

    /// The start values of a character; none of the tenth. L-33
    pub fn start(&self, character: Character) -> Option<Start> {
        self.starts.get(character.index()).copied()
    }

    pub fn tokens(&self) -> TokenCounts {
        self.tokens
    }

    pub fn count(&self, token: Token) -> u8 {
        self.tokens.of(token.index())
    }

    pub fn events(&self) -> &[u8] {
        &self.events
    }

    /// The event spaces before the finish in use, ascending: the Seer can look at the tokens there. L-18
    pub fn events_before_finish(&self, players: usize) -> &[u8] {
        let finish = self.finish(players);
        &self.events[..self.events.partition_point(|space| i16::from(*space) < finish)]
    }

    /// The place of an event space among all of them, from 0.
    pub(crate) fn event_at(&self, position: i16) -> Option<usize> {
        self.events.binary_search(&u8::try_from(position).ok()?).ok()
    }

    /// Where the race ends: at the second great temple, with 6 players and more at the first. L-02
    pub fn finish(&self, players: usize) -> i16 {
        self.great_temples[usize::from(players < SHORT_RACE_FROM)].into()
    }

    /// Where backward movement ends: the rearmost place of the start area. L-30
    pub fn rear(&self) -> i16 {
        self.starts.iter().map(|start| start.position()).min().unwrap_or(0)
    }
}

/// Equal boards have equal names, and boards that differ rarely share one: the name is enough.
impl Hash for Board {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.name.hash(to);
    }
}

/// Written in a fixed order, without what has its default, so that equal boards give equal bytes.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written<'a> {
            name: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            about: Option<&'a str>,
            track: String,
            #[serde(serialize_with = "as_object")]
            starts: Vec<(Character, Start)>,
            #[serde(serialize_with = "as_object")]
            tokens: Vec<(Token, u8)>,
        }
        Written {
            name: &self.name,
            about: self.about(),
            track: self.spaces.iter().map(|space| space.letter()).collect(),
            starts: Character::all().zip(self.starts).collect(),
            tokens: Token::all().map(|token| (token, self.count(token))).collect(),
        }
        .serialize(to)
    }
}

/// Writes pairs as the entries of an object.
pub(crate) fn as_object<K: Serialize, V: Serialize, S: Serializer>(
    entries: &[(K, V)],
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_map(entries.iter().map(|(key, value)| (key, value)))
}
