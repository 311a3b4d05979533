//! Who sits at a table.

use crate::entry::{Person, UserId};
use bots::Level;
use fair::Salt;
use protocol::Sitter;

/// Whoever sits at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Somebody.
    Person(Person),
    /// A bot.
    Bot(Level),
}

impl Occupant {
    /// The name: a bot is called after its level.
    pub fn name(&self) -> String {
        match self {
            Occupant::Person(person) => person.name.clone(),
            Occupant::Bot(level) => {
                let name = level.name();
                name[..1].to_uppercase() + &name[1..]
            }
        }
    }

    /// Who, if it is a person.
    pub fn user(&self) -> Option<UserId> {
        match self {
            Occupant::Person(person) => Some(person.user),
            Occupant::Bot(_) => None,
        }
    }

    /// How strong, if it is a bot.
    pub fn level(&self) -> Option<Level> {
        match self {
            Occupant::Person(_) => None,
            Occupant::Bot(level) => Some(*level),
        }
    }
}

/// A place that is taken.
#[derive(Clone, Debug)]
pub(crate) struct OccupiedPlace {
    pub occupant: Occupant,
    pub ready: bool,
    pub salt: Option<Salt>,
}

impl OccupiedPlace {
    pub fn new(occupant: Occupant) -> OccupiedPlace {
        OccupiedPlace { occupant, ready: false, salt: None }
    }

    pub fn sitter(&self, host: UserId, stand_in: bool) -> Sitter {
        Sitter {
            name: self.occupant.name(),
            bot: self.occupant.level(),
            host: self.occupant.user() == Some(host),
            stand_in,
            ready: self.ready,
            stirred: self.salt.is_some(),
        }
    }
}
