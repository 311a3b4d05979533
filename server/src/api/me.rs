//! `/api/me`: the guest who asks, and renaming.

use super::ApiError;
use super::extract::Body;
use crate::app::App;
use crate::people::{Guest, KnownDevice, MaybeGuest, device_cookie, set_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use std::sync::Arc;
use store::User;
use wire::Refusal;
use wire::http::{Me, NewName};

/// Who you are
///
/// The cookies are renewed. A visitor who isn't signed in gets an empty answer and not an error: every page asks this
/// first, and browsers log each error status in their console.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me, headers(("Set-Cookie" = String))), (status = 204, description = "Not signed in")))]
pub async fn who_am_i(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    KnownDevice(device): KnownDevice,
) -> Response {
    let Some(guest) = guest else { return StatusCode::NO_CONTENT.into_response() };
    let device = device.map(|device| device_cookie(&app.settings, &device));
    let cookies = [set_cookie(&app.settings, &guest.token)].into_iter().chain(device);
    let cookies: Vec<_> = cookies.map(|cookie| (SET_COOKIE, cookie)).collect();
    let User { name, claimed, renamed_from, .. } = guest.user;
    let me = Me { name, claimed, renamed_from };
    (AppendHeaders(cookies), Json(me)).into_response()
}

/// Changes your name
///
/// A claim moves along with it. Tables you sit at keep the old name.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = NewName, security(("guest" = [])),
    responses((status = 200, body = Me), (status = 401, description = "`not_signed_in`"), (status = 409, description = "`name_taken`"),
              (status = 422, description = "`bad_name`")))]
pub async fn rename(
    State(app): State<Arc<App>>,
    guest: Guest,
    Body(NewName { name }): Body<NewName>,
) -> Result<Json<Me>, ApiError> {
    let name = store::checked_name(&name).map_err(Refusal::bad_name)?;
    if app.bans.has_name(&name) || app.bans.has_user(&guest.user) {
        return Err(Refusal::Banned.into());
    }
    if guest.user.claimed && store::is_reserved(&name) {
        return Err(Refusal::NameTaken.into());
    }
    app.store.rename(guest.user.id, &name).await?;
    Ok(Json(Me { name, claimed: guest.user.claimed, renamed_from: None }))
}
