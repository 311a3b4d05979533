//! `/api/me`: who one is, and another name.

use super::ApiError;
use super::extract::Body;
use super::guests::Called;
use crate::app::App;
use crate::people::{Guest, set_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Whoever asks.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The name.
    pub name: String,
    /// Whether it was claimed with a passphrase.
    pub claimed: bool,
}

/// Who one is
///
/// The cookie is given anew, so that it lasts for another year.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, description = "`not_signed_in`")))]
pub async fn who_am_i(State(app): State<Arc<App>>, guest: Guest) -> impl IntoResponse {
    let cookie = set_cookie(&app.settings, &guest.token);
    ([(SET_COOKIE, cookie)], Json(Me { name: guest.user.name, claimed: guest.user.claimed }))
}

/// Takes another name
///
/// A claim goes along with it. Tables that one sits at keep the old name.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Called,
    responses((status = 200, body = Me), (status = 401, description = "`not_signed_in`"), (status = 409, description = "`name_taken`"),
              (status = 422, description = "`bad_name`")))]
pub async fn rename(
    State(app): State<Arc<App>>,
    guest: Guest,
    Body(called): Body<Called>,
) -> Result<Json<Me>, ApiError> {
    let name = protocol::checked_name(&called.name).map_err(|problem| ApiError::BadName { problem })?;
    app.store.rename(guest.user.id, &name).await?;
    Ok(Json(Me { name, claimed: guest.user.claimed }))
}
