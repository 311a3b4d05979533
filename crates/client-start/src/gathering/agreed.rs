//! What is agreed at a table, in a form that can be compared and changed.

use catalog::Kind;
use client::table::AtTable;
use incan_gold::{Edition, Options};
use leptos::prelude::*;
use protocol::{Command, Pace, Setup, TableView};

/// What is agreed at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    pub game: Kind,
    pub places: u8,
    pub taken: u8,
    pub public: bool,
    pub spectators: bool,
    pub odds: bool,
    pub pace: Pace,
    /// Only at a table of Incan Gold.
    pub edition: Option<Edition>,
    pub open_tents: bool,
}

impl Agreed {
    /// What is agreed there; `None`, if the options cannot be read.
    pub fn of(table: &TableView) -> Option<Agreed> {
        let setup = &table.setup;
        let options = match setup.game {
            Kind::IncanGold => Some(own_options(setup)?),
            Kind::Gold | Kind::LostTemple => None,
        };
        Some(Agreed {
            game: setup.game,
            places: setup.places,
            taken: table.places.iter().flatten().count() as u8,
            public: setup.public,
            spectators: setup.spectators,
            odds: setup.odds,
            pace: setup.pace,
            edition: options.as_ref().map(|options| options.edition),
            open_tents: options.is_some_and(|options| options.open_tents),
        })
    }
}

fn own_options(setup: &Setup) -> Option<Options> {
    match &setup.options {
        None => Some(Options::default()),
        Some(options) => serde_json::from_str(options.get()).ok(),
    }
}

/// Changes something of what is agreed, and sends it.
pub fn change(table: AtTable, how: impl FnOnce(&mut Setup)) {
    let setup = table.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.table.setup.clone()));
    if let Some(mut setup) = setup {
        how(&mut setup);
        table.act(Command::Change { setup });
    }
}

/// Changes something of Incan Gold's own options.
pub fn change_options(table: AtTable, how: impl FnOnce(&mut Options)) {
    change(table, |setup| {
        let mut options = own_options(setup).unwrap_or_default();
        how(&mut options);
        setup.options = serde_json::value::to_raw_value(&options).ok();
    });
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use rules_core::Game;
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
        assert_eq!(Options::default(), incan_gold::State::usual_options());
        let agreed = Agreed::of(&table(&serde_json::Value::Null)).unwrap();
        assert_eq!((agreed.edition, agreed.open_tents), (Some(Edition::IncanGold2006), false));
        assert_eq!((agreed.places, agreed.taken), (8, 2));
    }

    #[test]
    fn options_are_read_and_what_cannot_be_read_is_not_guessed() {
        let agreed = Agreed::of(&table(&json!({ "edition": "diamant-2016", "open_tents": true }))).unwrap();
        assert_eq!((agreed.edition, agreed.open_tents), (Some(Edition::Diamant2016), true));
        assert_eq!(Agreed::of(&table(&json!({ "edition": "diamant-1816" }))), None);
    }
}
