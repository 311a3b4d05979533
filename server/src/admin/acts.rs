//! What an operator can do on the page. Everything is written to the audit log.

use super::page;
use super::session::{Operator, forged};
use crate::api::ApiError;
use crate::app::App;
use crate::moderation::{audit, bans_changed, close, normalized};
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use store::{BanKind, BanRow, MAX_BANS, Millis, StoreError};
use wire::Code;

/// In the audit log.
const BY: &str = "page";

const DAY: Millis = 24 * 60 * 60 * 1000;

#[derive(Deserialize)]
pub struct Act {
    csrf: String,
    act: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    value: String,
    #[serde(default)]
    days: String,
}

/// What was done, or why it was not.
type Done = Result<String, String>;

/// `POST /admin/act`.
pub async fn act(
    State(app): State<Arc<App>>,
    operator: Operator,
    Form(form): Form<Act>,
) -> Result<Response, ApiError> {
    if form.csrf != operator.csrf() {
        return Ok(forged());
    }
    let done = match form.act.as_str() {
        "ban" => ban(&app, &form).await?,
        "unban" => unban(&app, &form).await?,
        "close" => close_table(&app, &form.value).await?,
        "dismiss" => dismiss(&app, &form.value).await?,
        _ => Err("There is no such action.".to_owned()),
    };
    let (status, said) = match done {
        Ok(said) => (StatusCode::OK, said),
        Err(why) => (StatusCode::UNPROCESSABLE_ENTITY, why),
    };
    Ok(page::with(&app, &operator, status, Some(&said)).await?)
}

async fn ban(app: &App, form: &Act) -> Result<Done, StoreError> {
    let Ok(kind) = form.kind.parse::<BanKind>() else { return Ok(Err("Choose what to ban.".to_owned())) };
    let value = match normalized(kind, &form.value) {
        Ok(value) => value,
        Err(why) => return Ok(Err(why)),
    };
    let ends = match form.days.trim() {
        "" => None,
        days => match days.parse::<Millis>() {
            Ok(days @ 1..=3650) => Some(app.now() + days * DAY),
            _ => return Ok(Err("Give 1 to 3650 days, or nothing.".to_owned())),
        },
    };
    let ban = BanRow { kind, value: value.clone(), created: app.now(), ends };
    match app.store.ban(&ban).await {
        Err(StoreError::Taken) => return Ok(Err(format!("There are {MAX_BANS} bans. Lift one first."))),
        done => done?,
    }
    audit(app, BY, "ban", format!("{kind} {value}")).await?;
    bans_changed(app).await?;
    Ok(Ok(format!("Banned: {kind} {value}.")))
}

async fn unban(app: &App, form: &Act) -> Result<Done, StoreError> {
    let Ok(kind) = form.kind.parse::<BanKind>() else { return Ok(Err("There is no such ban.".to_owned())) };
    if !app.store.unban(kind, &form.value).await? {
        return Ok(Err("There is no such ban.".to_owned()));
    }
    audit(app, BY, "unban", format!("{kind} {}", form.value)).await?;
    bans_changed(app).await?;
    Ok(Ok(format!("No longer banned: {kind} {}.", form.value)))
}

async fn close_table(app: &App, code: &str) -> Result<Done, StoreError> {
    let Ok(code) = code.parse::<Code>() else {
        return Ok(Err("This is not a table's code. It looks like kamo-tiru.".to_owned()));
    };
    match close(app, code).await {
        Ok(()) => {
            audit(app, BY, "close", format!("table {code}")).await?;
            Ok(Ok(format!("Table {code} is closed.")))
        }
        Err(refusal) => Ok(Err(format!("Table {code} was not closed: {refusal}."))),
    }
}

async fn dismiss(app: &App, id: &str) -> Result<Done, StoreError> {
    let removed = match id.parse() {
        Ok(id) => app.store.remove_report(id).await?,
        Err(_) => false,
    };
    if !removed {
        return Ok(Err("There is no such report.".to_owned()));
    }
    audit(app, BY, "dismiss", format!("report {id}")).await?;
    Ok(Ok("The report is dismissed.".to_owned()))
}
