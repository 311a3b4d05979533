//! What can be wrong with a board: as a value, for whoever explains it in words of his own, and as a sentence. L-03

use crate::board::{MAX_PLACE, MAX_SPACES};
use crate::character::Character;
use crate::public::BANK;
use crate::token::{TOKENS, Token};
use std::fmt;

/// One thing that is wrong with a board. Texts of the file are quoted only as far as they are short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be read at all.
    NotJson {
        /// What the reader says, with the place.
        problem: String,
        /// The line, from 1.
        line: usize,
        /// The letter of that line, from 1.
        column: usize,
    },
    /// It is something else than an object.
    NotBoard,
    /// A board has no such key.
    UnknownKey(String),
    /// There is no such character, or it is the tenth.
    UnknownCharacter(String),
    /// There is no such token.
    UnknownToken(String),
    /// Something must be there.
    Missing(Part),
    /// Something is there more than once.
    Twice(Part),
    /// Something is of another type.
    WrongType(Part),
    /// The track has too many spaces.
    TrackTooLong(usize),
    /// A space is none of the six.
    UnknownSpace {
        /// How it is written.
        letter: char,
        /// Its track number.
        number: usize,
    },
    /// There are so many great temples.
    GreatTemples(usize),
    /// The track ends without a great temple.
    NoTempleAtEnd,
    /// There are so many jungle spaces.
    Jungles(usize),
    /// There is no village before the first great temple.
    NoVillage,
    /// There is no event space.
    NoEvent,
    /// There are so many event spaces, too many.
    TooManyEvents(usize),
    /// The start of a character cannot be.
    Start(Character, StartFault),
    /// The eight richest starts have so many gems, too many.
    TooRich(u16),
    /// There are so many tokens of a kind, below none.
    NegativeToken(Token, i64),
    /// There are so many tokens in all.
    Tokens(i64),
    /// There are so many idols.
    Idols(i64),
}

/// A part of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Its name.
    Name,
    /// What is said about it.
    About,
    /// The spaces.
    Track,
    /// The start values of all characters.
    Starts,
    /// The start values of one.
    Start(Character),
    /// The tokens of all kinds.
    Tokens,
    /// How many tokens of a kind there are.
    Token(Token),
}

/// What can be wrong with the start of a character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// A start has no such key.
    UnknownKey(String),
    /// Something must be there.
    Missing(StartPart),
    /// Something is there more than once.
    Twice(StartPart),
    /// Something is of another type.
    WrongType(StartPart),
    /// There is no such place.
    Place(i64),
    /// Nobody has so few or so many gems.
    Gems(i64),
}

/// A part of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPart {
    /// The place in the start area.
    Place,
    /// The gems.
    Gems,
    /// Whether there is a machete.
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
