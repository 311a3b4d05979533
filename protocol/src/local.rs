//! What the page and a table on this device say to each other: the messages of the wire, in an envelope that says whose they are,
//! since several people can share one device.

use crate::{FromClient, Json, Perspective, Replay, Setup, ToClient, UnreadableRecord};
use bots::Level;
use fair::Secret;
use game_core::Seat;
use serde::{Deserialize, Serialize};

/// What was kept of a table may be so long (in bytes, as a `restore` message): many evenings at one table.
pub const MAX_SAVED_TABLE_BYTES: usize = 16 * 1024 * 1024;

/// Which of the people who share the device, from 0, in the order they sat down.
pub type PersonNumber = u8;

/// What the page says to the table on this device.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToLocal {
    /// Open a new table; one that was there is forgotten. The people who share the device sit down in this order, then the bots. The
    /// first is the host, and the page looks with his eyes.
    Open {
        /// What is agreed. Nobody else can find the table, and whoever stands around the device may look on.
        setup: Setup,
        /// Their names.
        people: Vec<String>,
        /// How strong the bots are.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bots: Vec<Level>,
        /// What the first game's chance is made of, for a deal that is prepared: the same secret and the same choices are the same game,
        /// bots included, as long as nobody stirs and the table is not taken up again in between. Left out: bytes nobody can foresee.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
    },
    /// Take up a table that was kept. If one person sits there the page looks with his eyes, otherwise with nobody's.
    Restore {
        /// Everything that was sent as `kept`, in order.
        entries: Vec<Json>,
    },
    /// One more person sits down on this device. Only between games.
    Join {
        /// The name.
        name: String,
    },
    /// Somebody says something, as he would to a server. Only those can whose eyes the page looks with.
    Say {
        /// Who; left out: nobody in particular.
        #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNumber>,
        /// What.
        message: FromClient,
    },
    /// From now on the page looks with these eyes. Answered with a `table` message that stands alone.
    Look {
        /// Whose; left out: nobody's in particular, who sees what everybody may see.
        #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNumber>,
    },
    /// Open a record, to look at its game again. Answered with `replay` or `no_record`. A table that is there stays.
    Record {
        /// The text of its file, no longer than [`LONGEST_RECORD`](crate::LONGEST_RECORD).
        text: String,
    },
    /// Look at the game of the record that was opened. Answered with a `table` message for nobody in particular, in which nothing can be
    /// chosen: one that goes on from the last if the same eyes have moved to the next moment, otherwise one that stands alone.
    At {
        /// After which step of the record; the last moment that is not later is shown.
        step: u32,
        /// Whose eyes.
        eyes: Perspective,
    },
    /// Play on from a moment of the record that was opened: a new table as by `open`, where its game is on already. What chance brings
    /// from there on is new.
    Branch {
        /// After which step of the record; the last moment that is not later is where it goes on.
        step: u32,
        /// The seat that a person of this device takes.
        seat: Seat,
        /// His name.
        name: String,
        /// How strong the bots are that take the other seats.
        bots: Level,
    },
}

/// What the table on this device says to the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromLocal {
    /// Something for the eyes the page looks with, as a server would say it.
    Told {
        /// Whose eyes they are; left out: nobody's in particular.
        #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNumber>,
        /// What.
        message: ToClient,
    },
    /// Something to be kept, so that the table can be taken up again: all of it or nothing, before whatever is told next is shown. Not
    /// for anybody's eyes: it holds what nobody at the table may know yet.
    Kept {
        /// The number of the first entry. With 1 a new table begins; otherwise it follows the last one that was kept.
        first: u64,
        /// The entries, to be appended in order.
        entries: Vec<Json>,
    },
    /// Which of the people on this device are asked now and have not chosen, for handing the device on. Sent when it has changed.
    Owing {
        /// Who, in the order they sit.
        people: Vec<PersonNumber>,
    },
    /// The record of a game that is over. It comes before the last entries of that game, so that it cannot be lost; should the same game
    /// end again after all, its record has the same id.
    Record {
        /// The game's id.
        id: String,
        /// The text of the record's file.
        record: String,
    },
    /// A record was opened: what its game was like.
    Replay(Box<Replay>),
    /// What was to be opened is no record that can be shown.
    NoRecord(UnreadableRecord),
    /// It cannot be done, or goes no further: the reason, in a sentence.
    Broken(String),
}
