//! Who sits at a table.

use crate::entry::{Person, UserId};
use bots::Level;
use fair::Salt;
use protocol::Sitter;

/// Whoever sits at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Somebody.
    Person(Person),
    /// A bot.
    Bot(Level),
}

impl Who {
    /// The name: a bot is called after its level.
    pub fn name(&self) -> String {
        match self {
            Who::Person(person) => person.name.clone(),
            Who::Bot(level) => {
                let name = level.name();
                name[..1].to_uppercase() + &name[1..]
            }
        }
    }

    /// Who, if it is a person.
    pub fn user(&self) -> Option<UserId> {
        match self {
            Who::Person(person) => Some(person.user),
            Who::Bot(_) => None,
        }
    }

    /// How strong, if it is a bot.
    pub fn level(&self) -> Option<Level> {
        match self {
            Who::Person(_) => None,
            Who::Bot(level) => Some(*level),
        }
    }
}

/// A place that is taken.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
    pub who: Who,
    pub ready: bool,
    pub salt: Option<Salt>,
}

impl Taken {
    pub fn new(who: Who) -> Taken {
        Taken { who, ready: false, salt: None }
    }

    pub fn sitter(&self, host: UserId, stand_in: bool) -> Sitter {
        Sitter {
            name: self.who.name(),
            bot: self.who.level(),
            host: self.who.user() == Some(host),
            stand_in,
            ready: self.ready,
            stirred: self.salt.is_some(),
        }
    }
}
