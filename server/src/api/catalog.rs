//! `GET /api/catalog`: what can be played here, so that a client can build its forms.

use axum::Json;
use bots::{Level, Roster};
use catalog::{GameKind, GameModule, with_game};
use game_core::{DescribeOptions, Game};
use wire::Reaction;
use wire::http::{BotLevel, Catalog, CatalogGame};

/// What can be played here
#[utoipa::path(get, path = "/api/catalog", tag = "tables", responses((status = 200, body = Catalog)))]
pub async fn catalog() -> Json<Catalog> {
    Json(Catalog {
        protocol: wire::VERSION,
        games: GameKind::all().map(offer).collect(),
        reactions: Reaction::all().collect(),
    })
}

fn offer(game: GameKind) -> CatalogGame {
    with_game!(game, G => CatalogGame {
        game,
        title: game.title(),
        rules_version: G::RULES_VERSION,
        least: *G::SEATS.start(),
        most: *G::SEATS.end(),
        usual_options: serde_json::to_value(G::usual_options()).expect("options are plain data"),
        options: G::SEATS.map(G::schema).collect(),
        levels: Level::all().map(|level| BotLevel { level, character: <G as GameModule>::Bots::character(level) }).collect(),
    })
}
