//! `POST /api/guests`: a name and a cookie, to start playing.

use super::ApiError;
use super::extract::{Address, Body};
use crate::app::App;
use crate::people::{Token, set_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use std::sync::Arc;
use wire::Refusal;
use wire::http::{Me, NewName};

/// Creates a guest
///
/// The response sets a cookie, which identifies the guest. A claimed name is taken, and so is one that looks like it.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewName,
    responses((status = 201, body = Me, headers(("Set-Cookie" = String))), (status = 409, description = "`name_taken`"), (status = 422, description = "`bad_name`")))]
pub async fn make_guest(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(NewName { name }): Body<NewName>,
) -> Result<impl IntoResponse, ApiError> {
    app.limits.guest(address)?;
    let name = store::checked_name(&name).map_err(Refusal::bad_name)?;
    if app.bans.has_name(&name) {
        return Err(Refusal::Banned.into());
    }
    let token = Token::for_session();
    app.store.add_user(&name, token.hash(), app.now()).await?;
    let cookie = set_cookie(&app.settings, &token);
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(Me { name, claimed: false, renamed_from: None })))
}
