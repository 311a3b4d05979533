//! `/api/me/notifications`: where you are told that it is your turn.

use super::ApiError;
use super::extract::{Address, Body, Part};
use crate::app::App;
use crate::notify::{Failure, Message};
use crate::people::{Guest, Token};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::{ChannelId, ChannelRow, Millis, StoreError, TokenHash};
use wire::Refusal;
use wire::http::{Channel, ChannelProblem, ChannelState, ConfirmChannel, NewChannel, Notifications, Target};

/// How long a code counts, and how many wrong ones may be given.
const CODE_COUNTS: Millis = 3_600_000;
const MAX_TRIES: u32 = 5;

/// Your channels
///
/// And what this server offers: with nothing in `offers`, its operator has turned notifications off.
#[utoipa::path(get, path = "/api/me/notifications", tag = "people", security(("guest" = [])),
    responses((status = 200, body = Notifications), (status = 401, description = "`not_signed_in`")))]
pub async fn notifications(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> Result<Json<Notifications>, ApiError> {
    let channels = app.store.channels(guest.user.id).await?;
    Ok(Json(Notifications {
        offers: app.notifier.offers().clone(),
        channels: channels.iter().map(shown).collect(),
    }))
}

/// Adds a channel
///
/// From then on you are told there when a decision waits for you at a table whose decisions may take days, and you do not have that table open. An e-mail
/// address is sent a code first, which confirms it.
#[utoipa::path(post, path = "/api/me/notifications", tag = "people", request_body = NewChannel, security(("guest" = [])),
    responses((status = 201, body = Channel), (status = 401, description = "`not_signed_in`"), (status = 422, description = "`bad_channel`")))]
pub async fn add_channel(
    State(app): State<Arc<App>>,
    Address(from): Address,
    guest: Guest,
    Body(channel): Body<NewChannel>,
) -> Result<(StatusCode, Json<Channel>), ApiError> {
    let user = guest.user.id;
    app.notifier.may_change(user)?;
    app.notifier.check(&channel).await.map_err(Refusal::bad_channel)?;
    let code = match &channel.to {
        Target::Email { address } => {
            app.notifier.may_send_code(address, from)?;
            Some(new_code())
        }
        _ => None,
    };
    let hash = code.as_deref().map(|code| hash(&channel, code));
    let id = app.store.add_channel(user, &channel, hash, app.now()).await.map_err(|error| match error {
        StoreError::Taken => ApiError(Refusal::bad_channel(ChannelProblem::TooMany)),
        error => error.into(),
    })?;
    if let Some(code) = code {
        let message = Message::code(channel.language, new_id("code"), &code);
        if let Err(failure) = app.notifier.send(&channel, &message).await {
            app.store.remove_channel(id).await?;
            return Err(undelivered(failure));
        }
    }
    let row = own(&app, &guest, &id.0.to_string()).await?;
    Ok((StatusCode::CREATED, Json(shown(&row))))
}

/// Removes a channel
#[utoipa::path(delete, path = "/api/me/notifications/{id}", tag = "people", params(("id" = i64, Path)), security(("guest" = [])),
    responses((status = 204, description = "Removed"), (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`")))]
pub async fn remove_channel(
    State(app): State<Arc<App>>,
    guest: Guest,
    Part(id): Part,
) -> Result<StatusCode, ApiError> {
    let channel = own(&app, &guest, &id).await?;
    app.store.remove_channel(channel.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Confirms an e-mail address
///
/// With the code that was sent there. It counts for an hour and for five tries.
#[utoipa::path(post, path = "/api/me/notifications/{id}/confirm", tag = "people", params(("id" = i64, Path)), request_body = ConfirmChannel,
    security(("guest" = [])),
    responses((status = 200, body = Channel), (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`"),
              (status = 422, description = "`bad_channel`")))]
pub async fn confirm_channel(
    State(app): State<Arc<App>>,
    guest: Guest,
    Part(id): Part,
    Body(ConfirmChannel { code }): Body<ConfirmChannel>,
) -> Result<Json<Channel>, ApiError> {
    app.notifier.may_change(guest.user.id)?;
    let row = own(&app, &guest, &id).await?;
    let Some(awaited) = row.code else { return Ok(Json(shown(&row))) };
    let counts = row.tries < MAX_TRIES && app.now() < row.added + CODE_COUNTS;
    if !counts || hash(&row.channel, code.trim()) != awaited {
        app.store.count_wrong_code(row.id).await?;
        return Err(Refusal::bad_channel(ChannelProblem::WrongCode).into());
    }
    app.store.confirm_channel(row.id).await?;
    Ok(Json(shown(&ChannelRow { code: None, ..row })))
}

/// Sends a test
///
/// Answers when it was taken.
#[utoipa::path(post, path = "/api/me/notifications/{id}/test", tag = "people", params(("id" = i64, Path)), security(("guest" = [])),
    responses((status = 204, description = "Sent"), (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`"),
              (status = 422, description = "`bad_channel`")))]
pub async fn test_channel(
    State(app): State<Arc<App>>,
    guest: Guest,
    Part(id): Part,
) -> Result<StatusCode, ApiError> {
    app.notifier.may_change(guest.user.id)?;
    let row = own(&app, &guest, &id).await?;
    if row.state() == ChannelState::Unconfirmed {
        return Err(Refusal::bad_channel(ChannelProblem::Unconfirmed).into());
    }
    let message = Message::test(row.channel.language, new_id("test"));
    match app.notifier.send(&row.channel, &message).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(failure) => Err(undelivered(failure)),
    }
}

fn undelivered(failure: Failure) -> ApiError {
    let reason = failure.problem();
    // The sentence has the status of the answer, if there was one.
    ApiError(Refusal::BadChannel {
        problem: format!("the notification could not be delivered: {failure}"),
        reason,
    })
}

/// This channel, if it is the guest's own.
async fn own(app: &App, guest: &Guest, id: &str) -> Result<ChannelRow, ApiError> {
    let id = ChannelId(id.parse().map_err(|_| Refusal::NotFound)?);
    let channels = app.store.channels(guest.user.id).await?;
    channels.into_iter().find(|it| it.id == id).ok_or(ApiError(Refusal::NotFound))
}

fn shown(row: &ChannelRow) -> Channel {
    let to = &row.channel.to;
    let label = match to {
        Target::Email { address } => address.clone(),
        // The path can contain a secret.
        _ => to.address().split('/').nth(2).unwrap_or_default().to_owned(),
    };
    Channel { id: row.id.0, kind: to.kind(), label, state: row.state() }
}

/// Eight digits.
fn new_code() -> String {
    format!("{:08}", crate::tables::random_u64() % 100_000_000)
}

/// Of a message that is sent once.
fn new_id(kind: &str) -> String {
    format!("{kind}-{}", Token::for_record().reveal())
}

fn hash(channel: &NewChannel, code: &str) -> TokenHash {
    TokenHash(Sha256::digest(format!("{} {code}", channel.to.address())).into())
}
