//! `POST /api/me/claim`: claiming a name.

use super::ApiError;
use super::extract::{Address, Body};
use crate::app::App;
use crate::people::{Guest, check_passphrase};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use wire::Refusal;
use wire::http::{Claim, Me};

/// Claims your name with a passphrase
///
/// From then on nobody else can use the name, and you can sign in from another device. To change the passphrase, send the old one too.
#[utoipa::path(post, path = "/api/me/claim", tag = "people", request_body = Claim, security(("guest" = [])),
    responses((status = 200, body = Me), (status = 401, description = "`not_signed_in` or `wrong_passphrase`"),
              (status = 409, description = "`name_taken`"), (status = 422, description = "`bad_passphrase`")))]
pub async fn claim(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Body(claim): Body<Claim>,
) -> Result<Json<Me>, ApiError> {
    app.limits.sign_in(address)?;
    check_passphrase(&claim.passphrase).map_err(|problem| Refusal::BadPassphrase { problem })?;
    let name = guest.user.name;
    match app.store.claimant(&name).await? {
        Some((claimant, kept)) if claimant.id == guest.user.id => {
            let old = claim.old.unwrap_or_default();
            if !app.passphrases.verify(old, Some(kept)).await? {
                return Err(Refusal::WrongPassphrase.into());
            }
        }
        Some(_) => return Err(Refusal::NameTaken.into()),
        None => {}
    }
    let hash = app.passphrases.hash(claim.passphrase).await?;
    app.store.claim(guest.user.id, &hash).await?;
    Ok(Json(Me { name, claimed: true }))
}
