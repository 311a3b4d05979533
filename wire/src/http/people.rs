//! `/api/guests`, `/api/me` and `/api/sessions`: names and passphrases.

use serde::{Deserialize, Serialize};

/// The name of a new guest, or another name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewName {
    /// 1 to 20 visible characters.
    #[cfg_attr(feature = "schema", schema(example = "Anna"))]
    pub name: String,
}

/// The guest who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    pub name: String,
    /// Whether the name was claimed with a passphrase.
    pub claimed: bool,
}

/// A passphrase for your name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Claim {
    /// 8 to 200 characters.
    #[cfg_attr(
        feature = "schema",
        schema(example = "three llamas and a rope", min_length = 8, max_length = 200)
    )]
    pub passphrase: String,
    /// The current passphrase, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
}

/// A claimed name and its passphrase.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SignIn {
    /// Case does not matter.
    #[cfg_attr(feature = "schema", schema(example = "Anna"))]
    pub name: String,
    #[cfg_attr(feature = "schema", schema(example = "three llamas and a rope"))]
    pub passphrase: String,
}
