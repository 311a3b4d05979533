//! What server and client say to each other: JSON messages over one WebSocket. docs/protocol.md describes them with an example.
//! [`ToLocal`] and [`FromLocal`] wrap the same messages for a table on the device itself.
//!
//! What belongs to one game (options, actions, events, views) travels as JSON text of that game's own types: this crate carries
//! it and does not look inside. It never sees a socket, a clock, a user's secret or the state of a table.

mod client;
mod code;
mod local;
mod name;
mod reaction;
mod refusal;
mod replay;
mod server;
mod setup;
mod table;

pub use client::{Command, CommandId, FromClient, Have, LONGEST_MESSAGE, Numbered};
pub use code::Code;
pub use local::{FromLocal, LONGEST_KEPT, PersonNumber, ToLocal};
pub use name::checked_name;
pub use reaction::Reaction;
pub use refusal::{Refusal, SetupProblem};
pub use replay::{Checked, Eyes, LONGEST_RECORD, Moment, NoRecord, Replay, WhyNot};
pub use server::{Clock, GameUpdate, Listed, ToClient, Update, You};
pub use setup::{FirstPlayer, Pace, Setup};
pub use table::{Phase, Sitter, TableView};

/// The version of the protocol. A client that speaks another one is told so and goes no further.
pub const VERSION: u16 = 2;

/// A value of some game as JSON text.
pub type Json = Box<serde_json::value::RawValue>;
