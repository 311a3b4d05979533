//! The body of every answer with an error status.

use crate::Refusal;
use serde::{Deserialize, Serialize};

/// Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ErrorBody {
    Refused { why: Refusal },
}
