//! A webhook gets JSON by POST.

use super::client::{Client, Failure};
use super::message::{Message, MessageKind};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use serde::Serialize;
use wire::Code;

/// What is sent. docs/protocol.md describes it.
#[derive(Serialize)]
struct Body<'a> {
    id: &'a str,
    kind: MessageKind,
    title: &'a str,
    text: &'a str,
    link: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Code>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<i64>,
}

pub async fn send(client: &Client, url: &str, message: &Message, base: &str) -> Result<(), Failure> {
    let Message { id, kind, title, body, path, turn, .. } = message;
    let body = Body {
        id,
        kind: *kind,
        title,
        text: body,
        link: format!("{base}{path}"),
        table: turn.map(|turn| turn.table),
        game: turn.map(|turn| turn.game.name()),
        opened: turn.map(|turn| turn.opened),
    };
    let body = serde_json::to_vec(&body).map_err(|_| Failure::Unreachable)?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if let Ok(id) = HeaderValue::from_str(id) {
        headers.insert(HeaderName::from_static("idempotency-key"), id);
    }
    client.post(url, headers, body.into()).await.map_err(still_there)
}

/// A webhook that is not found may be back soon: only push services say by this that it never will.
pub fn still_there(failure: Failure) -> Failure {
    if failure == Failure::Gone { Failure::Refused(404) } else { failure }
}
