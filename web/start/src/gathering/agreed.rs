//! What is agreed at a table, in a form that can be compared and changed.

use super::games::usual;
use catalog::GameKind;
use incan_gold_rules::Edition;
use leptos::prelude::*;
use protocol::{Command, Pace, Setup, TableView};
use serde_json::{Map, Value};
use web_shell::table::AtTable;

/// What is agreed at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    pub game: GameKind,
    pub places: u8,
    pub taken: u8,
    pub public: bool,
    pub spectators: bool,
    pub odds: bool,
    pub pace: Pace,
    /// What is agreed for this game alone, as it is written. Each game's own types would bring the game into the start page.
    pub options: Map<String, Value>,
}

impl Agreed {
    /// What is agreed there; `None`, if the options cannot be read.
    pub fn of(table: &TableView) -> Option<Agreed> {
        let setup = &table.setup;
        Some(Agreed {
            game: setup.game,
            places: setup.places,
            taken: table.places.iter().flatten().count() as u8,
            public: setup.public,
            spectators: setup.spectators,
            odds: setup.odds,
            pace: setup.pace,
            options: own_options(setup)?,
        })
    }

    /// The edition; only at a table of Incan Gold.
    pub fn edition(&self) -> Option<Edition> {
        match (self.game, self.options.get("edition")) {
            (GameKind::IncanGold, Some(name)) => name.as_str()?.parse().ok(),
            (GameKind::IncanGold, None) => Some(Edition::default()),
            _ => None,
        }
    }

    /// Whether something is agreed that is usually not.
    pub fn flag(&self, name: &str) -> bool {
        self.options.get(name).and_then(Value::as_bool).unwrap_or(false)
    }
}

fn own_options(setup: &Setup) -> Option<Map<String, Value>> {
    let options = match &setup.options {
        None => usual(setup.game),
        Some(options) => serde_json::from_str(options.get()).ok()?,
    };
    if let Value::Object(options) = options { Some(options) } else { None }
}

/// Changes something of what is agreed, and sends it.
pub fn change(table: AtTable, how: impl FnOnce(&mut Setup)) {
    let setup = table.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.table.setup.clone()));
    if let Some(mut setup) = setup {
        how(&mut setup);
        table.act(Command::Change { setup });
    }
}

/// Changes one of the game's own options.
pub fn change_option(table: AtTable, name: &str, value: impl Into<Value>) {
    let value = value.into();
    change(table, |setup| {
        let mut options = own_options(setup).unwrap_or_default();
        options.insert(name.to_owned(), value);
        setup.options = serde_json::value::to_raw_value(&options).ok();
    });
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use serde_json::json;

    fn table(options: &serde_json::Value) -> TableView {
        let mut setup = json!({ "game": "incan-gold", "places": 8 });
        if !options.is_null() {
            setup["options"] = options.clone();
        }
        let table = json!({
            "code": "kamo-tiru", "phase": "gathering", "games": 0, "commitment": "0".repeat(64), "setup": setup,
            "places": [{ "name": "Ana", "host": true }, null, { "name": "Guide", "bot": "guide" }],
        });
        serde_json::from_str(&table.to_string()).unwrap()
    }

    #[test]
    fn what_is_left_out_is_what_is_usual() {
        let agreed = Agreed::of(&table(&Value::Null)).unwrap();
        assert_eq!((agreed.edition(), agreed.flag("open_tents")), (Some(Edition::IncanGold2006), false));
        assert_eq!((agreed.places, agreed.taken), (8, 2));
    }

    #[test]
    fn options_are_read_and_what_cannot_be_read_is_not_guessed() {
        let agreed = Agreed::of(&table(&json!({ "edition": "diamant-2016", "open_tents": true }))).unwrap();
        assert_eq!((agreed.edition(), agreed.flag("open_tents")), (Some(Edition::Diamant2016), true));
        let other = Agreed::of(&table(&json!({ "edition": "diamant-1816" }))).unwrap();
        assert_eq!(other.edition(), None);
        assert_eq!(Agreed::of(&table(&json!(["edition"]))), None);
    }
}
