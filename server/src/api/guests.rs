//! `POST /api/guests`: a name and a cookie, to start playing.

use super::ApiError;
use super::extract::{Address, Body};
use super::me::Me;
use crate::app::App;
use crate::people::{Token, set_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Called {
    /// 1 to 20 visible characters.
    #[schema(example = "Anna")]
    pub name: String,
}

/// Makes a guest
///
/// The response sets a cookie, which identifies the guest. A claimed name is taken.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = Called,
    responses((status = 201, body = Me), (status = 409, description = "`name_taken`"), (status = 422, description = "`bad_name`"),
              (status = 429, description = "`too_fast`")))]
pub async fn make_guest(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(called): Body<Called>,
) -> Result<impl IntoResponse, ApiError> {
    app.limits.guest(address)?;
    let name = protocol::checked_name(&called.name).map_err(|problem| ApiError::BadName { problem })?;
    if app.store.claimant(&name).await?.is_some() {
        return Err(ApiError::NameTaken);
    }
    let token = Token::for_session();
    app.store.add_user(&name, token.hash(), app.now()).await?;
    let cookie = set_cookie(&app.settings, &token);
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(Me { name, claimed: false })))
}
