//! `/api/tables`: opening a table, one's own tables, and finding one by its code.

use super::ApiError;
use super::extract::{Address, Body, Part};
use crate::app::App;
use crate::ops::Asker;
use crate::people::{Guest, MaybeGuest};
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use qrcode::QrCode;
use qrcode::render::svg;
use std::sync::Arc;
use wire::http::{NewTable, OpenedTable, OwnTables};
use wire::{Code, Refusal, TableSummary};

/// Opens a table
///
/// You become its host and take its first seat.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, security(("guest" = [])),
    responses((status = 201, body = OpenedTable, links(
                  ("look" = (operation_id = "look_at_table", parameters(("code" = "$response.body#/code")))),
                  ("qr" = (operation_id = "table_as_qr", parameters(("code" = "$response.body#/code")))))),
              (status = 401, description = "`not_signed_in`"),
              (status = 409, description = "`too_many_tables` or `table_full`"), (status = 422, description = "`bad_setup`")))]
pub async fn open_table(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    headers: HeaderMap,
    Body(NewTable { setup, bots }): Body<NewTable>,
) -> Result<impl IntoResponse, ApiError> {
    if app.bans.has_user(&guest.user) {
        return Err(Refusal::Banned.into());
    }
    game_table::check_setup(&setup).map_err(Refusal::from)?;
    if bots.len() >= usize::from(setup.places) {
        return Err(Refusal::TableFull.into());
    }
    app.limits.tables(address, 1)?;
    let _turn = app.limits.turns.of(guest.user.id).await;
    let code = app.tables.open(guest.person(), setup, &bots).await?;
    app.limits.codes.learn(guest.user.id, code);
    let link = link(&app, &headers, code);
    Ok((StatusCode::CREATED, Json(OpenedTable { code, link })))
}

/// Your open tables
///
/// Those at which you sit and those you host, newest first: at most 100.
#[utoipa::path(get, path = "/api/tables", tag = "tables", security(("guest" = [])),
    responses((status = 200, body = OwnTables), (status = 401, description = "`not_signed_in`")))]
pub async fn own_tables(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<OwnTables>, ApiError> {
    Ok(Json(OwnTables { tables: app.tables.own(guest.user.id).await? }))
}

/// Shows a table from outside
///
/// Anyone with the code can, whether the table is in the lobby or not.
#[utoipa::path(get, path = "/api/tables/{code}", tag = "tables", params(("code" = Code, Path)),
    responses((status = 200, body = TableSummary), (status = 404, description = "`unknown_table` or `not_found`"), (status = 410, description = "`closed` or `other_rules`")))]
pub async fn look_at_table(
    State(app): State<Arc<App>>,
    Address(address): Address,
    MaybeGuest(guest): MaybeGuest,
    Part(code): Part,
) -> Result<Json<TableSummary>, ApiError> {
    let (code, asker) = (parsed(&code)?, Asker { address, user: guest.map(|guest| guest.user.id) });
    Ok(Json(app.limits.codes.find(asker, code, app.tables.listed(code)).await?))
}

/// A table's link as a QR code
#[utoipa::path(get, path = "/api/tables/{code}/qr.svg", tag = "tables", params(("code" = Code, Path)),
    responses((status = 200, description = "A QR code", body = String, content_type = "image/svg+xml"), (status = 404, description = "`unknown_table` or `not_found`"),
              (status = 410, description = "`closed` or `other_rules`")))]
pub async fn table_as_qr(
    State(app): State<Arc<App>>,
    Address(address): Address,
    MaybeGuest(guest): MaybeGuest,
    headers: HeaderMap,
    Part(code): Part,
) -> Result<impl IntoResponse, ApiError> {
    let (code, asker) = (parsed(&code)?, Asker { address, user: guest.map(|guest| guest.user.id) });
    app.limits.codes.find(asker, code, app.tables.listed(code)).await?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture(&link(&app, &headers, code))?))
}

fn parsed(code: &str) -> Result<Code, Refusal> {
    code.parse().map_err(|_| Refusal::UnknownTable)
}

fn link(app: &App, headers: &HeaderMap, code: Code) -> String {
    format!("{}/t/{code}", app.base(headers))
}

fn picture(link: &str) -> Result<String, Refusal> {
    let code = QrCode::new(link).map_err(|_| Refusal::Internal)?; // only a host name of some thousand characters is too long
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
        assert_eq!(picture(&"a".repeat(5000)), Err(Refusal::Internal));
    }
}
