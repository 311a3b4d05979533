//! `POST /api/me/claim`: claiming a name.

use super::ApiError;
use super::extract::{Address, Body};
use super::me::Me;
use crate::app::App;
use crate::people::{Guest, check_passphrase};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// A passphrase for your name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// 8 to 200 characters.
    #[schema(example = "three llamas and a rope")]
    passphrase: String,
    /// The one it replaces, if there is one.
    old: Option<String>,
}

/// Claims your name with a passphrase
///
/// From then on nobody else can use the name, and you can sign in from another device. To change the passphrase, send the old one too.
#[utoipa::path(post, path = "/api/me/claim", tag = "people", request_body = Claim,
    responses((status = 200, body = Me), (status = 401, description = "`not_signed_in` or `wrong_passphrase`"),
              (status = 409, description = "`name_taken`"), (status = 422, description = "`bad_passphrase`"),
              (status = 429, description = "`too_fast`")))]
pub async fn claim(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Body(claim): Body<Claim>,
) -> Result<Json<Me>, ApiError> {
    app.limits.sign_in(address)?;
    check_passphrase(&claim.passphrase).map_err(|problem| ApiError::BadPassphrase { problem })?;
    let name = guest.user.name;
    match app.store.claimant(&name).await? {
        Some((claimant, kept)) if claimant.id == guest.user.id => {
            let old = claim.old.unwrap_or_default();
            if !app.passphrases.verify(old, Some(kept)).await? {
                return Err(ApiError::WrongPassphrase);
            }
        }
        Some(_) => return Err(ApiError::NameTaken),
        None => {}
    }
    let hash = app.passphrases.hash(claim.passphrase).await?;
    app.store.claim(guest.user.id, &hash).await?;
    Ok(Json(Me { name, claimed: true }))
}
