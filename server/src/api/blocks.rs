//! `/api/me/blocks`: players whom one does not want to meet again.

use super::ApiError;
use super::error::too_many;
use super::extract::{Address, Body, Part};
use super::whom;
use crate::app::App;
use crate::people::Guest;
use crate::roll::Notice;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use store::{BlockRow, MAX_BLOCKS};
use wire::Refusal;
use wire::http::{Block, Blocks, NewBlock};

/// The players whom you have blocked
#[utoipa::path(get, path = "/api/me/blocks", tag = "people", security(("guest" = [])),
    responses((status = 200, body = Blocks), (status = 401, description = "`not_signed_in`")))]
pub async fn my_blocks(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Blocks>, ApiError> {
    let rows = app.store.blocks_of(guest.user.id).await?;
    Ok(Json(Blocks { blocks: rows.into_iter().map(block_of).collect() }))
}

pub fn block_of(BlockRow { id, name, since, .. }: BlockRow) -> Block {
    Block { id, name, since }
}

/// Blocks a player
///
/// They cannot sit at tables that you host, and you do not see their reactions. They are not told.
#[utoipa::path(post, path = "/api/me/blocks", tag = "people", request_body = NewBlock, security(("guest" = [])),
    responses((status = 204, description = "Blocked"), (status = 401, description = "`not_signed_in`"),
              (status = 403, description = "`foreign_origin`, `banned` or `no_spectators`"),
              (status = 404, description = "`unknown_table` or `not_found`"), (status = 409, description = "`no_such_place` or `too_many`"),
              (status = 410, description = "`closed` or `other_rules`")))]
pub async fn block(
    State(app): State<Arc<App>>,
    address: Address,
    guest: Guest,
    Body(NewBlock { whom }): Body<NewBlock>,
) -> Result<StatusCode, ApiError> {
    let person = whom::find(&app, &guest, address, &whom).await?;
    let you = guest.user.id;
    if person.user == you {
        return Err(Refusal::NoSuchPlace.into());
    }
    let blocked = app.store.block(you, person.user, &person.name, app.now()).await;
    blocked.map_err(|error| too_many(error, MAX_BLOCKS))?;
    app.roll.tell(Notice::Blocks(you));
    Ok(StatusCode::NO_CONTENT)
}

/// Takes back a block
#[utoipa::path(delete, path = "/api/me/blocks/{id}", tag = "people", params(("id" = i64, Path)), security(("guest" = [])),
    responses((status = 204, description = "Not blocked any more"), (status = 401, description = "`not_signed_in`"), (status = 404, description = "`not_found`")))]
pub async fn unblock(
    State(app): State<Arc<App>>,
    guest: Guest,
    Part(id): Part,
) -> Result<StatusCode, ApiError> {
    let id: i64 = id.parse().map_err(|_| Refusal::NotFound)?;
    if !app.store.unblock(guest.user.id, id).await? {
        return Err(Refusal::NotFound.into());
    }
    app.roll.tell(Notice::Blocks(guest.user.id));
    Ok(StatusCode::NO_CONTENT)
}
