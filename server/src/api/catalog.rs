//! `GET /api/catalog`: what can be played here, so that a client can build its forms.

use super::shapes;
use axum::Json;
use bots::{Level, Roster};
use catalog::GameModule;
use catalog::{GameKind, with_game};
use game_core::{DescribeOptions, Game, OptionSpec};
use protocol::Reaction;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// What can be played here.
#[derive(Serialize, ToSchema)]
pub struct Catalog {
    /// The version of the protocol that is spoken on the socket.
    protocol: u16,
    /// Every game.
    games: Vec<Offer>,
    /// What can be shown at a table instead of words.
    #[schema(value_type = Vec<String>)]
    reactions: Vec<Reaction>,
}

/// A game.
#[derive(Serialize, ToSchema)]
struct Offer {
    #[schema(schema_with = shapes::game)]
    game: GameKind,
    /// Its name for people.
    title: &'static str,
    /// The version of its rules.
    rules_version: u16,
    /// How few can play.
    least: usize,
    /// How many can play.
    most: usize,
    /// What a new table starts with. What is left out of options is the default.
    #[schema(value_type = Object)]
    usual_options: Value,
    /// Every option that the game has at a table of `least` players, then of one more, and so on.
    #[schema(value_type = Vec<Vec<OptionShape>>)]
    options: Vec<Vec<OptionSpec>>,
    /// The bots, weakest first.
    levels: Vec<Opponent>,
}

/// An option of a game.
#[derive(ToSchema)]
#[schema(as = OptionSpec)]
#[allow(dead_code, reason = "described, and written as game_core::OptionSpec")]
struct OptionShape {
    /// Its key in `options`.
    name: String,
    /// The rule that describes it, such as `G-16`.
    rule: String,
    /// `switch` (true or false), `choice` (one of `values`), `seat` (a number below `seats`), `share` (for every seat a list
    /// of `each` of the `values`, no value twice) or `file` (one of `names`, or an object in the game's own `format`).
    #[schema(schema_with = shapes::option_kind)]
    kind: String,
    /// What it is when left out.
    #[schema(value_type = Value)]
    default: (),
    /// What there is to choose or to share.
    values: Option<Vec<String>>,
    /// How many seats there are.
    seats: Option<u8>,
    /// How many values each seat takes.
    each: Option<u8>,
    /// What the file describes.
    format: Option<String>,
    /// The files that come with the game.
    names: Option<Vec<String>>,
}

/// A kind of bot.
#[derive(Serialize, ToSchema)]
struct Opponent {
    #[schema(schema_with = shapes::level)]
    level: Level,
    /// What it is like, in a sentence.
    character: &'static str,
}

/// What can be played here
#[utoipa::path(get, path = "/api/catalog", tag = "tables", responses((status = 200, body = Catalog)))]
pub async fn catalog() -> Json<Catalog> {
    Json(Catalog {
        protocol: protocol::VERSION,
        games: GameKind::all().map(offer).collect(),
        reactions: Reaction::all().collect(),
    })
}

fn offer(game: GameKind) -> Offer {
    with_game!(game, G => Offer {
        game,
        title: game.title(),
        rules_version: G::RULES_VERSION,
        least: *G::SEATS.start(),
        most: *G::SEATS.end(),
        usual_options: serde_json::to_value(G::usual_options()).expect("options are plain data"),
        options: G::SEATS.map(G::schema).collect(),
        levels: Level::all().map(|level| Opponent { level, character: <G as GameModule>::Bots::character(level) }).collect(),
    })
}
