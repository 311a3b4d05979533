//! `GET /api/catalog`: what can be played here, so that a client can build its forms.

use super::shapes;
use axum::Json;
use bots::{Level, Roster};
use catalog::GameModule;
use catalog::{GameKind, with_game};
use game_core::Game;
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
    /// The bots, weakest first.
    levels: Vec<Opponent>,
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
        levels: Level::all().map(|level| Opponent { level, character: <G as GameModule>::Bots::character(level) }).collect(),
    })
}
