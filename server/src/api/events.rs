//! `/api/events`: several tables that play the same deal.

use super::ApiError;
use super::extract::{Address, Body, Part};
use crate::app::App;
use crate::ops::Asker;
use crate::people::{Guest, MaybeGuest};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use std::sync::Arc;
use wire::http::{EventResults, NewEvent, OpenedEvent};
use wire::{Code, EventCommand, EventView, Refusal};

/// Opens an event
///
/// You become its host. Several tables will play the same deal, and their results are compared seat by seat.
#[utoipa::path(post, path = "/api/events", tag = "events", request_body = NewEvent, security(("guest" = [])),
    responses((status = 201, body = OpenedEvent, links(
                  ("look" = (operation_id = "look_at_event", parameters(("code" = "$response.body#/code")))),
                  ("results" = (operation_id = "event_results", parameters(("code" = "$response.body#/code")))))),
              (status = 401, description = "`not_signed_in`"), (status = 409, description = "`too_many_tables`"),
              (status = 422, description = "`bad_setup` or `bad_tables`")))]
pub async fn open_event(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    headers: HeaderMap,
    Body(NewEvent { setup, tables }): Body<NewEvent>,
) -> Result<impl IntoResponse, ApiError> {
    if app.bans.has_user(&guest.user) {
        return Err(Refusal::Banned.into());
    }
    app.limits.tables(address, tables)?;
    let _turn = app.limits.turns.of(guest.user.id).await;
    let code = app.events.open(guest.person(), &setup, tables).await?;
    app.limits.codes.learn(guest.user.id, code);
    let link = format!("{}/event/{code}", app.base(&headers));
    Ok((StatusCode::CREATED, Json(OpenedEvent { code, link })))
}

/// Shows an event
///
/// Anyone with the code can see who sits where. Over the socket, `event` follows it.
#[utoipa::path(get, path = "/api/events/{code}", tag = "events", params(("code" = Code, Path)),
    responses((status = 200, body = EventView), (status = 404, description = "`unknown_event` or `not_found`")))]
pub async fn look_at_event(
    State(app): State<Arc<App>>,
    Address(address): Address,
    MaybeGuest(guest): MaybeGuest,
    Part(code): Part,
) -> Result<Json<EventView>, ApiError> {
    let (code, user) = (parsed(&code)?, guest.map(|guest| guest.user.id));
    let asker = Asker { address, user };
    Ok(Json(app.limits.codes.find(asker, code, app.events.view(code, user)).await?))
}

/// Does something at an event
#[utoipa::path(post, path = "/api/events/{code}/commands", tag = "events", params(("code" = Code, Path)), request_body = EventCommand,
    security(("guest" = [])),
    responses((status = 200, body = EventView), (status = 401, description = "`not_signed_in`"),
              (status = 403, description = "`foreign_origin`, `banned`, `not_admitted`, `not_host` or `not_seated`"),
              (status = 404, description = "`unknown_event` or `not_found`"),
              (status = 409, description = "`event_started`, `event_not_started`, `event_canceled`, `event_over`, `already_seated`, `place_taken`, \
                  `no_such_place`, `table_full`, `table_not_full`, `only_bots`, `table_taken`, `no_salt_due`, `already_revealed` or `wrong_salt`"),
              (status = 422, description = "`bad_tables`")))]
pub async fn do_at_event(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Part(code): Part,
    Body(command): Body<EventCommand>,
) -> Result<Json<EventView>, ApiError> {
    let (code, person) = (parsed(&code)?, guest.person());
    if let EventCommand::AddTable {} = command {
        app.limits.tables(address, 1)?;
    }
    let asker = Asker { address, user: Some(person.user) };
    Ok(Json(app.limits.codes.find(asker, code, app.events.submit(code, &person, &command)).await?))
}

/// The results of an event
///
/// For each seat number, the scores of all tables with the same deal. Empty until the last table has finished.
#[utoipa::path(get, path = "/api/events/{code}/results", tag = "events", params(("code" = Code, Path)),
    responses((status = 200, body = EventResults), (status = 404, description = "`unknown_event` or `not_found`")))]
pub async fn event_results(
    State(app): State<Arc<App>>,
    Address(address): Address,
    MaybeGuest(guest): MaybeGuest,
    Part(code): Part,
) -> Result<Json<EventResults>, ApiError> {
    let (code, asker) = (parsed(&code)?, Asker { address, user: guest.map(|guest| guest.user.id) });
    Ok(Json(app.limits.codes.find(asker, code, app.events.results(code)).await?))
}

fn parsed(code: &str) -> Result<Code, Refusal> {
    code.parse().map_err(|_| Refusal::UnknownEvent)
}
