//! `/api/games/{id}`: a finished game and its record. Only for its players; for others it does not exist.

use super::ApiError;
use super::extract::Part;
use super::games::seen_by;
use crate::app::App;
use crate::people::{Guest, MaybeGuest};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::Refusal;
use wire::http::Played;

/// The game with this id, if the guest has played it.
pub async fn played(app: &App, guest: &Guest, id: &str) -> Result<Played, ApiError> {
    let row = app.store.game(id).await?;
    row.and_then(|row| seen_by(guest.user.id, row)).ok_or(ApiError(Refusal::NotFound))
}

/// While other tables still play the deal of this game, its record is withheld, also from its players.
pub async fn must_be_released(app: &App, id: &str) -> Result<(), ApiError> {
    match app.store.event_of_game(id).await? {
        Some(event) if !event.over => Err(ApiError(Refusal::Withheld)),
        _ => Ok(()),
    }
}

/// A record as a file.
pub fn as_file(name: &str, record: String) -> Response {
    let attachment = format!("attachment; filename=\"{name}.jsonl\"");
    let kind = "application/x-ndjson".to_owned();
    ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, attachment)], record).into_response()
}

/// A game you have finished
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)), security(("guest" = [])),
    responses((status = 200, body = Played), (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`")))]
pub async fn game(
    State(app): State<Arc<App>>,
    guest: Guest,
    Part(id): Part,
) -> Result<Json<Played>, ApiError> {
    played(&app, &guest, &id).await.map(Json)
}

/// The record of a game you have finished
///
/// One JSON value per line. `quipu replay` and `quipu verify` can read it. The record of an event's game can be read by anyone, but only
/// when the last table of the event has finished.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "games", params(("id" = String, Path)), security((), ("guest" = [])),
    responses((status = 200, description = "The record", body = String, content_type = "application/x-ndjson"),
              (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`"), (status = 409, description = "`withheld`")))]
pub async fn record(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    Part(id): Part,
) -> Result<Response, ApiError> {
    if !app.store.event_of_game(&id).await?.is_some_and(|event| event.over) {
        let guest = guest.ok_or(Refusal::NotSignedIn)?;
        played(&app, &guest, &id).await?;
        must_be_released(&app, &id).await?;
    }
    let record = app.store.record(&id).await?.ok_or(Refusal::NotFound)?;
    let plain = |letter: &char| letter.is_ascii_alphanumeric() || "-_.".contains(*letter);
    let name: String = id.chars().filter(plain).collect();
    Ok(as_file(&name, record))
}
