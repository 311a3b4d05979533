//! `/healthz` and `/readyz`.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Health {
    /// Always true: an unhealthy server answers with an error.
    pub ok: bool,
    /// The version of the program.
    pub version: String,
    /// How many tables are loaded in this process.
    pub tables: usize,
    /// How many tables could not be loaded since the start, because what is stored of them is damaged. `quipu check` names them.
    pub damaged_tables: usize,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ready {
    /// Always true: a server that is not ready answers with an error.
    pub ready: bool,
}
