//! The HTTP API, one file per call. Everything at a table goes through the socket.

mod catalog;
mod claim;
mod error;
mod extract;
mod game;
mod games;
mod guests;
mod me;
mod openapi;
mod ratings;
mod records;
mod sessions;
mod shapes;
mod share;
mod tables;

pub use error::{ApiError, RefusedAs};

use crate::app::App;
use crate::ops;
use axum::Router;
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest request body: room for a custom board, twice.
pub const MAX_BODY_BYTES: usize = 128 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Quipu",
        description = "Treasure-hunt board games. Whoever has made a guest (or signed in) carries a cookie; everything that happens \
                       at a table goes through the WebSocket at `/socket`. What is refused is answered by name: \
                       `{\"refused\":{\"why\":\"unknown_table\"}}`, or with data, `{\"refused\":{\"why\":{\"too_fast\":{\"retry_ms\":900}}}}`.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(error::Refused)),
    tags(
        (name = "people", description = "Guests, names, passphrases"),
        (name = "tables", description = "Opening tables and finding them"),
        (name = "games", description = "Games that are over: results, records, ratings"),
        (name = "operating", description = "For whoever runs the server")
    )
)]
struct About;

/// All calls, with their description.
pub fn router() -> Router<Arc<App>> {
    let calls = OpenApiRouter::with_openapi(About::openapi())
        .routes(routes!(guests::make_guest))
        .routes(routes!(me::who_am_i, me::rename))
        .routes(routes!(claim::claim))
        .routes(routes!(sessions::sign_in, sessions::sign_out))
        .routes(routes!(catalog::catalog))
        .routes(routes!(tables::open_table))
        .routes(routes!(tables::look_at_table))
        .routes(routes!(tables::table_as_qr))
        .routes(routes!(games::my_games))
        .routes(routes!(game::game))
        .routes(routes!(game::record))
        .routes(routes!(share::share))
        .routes(routes!(records::shared_record))
        .routes(routes!(ratings::my_ratings))
        .routes(routes!(ratings::best_rated))
        .routes(routes!(ops::healthz))
        .routes(routes!(ops::readyz))
        .routes(routes!(ops::metrics))
        .routes(routes!(openapi::description));
    let (router, description) = calls.split_for_parts();
    router.layer(openapi::with(&description))
}
