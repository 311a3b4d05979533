//! What can be wrong with a board: as a value, for explaining it in other words, and as a sentence. L-03

use crate::board::{MAX_PLACE, MAX_SPACES};
use crate::character::Character;
use crate::public::BANK;
use crate::token::{TOKENS, Token};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// Why a board cannot be played: everything that is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardError {
    /// What is wrong: the first few.
    pub faults: Vec<Fault>,
    pub omitted: usize,
}

/// A hostile file could have millions of faults; this many are listed.
const MAX_FAULTS: usize = 50;
/// How many characters of a text in the file are quoted.
const MAX_QUOTED: usize = 30;

impl BoardError {
    pub(crate) fn add(&mut self, fault: Fault) {
        if self.faults.len() < MAX_FAULTS { self.faults.push(fault) } else { self.omitted += 1 }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }

    pub(crate) fn not_json(error: serde_json::Error) -> BoardError {
        let (line, column) = (error.line(), error.column());
        let fault = Fault::NotJson { problem: error.to_string(), line, column };
        BoardError { faults: vec![fault], omitted: 0 }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.faults.iter().map(Fault::to_string).collect();
        f.write_str(&faults.join("; "))?;
        if self.omitted > 0 { write!(f, "; and {} more errors", self.omitted) } else { Ok(()) }
    }
}

impl core::error::Error for BoardError {}

/// The beginning of a text of the file.
pub(crate) fn quoted(text: &str) -> String {
    let short: String = text.chars().take(MAX_QUOTED).collect();
    if short.len() < text.len() { short + "…" } else { short }
}

/// One thing that is wrong with a board; its `Display` says what. Numbers are those that were found.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    UnknownStartKey(Character, String),
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
    StartPlace(Character, i64),
    StartGems(Character, i64),
    /// The gems of the eight richest starts are more than the bank has.
    TooRich(u16),
    NegativeToken(Token, i64),
    Tokens(i64),
    Idols(i64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Name,
    About,
    Track,
    Starts,
    Start(Character),
    /// `place`, `gems` or `machete` of a character's start.
    StartValue(Character, &'static str),
    Tokens,
    Token(Token),
}

impl Part {
    /// Its key in the file.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Part::Name => "name",
            Part::About => "about",
            Part::Track => "track",
            Part::Starts => "starts",
            Part::Start(character) => character.name(),
            Part::StartValue(_, key) => key,
            Part::Tokens => "tokens",
            Part::Token(token) => token.name(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotJson { problem, .. } => write!(f, "this is not JSON: {problem}"),
            Fault::NotBoard => f.write_str("a board must be a JSON object"),
            Fault::UnknownKey(key) => write!(f, "unknown key {key:?}"),
            Fault::UnknownCharacter(key) => write!(f, "starts: {key:?} is not one of the nine characters"),
            Fault::UnknownStartKey(character, key) => {
                write!(f, "starts: {character}: unknown key {key:?}")
            }
            Fault::UnknownToken(key) => write!(f, "tokens: unknown token {key:?}"),
            Fault::Missing(part) => write!(f, "{part} is missing"),
            Fault::Twice(part) => write!(f, "{part} is given twice"),
            Fault::WrongType(part @ (Part::Name | Part::About | Part::Track)) => {
                write!(f, "{part} is not a string")
            }
            Fault::WrongType(part @ Part::StartValue(_, "machete")) => {
                write!(f, "{part} must be true or false")
            }
            Fault::WrongType(part @ (Part::StartValue(..) | Part::Token(_))) => {
                write!(f, "{part} is not a whole number")
            }
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
                write!(f, "the track must have exactly three deep jungle spaces j, not {count}")
            }
            Fault::NoVillage => f.write_str("the track has no village v before its first great temple"),
            Fault::NoEvent => f.write_str("the track has no chance space e"),
            Fault::TooManyEvents(count) => {
                write!(
                    f,
                    "the track has {count} chance spaces e; it must have fewer than the {TOKENS} tokens"
                )
            }
            Fault::StartPlace(character, place) => {
                write!(f, "starts: {character}: place is {place}; it must be 1 to {MAX_PLACE}")
            }
            Fault::StartGems(character, gems @ ..0) => {
                write!(f, "starts: {character}: gems is {gems}; it must not be negative")
            }
            Fault::StartGems(character, gems) => {
                write!(f, "starts: {character}: gems is {gems}; the bank has only {}", BANK.gems)
            }
            Fault::TooRich(gems) => {
                write!(f, "starts: the eight richest have {gems} gems; the bank has only {}", BANK.gems)
            }
            Fault::NegativeToken(token, count) => {
                write!(f, "tokens: {token} is {count}; it must not be negative")
            }
            Fault::Tokens(count) => {
                write!(f, "tokens: there must be {TOKENS} in total, not {count}")
            }
            Fault::Idols(count) => write!(f, "tokens: there must be exactly 2 idols, not {count}"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Start(_) => write!(f, "starts: ")?,
            Part::StartValue(character, _) => write!(f, "starts: {character}: ")?,
            Part::Token(_) => write!(f, "tokens: ")?,
            Part::Name | Part::About | Part::Track | Part::Starts | Part::Tokens => {}
        }
        f.write_str(self.key())
    }
}
