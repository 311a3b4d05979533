//! What the operator's page shows: reports, bans, the audit log, and the forms for what can be done.

use super::html::{document, escaped, form};
use super::session::Operator;
use crate::api::ApiError;
use crate::app::App;
use crate::moderation::utc;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::fmt::Write;
use std::sync::Arc;
use store::{AuditRow, BanRow, ReportRow, StoreError};

/// So many reports and entries of the audit log are shown.
const MOST: usize = 100;

/// `GET /admin`.
pub async fn show(State(app): State<Arc<App>>, operator: Operator) -> Result<Response, ApiError> {
    Ok(with(&app, &operator, StatusCode::OK, None).await?)
}

/// The page, with what was just done or why it was not.
pub async fn with(
    app: &App,
    operator: &Operator,
    status: StatusCode,
    said: Option<&str>,
) -> Result<Response, StoreError> {
    let csrf = &operator.csrf();
    let said = said.map(|said| format!("<p class=\"said\" role=\"status\">{}</p>", escaped(said)));
    let main = [
        said.unwrap_or_default(),
        reports(&app.store.reports(MOST).await?, csrf),
        tables(app, csrf),
        bans(&app.store.bans(app.now()).await?, csrf),
        log(&app.store.audit_log(MOST).await?),
        form("/admin/sign-out", csrf, &[], "", "Sign out"),
    ];
    Ok(document(status, &main.concat()))
}

/// The page for someone without a valid token.
pub fn signed_out(said: Option<&str>) -> Response {
    let said = said.map(|said| format!("<p class=\"said\" role=\"alert\">{}</p>", escaped(said)));
    let main = said.unwrap_or_default()
        + "<p>On the server, <code>quipu admin token</code> prints a token.</p>
<form method=\"post\" action=\"/admin/sign-in\">
<label>Token <input name=\"token\" type=\"password\" autocomplete=\"off\" required maxlength=\"64\"></label>
<button>Sign in</button></form>";
    document(StatusCode::UNAUTHORIZED, &main)
}

fn reports(rows: &[ReportRow], csrf: &str) -> String {
    let mut text = "<h2>Reports</h2><ul>".to_owned();
    for ReportRow { id, report, reporter, about } in rows {
        let id = id.to_string();
        let who = match (&report.about, about) {
            (Some(user), Some(name)) => format!("{} (user {user})", escaped(name)),
            _ => "the table".to_owned(),
        };
        let _ = write!(
            text,
            "<li><p>{} UTC: <b>{}</b>, about {who} at {}, by {} (user {})</p>",
            utc(report.at),
            report.reason,
            escaped(&report.code),
            escaped(reporter),
            report.reporter,
        );
        if let Some(user) = report.about {
            let fields = [("act", "ban"), ("kind", "user"), ("value", &user.to_string())];
            text += &form("/admin/act", csrf, &fields, "", &format!("Ban user {user}"));
        }
        if report.code.parse::<wire::Code>().is_ok() {
            let fields = [("act", "close"), ("value", report.code.as_str())];
            text += &form("/admin/act", csrf, &fields, "", &format!("Close table {}", report.code));
        }
        text += &form("/admin/act", csrf, &[("act", "dismiss"), ("value", &id)], "", "Dismiss");
        text += "</li>";
    }
    text + if rows.is_empty() { "<li>None.</li></ul>" } else { "</ul>" }
}

fn tables(app: &App, csrf: &str) -> String {
    let code = "<label>Code of the table <input name=\"value\" required maxlength=\"20\"></label>";
    format!(
        "<h2>Tables</h2><p>{} are in memory. Closing one ends its game, which then counts for nobody.</p>{}",
        app.tables.count(),
        form("/admin/act", csrf, &[("act", "close")], code, "Close table"),
    )
}

fn bans(rows: &[BanRow], csrf: &str) -> String {
    let fields = "<label>What <select name=\"kind\"><option value=\"name\">Name</option>
<option value=\"range\">Address or range</option><option value=\"user\">User number</option></select></label>
<label>Which <input name=\"value\" required maxlength=\"100\"></label>
<label>Days, or nothing for good <input name=\"days\" type=\"number\" min=\"1\" max=\"3650\"></label>";
    let mut text = "<h2>Bans</h2>".to_owned() + &form("/admin/act", csrf, &[("act", "ban")], fields, "Ban");
    text += "<ul>";
    for BanRow { kind, value, created, ends } in rows {
        let until = ends.map_or("for good".to_owned(), |ends| format!("until {} UTC", utc(ends)));
        let _ =
            write!(text, "<li><p>{kind} <b>{}</b>, since {} UTC, {until}</p>", escaped(value), utc(*created));
        let fields = [("act", "unban"), ("kind", kind.name()), ("value", value.as_str())];
        text += &form("/admin/act", csrf, &fields, "", "Lift ban");
        text += "</li>";
    }
    text + if rows.is_empty() { "<li>None.</li></ul>" } else { "</ul>" }
}

fn log(rows: &[AuditRow]) -> String {
    let row = |AuditRow { at, by, action, subject }: &AuditRow| {
        format!("<li>{} UTC, {}: {} {}</li>", utc(*at), escaped(by), escaped(action), escaped(subject))
    };
    let rows: Vec<String> = rows.iter().map(row).collect();
    format!("<h2>Audit log</h2><ul class=\"log\">{}</ul>", rows.concat())
}
