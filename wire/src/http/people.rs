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
    /// Your name until someone else claimed it; absent once you have chosen another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renamed_from: Option<String>,
}

/// The devices on which you are signed in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Sessions {
    #[cfg_attr(feature = "schema", schema(max_items = 20))]
    pub sessions: Vec<DeviceSession>,
}

/// A device on which you are signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DeviceSession {
    /// For signing it out.
    #[cfg_attr(feature = "schema", schema(example = "2f1c8a90b3d4e5f6"))]
    pub id: String,
    /// What it is, if its browser says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(example = "Firefox (Linux)"))]
    pub device: Option<String>,
    /// When you signed in, in milliseconds since 1970.
    pub started: i64,
    /// When it was last used, to the hour.
    pub seen: i64,
    /// Whether it is the one that asks.
    pub this: bool,
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
