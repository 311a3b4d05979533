//! `POST /api/games/{id}/share`: a link that gives anyone the record.

use super::ApiError;
use super::extract::Part;
use super::game::{must_be_released, played};
use crate::app::App;
use crate::people::{Guest, Token};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;
use wire::http::Shared;

/// Shares the record of a game you have finished
///
/// Every call makes a new link that nobody can guess.
#[utoipa::path(post, path = "/api/games/{id}/share", tag = "games", params(("id" = String, Path)), security(("guest" = [])),
    responses((status = 201, body = Shared), (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`"),
              (status = 409, description = "`withheld`")))]
pub async fn share(
    State(app): State<Arc<App>>,
    guest: Guest,
    headers: HeaderMap,
    Part(id): Part,
) -> Result<(StatusCode, Json<Shared>), ApiError> {
    played(&app, &guest, &id).await?;
    must_be_released(&app, &id).await?;
    let token = Token::for_record();
    app.store.share(&id, token.hash()).await?;
    let link = format!("{}/api/records/{}", app.base(&headers), token.reveal());
    Ok((StatusCode::CREATED, Json(Shared { link })))
}
