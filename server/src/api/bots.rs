//! `/api/me/bots`: bot accounts, with which programs play.

use super::ApiError;
use super::extract::{Address, Body, Part};
use crate::app::App;
use crate::people::{Guest, Token};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use store::Program;
use wire::Refusal;
use wire::http::{CreatedBot, NewBot, OwnBot, OwnBots};

/// How a bot's name ends, so that it is known for one wherever its name stands: in results, records and ratings too.
const ENDING: &str = "bot";

/// In place of a passphrase's hash: nobody can sign in with the name of a bot.
const NO_PASSPHRASE: &str = "!";

/// Creates a bot account
///
/// You need a claimed name. The answer has the token with which a program opens the socket, as `Authorization: Bearer TOKEN`: keep it, since it is
/// shown only now. Nobody else can use the bot's name.
#[utoipa::path(post, path = "/api/me/bots", tag = "people", request_body = NewBot, security(("guest" = [])),
    responses((status = 201, body = CreatedBot), (status = 401, description = "`not_signed_in`"),
              (status = 409, description = "`not_claimed`, `name_taken` or `too_many_bots`"),
              (status = 422, description = "`bad_name` or `bad_bot_name`")))]
pub async fn create_bot(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Body(NewBot { name }): Body<NewBot>,
) -> Result<(StatusCode, Json<CreatedBot>), ApiError> {
    if !guest.user.claimed {
        return Err(Refusal::NotClaimed.into());
    }
    app.limits.guest(address)?;
    let name = store::checked_name(&name).map_err(Refusal::bad_name)?;
    if app.bans.has_name(&name) || app.bans.has_user(&guest.user) {
        return Err(Refusal::Banned.into());
    }
    if !name.to_lowercase().ends_with(ENDING) {
        return Err(Refusal::BadBotName.into());
    }
    let owner = guest.user.id;
    let _turn = app.limits.turns.of(owner).await;
    let most = app.settings.most_bots_per_guest;
    if app.store.programs_of(owner).await?.len() >= most {
        return Err(Refusal::TooManyBots { most }.into());
    }
    // Its user has a session that nobody can open, and which ends at once.
    let nobody = Token::for_session().hash();
    let user = app.store.add_user(&name, nobody, app.now()).await?;
    app.store.end_session(nobody).await?;
    app.store.claim(user, NO_PASSPHRASE).await?;
    let token = Token::for_session();
    app.store.add_program(user, owner, token.hash(), app.now()).await?;
    Ok((StatusCode::CREATED, Json(CreatedBot { name, token: token.reveal().to_owned() })))
}

/// Your bot accounts
#[utoipa::path(get, path = "/api/me/bots", tag = "people", security(("guest" = [])),
    responses((status = 200, body = OwnBots), (status = 401, description = "`not_signed_in`")))]
pub async fn own_bots(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<OwnBots>, ApiError> {
    let own = app.store.programs_of(guest.user.id).await?;
    let bots = own.into_iter().map(|Program { name, created, .. }| OwnBot { name, created }).collect();
    Ok(Json(OwnBots { bots, most: app.settings.most_bots_per_guest }))
}

/// Revokes a bot account
///
/// Its token is no longer valid, and its sockets are closed. Its name stays taken.
#[utoipa::path(delete, path = "/api/me/bots/{name}", tag = "people", params(("name" = String, Path)), security(("guest" = [])),
    responses((status = 204, description = "Revoked"), (status = 401, description = "`not_signed_in`"),
              (status = 404, description = "`not_found`")))]
pub async fn revoke_bot(
    State(app): State<Arc<App>>,
    guest: Guest,
    Part(name): Part,
) -> Result<StatusCode, ApiError> {
    let own = app.store.programs_of(guest.user.id).await?;
    let program = own.into_iter().find(|program| program.name == name).ok_or(Refusal::NotFound)?;
    app.store.revoke_program(program.user).await?;
    app.revoked_programs.send_replace(()); // its sockets look whether it was they
    Ok(StatusCode::NO_CONTENT)
}
