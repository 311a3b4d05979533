//! `POST /api/games/{id}/share`: a link that gives anyone the record.

use super::ApiError;
use super::error::too_many;
use super::extract::Part;
use super::game::{must_be_released, played};
use crate::app::App;
use crate::people::{Guest, Token};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;
use store::MAX_SHARES;
use wire::http::Shared;

/// Shares the record of a game you have finished
///
/// Every call makes a new link that nobody can guess.
#[utoipa::path(post, path = "/api/games/{id}/share", tag = "games", params(("id" = String, Path)), security(("guest" = [])),
    responses((status = 201, body = Shared), (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`"),
              (status = 409, description = "`withheld` or `too_many`")))]
pub async fn share(
    State(app): State<Arc<App>>,
    guest: Guest,
    headers: HeaderMap,
    Part(id): Part,
) -> Result<(StatusCode, Json<Shared>), ApiError> {
    played(&app, &guest, &id).await?;
    must_be_released(&app, &id).await?;
    let token = Token::for_record();
    let shared = app.store.share(&id, guest.user.id, token.hash(), app.now()).await;
    shared.map_err(|error| too_many(error, MAX_SHARES))?;
    let link = format!("{}/api/records/{}", app.base(&headers), token.reveal());
    Ok((StatusCode::CREATED, Json(Shared { link })))
}
