//! The cookies: of the session, and of a device on which someone has signed in with a claimed name.

use super::Token;
use crate::Settings;
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

const DEVICE_LIFETIME: std::time::Duration = std::time::Duration::from_secs(400 * 24 * 3600);

/// With the prefix, browsers accept it only over https, for exactly this host and all its paths.
fn name(settings: &Settings) -> &'static str {
    if settings.https() { "__Host-quipu" } else { "quipu" }
}

fn device_name(settings: &Settings) -> &'static str {
    if settings.https() { "__Host-quipu-device" } else { "quipu-device" }
}

/// Until the session expires. Scripts cannot read it, and foreign pages cannot use it.
pub fn set_cookie(settings: &Settings, token: &Token) -> HeaderValue {
    written(settings, name(settings), token.reveal(), settings.session_idle)
}

pub fn clear_cookie(settings: &Settings) -> HeaderValue {
    written(settings, name(settings), "", std::time::Duration::ZERO)
}

/// The cookie of a known device, for 400 days, which is as long as browsers keep one. Signing out leaves it.
pub fn device_cookie(settings: &Settings, token: &Token) -> HeaderValue {
    written(settings, device_name(settings), token.reveal(), DEVICE_LIFETIME)
}

fn written(
    settings: &Settings,
    name: &'static str,
    value: &str,
    lifetime: std::time::Duration,
) -> HeaderValue {
    let lifetime = Duration::try_from(lifetime).unwrap_or(Duration::MAX);
    let cookie = Cookie::build((name, value))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(settings.https())
        .path("/")
        .max_age(lifetime);
    let mut header =
        HeaderValue::try_from(cookie.to_string()).expect("a token has letters, digits, - and _ only");
    header.set_sensitive(true);
    header
}

pub fn read_cookie(settings: &Settings, headers: &HeaderMap) -> Option<Token> {
    read(name(settings), headers)
}

pub fn read_device_cookie(settings: &Settings, headers: &HeaderMap) -> Option<Token> {
    read(device_name(settings), headers)
}

fn read(name: &str, headers: &HeaderMap) -> Option<Token> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == name).and_then(|cookie| Token::parse(cookie.value()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn settings(url: &str) -> Settings {
        Settings { public_url: Some(url.parse().unwrap()), ..Settings::default() }
    }

    #[test]
    fn by_https_the_cookie_is_bound_to_it() {
        let token = Token::for_session();
        let (plain, secure) = (settings("http://a"), settings("https://a"));
        let value = token.reveal();
        let (only, rest) = ("HttpOnly; SameSite=Lax", "Path=/; Max-Age=7776000");
        assert_eq!(set_cookie(&plain, &token), format!("quipu={value}; {only}; {rest}"));
        assert_eq!(set_cookie(&secure, &token), format!("__Host-quipu={value}; {only}; Secure; {rest}"));
        assert_eq!(clear_cookie(&plain), "quipu=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
        let device = device_cookie(&secure, &token);
        let expected = format!("__Host-quipu-device={value}; {only}; Secure; Path=/; Max-Age=34560000");
        assert_eq!(device, expected);
    }

    #[test]
    fn it_is_found_among_others_and_only_by_its_own_name() {
        let token = Token::for_session();
        let value = token.reveal();
        let found = |url: &str, lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(COOKIE, line.parse().unwrap());
            }
            read_cookie(&settings(url), &headers).map(|it| it.hash())
        };
        let own = format!("a=b; quipu={value};c=d");
        assert_eq!(found("http://a", &[&own]), Some(token.hash()));
        assert_eq!(found("http://a", &["x=y", &own]), Some(token.hash()));
        assert_eq!(found("https://a", &[&own]), None);
        assert_eq!(found("https://a", &[&format!("__Host-quipu={value}")]), Some(token.hash()));
        assert_eq!(found("http://a", &[&format!("xquipu={value}"), "quipu", "quipu="]), None);
    }
}
