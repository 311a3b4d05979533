//! `/api/sessions`: signing in from another device, and signing out.

use super::ApiError;
use super::extract::{Address, Body};
use crate::app::App;
use crate::people::{Guest, KnownDevice, MaybeGuest, Token, clear_cookie, device_cookie, set_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use std::sync::Arc;
use store::{TokenHash, User};
use wire::Refusal;
use wire::http::{Me, SignIn};

/// Nobody has a longer name.
const MAX_NAME_BYTES: usize = 400;

/// Signs in with a claimed name
///
/// An unknown name and a wrong passphrase get the same answer, after the same time. From devices on which the name was never used,
/// passphrases can be tried only so often for each name, and for each address.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = SignIn,
    responses((status = 201, body = Me, headers(("Set-Cookie" = String))), (status = 401, description = "`wrong_passphrase`")))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    MaybeGuest(guest): MaybeGuest,
    KnownDevice(device): KnownDevice,
    Body(SignIn { name, passphrase }): Body<SignIn>,
) -> Result<impl IntoResponse, ApiError> {
    let name = if name.len() <= MAX_NAME_BYTES { name.trim() } else { "" };
    let (user, kept) = app.store.claimant(name).await?.unzip();
    let known = match &user {
        Some(user) => proof(&app, user, guest.as_ref(), device.as_ref()).await?,
        None => None,
    };
    if let (Some(user), Some(device)) = (&user, known) {
        app.limits.attempts.by_known_device(device, user.id)?;
    } else {
        app.limits.sign_in(address)?;
        app.limits.attempts.by_stranger(name, address)?;
    }
    let fits = app.passphrases.verify(passphrase, kept.clone()).await?;
    let Some(user) = user.filter(|_| fits) else { return Err(Refusal::WrongPassphrase.into()) };
    let token = Token::for_session();
    app.store.add_session(user.id, token.hash(), app.now()).await?;
    if app.store.claimant(name).await?.map(|(_, hash)| hash) != kept {
        app.store.end_session(token.hash()).await?; // the passphrase was changed while it was verified
        return Err(Refusal::WrongPassphrase.into());
    }
    app.sessions.changed(user.id); // the oldest session may have ended
    let device = device.unwrap_or_else(Token::for_session);
    app.store.know_device(device.hash_for(user.id), user.id, app.now()).await?;
    let cookies = [set_cookie(&app.settings, &token), device_cookie(&app.settings, &device)];
    let cookies = AppendHeaders(cookies.map(|cookie| (SET_COOKIE, cookie)));
    let me = Me { name: user.name, claimed: true, renamed_from: None };
    Ok((StatusCode::CREATED, cookies, Json(me)))
}

/// What proves that this user has signed in on this device before: a session, or the cookie that stays when a session ends.
async fn proof(
    app: &App,
    user: &User,
    guest: Option<&Guest>,
    device: Option<&Token>,
) -> Result<Option<TokenHash>, ApiError> {
    if let Some(guest) = guest.filter(|guest| guest.user.id == user.id) {
        return Ok(Some(guest.token.hash()));
    }
    let Some(device) = device.map(|device| device.hash_for(user.id)) else { return Ok(None) };
    Ok(app.store.knows_device(device, user.id).await?.then_some(device))
}

/// Signs out
///
/// A guest without a claimed name cannot sign in again.
#[utoipa::path(delete, path = "/api/sessions", tag = "people", security(("guest" = [])),
    responses((status = 204, description = "Signed out", headers(("Set-Cookie" = String))), (status = 401, description = "`not_signed_in`")))]
pub async fn sign_out(State(app): State<Arc<App>>, guest: Guest) -> Result<impl IntoResponse, ApiError> {
    app.store.end_session(guest.token.hash()).await?;
    app.sessions.changed(guest.user.id);
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, clear_cookie(&app.settings))]))
}
