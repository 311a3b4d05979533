//! Which pages may send requests in a player's name.

use crate::Settings;
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Whether a page of this origin may change anything or open a socket. A browser always sends the origin; a client that does not is
/// no browser, so its cookie was sent on purpose.
///
/// The page may come from the public URL or from the address the request was sent to, as on a phone in the same network.
pub fn origin_allowed(settings: &Settings, headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let Some(origin) = origins.next() else { return true };
    let (Ok(origin), None) = (origin.to_str(), origins.next()) else { return false };
    let public = settings.public_url.as_ref().map(ToString::to_string);
    if public.is_some_and(|it| it.eq_ignore_ascii_case(origin)) {
        return true;
    }
    let from = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    let host = headers.get(HOST).and_then(|it| it.to_str().ok());
    matches!((from, host), (Some(from), Some(host)) if from.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn allowed(public: Option<&str>, host: &str, origins: &[&str]) -> bool {
        let public_url = public.map(|it| it.parse().unwrap());
        let settings = Settings { public_url, ..Settings::default() };
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        for origin in origins {
            headers.append(ORIGIN, origin.parse().unwrap());
        }
        origin_allowed(&settings, &headers)
    }

    #[test]
    fn ones_own_pages_and_programs_may() {
        assert!(allowed(None, "127.0.0.1:7878", &[]));
        assert!(allowed(None, "192.168.1.5:7878", &["http://192.168.1.5:7878"]));
        assert!(allowed(Some("https://quipu.example"), "127.0.0.1:7878", &["https://quipu.example"]));
        assert!(allowed(Some("https://quipu.example"), "quipu.example", &["https://Quipu.example"]));
        assert!(allowed(Some("https://quipu.example"), "192.168.1.5:7878", &["http://192.168.1.5:7878"]));
    }

    #[test]
    fn foreign_pages_may_not() {
        let public = Some("https://quipu.example");
        for origin in [
            "https://evil.example",
            "https://quipu.example.evil.example",
            "https://quipu.example:8443",
            "http://127.0.0.1:7879",
            "http://127.0.0.1",
            "127.0.0.1:7878",
            "ftp://127.0.0.1:7878",
            "null",
            "",
        ] {
            assert!(!allowed(public, "127.0.0.1:7878", &[origin]), "{origin}");
        }
        assert!(!allowed(None, "a:1", &["http://a:1", "http://b:1"]));
    }
}
