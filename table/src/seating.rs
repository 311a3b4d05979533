//! Who sits at a table.

use crate::entry::{Person, UserId};
use bots::Level;
use fair::{Commitment, Salt};
use std::collections::BTreeMap;
use wire::Sitter;

/// The person or bot at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Person(Person),
    Bot { level: Level, name: &'static str },
}

impl Occupant {
    pub fn name(&self) -> String {
        match self {
            Occupant::Person(person) => person.name.clone(),
            Occupant::Bot { name, .. } => (*name).to_owned(),
        }
    }

    pub fn user(&self) -> Option<UserId> {
        match self {
            Occupant::Person(person) => Some(person.user),
            Occupant::Bot { .. } => None,
        }
    }

    pub fn level(&self) -> Option<Level> {
        match self {
            Occupant::Person(_) => None,
            Occupant::Bot { level, .. } => Some(*level),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct OccupiedPlace {
    pub occupant: Occupant,
    /// Whether this person is a program with an account of its own.
    pub program: bool,
    pub ready: bool,
    /// The promise of a salt for the current or next game.
    pub hash: Option<Commitment>,
    /// The salt, once it is revealed and until the game begins.
    pub salt: Option<Salt>,
    /// The values this player wants, by option. They stay for the next games.
    pub picks: BTreeMap<String, Vec<String>>,
}

impl OccupiedPlace {
    pub fn new(occupant: Occupant) -> OccupiedPlace {
        OccupiedPlace {
            occupant,
            program: false,
            ready: false,
            hash: None,
            salt: None,
            picks: BTreeMap::new(),
        }
    }

    pub fn sitter(&self, host: UserId, stand_in: bool) -> Sitter {
        Sitter {
            name: self.occupant.name(),
            bot: self.occupant.level(),
            program: self.program,
            host: self.occupant.user() == Some(host),
            stand_in,
            ready: self.ready,
            picks: self.picks.clone(),
            hash: self.hash,
        }
    }
}
