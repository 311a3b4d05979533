//! `POST /api/tables`: opening a table.

use crate::{Code, Setup};
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
