//! The HTTP API, one file per call. Everything at a table goes through the socket.

mod blocks;
mod bots;
mod catalog;
mod claim;
mod copy;
mod daily;
mod devices;
mod error;
mod events;
mod extract;
mod forget;
mod game;
mod games;
mod guests;
mod links;
mod me;
mod notifications;
mod openapi;
mod ratings;
mod records;
mod removals;
mod reports;
mod sessions;
mod share;
mod tables;
mod whom;

pub use error::{ApiError, RefusedAs};

use crate::app::App;
use crate::ops;
use axum::Router;
use std::sync::Arc;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest request body: room for a custom board, twice.
pub const MAX_BODY_BYTES: usize = 128 * 1024;

/// All calls.
pub fn router() -> Router<Arc<App>> {
    let (router, description) = parts();
    router.layer(openapi::with(&description))
}

/// What `/api/openapi.json` says.
pub fn description() -> OpenApi {
    parts().1
}

fn parts() -> (Router<Arc<App>>, OpenApi) {
    let calls = OpenApiRouter::with_openapi(openapi::about())
        .routes(routes!(guests::make_guest))
        .routes(routes!(me::who_am_i, me::rename, forget::delete_me))
        .routes(routes!(copy::my_data))
        .routes(routes!(links::my_links))
        .routes(routes!(links::revoke_link))
        .routes(routes!(blocks::my_blocks, blocks::block))
        .routes(routes!(blocks::unblock))
        .routes(routes!(reports::report))
        .routes(routes!(claim::claim))
        .routes(routes!(sessions::sign_in, sessions::sign_out))
        .routes(routes!(notifications::notifications, notifications::add_channel))
        .routes(routes!(notifications::remove_channel))
        .routes(routes!(notifications::confirm_channel))
        .routes(routes!(notifications::test_channel))
        .routes(routes!(devices::my_sessions, devices::end_sessions))
        .routes(routes!(devices::end_session))
        .routes(routes!(bots::create_bot, bots::own_bots))
        .routes(routes!(bots::revoke_bot))
        .routes(routes!(catalog::catalog))
        .routes(routes!(tables::open_table, tables::own_tables))
        .routes(routes!(tables::look_at_table))
        .routes(routes!(tables::table_as_qr))
        .routes(routes!(removals::remove_for_good, removals::readmit))
        .routes(routes!(events::open_event))
        .routes(routes!(events::look_at_event))
        .routes(routes!(events::do_at_event))
        .routes(routes!(events::event_results))
        .routes(routes!(games::my_games))
        .routes(routes!(game::game))
        .routes(routes!(game::record))
        .routes(routes!(share::share))
        .routes(routes!(records::shared_record))
        .routes(routes!(ratings::my_ratings))
        .routes(routes!(ratings::best_rated))
        .routes(routes!(daily::add_daily))
        .routes(routes!(daily::daily_board))
        .routes(routes!(daily::my_dailies))
        .routes(routes!(ops::healthz))
        .routes(routes!(ops::readyz))
        .routes(routes!(ops::metrics))
        .routes(routes!(openapi::description));
    let (router, mut description) = calls.split_for_parts();
    openapi::complete(&mut description);
    (router, description)
}
