//! The setup of a table, in a form that can be compared and changed.

use catalog::{GameKind, with_game};
use game_core::{DescribeOptions, OptionKind, OptionSpec};
use leptos::prelude::*;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use web_shell::t;
use web_shell::table::{AtTable, called};
use wire::{Command, FirstPlayer, Pace, Setup, TableView};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSetup {
    pub game: GameKind,
    pub places: u8,
    /// The players, in seat order.
    pub players: Vec<Player>,
    pub public: bool,
    pub spectators: bool,
    pub odds: bool,
    pub hints: bool,
    pub programs: bool,
    pub first: FirstPlayer,
    pub pace: Pace,
    /// The options of this game, as JSON. A missing one has the default of the schema.
    pub options: Map<String, Value>,
}

/// A player of the next game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub name: String,
    pub place: u8,
    pub is_bot: bool,
    /// The values this player has picked, by option.
    pub picks: BTreeMap<String, Vec<String>>,
}

impl TableSetup {
    /// The setup of a table; `None` if the options can't be read.
    pub fn of(table: &TableView) -> Option<TableSetup> {
        let setup = &table.setup;
        let sitters = || (0..).zip(&table.places).filter_map(|(place, it)| Some((place, it.as_ref()?)));
        let names = called(sitters().map(|(_, it)| (it.name.clone(), it.bot)));
        let players = sitters().zip(names).map(|((place, it), name)| Player {
            name,
            place,
            is_bot: it.bot.is_some(),
            picks: it.picks.clone(),
        });
        Some(TableSetup {
            game: setup.game,
            places: setup.places,
            players: players.collect(),
            public: setup.public,
            spectators: setup.spectators,
            odds: setup.odds,
            hints: setup.hints,
            programs: setup.programs,
            first: setup.first,
            pace: setup.pace,
            options: own_options(setup)?,
        })
    }

    pub fn taken(&self) -> u8 {
        self.players.len() as u8
    }

    /// The player of a seat.
    pub fn player(&self, seat: usize) -> String {
        let player = self.players.get(seat).map(|player| player.name.clone());
        player.unwrap_or_else(|| t!("option-seat", n = seat + 1))
    }

    /// The options of the game, for those who sit at the table now.
    pub fn schema(&self) -> Vec<OptionSpec> {
        let least = self.game.manifest().seats.0;
        with_game!(self.game, G => G::schema(self.players.len().max(least.into())))
    }

    pub fn value(&self, option: &OptionSpec) -> Value {
        self.options.get(option.name).cloned().unwrap_or_else(|| default(option))
    }
}

/// The default of an option.
pub fn default(option: &OptionSpec) -> Value {
    match &option.kind {
        OptionKind::Switch { default } => Value::from(*default),
        OptionKind::Choice { default, .. } | OptionKind::File { default, .. } => {
            Value::from(default.as_ref())
        }
        OptionKind::Seat { default, .. } => Value::from(*default),
        OptionKind::Share { default, .. } => {
            let share = |values: &Vec<_>| {
                values.iter().map(|it: &std::borrow::Cow<'_, str>| Value::from(it.as_ref())).collect()
            };
            default.iter().map(share).collect::<Vec<Value>>().into()
        }
    }
}

fn own_options(setup: &Setup) -> Option<Map<String, Value>> {
    let Some(options) = &setup.options else { return Some(Map::new()) };
    serde_json::from_str(options.get()).ok()
}

/// Changes the setup, and sends it.
pub fn change(table: AtTable, how: impl FnOnce(&mut Setup)) {
    let setup = table.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.table.setup.clone()));
    if let Some(mut setup) = setup {
        how(&mut setup);
        table.act(Command::Change { setup });
    }
}

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
    use super::*;
    use game_core::Game;
    use serde_json::json;

    fn table(game: GameKind, options: &Value, players: usize) -> TableView {
        let mut setup = json!({ "game": game, "places": game.manifest().seats.1 });
        if !options.is_null() {
            setup["options"] = options.clone();
        }
        let places: Vec<Value> =
            (0..players).map(|at| json!({ "name": format!("P{at}"), "host": at == 0 })).collect();
        let table = json!({
            "code": "kamo-tiru", "phase": "gathering", "games": 0, "commitment": "0".repeat(64), "setup": setup, "places": places,
        });
        serde_json::from_str(&table.to_string()).unwrap()
    }

    #[test]
    fn what_is_left_out_is_the_default_of_every_game() {
        for game in GameKind::all() {
            for seats in game.manifest().seats.0..=game.manifest().seats.1 {
                let setup = TableSetup::of(&table(game, &Value::Null, seats.into())).unwrap();
                let all: Map<String, Value> =
                    setup.schema().iter().map(|it| (it.name.to_owned(), setup.value(it))).collect();
                with_game!(game, G => {
                    let read: <G as Game>::Options = serde_json::from_value(all.into()).unwrap();
                    assert_eq!(G::canonical(&read, seats.into()), <G as Game>::Options::default(), "{game}");
                });
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_not_guessed() {
        let game = GameKind::all().next().unwrap();
        assert_eq!(TableSetup::of(&table(game, &json!(["edition"]), 2)), None);
        let setup = TableSetup::of(&table(game, &json!({ "other": 7 }), 2)).unwrap();
        assert_eq!(setup.options["other"], 7);
    }
}
