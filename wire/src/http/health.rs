//! `/healthz` and `/readyz`.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Health {
    /// Always true: an unhealthy server answers with an error.
    pub ok: bool,
    /// The version of the program.
    pub version: String,
    /// How many tables are open in this process.
    pub tables: usize,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ready {
    /// Always true: a server that is not ready answers with an error.
    pub ready: bool,
}
