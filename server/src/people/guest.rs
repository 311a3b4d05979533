//! The guest of a request, and its device.

use super::Token;
use super::cookie::{read_cookie, read_device_cookie};
use crate::api::ApiError;
use crate::app::App;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use game_table::Person;
use std::convert::Infallible;
use std::sync::Arc;
use store::User;
use wire::Refusal;

/// The guest of the request's cookie. Without one the request is refused: `not_signed_in`.
#[derive(Debug)]
pub struct Guest {
    pub user: User,
    pub token: Token,
}

impl Guest {
    pub fn person(&self) -> Person {
        Person { user: self.user.id, name: self.user.name.clone() }
    }
}

/// The guest of the request's cookie, if there is one.
#[derive(Debug)]
pub struct MaybeGuest(pub Option<Guest>);

impl FromRequestParts<Arc<App>> for MaybeGuest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MaybeGuest, ApiError> {
        let Some(token) = read_cookie(&app.settings, &parts.headers) else { return Ok(MaybeGuest(None)) };
        let Some(session) = app.sessions.find(token.hash()).await? else { return Ok(MaybeGuest(None)) };
        app.sessions.see(&session, &parts.headers).await;
        Ok(MaybeGuest(Some(Guest { user: session.user, token })))
    }
}

/// What the request's cookie says of its device, if someone has signed in there before.
pub struct KnownDevice(pub Option<Token>);

impl FromRequestParts<Arc<App>> for KnownDevice {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<KnownDevice, Infallible> {
        Ok(KnownDevice(read_device_cookie(&app.settings, &parts.headers)))
    }
}

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Guest, ApiError> {
        let MaybeGuest(guest) = MaybeGuest::from_request_parts(parts, app).await?;
        guest.ok_or(ApiError(Refusal::NotSignedIn))
    }
}
