//! What changes in the lobby.

use crate::{Code, TableSummary};
use serde::{Deserialize, Serialize};

/// How the list of tables differs from what was sent before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbyChange {
    /// No longer listed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Code>,
    /// Listed at the same place, and different now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<TableSummary>,
    /// New at the beginning of the list, newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub newer: Vec<TableSummary>,
    /// New at its end, newest first: there was no room for them before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub older: Vec<TableSummary>,
    /// How many more there are that are not listed.
    pub more: usize,
}

impl LobbyChange {
    /// Brings a list up to date.
    pub fn apply(self, tables: &mut Vec<TableSummary>) {
        tables.retain(|listed| !self.gone.contains(&listed.code));
        for changed in self.changed {
            if let Some(listed) = tables.iter_mut().find(|listed| listed.code == changed.code) {
                *listed = changed;
            }
        }
        tables.splice(..0, self.newer);
        tables.extend(self.older);
    }
}
