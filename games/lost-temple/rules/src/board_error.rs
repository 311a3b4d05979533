//! What can be wrong with a board: as a value, for explaining it in other words, and as a sentence. L-03

use crate::board::{MAX_PLACE, MAX_SPACES};
use crate::character::Character;
use crate::public::BANK;
use crate::token::{TOKENS, Token};
use std::fmt;

/// Why a board cannot be played: everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError<F = Fault> {
    /// What is wrong. A board with very many faults has the last of them only counted.
    pub faults: Vec<F>,
    untold: usize,
}

/// A hostile file could have millions of faults; this many are told.
const MAX_FAULTS: usize = 50;
/// How many characters of a text in the file are quoted.
const MAX_QUOTED: usize = 30;

impl<F> BoardError<F> {
    /// How many faults there are beside those that are told.
    pub fn untold(&self) -> usize {
        self.untold
    }

    pub(crate) fn add(&mut self, fault: F) {
        if self.faults.len() < MAX_FAULTS { self.faults.push(fault) } else { self.untold += 1 }
    }

    /// Adds the faults of a part, each as one of the whole.
    pub(crate) fn add_all<P>(&mut self, other: BoardError<P>, whole: impl Fn(P) -> F) {
        other.faults.into_iter().for_each(|fault| self.add(whole(fault)));
        self.untold += other.untold;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }
}

impl<F> Default for BoardError<F> {
    fn default() -> BoardError<F> {
        BoardError { faults: Vec::new(), untold: 0 }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.faults.iter().map(Fault::to_string).collect();
        f.write_str(&faults.join("; "))?;
        if self.untold > 0 { write!(f, "; and {} more faults", self.untold) } else { Ok(()) }
    }
}

impl std::error::Error for BoardError {}

impl From<Fault> for BoardError {
    fn from(fault: Fault) -> BoardError {
        BoardError { faults: vec![fault], untold: 0 }
    }
}

/// The beginning of a text of the file.
pub(crate) fn quoted(text: &str) -> String {
    let short: String = text.chars().take(MAX_QUOTED).collect();
    if short.len() < text.len() { short + "…" } else { short }
}

/// One thing that is wrong with a board; its `Display` says what. Numbers are those that were found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences of `Display` say what they mean")]
pub enum Fault {
    /// Line and column count from 1.
    NotJson {
        problem: String,
        line: usize,
        column: usize,
    },
    NotBoard,
    UnknownKey(String),
    UnknownCharacter(String),
    UnknownToken(String),
    Missing(Part),
    Twice(Part),
    WrongType(Part),
    TrackTooLong(usize),
    UnknownSpace {
        letter: char,
        number: usize,
    },
    GreatTemples(usize),
    NoTempleAtEnd,
    Jungles(usize),
    NoVillage,
    NoEvent,
    TooManyEvents(usize),
    Start(Character, StartFault),
    /// The gems of the eight richest starts are more than the bank has.
    TooRich(u16),
    NegativeToken(Token, i64),
    Tokens(i64),
    Idols(i64),
}

/// A part of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are named like the keys of the file")]
pub enum Part {
    Name,
    About,
    Track,
    Starts,
    Start(Character),
    Tokens,
    Token(Token),
}

/// What can be wrong with the start of a character.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences of `Display` say what they mean")]
pub enum StartFault {
    UnknownKey(String),
    Missing(StartPart),
    Twice(StartPart),
    WrongType(StartPart),
    Place(i64),
    Gems(i64),
}

/// A part of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are named like the keys of the file")]
pub enum StartPart {
    Place,
    Gems,
    Machete,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotJson { problem, .. } => write!(f, "this is not JSON: {problem}"),
            Fault::NotBoard => f.write_str("a board is an object"),
            Fault::UnknownKey(key) => write!(f, "a board has no {key:?}"),
            Fault::UnknownCharacter(key) => write!(f, "starts: {key:?} is not one of the nine characters"),
            Fault::UnknownToken(key) => write!(f, "tokens: there is no token {key:?}"),
            Fault::Missing(part) => write!(f, "{part} is missing"),
            Fault::Twice(part) => write!(f, "{part} is given twice"),
            Fault::WrongType(part @ (Part::Name | Part::About | Part::Track)) => {
                write!(f, "{part} is not a text")
            }
            Fault::WrongType(part @ Part::Token(_)) => write!(f, "{part} is not a whole number"),
            Fault::WrongType(part) => write!(f, "{part} is not an object"),
            Fault::TrackTooLong(length) => {
                write!(f, "the track has {length} spaces; it may have at most {MAX_SPACES}")
            }
            Fault::UnknownSpace { letter, number } => {
                write!(f, "the track has {letter:?} at space {number}; a space is one of . e j v t T")
            }
            Fault::GreatTemples(count) => {
                write!(f, "the track must have exactly two great temples T, not {count}")
            }
            Fault::NoTempleAtEnd => f.write_str("the track does not end with a great temple T"),
            Fault::Jungles(count) => {
                write!(f, "the track must have exactly three jungle spaces j, not {count}")
            }
            Fault::NoVillage => f.write_str("the track has no village v before its first great temple"),
            Fault::NoEvent => f.write_str("the track has no event space e"),
            Fault::TooManyEvents(count) => {
                write!(f, "the track has {count} event spaces e; it must have fewer than the {TOKENS} tokens")
            }
            Fault::Start(character, fault) => write!(f, "starts: {character}: {fault}"),
            Fault::TooRich(gems) => {
                write!(f, "starts: the eight richest have {gems} gems; the bank has only {}", BANK.gems)
            }
            Fault::NegativeToken(token, count) => write!(f, "tokens: {token} is {count}"),
            Fault::Tokens(count) => {
                write!(f, "tokens: there must be {TOKENS} in all, not {count}")
            }
            Fault::Idols(count) => write!(f, "tokens: there must be exactly 2 idols, not {count}"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Name => f.write_str("name"),
            Part::About => f.write_str("about"),
            Part::Track => f.write_str("track"),
            Part::Starts => f.write_str("starts"),
            Part::Start(character) => write!(f, "starts: {character}"),
            Part::Tokens => f.write_str("tokens"),
            Part::Token(token) => write!(f, "tokens: {token}"),
        }
    }
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartFault::UnknownKey(key) => write!(f, "a start has no {key:?}"),
            StartFault::Missing(part) => write!(f, "{part} is missing"),
            StartFault::Twice(part) => write!(f, "{part} is given twice"),
            StartFault::WrongType(StartPart::Machete) => f.write_str("machete is neither true nor false"),
            StartFault::WrongType(part) => write!(f, "{part} is not a whole number"),
            StartFault::Place(place) => write!(f, "place is {place}; it must be 1 to {MAX_PLACE}"),
            StartFault::Gems(gems @ ..0) => write!(f, "gems is {gems}; it must not be below 0"),
            StartFault::Gems(gems) => write!(f, "gems is {gems}; the bank has only {}", BANK.gems),
        }
    }
}

impl fmt::Display for StartPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StartPart::Place => "place",
            StartPart::Gems => "gems",
            StartPart::Machete => "machete",
        })
    }
}
