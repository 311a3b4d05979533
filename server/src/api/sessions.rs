//! `/api/sessions`: signing in from another device, and signing out.

use super::ApiError;
use super::extract::{Address, Body};
use crate::app::App;
use crate::people::{Guest, Token, clear_cookie, set_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use std::sync::Arc;
use wire::Refusal;
use wire::http::{Me, SignIn};

/// Signs in with a claimed name
///
/// An unknown name and a wrong passphrase get the same answer, after the same time.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = SignIn,
    responses((status = 201, body = Me, headers(("Set-Cookie" = String))), (status = 401, description = "`wrong_passphrase`")))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(sign_in): Body<SignIn>,
) -> Result<impl IntoResponse, ApiError> {
    app.limits.sign_in(address)?;
    let (user, kept) = app.store.claimant(&sign_in.name).await?.unzip();
    let fits = app.passphrases.verify(sign_in.passphrase, kept).await?;
    let Some(user) = user.filter(|_| fits) else { return Err(Refusal::WrongPassphrase.into()) };
    let token = Token::for_session();
    app.store.add_session(user.id, token.hash(), app.now()).await?;
    let cookie = set_cookie(&app.settings, &token);
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(Me { name: user.name, claimed: true })))
}

/// Signs out
///
/// A guest without a claimed name cannot sign in again.
#[utoipa::path(delete, path = "/api/sessions", tag = "people", security(("guest" = [])),
    responses((status = 204, description = "Signed out", headers(("Set-Cookie" = String))), (status = 401, description = "`not_signed_in`")))]
pub async fn sign_out(State(app): State<Arc<App>>, guest: Guest) -> Result<impl IntoResponse, ApiError> {
    app.store.end_session(guest.token.hash()).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, clear_cookie(&app.settings))]))
}
