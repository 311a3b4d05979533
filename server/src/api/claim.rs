//! `POST /api/me/claim`: claiming a name.

use super::ApiError;
use super::extract::{Address, Body};
use crate::app::App;
use crate::people::{Guest, KnownDevice, Token, check_passphrase, device_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use std::sync::Arc;
use wire::Refusal;
use wire::http::{Claim, Me};

/// Claims your name with a passphrase
///
/// From then on nobody else can use the name or one that looks like it, and you can sign in from another device. Guests with such a name get
/// another one: theirs with a number. To change the passphrase, send the old one too; then all your other devices are signed out.
#[utoipa::path(post, path = "/api/me/claim", tag = "people", request_body = Claim, security(("guest" = [])),
    responses((status = 200, body = Me, headers(("Set-Cookie" = String))), (status = 401, description = "`not_signed_in` or `wrong_passphrase`"),
              (status = 409, description = "`name_taken`"), (status = 422, description = "`bad_passphrase`")))]
pub async fn claim(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    KnownDevice(device): KnownDevice,
    Body(claim): Body<Claim>,
) -> Result<impl IntoResponse, ApiError> {
    app.limits.sign_in(address)?;
    check_passphrase(&claim.passphrase).map_err(|problem| Refusal::BadPassphrase { problem })?;
    let name = guest.user.name;
    match app.store.claimant(&name).await? {
        Some((claimant, kept)) if claimant.id == guest.user.id => {
            app.limits.attempts.by_known_device(guest.token.hash(), claimant.id)?;
            let old = claim.old.unwrap_or_default();
            if !app.passphrases.verify(old, Some(kept)).await? {
                return Err(Refusal::WrongPassphrase.into());
            }
        }
        None if !store::is_reserved(&name) => {}
        _ => return Err(Refusal::NameTaken.into()),
    }
    let hash = app.passphrases.hash(claim.passphrase).await?;
    // No other session outlives the old passphrase: neither if the server stops between these steps, nor one that began between them.
    let this = Some(guest.token.hash());
    app.store.end_sessions(guest.user.id, this).await?;
    app.store.claim(guest.user.id, &hash).await?;
    app.store.end_sessions(guest.user.id, this).await?;
    app.sessions.changed(guest.user.id);
    let device = device.unwrap_or_else(Token::for_session);
    app.store.know_device(device.hash_for(guest.user.id), guest.user.id, app.now()).await?;
    let cookie = device_cookie(&app.settings, &device);
    Ok(([(SET_COOKIE, cookie)], Json(Me { name, claimed: true, renamed_from: None })))
}
