//! A topic of ntfy, or of another server that speaks as it does: the text is the body, everything else is in headers.

use super::client::{Client, Failure};
use super::message::Message;
use super::webhook::still_there;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use wire::http::ChannelProblem;

pub async fn send(
    client: &Client,
    url: &str,
    token: Option<&str>,
    message: &Message,
    base: &str,
) -> Result<(), Failure> {
    let headers = headers(token, message, base).ok_or(ChannelProblem::BadToken)?;
    client.post(url, headers, message.body.clone().into()).await.map_err(still_there)
}

fn headers(token: Option<&str>, message: &Message, base: &str) -> Option<HeaderMap> {
    let value = |text: String| HeaderValue::try_from(text).ok();
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(HeaderName::from_static("title"), value(encoded(&message.title))?);
    headers.insert(HeaderName::from_static("click"), value(format!("{base}{}", message.path))?);
    headers.insert(HeaderName::from_static("tags"), HeaderValue::from_static("game_die"));
    // A copy with the same id takes the place of the first one.
    headers.insert(HeaderName::from_static("x-sequence-id"), value(message.id.clone())?);
    if let Some(token) = token {
        let mut secret = value(format!("Bearer {token}"))?;
        secret.set_sensitive(true);
        headers.insert(header::AUTHORIZATION, secret);
    }
    Some(headers)
}

/// Headers are ASCII; other letters are encoded as in RFC 2047, which ntfy decodes.
fn encoded(text: &str) -> String {
    if text.is_ascii() { text.to_owned() } else { format!("=?UTF-8?B?{}?=", STANDARD.encode(text)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_with_any_letters_fits_into_a_header() {
        assert_eq!(encoded("Your turn: Gold"), "Your turn: Gold");
        assert_eq!(encoded("ł"), "=?UTF-8?B?xYI=?=");
    }
}
