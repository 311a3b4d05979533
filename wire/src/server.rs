//! Messages from the server.

use crate::{Code, CommandId, Hint, Json, LobbyChange, Pace, Phase, Reaction, Refusal, TableView};
use game_core::{Seat, SeatSet};
use game_list::GameKind;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to `hello`.
    Welcome {
        protocol: u16,
        /// The name of the signed-in guest.
        name: String,
    },
    /// All tables in the lobby: the answer to `lobby`.
    Lobby {
        /// Newest first.
        tables: Vec<TableSummary>,
        /// How many more there are that are not listed.
        more: usize,
    },
    /// What has changed in the lobby since the last message about it.
    LobbyChanged(LobbyChange),
    /// The event, sent whenever it changes: an [`EventView`](crate::EventView), which only the page that shows it has to read.
    Event(Json),
    /// What is new at the table.
    Table(Box<Update>),
    /// Who is connected at the moment.
    Present {
        /// By place: whether the person who sits there has the table open.
        places: Vec<bool>,
        spectators: usize,
        #[serde(default, skip_serializing_if = "is_zero")]
        screens: usize,
    },
    Reacted {
        place: u8,
        reaction: Reaction,
    },
    /// The answer to `hint`.
    Hint(Box<Hint>),
    /// A command was done and saved.
    Done {
        id: CommandId,
        /// The table's version after it.
        version: u64,
    },
    Refused {
        /// Set if it was a command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        why: Refusal,
    },
    /// The answer to `ping`.
    Pong {},
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSummary {
    pub code: Code,
    pub game: GameKind,
    pub phase: Phase,
    /// The players, bots included; empty places are left out.
    pub names: Vec<String>,
    pub places: u8,
    pub pace: Pace,
    /// Whether others may watch.
    pub spectators: bool,
}

/// What is new at a table since a version the client knows.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    pub version: u64,
    /// The version this continues from. Without it the update stands alone, and the client forgets what it knew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// Set if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableView>,
    /// Set if `table` is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<You>,
    /// Set if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameUpdate>,
    /// Set while a player has to choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    pub place: Option<u8>,
    pub host: bool,
}

/// The current or last game, as this viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameUpdate {
    pub id: String,
    pub game: GameKind,
    /// The viewer's seat; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What happened, oldest first, redacted for this viewer.
    pub events: Vec<Json>,
    pub view: Json,
    /// The number of the current decision: it changes only when a new one opens.
    pub decision: u64,
    /// The seats that are asked. While choices are sealed it includes those who have already chosen.
    pub asked: SeatSet,
    /// How many of them have chosen, but not who.
    pub chosen: u8,
    /// The viewer's legal actions, if they still have to choose.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<Json>,
    /// The viewer's own plan for coming choices, if it has not ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Json>,
    /// Whether the game waits because none of its people are there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// Whether it is over, and its record available.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// The time for the current decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    pub left_ms: u64,
    pub of_ms: u64,
}
