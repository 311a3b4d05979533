//! `/api/tables/{code}/removals`: whom a host sends away for good.

use super::ApiError;
use super::extract::{Address, Body, Part};
use crate::app::App;
use crate::ops::Asker;
use crate::people::Guest;
use crate::roll::Notice;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use wire::http::NewRemoval;
use wire::{Code, Refusal};

/// Removes a player from your table for good
///
/// Host only, between games. They cannot sit at this table again, and cannot watch unless you allow it.
#[utoipa::path(post, path = "/api/tables/{code}/removals", tag = "tables", params(("code" = Code, Path)), request_body = NewRemoval,
    security(("guest" = [])),
    responses((status = 204, description = "Removed"), (status = 401, description = "`not_signed_in`"),
              (status = 403, description = "`foreign_origin`, `banned` or `not_host`"), (status = 404, description = "`unknown_table` or `not_found`"),
              (status = 409, description = "`no_such_place`, `already_started`, `starting`, `event_table` or `too_many`"),
              (status = 410, description = "`closed` or `other_rules`")))]
pub async fn remove_for_good(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Part(code): Part,
    Body(NewRemoval { place, may_watch }): Body<NewRemoval>,
) -> Result<StatusCode, ApiError> {
    let (code, asker) = (parsed(&code)?, Asker { address, user: Some(guest.user.id) });
    let remove = app.tables.remove_for_good(code, guest.person(), place, may_watch);
    let user = app.limits.codes.find(asker, code, remove).await?;
    if !may_watch {
        app.roll.tell(Notice::Removed { table: code, user });
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Lets everyone back whom you have removed from your table for good
#[utoipa::path(delete, path = "/api/tables/{code}/removals", tag = "tables", params(("code" = Code, Path)), security(("guest" = [])),
    responses((status = 204, description = "They can come back"), (status = 401, description = "`not_signed_in`"),
              (status = 403, description = "`foreign_origin`, `banned` or `not_host`"), (status = 404, description = "`unknown_table` or `not_found`"),
              (status = 410, description = "`closed` or `other_rules`")))]
pub async fn readmit(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Part(code): Part,
) -> Result<StatusCode, ApiError> {
    let (code, asker) = (parsed(&code)?, Asker { address, user: Some(guest.user.id) });
    app.limits.codes.find(asker, code, app.tables.readmit(code, guest.user.id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn parsed(code: &str) -> Result<Code, Refusal> {
    code.parse().map_err(|_| Refusal::UnknownTable)
}
