//! `GET /api/records/{token}`: a shared record.

use super::ApiError;
use super::extract::Part;
use super::game::as_file;
use crate::app::App;
use crate::people::Token;
use axum::extract::State;
use axum::response::Response;
use std::sync::Arc;
use wire::Refusal;

/// A shared record
#[utoipa::path(get, path = "/api/records/{token}", tag = "games", params(("token" = String, Path)),
    responses((status = 200, description = "The record", body = String, content_type = "application/x-ndjson"), (status = 404, description = "`not_found`")))]
pub async fn shared_record(State(app): State<Arc<App>>, Part(token): Part) -> Result<Response, ApiError> {
    let token = Token::parse(&token).ok_or(Refusal::NotFound)?;
    let record = app.store.shared_record(token.hash()).await?.ok_or(Refusal::NotFound)?;
    Ok(as_file("quipu-record", record))
}
