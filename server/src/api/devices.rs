//! `/api/me/sessions`: the devices on which someone is signed in, and signing them out.

use super::ApiError;
use super::extract::{Params, Part};
use crate::app::App;
use crate::people::{Guest, UNKNOWN_DEVICE, clear_cookie, session_id};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use store::Session;
use utoipa::IntoParams;
use wire::Refusal;
use wire::http::{DeviceSession, Sessions};

/// The devices on which you are signed in, the last used first
#[utoipa::path(get, path = "/api/me/sessions", tag = "people", security(("guest" = [])),
    responses((status = 200, body = Sessions), (status = 401, description = "`not_signed_in`")))]
pub async fn my_sessions(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Sessions>, ApiError> {
    let this = guest.token.hash();
    let described = |Session { token, started, seen, device, .. }: Session| DeviceSession {
        id: session_id(token),
        device: Some(device).filter(|device| !device.is_empty() && device != UNKNOWN_DEVICE),
        started,
        seen,
        this: token == this,
    };
    let sessions = app.store.sessions_of(guest.user.id).await?;
    Ok(Json(Sessions { sessions: sessions.into_iter().map(described).collect() }))
}

/// Signs out one device
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "people", params(("id" = String, Path)), security(("guest" = [])),
    responses((status = 204, description = "Signed out; its sockets are closed"), (status = 401, description = "`not_signed_in`"),
              (status = 404, description = "`not_found`")))]
pub async fn end_session(
    State(app): State<Arc<App>>,
    guest: Guest,
    Part(id): Part,
) -> Result<StatusCode, ApiError> {
    let sessions = app.store.sessions_of(guest.user.id).await?;
    let named = sessions.iter().find(|session| session_id(session.token) == id);
    app.store.end_session(named.ok_or(Refusal::NotFound)?.token).await?;
    app.sessions.changed(guest.user.id);
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// Whether to sign out this device, too.
    #[serde(default)]
    this: bool,
}

/// Signs out all other devices, or all
#[utoipa::path(delete, path = "/api/me/sessions", tag = "people", params(Which), security(("guest" = [])),
    responses((status = 204, description = "Signed out; their sockets are closed"), (status = 401, description = "`not_signed_in`")))]
pub async fn end_sessions(
    State(app): State<Arc<App>>,
    guest: Guest,
    Params(Which { this }): Params<Which>,
) -> Result<Response, ApiError> {
    app.store.end_sessions(guest.user.id, (!this).then(|| guest.token.hash())).await?;
    app.sessions.changed(guest.user.id);
    if this {
        return Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, clear_cookie(&app.settings))]).into_response());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}
