//! What the server says to a client that is at no table.

use crate::{LobbyChange, TableSummary, from_json};
use serde::Deserialize;

/// The few messages of [`ToClient`](crate::ToClient) that come before one is at a table. The home page reads only these: the code that
/// reads all of them is ten times as large.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Greeting {
    Welcome {},
    Lobby { tables: Vec<TableSummary> },
    LobbyChanged(LobbyChange),
}

impl Greeting {
    /// `None` if it is another message.
    pub fn read(text: &str) -> Option<Greeting> {
        from_json(text).ok()
    }
}
