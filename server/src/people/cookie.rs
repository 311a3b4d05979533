//! The session cookie.

use super::Token;
use crate::Settings;
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

/// A year after the last visit.
const LIFETIME: Duration = Duration::days(365);

/// With the prefix, browsers accept it only over https, for exactly this host and all its paths.
fn name(settings: &Settings) -> &'static str {
    if settings.https() { "__Host-quipu" } else { "quipu" }
}

/// Scripts cannot read it, and foreign pages cannot use it.
pub fn set_cookie(settings: &Settings, token: &Token) -> HeaderValue {
    written(settings, token.reveal(), LIFETIME)
}

pub fn clear_cookie(settings: &Settings) -> HeaderValue {
    written(settings, "", Duration::ZERO)
}

fn written(settings: &Settings, value: &str, lifetime: Duration) -> HeaderValue {
    let cookie = Cookie::build((name(settings), value))
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
    let name = name(settings);
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
        let (only, rest) = ("HttpOnly; SameSite=Lax", "Path=/; Max-Age=31536000");
        assert_eq!(set_cookie(&plain, &token), format!("quipu={value}; {only}; {rest}"));
        assert_eq!(set_cookie(&secure, &token), format!("__Host-quipu={value}; {only}; Secure; {rest}"));
        assert_eq!(clear_cookie(&plain), "quipu=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
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
