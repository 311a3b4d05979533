//! `DELETE /api/me`, `/api/me/links` and `/api/me/blocks`.

use crate::Code;
use game_list::GameKind;
use serde::{Deserialize, Serialize};

/// Deletes your account.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Forget {
    /// Required if the name was claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 200))]
    pub passphrase: Option<String>,
}

/// The links to records that you have shared.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShareLinks {
    /// Newest first.
    pub links: Vec<ShareLink>,
}

/// A link to a record. The link itself is known only to those who have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShareLink {
    pub id: String,
    /// The id of the finished game.
    pub game_id: String,
    pub game: GameKind,
    /// When the game ended, in milliseconds since 1970.
    pub ended: i64,
    /// In milliseconds since 1970.
    pub shared: i64,
}

/// A person at a table or in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Whom {
    /// The person at this place of a table.
    AtTable { table: Code, place: u8 },
    /// The person who had this seat in a game that you have played.
    InGame {
        #[cfg_attr(feature = "schema", schema(max_length = 100))]
        game: String,
        seat: u8,
    },
}

/// Someone whom you block: they cannot sit at your tables, and you do not see their reactions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewBlock {
    pub whom: Whom,
}

/// The players whom you have blocked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Blocks {
    /// Newest first.
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Block {
    /// To take it back.
    pub id: i64,
    /// The name at that time.
    pub name: String,
    /// In milliseconds since 1970.
    pub since: i64,
}
