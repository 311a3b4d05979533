//! `/api/reports` and `/api/tables/{code}/removals`: what players tell the operator, and whom a host sends away for good.

use crate::Code;
use serde::{Deserialize, Serialize};

/// Why a player or a table is reported. There is no free text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReportReason {
    /// An offensive or misleading name.
    Name,
    /// Reactions or choices that are meant to annoy.
    Annoys,
    /// Makes the others wait again and again.
    Stalls,
    /// Plays together with another player, or for two.
    Cheats,
    Other,
}

game_core::named! { ReportReason, "reason of a report", [
    (ReportReason::Name, "name"),
    (ReportReason::Annoys, "annoys"),
    (ReportReason::Stalls, "stalls"),
    (ReportReason::Cheats, "cheats"),
    (ReportReason::Other, "other"),
]}

/// A report for the operator of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewReport {
    pub about: Reported,
    pub reason: ReportReason,
}

/// What a report is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Reported {
    /// The person at this place of a table.
    AtTable { table: Code, place: u8 },
    /// The person who had this seat in a game that you have played.
    InGame {
        #[cfg_attr(feature = "schema", schema(max_length = 100))]
        game: String,
        seat: u8,
    },
    /// A table itself.
    Table { table: Code },
}

/// Someone whom the host removes from a table for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewRemoval {
    pub place: u8,
    /// Whether they may still watch. Default: no.
    #[serde(default)]
    pub may_watch: bool,
}
