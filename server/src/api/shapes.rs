//! Schemas of other crates' types, for the API description.

use bots::Level;
use catalog::GameKind;
use protocol::{FirstPlayer, Phase};
use store::Pool;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};

fn one_of(names: impl Iterator<Item = &'static str>, about: &str) -> Object {
    let text = ObjectBuilder::new().schema_type(Type::String);
    text.enum_values(Some(names)).description(Some(about)).build()
}

/// The name of a game.
pub fn game() -> Object {
    one_of(GameKind::all().map(GameKind::name), "Which game")
}

/// The name of a level.
pub fn level() -> Object {
    one_of(Level::all().map(Level::name), "How strong a bot is")
}

/// The name of a level, for those who have one.
pub fn level_if_bot() -> Object {
    one_of(Level::all().map(Level::name), "How strong, if it is a bot; left out otherwise")
}

/// The name of a pool.
pub fn pool() -> Object {
    one_of(Pool::all().map(Pool::name), "Games among people and games with bots are rated apart")
}

/// The name of a phase.
pub fn phase() -> Object {
    one_of(Phase::all().map(Phase::name), "What the table is doing")
}

/// What can be chosen for an option.
pub fn option_kind() -> Object {
    one_of(["switch", "choice", "seat", "share", "file"].into_iter(), "What can be chosen")
}

/// How the next games find the first player.
pub fn first_player() -> Object {
    let about = "How the next games find the player who takes the first turn, where the game has an option for that; left out, `rotate`";
    one_of(FirstPlayer::all().map(FirstPlayer::name), about)
}

/// A table's code.
pub fn code() -> Object {
    let text = ObjectBuilder::new().schema_type(Type::String).examples(["kamo-tiru"]);
    text.description(Some("Four syllables that can be spoken")).build()
}

/// How a table is set up.
#[derive(ToSchema)]
#[allow(dead_code, reason = "described, and read as protocol::Setup")]
pub struct Setup {
    #[schema(schema_with = game)]
    game: String,
    /// The game's options; default: those of a new table.
    #[schema(value_type = Option<Object>)]
    options: (),
    /// How many people and bots can sit down. Empty places are removed when a game starts.
    places: u8,
    /// Whether the table is listed in the lobby; otherwise it is found only by its link or code.
    #[schema(default = false)]
    public: Option<bool>,
    /// Whether others may watch.
    #[schema(default = true)]
    spectators: Option<bool>,
    /// Whether players may have the odds shown.
    #[schema(default = true)]
    odds: Option<bool>,
    #[schema(schema_with = first_player, required = false)]
    first: String,
    /// How long a decision may take; left out, 60 seconds.
    pace: Option<Pace>,
}

/// How long a decision may take. When time runs out, a bot chooses.
#[derive(ToSchema)]
#[schema(rename_all = "snake_case")]
#[allow(dead_code, reason = "described, and read as protocol::Pace")]
pub enum Pace {
    /// Everyone is there.
    Live {
        /// 5 to 600.
        seconds: u16,
    },
    /// Everyone plays when they have time.
    Slow {
        /// 1 to 14.
        days: u8,
    },
}

/// A table in the lobby.
#[derive(ToSchema)]
#[allow(dead_code, reason = "described, and written as protocol::TableSummary")]
pub struct Listed {
    #[schema(schema_with = code)]
    code: String,
    #[schema(schema_with = game)]
    game: String,
    #[schema(schema_with = phase)]
    phase: String,
    /// Who sits there, bots included; empty places are left out.
    names: Vec<String>,
    /// How many places it has.
    places: u8,
    /// How long a decision may take.
    pace: Pace,
    /// Whether others may watch.
    spectators: bool,
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use serde_json::{Value, json};
    use std::collections::BTreeSet;
    use utoipa::PartialSchema;

    fn described<T: PartialSchema>() -> BTreeSet<String> {
        let schema = serde_json::to_value(T::schema()).unwrap();
        schema["properties"].as_object().unwrap().keys().cloned().collect()
    }

    fn written(value: &Value) -> BTreeSet<String> {
        value.as_object().unwrap().keys().cloned().collect()
    }

    #[test]
    fn what_is_described_is_what_is_written() {
        let setup = json!({ "game": "gold", "options": {}, "places": 3, "first": "loser" });
        let setup: protocol::Setup = serde_json::from_str(&setup.to_string()).unwrap();
        assert_eq!(described::<Setup>(), written(&serde_json::to_value(&setup).unwrap()));
        let listed = protocol::TableSummary {
            code: protocol::Code::new(7),
            game: GameKind::Gold,
            phase: Phase::Over,
            names: Vec::new(),
            places: 3,
            pace: protocol::Pace::default(),
            spectators: true,
        };
        assert_eq!(described::<Listed>(), written(&serde_json::to_value(&listed).unwrap()));
        let paces = serde_json::to_string(&Pace::schema()).unwrap();
        for pace in [protocol::Pace::Live { seconds: 5 }, protocol::Pace::Slow { days: 1 }] {
            let name = written(&serde_json::to_value(pace).unwrap()).pop_first().unwrap();
            assert!(paces.contains(&format!("{name:?}")), "{name}: {paces}");
        }
    }
}
