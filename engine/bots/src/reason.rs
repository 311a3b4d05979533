//! Why a bot would choose something: the key of a text, with its values.

use game_core::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

type Word = Cow<'static, str>;

/// One short reason for a choice. Who shows it has the words: a page in its language, the terminal in English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The key of a text: one of [`Roster::REASONS`](crate::Roster::REASONS).
    pub key: Word,
    /// The numbers in the text, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub numbers: BTreeMap<Word, i32>,
    /// The player whose name is in the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl Reason {
    pub fn new(key: &'static str) -> Reason {
        Reason { key: key.into(), numbers: BTreeMap::new(), seat: None }
    }

    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i32>) -> Reason {
        self.numbers.insert(name.into(), number.into());
        self
    }

    /// With the name of this player.
    #[must_use]
    pub fn about(self, seat: Seat) -> Reason {
        Reason { seat: Some(seat), ..self }
    }

    /// A number of the text, for those who write it. 0 if the text has no such number.
    pub fn get(&self, name: &str) -> i32 {
        self.numbers.get(name).copied().unwrap_or_default()
    }
}
