//! Who may use the operator's page.

use super::html::document;
use super::page;
use crate::Settings;
use crate::api::ApiError;
use crate::app::App;
use crate::ops::client_address;
use crate::people::Token;
use axum::extract::{ConnectInfo, Form, FromRequestParts, State};
use axum::http::header::{AUTHORIZATION, COOKIE, LOCATION, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use std::sync::Arc;

/// An operator, by a valid token. Without one, the page to sign in is the answer.
pub struct Operator {
    pub token: Token,
}

/// Wherever the token comes from, each request counts for its address.
pub struct Counted;

impl Operator {
    /// What forms must have, so that no other page can send one: it cannot be known without the token.
    pub fn csrf(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"quipu admin form ");
        hash.update(self.token.reveal());
        const_hex::encode(hash.finalize())
    }
}

impl FromRequestParts<Arc<App>> for Counted {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Counted, ApiError> {
        if let Some(ConnectInfo(peer)) = parts.extensions.get::<ConnectInfo<SocketAddr>>() {
            app.limits.request(client_address(&app.settings, *peer, &parts.headers))?;
        }
        Ok(Counted)
    }
}

impl FromRequestParts<Arc<App>> for Operator {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Operator, Response> {
        Counted::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let Some(token) = token_of(&app.settings, &parts.headers) else { return Err(page::signed_out(None)) };
        let valid = app.store.admin_token(token.hash(), app.now()).await;
        match valid.map_err(|error| ApiError::from(error).into_response())? {
            Some(_) => Ok(Operator { token }),
            None => Err(page::signed_out(None)),
        }
    }
}

fn token_of(settings: &Settings, headers: &HeaderMap) -> Option<Token> {
    if let Some(header) = headers.get(AUTHORIZATION) {
        return Token::parse(header.to_str().ok()?.strip_prefix("Bearer ")?.trim());
    }
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == name(settings)).and_then(|cookie| Token::parse(cookie.value()))
}

fn name(settings: &Settings) -> &'static str {
    if settings.https() { "__Secure-quipu-admin" } else { "quipu-admin" }
}

/// Only for this page and no script; no other site can make a browser send it.
fn cookie(settings: &Settings, value: &str, lifetime: Duration) -> HeaderValue {
    let cookie = Cookie::build((name(settings), value))
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(settings.https())
        .path("/admin")
        .max_age(lifetime);
    let mut header =
        HeaderValue::try_from(cookie.to_string()).expect("a token has letters, digits, - and _ only");
    header.set_sensitive(true);
    header
}

/// Back to the page, which the browser then asks for, with another cookie.
fn back_with(cookie: HeaderValue) -> Response {
    let location = HeaderValue::from_static("/admin");
    (StatusCode::SEE_OTHER, [(LOCATION, location), (SET_COOKIE, cookie)]).into_response()
}

#[derive(Deserialize)]
pub struct SignIn {
    token: String,
}

/// `POST /admin/sign-in`: a token becomes a cookie.
pub async fn sign_in(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    _: Counted,
    headers: HeaderMap,
    Form(SignIn { token }): Form<SignIn>,
) -> Result<Response, ApiError> {
    app.limits.sign_in(client_address(&app.settings, peer, &headers))?;
    let wrong =
        || page::signed_out(Some("This token is not valid, or no longer. Make a new one: quipu admin token"));
    let Some(token) = Token::parse(token.trim()) else { return Ok(wrong()) };
    let now = app.now();
    let Some(ends) = app.store.admin_token(token.hash(), now).await? else { return Ok(wrong()) };
    let cookie = cookie(&app.settings, token.reveal(), Duration::milliseconds(ends - now));
    Ok(back_with(cookie))
}

#[derive(Deserialize)]
pub struct SignOut {
    csrf: String,
}

/// `POST /admin/sign-out`: the token ends.
pub async fn sign_out(
    State(app): State<Arc<App>>,
    operator: Operator,
    Form(SignOut { csrf }): Form<SignOut>,
) -> Result<Response, ApiError> {
    if csrf != operator.csrf() {
        return Ok(forged());
    }
    app.store.end_admin_tokens(Some(operator.token.hash())).await?;
    Ok(back_with(cookie(&app.settings, "", Duration::ZERO)))
}

/// A form that was not made for this token.
pub fn forged() -> Response {
    let text =
        "<p>This form is not from this page, or is too old. <a href=\"/admin\">Open the page again</a>.</p>";
    document(StatusCode::FORBIDDEN, text)
}
