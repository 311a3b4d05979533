//! `/api/me/links`: the links to records that a person has shared, and taking them back.

use super::ApiError;
use super::extract::Part;
use crate::app::App;
use crate::people::Guest;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use store::ShareRow;
use wire::Refusal;
use wire::http::{ShareLink, ShareLinks};

pub fn link_of(ShareRow { id, game_id, game, ended, shared }: ShareRow) -> ShareLink {
    ShareLink { id, game_id, game, ended, shared }
}

/// The links to records that you have shared
///
/// The links themselves are not stored, so nobody can read them here.
#[utoipa::path(get, path = "/api/me/links", tag = "games", security(("guest" = [])),
    responses((status = 200, body = ShareLinks), (status = 401, description = "`not_signed_in`")))]
pub async fn my_links(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<ShareLinks>, ApiError> {
    let rows = app.store.shares_of(guest.user.id).await?;
    Ok(Json(ShareLinks { links: rows.into_iter().map(link_of).collect() }))
}

/// Takes back a link
///
/// From then on it leads nowhere.
#[utoipa::path(delete, path = "/api/me/links/{id}", tag = "games", params(("id" = String, Path)), security(("guest" = [])),
    responses((status = 204, description = "Taken back"), (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`")))]
pub async fn revoke_link(
    State(app): State<Arc<App>>,
    guest: Guest,
    Part(id): Part,
) -> Result<StatusCode, ApiError> {
    match app.store.revoke_share(guest.user.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Refusal::NotFound.into()),
    }
}
