//! The session cookie.

use super::Token;
use crate::Settings;
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};

/// A year after the last visit.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// With the prefix, browsers accept it only over https, for exactly this host and all its paths.
fn name(settings: &Settings) -> &'static str {
    if settings.https() { "__Host-quipu" } else { "quipu" }
}

/// Scripts cannot read it, and foreign pages cannot use it.
pub fn set_cookie(settings: &Settings, token: &Token) -> HeaderValue {
    written(settings, token.reveal(), COOKIE_SECONDS)
}

pub fn clear_cookie(settings: &Settings) -> HeaderValue {
    written(settings, "", 0)
}

fn written(settings: &Settings, value: &str, seconds: u32) -> HeaderValue {
    let secure = if settings.https() { "; Secure" } else { "" };
    let name = name(settings);
    let text = format!("{name}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}");
    let mut header = HeaderValue::try_from(text).expect("a token has letters, digits, - and _ only");
    header.set_sensitive(true);
    header
}

pub fn read_cookie(settings: &Settings, headers: &HeaderMap) -> Option<Token> {
    let name = name(settings);
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).and_then(|(_, value)| Token::parse(value))
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
        let rest = "HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000";
        assert_eq!(set_cookie(&plain, &token), format!("quipu={value}; {rest}"));
        assert_eq!(set_cookie(&secure, &token), format!("__Host-quipu={value}; {rest}; Secure"));
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
