//! `/api/me/bots`: bot accounts, with which programs play.

use super::people::NewName;
use serde::{Deserialize, Serialize};

/// The name of a new bot account. It must end in "bot".
pub type NewBot = NewName;

/// A bot account, just created.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CreatedBot {
    pub name: String,
    /// For `Authorization: Bearer TOKEN` when the program opens the socket. It is shown only now.
    pub token: String,
}

/// Your bot accounts, oldest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnBots {
    pub bots: Vec<OwnBot>,
    /// How many you may have.
    pub most: usize,
}

/// A bot account of yours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnBot {
    pub name: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
}
