//! `POST /api/reports`: telling the operator about a player or a table.

use super::ApiError;
use super::extract::{Address, Body};
use super::whom;
use crate::app::App;
use crate::ops::Asker;
use crate::people::Guest;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use wire::Refusal;
use wire::http::{NewReport, Reported, Whom};

/// Reports a player or a table to the operator
///
/// Only the reason is sent, no text. The same report again changes nothing.
#[utoipa::path(post, path = "/api/reports", tag = "people", request_body = NewReport, security(("guest" = [])),
    responses((status = 204, description = "Reported"), (status = 401, description = "`not_signed_in`"),
              (status = 403, description = "`foreign_origin`, `banned` or `no_spectators`"),
              (status = 404, description = "`unknown_table` or `not_found`"), (status = 409, description = "`no_such_place`"),
              (status = 410, description = "`closed` or `other_rules`")))]
pub async fn report(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Body(NewReport { about, reason }): Body<NewReport>,
) -> Result<StatusCode, ApiError> {
    let you = guest.user.id;
    app.limits.report(you)?;
    let (whom, code) = match about {
        Reported::Table { table } => {
            let asker = Asker { address, user: Some(you) };
            app.limits.codes.find(asker, table, app.tables.listed(table)).await?;
            (None, table.to_string())
        }
        Reported::AtTable { table, place } => (Some(Whom::AtTable { table, place }), table.to_string()),
        Reported::InGame { game, seat } => (Some(Whom::InGame { game: game.clone(), seat }), game),
    };
    let about = match whom {
        Some(whom) => Some(whom::find(&app, &guest, Address(address), &whom).await?.user),
        None => None,
    };
    if about == Some(you) {
        return Err(Refusal::NoSuchPlace.into());
    }
    let report = store::NewReport { reporter: you, about, code, reason, at: app.now() };
    app.store.report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}
