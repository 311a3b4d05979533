//! What happened at a table, as it is written down. The table is nothing but its entries.

use bots::Level;
use fair::{Salt, Secret};
use game_core::Seat;
use protocol::{CommandId, Json, Setup};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Somebody with a name. The number never goes over a wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub i64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Somebody, and what he was called then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub user: UserId,
    /// The name.
    pub name: String,
}

/// A command, as its sender numbered it: so that one sent twice is done once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CommandKey {
    /// Who.
    pub user: UserId,
    /// His number.
    pub id: CommandId,
}

/// One thing that happened, written down once and never changed. The n-th entry of a table makes its version n.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    #[serde(rename = "what")]
    pub kind: EntryKind,
    /// The command that did it, on the last entry of that command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandKey>,
}

/// What happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The first entry: somebody opened the table.
    Opened {
        /// Who: the host.
        host: Person,
        /// What was agreed.
        setup: Setup,
        /// What the first game's chance is made of.
        secret: Secret,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        place: u8,
        /// Who.
        #[serde(rename = "who")]
        person: Person,
    },
    /// A bot was put at a place.
    Bot {
        /// Where.
        place: u8,
        /// How strong.
        level: Level,
    },
    /// A place became empty.
    Emptied {
        /// Which.
        place: u8,
    },
    /// Two places were exchanged.
    Swapped {
        /// One.
        a: u8,
        /// The other.
        b: u8,
    },
    /// The setup was changed.
    Changed {
        /// The new one.
        setup: Setup,
    },
    /// Somebody who sits at the table added bytes to the next game's chance.
    Stirred {
        /// Where.
        place: u8,
        /// What.
        salt: Salt,
    },
    /// Somebody is ready for the next game.
    Ready {
        /// Where.
        place: u8,
    },
    /// A game began, between all who sat there.
    Started {
        /// The date, for the record.
        date: String,
        /// The version of the game's rules it is played by.
        #[serde(default = "first_rules")]
        rules: u16,
    },
    /// A game began between all who sat there whose first steps are those of another one; they follow as steps.
    Branched {
        /// The date, for the record.
        date: String,
        /// The version of the game's rules it is played by.
        #[serde(default = "first_rules")]
        rules: u16,
        /// What the record says of it.
        branch: Branch,
    },
    /// A step of the game: a line of its record, and whether a bot took it for somebody.
    Step {
        /// The line.
        line: Json,
        /// Set where a bot stood in.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stand_in: bool,
    },
    /// From now on a bot plays for somebody who left or let the time run out.
    Away {
        /// For whom.
        seat: Seat,
    },
    /// He is back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// What the next game's chance is made of.
    Bound {
        /// The secret.
        secret: Secret,
    },
    /// Somebody else is the host now, since the old one left.
    Host {
        /// Where he sits.
        place: u8,
    },
    /// The table was closed.
    Closed,
}

/// The rules of a game whose beginning does not name their version: it was written before there was a second one.
fn first_rules() -> u16 {
    1
}

/// Where a game that began in the middle of another left it. It stands in the record under `branch`, in place of a proof: what chance
/// brought before comes from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The id of the other game, if it had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// After how many steps.
    pub step: u32,
}

impl Branch {
    /// The header key of a record that holds it.
    pub const KEY: &str = "branch";
}

impl From<EntryKind> for Entry {
    fn from(kind: EntryKind) -> Entry {
        Entry { kind, command: None }
    }
}
