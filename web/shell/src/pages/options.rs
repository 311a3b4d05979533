//! The texts of the games' options. The keys follow a convention, so that no page has to know a game's options:
//! `option-<game>-<name>` is the label, and `-note`, `-on`, `-off`, `-<value>`, `-<value>-note`, `-is`, `-refused` and `-more` behind it say more.

use crate::words::{self, Value};
use game_list::GameKind;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionWords(String);

impl OptionWords {
    pub fn of(game: GameKind, name: &str) -> OptionWords {
        OptionWords(format!("option-{game}-{}", name.replace('_', "-")))
    }

    pub fn label(&self) -> String {
        words::say(&self.0, &[])
    }

    pub fn note(&self) -> String {
        self.more("note")
    }

    /// Why a value can't be used, if the option has its own sentence for that.
    pub fn refused(&self) -> Option<String> {
        words::find(&format!("{}-refused", self.0), &[])
    }

    /// The text of a key that extends the option's own.
    pub fn more(&self, key: &str) -> String {
        words::say(&format!("{}-{key}", self.0), &[])
    }

    /// The same about something with a name.
    pub fn about(&self, key: &str, name: &str) -> String {
        words::say(&format!("{}-{key}", self.0), &[("name", Value::from(name))])
    }
}
