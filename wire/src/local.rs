//! Messages between the page and a table on this device: the messages of the wire, in an envelope that names the person, because
//! several people can share one device.

use crate::{FromClient, Json, Perspective, Refusal, Replay, Setup, ToClient, UnreadableRecord};
use bots::{Level, Strength};
use fair::Secret;
use game_core::Seat;
use game_list::GameKind;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest `restore` message: many evenings at one table.
pub const MAX_SAVED_TABLE_BYTES: usize = 16 * 1024 * 1024;

/// One of the people who share the device, from 0, in the order in which they sat down.
pub type PersonNumber = u8;

/// Messages from the page to the table on this device.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToLocal {
    /// Open a new table, replacing the current one. The people who share the device sit down in this order, then the bots. The first
    /// person is the host, and the page shows their view.
    Open {
        /// The table is always private, and anyone around the device may watch.
        setup: Setup,
        people: Vec<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bots: Vec<Level>,
        /// For a prepared deal: the same secret and the same choices give the same game, bots included, as long as the table is not restored
        /// in between. Default: random.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
    },
    /// How strong the people who use this device are, by game; a game that is missing has the usual strength. From now on Companions play
    /// like this, and after every game against bots the new strength is sent with its `record`.
    Strengths { games: BTreeMap<GameKind, Strength> },
    /// Open the table of a daily expedition, whose game has already started, or show it again if it is the current one.
    Daily {
        game: GameKind,
        /// Such as `2026-11-18`, in UTC.
        date: String,
        name: String,
    },
    /// Continue a saved table. With one person the page shows their view, otherwise a spectator's.
    Restore {
        /// Everything that was sent as `kept`, in order.
        entries: Vec<Json>,
    },
    /// Another person on this device sits down. Only between games.
    Join { name: String },
    /// A person's message, as it would be sent to a server. Only the person whose view is shown can send one.
    Say {
        #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNumber>,
        message: FromClient,
    },
    /// Show this person's view from now on. Answered with a `table` message that stands alone.
    Look {
        /// Default: a spectator.
        #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNumber>,
    },
    /// The bots' pace at the current table. A new table has the usual pace.
    Bots {
        /// How long a bot takes, at least, while no person is asked.
        pause_ms: u32,
        /// Whether bots wait until the next such message.
        wait: bool,
    },
    /// Open a record to replay its game. Answered with `replay` or `no_record`. The current table stays.
    Record {
        /// The text of its file, no longer than [`MAX_RECORD_BYTES`](crate::MAX_RECORD_BYTES).
        text: String,
    },
    /// Show a moment of the opened record. Answered with a `table` message in which nothing can be chosen. It continues from the last
    /// one if the same perspective has moved to the next moment, otherwise it stands alone.
    At {
        /// Shows the last moment that is not after this step of the record.
        step: u32,
        eyes: Perspective,
    },
    /// Continue playing from a moment of the opened record: a new table, as with `open`, whose game has already started. Chance is new
    /// from there on.
    Branch {
        /// Continues from the last moment that is not after this step of the record.
        step: u32,
        /// The seat of the person on this device.
        seat: Seat,
        name: String,
        /// The level of the bots in the other seats.
        bots: Level,
    },
}

/// How a daily expedition went. It gives no card away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExpeditionResult {
    pub game: GameKind,
    pub date: String,
    pub score: i32,
    /// Among the seats of the table; 1 is best.
    pub rank: u8,
    pub seats: u8,
    /// The player's rank at moments that are evenly spread over the game.
    pub standing: Vec<u8>,
}

/// Messages from the table on this device to the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromLocal {
    /// A message for the view that is shown, as a server would send it.
    Told {
        /// Default: a spectator.
        #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNumber>,
        message: ToClient,
    },
    /// Entries to save, so that the table can be restored: all or none, before the next message is shown. They contain secrets and must
    /// not be shown.
    Kept {
        /// The number of the first entry. 1 starts a new table; otherwise it follows the last saved entry.
        first: u64,
        entries: Vec<Json>,
    },
    /// The people on this device who still have to choose, for handing the device on. Sent when it changes.
    Owing {
        /// In seat order.
        people: Vec<PersonNumber>,
    },
    /// The record of a finished game. It is sent before the game's last entries, so that it cannot be lost; if the same game ends again
    /// after a restore, the record has the same id.
    Record {
        id: String,
        record: String,
        /// Set after a daily expedition.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        daily: Option<Box<ExpeditionResult>>,
        /// Set if the page has sent `strengths` and the game has changed one: the new strengths, to be sent next time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        strengths: Option<BTreeMap<GameKind, Strength>>,
    },
    /// A record was opened.
    Replay(Box<Replay>),
    /// The record cannot be shown.
    NoRecord(UnreadableRecord),
    /// The request failed, or the table stopped.
    Broken(LocalFailure),
}

/// Why a request failed, or why the table stopped. The sentences are English, for logs; the page has its own for each case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum LocalFailure {
    /// As a server would refuse it.
    #[error("{0}")]
    Refused(Refusal),
    #[error("the saved game is damaged: {0}")]
    Damaged(String),
    /// It can be continued from what was saved.
    #[error("the table has stopped: {0}")]
    Stopped(String),
}
