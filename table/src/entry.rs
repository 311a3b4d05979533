//! What happened at a table, as it is stored. A table is the sum of its entries.

use bots::{Level, Strength};
use daily::Date;
use fair::{Commitment, Proof, Salt, Scheme, Secret};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use wire::{CommandId, Json, Setup, TableEvent, Unfinished};

/// The number of a user. It is never sent to clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub i64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A user with a name. A server stores only the number, so that a person can be renamed or erased without touching what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub user: UserId,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// The number a user gave a command, so that one sent twice is done once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CommandKey {
    pub user: UserId,
    pub id: CommandId,
}

/// One thing that happened, stored once and never changed. The version of a table is the number of its entries that are not
/// [private](EntryKind::is_private).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    #[serde(rename = "what")]
    pub kind: EntryKind,
    /// The command that caused it, on that command's last entry.
    #[serde(rename = "sent", default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandKey>,
}

/// What happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The first entry.
    Opened {
        host: Person,
        setup: Setup,
        /// The source of the first game's chance.
        secret: Secret,
    },
    /// The table belongs to an event: it has one game, with the deal of the event. The second entry of such a table.
    InEvent {
        event: TableEvent,
    },
    Sat {
        place: u8,
        #[serde(rename = "who")]
        person: Person,
    },
    /// The person who has just sat down there is a program with an account of its own.
    Program {
        place: u8,
    },
    Bot {
        place: u8,
        level: Level,
        /// The name it already has; otherwise it gets the table's next one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    Emptied {
        place: u8,
    },
    Swapped {
        a: u8,
        b: u8,
    },
    Changed {
        setup: Setup,
    },
    /// A player wants these values of an option.
    Picked {
        place: u8,
        option: String,
        values: Vec<String>,
    },
    /// A player added random bytes to the next game's chance. Only old tables have it: it counts in scheme 1.
    Stirred {
        place: u8,
        salt: Salt,
    },
    /// A player promised random bytes for the next game's chance.
    Committed {
        place: u8,
        hash: Commitment,
    },
    /// A game is being started: seats, setup, hashes and commitment are fixed, and these seats have to reveal their salts.
    Starting {
        asked: Vec<u8>,
    },
    /// A player revealed the promised bytes.
    Revealed {
        place: u8,
        salt: Salt,
    },
    /// The deal was called off because these seats did not reveal their salts; with the secret of the next try.
    Voided {
        seats: Vec<u8>,
        secret: Secret,
    },
    Ready {
        place: u8,
    },
    /// The host no longer asks for another game: nobody is ready.
    RematchCanceled,
    /// A game started with everyone who sat there.
    Started {
        date: String,
        /// The version of the game's rules.
        #[serde(default = "first_rules")]
        rules: u16,
        #[serde(default = "first_scheme")]
        scheme: Scheme,
        /// What its chance is made of, if not of this table's own secret and salts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proof: Option<Box<Proof>>,
        /// How strong its Companions play, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        companion: Option<Strength>,
    },
    /// A game started in the middle of another one, whose steps so far follow as steps.
    Branched {
        date: String,
        /// The version of the game's rules.
        #[serde(default = "first_rules")]
        rules: u16,
        branch: Branch,
        /// How strong its Companions play, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        companion: Option<Strength>,
    },
    /// A step of the game.
    Step {
        /// The line of the record.
        line: Json,
        /// Whether a bot played it for a person.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stand_in: bool,
    },
    /// A bot takes over for a person who left or let the time run out.
    Away {
        seat: Seat,
    },
    /// The person is back.
    Back {
        seat: Seat,
    },
    /// The source of the next game's chance was drawn.
    Bound {
        secret: Secret,
    },
    /// The host left, and the person at this place is the host now.
    Host {
        place: u8,
    },
    /// The game was ended before it was over.
    Abandoned {
        why: Unfinished,
    },
    Closed,
    /// A player has laid down a plan for coming choices, or revokes it. Nobody else learns of it: see [`EntryKind::is_private`].
    Planned {
        seat: Seat,
        plan: Option<Json>,
    },
    /// The table is that of a daily expedition: it plays this one game.
    Daily {
        date: Date,
    },
}

impl Entry {
    /// The person whose name stands in it.
    pub fn person_mut(&mut self) -> Option<&mut Person> {
        match &mut self.kind {
            EntryKind::Opened { host: person, .. } | EntryKind::Sat { person, .. } => Some(person),
            _ => None,
        }
    }
}

impl EntryKind {
    /// Whether only one player may know that it happened: it does not count in the version that everyone sees.
    pub fn is_private(&self) -> bool {
        matches!(self, EntryKind::Planned { .. })
    }

    /// A bot sits down and gets the table's next name.
    pub fn bot(place: u8, level: Level) -> EntryKind {
        EntryKind::Bot { place, level, name: None }
    }
}

/// The version of an entry that names none: it was stored before there was a second version.
fn first_rules() -> u16 {
    1
}

/// The same for the fairness scheme.
fn first_scheme() -> Scheme {
    Scheme::ByStep
}

/// Where a game branched off another one. The record has it under `branch`, in place of a proof, because the earlier chance steps come
/// from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The id of the other game, if it had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    pub step: u32,
}

impl Branch {
    /// The key in the record's header.
    pub const KEY: &str = "branch";
}

impl From<EntryKind> for Entry {
    fn from(kind: EntryKind) -> Entry {
        Entry { kind, command: None }
    }
}
