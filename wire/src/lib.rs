//! The messages between server and client: JSON over one WebSocket. docs/protocol.md describes them with an example.
//! [`ToLocal`] and [`FromLocal`] wrap the same messages for a table on the device itself.
//!
//! Options, actions, events and views travel as JSON text of the game's own types; this crate does not look inside. It never sees a
//! socket, a clock, a user's secret or the state of a table.

mod client;
mod code;
mod event;
mod follow;
mod greeting;
mod hint;
pub mod http;
mod json;
mod lobby;
mod local;
mod name;
mod reaction;
mod refusal;
mod replay;
mod server;
mod setup;
mod table;

pub use client::{Command, CommandHeader, CommandId, FromClient, KnownVersion, MAX_MESSAGE_BYTES};
pub use code::Code;
pub use event::{EventCommand, EventPhase, EventSeat, EventSitter, EventTableView, EventView, EventYou};
pub use follow::{News, Outbox, Seen, SeenGame};
pub use greeting::Greeting;
pub use hint::{ActionChance, Hint};
pub use json::{Unreadable, from_json};
pub use lobby::LobbyChange;
pub use local::{ExpeditionResult, FromLocal, LocalFailure, MAX_SAVED_TABLE_BYTES, PersonNumber, ToLocal};
pub use name::{MAX_NAME_CHARS, NameProblem, checked_name};
pub use reaction::Reaction;
pub use refusal::{Refusal, SetupProblem};
pub use replay::{
    FairnessCheck, MAX_RECORD_BYTES, Moment, Perspective, RecordProblem, Replay, UnreadableRecord,
};
pub use server::{Clock, GameUpdate, TableSummary, ToClient, Update, You};
pub use setup::{FirstPlayer, Pace, Setup};
pub use table::{Phase, Sitter, StartStep, Starting, TableEvent, TableView, Unfinished};

/// The version of the protocol. A client with another version is refused.
pub const VERSION: u16 = 4;

/// A value of a game's own type, as JSON text.
pub type Json = Box<serde_json::value::RawValue>;
