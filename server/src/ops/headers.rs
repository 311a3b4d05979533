//! The headers of every answer.

use crate::Settings;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue};

const FIXED: [(HeaderName, &str); 6] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds them. `host` is what the request wanted to reach: some browsers take a socket to it as something else than `'self'`.
pub fn secure(settings: &Settings, host: Option<&HeaderValue>, headers: &mut HeaderMap) {
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let policy = HeaderValue::try_from(policy(sockets(settings, host).as_deref()));
    headers.insert(CONTENT_SECURITY_POLICY, policy.expect("made of visible letters only"));
    if settings.https() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, year);
    }
    // What may be cached says so itself; the rest is personal or current.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

fn policy(sockets: Option<&str>) -> String {
    let sockets = sockets.unwrap_or_default();
    format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'{sockets}; worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    )
}

/// The socket's address in the words of the policy, after a space. A host that could be anything else than one is left out.
fn sockets(settings: &Settings, host: Option<&HeaderValue>) -> Option<String> {
    let scheme = if settings.https() { "wss" } else { "ws" };
    let host = match &settings.public_url {
        Some(url) => url.authority(),
        None => host?.to_str().ok()?,
    };
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".:-[]".contains(letter);
    (!host.is_empty() && host.chars().all(fits)).then(|| format!(" {scheme}://{host}"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    fn made(public: Option<&str>, host: &str) -> HeaderMap {
        let settings = Settings { public_url: public.map(|it| it.parse().unwrap()), ..Settings::default() };
        let mut headers = HeaderMap::new();
        secure(&settings, Some(&host.parse().unwrap()), &mut headers);
        headers
    }

    fn policy_of(headers: &HeaderMap) -> &str {
        headers[CONTENT_SECURITY_POLICY].to_str().unwrap()
    }

    #[test]
    fn the_policy_lets_the_page_reach_its_own_socket_and_nothing_else() {
        let headers = made(None, "192.168.1.5:7878");
        let policy = policy_of(&headers);
        assert!(policy.contains("connect-src 'self' ws://192.168.1.5:7878;"), "{policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains('*'), "{policy}");
        let headers = made(Some("https://quipu.example"), "192.168.1.5:7878");
        assert!(policy_of(&headers).contains("connect-src 'self' wss://quipu.example;"));
    }

    #[test]
    fn a_host_cannot_write_into_the_policy() {
        for host in ["a; script-src *", "a b", "a,b", "'unsafe-inline'", "*", ""] {
            assert!(policy_of(&made(None, host)).contains("connect-src 'self';"), "{host}");
        }
    }

    #[test]
    fn only_https_asks_to_stay_with_https() {
        assert!(!made(None, "a").contains_key(STRICT_TRANSPORT_SECURITY));
        assert!(!made(Some("http://a"), "a").contains_key(STRICT_TRANSPORT_SECURITY));
        assert!(made(Some("https://a"), "a").contains_key(STRICT_TRANSPORT_SECURITY));
    }
}
