//! `/api/tables`: opening a table, and finding one by its code.

use super::ApiError;
use super::extract::{Body, Part};
use super::shapes;
use crate::app::App;
use crate::people::Guest;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use bots::Level;
use protocol::{Code, Listed, Refusal, Setup};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What is agreed.
    #[schema(value_type = shapes::Setup)]
    setup: Setup,
    /// The bots that sit down at once, after the host.
    #[serde(default)]
    #[schema(value_type = Vec<String>, example = json!(["guide", "oracle"]))]
    bots: Vec<Level>,
}

/// Where a new table is found.
#[derive(Serialize, ToSchema)]
pub struct Opened {
    #[schema(schema_with = shapes::code)]
    code: Code,
    /// For those who are to join.
    #[schema(example = "https://quipu.example/t/kamo-tiru")]
    link: String,
}

/// Opens a table
///
/// Whoever opens it is its host and sits at its first place.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Opened), (status = 401, description = "`not_signed_in`"),
              (status = 409, description = "`too_many_tables` or `table_full`"), (status = 422, description = "`bad_setup`"),
              (status = 503, description = "`busy`, `restarting` or `store_unavailable`")))]
pub async fn open_table(
    State(app): State<Arc<App>>,
    guest: Guest,
    headers: HeaderMap,
    Body(NewTable { setup, bots }): Body<NewTable>,
) -> Result<impl IntoResponse, ApiError> {
    referee::check_setup(&setup).map_err(Refusal::from)?;
    if bots.len() >= usize::from(setup.places) {
        return Err(Refusal::TableFull.into());
    }
    let code = app.tables.open(guest.person(), setup, &bots).await?;
    let link = link(&app, &headers, code);
    Ok((StatusCode::CREATED, Json(Opened { code, link })))
}

/// Looks at a table from outside
///
/// Whoever has the code may, whether the table is in the lobby or not.
#[utoipa::path(get, path = "/api/tables/{code}", tag = "tables", params(("code" = String, Path, example = "kamo-tiru")),
    responses((status = 200, body = shapes::Listed), (status = 404, description = "`unknown_table`"), (status = 410, description = "`closed`")))]
pub async fn look_at_table(State(app): State<Arc<App>>, Part(code): Part) -> Result<Json<Listed>, ApiError> {
    Ok(Json(app.tables.listed(parsed(&code)?).await?))
}

/// A table's link as a picture for the camera of a phone
#[utoipa::path(get, path = "/api/tables/{code}/qr.svg", tag = "tables", params(("code" = String, Path, example = "kamo-tiru")),
    responses((status = 200, description = "a QR code", content_type = "image/svg+xml"), (status = 404, description = "`unknown_table`"),
              (status = 410, description = "`closed`")))]
pub async fn table_as_qr(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Part(code): Part,
) -> Result<impl IntoResponse, ApiError> {
    let code = parsed(&code)?;
    app.tables.listed(code).await?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture(&link(&app, &headers, code))?))
}

fn parsed(code: &str) -> Result<Code, Refusal> {
    code.parse().map_err(|_| Refusal::UnknownTable)
}

fn link(app: &App, headers: &HeaderMap, code: Code) -> String {
    format!("{}/t/{code}", app.base(headers))
}

fn picture(link: &str) -> Result<String, ApiError> {
    let code = QrCode::new(link).map_err(|_| ApiError::Internal)?; // only a host of some thousand letters is too long
    Ok(code.render::<svg::Color<'_>>().min_dimensions(200, 200).build())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn a_link_becomes_a_picture_without_style_or_script() {
        let svg = picture("https://quipu.example/t/kamo-tiru").unwrap();
        assert!(svg.contains("<svg") && svg.contains("<path"), "{svg}");
        assert!(!svg.contains("style") && !svg.contains("script"), "{svg}");
        assert_ne!(svg, picture("https://quipu.example/t/kamo-tira").unwrap());
        assert_eq!(picture(&"a".repeat(5000)), Err(ApiError::Internal));
    }
}
