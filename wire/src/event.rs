//! An event: several tables that play the same deal.

use crate::{Code, Setup, StartStep};
use bots::Level;
use fair::{Commitment, Salt, VoidedDeal};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPhase {
    /// Players choose their seats.
    Gathering,
    /// The host has started it, and the clients reveal their salts.
    Revealing,
    Playing,
    /// Every game is over, or the host has ended the event.
    Over,
    Canceled,
}

game_core::named! { EventPhase, "phase of an event", [
    (EventPhase::Gathering, "gathering"),
    (EventPhase::Revealing, "revealing"),
    (EventPhase::Playing, "playing"),
    (EventPhase::Over, "over"),
    (EventPhase::Canceled, "canceled"),
]}

/// A seat of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventSeat {
    /// From 0.
    pub table: u8,
    /// From 0.
    pub seat: u8,
}

/// Something a player or the host does at an event.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum EventCommand {
    Sit {
        /// Default: the next free seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<EventSeat>,
    },
    Stand {},
    /// The SHA-256 of the salt that this client adds to the deal. A new one replaces the last one.
    Commit {
        #[cfg_attr(feature = "schema", schema(value_type = String, min_length = 64, max_length = 64))]
        hash: Commitment,
    },
    Reveal {
        /// 32 bytes in hexadecimal.
        #[cfg_attr(feature = "schema", schema(value_type = String, min_length = 64, max_length = 64))]
        salt: Salt,
    },
    /// Host only: bots take a seat, or all free seats.
    AddBots {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<EventSeat>,
        /// Default: a level that the table has least of, so that different characters sit there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    /// Host only: empty a seat.
    Remove {
        at: EventSeat,
    },
    /// Host only.
    AddTable {},
    /// Host only: remove a table where nobody sits.
    RemoveTable {
        /// From 0.
        table: u8,
    },
    /// Host only, when every seat is taken.
    Start {},
    /// Host only, before the start: call the event off.
    Cancel {},
    /// Host only, during the games: close the tables that are still playing.
    End {},
}

/// An event as one of its visitors sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventView {
    pub code: Code,
    /// Of every table.
    pub setup: Setup,
    pub phase: EventPhase,
    /// The name of the host.
    pub host: String,
    /// SHA-256 of the secret of all tables.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub commitment: Commitment,
    pub tables: Vec<EventTableView>,
    /// The deals that were called off, oldest first. Seats are counted over all tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub voided: Vec<VoidedDeal>,
    pub you: EventYou,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventTableView {
    pub seats: Vec<Option<EventSitter>>,
    /// Whether its game is over.
    pub over: bool,
    /// Whether the host ended the event before its game was over.
    pub closed: bool,
}

/// The person or bot at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventSitter {
    pub name: String,
    /// The level, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// The hash of the random bytes that this person adds to the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub hash: Option<Commitment>,
}

/// What concerns the visitor alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventYou {
    pub host: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<EventSeat>,
    /// The table where you play, once the event has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Code>,
    /// What your client should send.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wants: Option<StartStep>,
}
