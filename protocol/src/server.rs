//! What the server says.

use crate::{Code, CommandId, Json, Pace, Phase, Reaction, Refusal, TableView};
use game_core::{Seat, SeatSet};
use game_list::GameKind;
use serde::{Deserialize, Serialize};

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol.
        protocol: u16,
        /// The name of whoever is signed in here.
        name: String,
    },
    /// The tables in the lobby: all of them, whenever something has changed.
    Lobby {
        /// Newest first.
        tables: Vec<TableSummary>,
        /// How many more there are.
        more: usize,
    },
    /// What is new at the table.
    Table(Box<Update>),
    /// Who is there at the moment, by place.
    Present {
        /// Whether whoever sits there has the table open.
        places: Vec<bool>,
        /// How many look on.
        spectators: usize,
        /// How many big screens show the table.
        #[serde(default, skip_serializing_if = "none")]
        screens: usize,
    },
    /// Somebody at the table reacted.
    Reacted {
        /// Where he sits.
        place: u8,
        /// How.
        reaction: Reaction,
    },
    /// It was done, and will stay done.
    Done {
        /// The client's number of what was done.
        id: CommandId,
        /// The table's version with it.
        version: u64,
    },
    /// It was not done.
    Refused {
        /// The client's number of what was refused, if it was a command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// Why.
        why: Refusal,
    },
    /// The answer to `ping`.
    Pong {},
}

/// Whether there are none.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn none(number: &usize) -> bool {
    *number == 0
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSummary {
    /// Its code.
    pub code: Code,
    /// Which game.
    pub game: GameKind,
    /// What it is doing.
    pub phase: Phase,
    /// Who sits there, bots included; empty places are left out.
    pub names: Vec<String>,
    /// How many places it has.
    pub places: u8,
    /// How long a decision may take.
    pub pace: Pace,
    /// Whether people who do not play may look on.
    pub spectators: bool,
}

/// What is new at a table since a version that the client has.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The table's version now.
    pub version: u64,
    /// The version this goes on from; left out, it stands alone and whatever the client had is to be forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// The table, if something about it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableView>,
    /// Who is asking, if something about the table has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<You>,
    /// The game, if something about it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameUpdate>,
    /// The clock, while somebody is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// Who is asking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// The place he sits at.
    pub place: Option<u8>,
    /// Whether he is the host.
    pub host: bool,
}

/// The game that is on, or was the last, as this viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameUpdate {
    /// The game's id.
    pub id: String,
    /// Which game.
    pub game: GameKind,
    /// Whose eyes these are; left out: a spectator's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What happened, oldest first, as this viewer may know it.
    pub events: Vec<Json>,
    /// What lies before him now.
    pub view: Json,
    /// The number of the decision that is due: it changes only when a new one opens.
    pub decision: u64,
    /// Who is asked. While choices are sealed, all who were asked, whether they have chosen or not.
    pub asked: SeatSet,
    /// How many of them have chosen: not who.
    pub chosen: u8,
    /// What this viewer may choose, if it is he who still has to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<Json>,
    /// Whether the game waits because none of its people is there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// Whether it is over: the record can be had.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// The time for the decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// What is left of it, in milliseconds.
    pub left_ms: u64,
    /// All of it.
    pub of_ms: u64,
}
