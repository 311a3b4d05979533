//! `/api/tables`: opening a table, and one's own tables.

use crate::{Code, Setup, TableSummary};
use bots::Level;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    pub setup: Setup,
    /// The bots that sit down after the host.
    #[serde(default)]
    pub bots: Vec<Level>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenedTable {
    pub code: Code,
    /// A link for others to join.
    #[cfg_attr(feature = "schema", schema(example = "https://quipu.example/t/kamo-tiru"))]
    pub link: String,
}

/// The open tables at which you sit or which you host, newest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnTables {
    pub tables: Vec<OwnTable>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnTable {
    pub table: TableSummary,
    /// Whether you are its host.
    pub host: bool,
    /// Whether it waits for your choice.
    pub your_turn: bool,
    /// When something last happened there, in milliseconds since 1970.
    pub changed: i64,
}
