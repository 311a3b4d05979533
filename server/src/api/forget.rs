//! `DELETE /api/me`: being forgotten.

use super::ApiError;
use super::extract::{Address, Body};
use crate::app::App;
use crate::moderation::forget;
use crate::people::{Guest, clear_cookie};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use std::sync::Arc;
use wire::Refusal;
use wire::http::Forget;

/// Deletes your account
///
/// Erases your name, sessions, passphrase, ratings, links, blocks and reports. Games that you have played stay, with "Former player" in
/// place of your name. Your sockets are closed, and you leave your tables. This cannot be undone. If your name was claimed, the
/// passphrase is required.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Forget, security(("guest" = [])),
    responses((status = 204, description = "Deleted", headers(("Set-Cookie" = String))),
              (status = 401, description = "`not_signed_in` or `wrong_passphrase`")))]
pub async fn delete_me(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Body(Forget { passphrase }): Body<Forget>,
) -> Result<impl IntoResponse, ApiError> {
    app.limits.sign_in(address)?;
    if guest.user.claimed {
        let kept = app.store.claimant(&guest.user.name).await?;
        let kept = kept.filter(|(user, _)| user.id == guest.user.id).map(|(_, hash)| hash);
        if !app.passphrases.verify(passphrase.unwrap_or_default(), kept).await? {
            return Err(Refusal::WrongPassphrase.into());
        }
    }
    // In a task of its own: it goes on if the client hangs up.
    let (forgetting, user) = (app.clone(), guest.user.id);
    let done = tokio::spawn(async move { forget(&forgetting, user).await }).await;
    done.map_err(|_| Refusal::Internal)??;
    tracing::info!("a person was forgotten");
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, clear_cookie(&app.settings))]))
}
