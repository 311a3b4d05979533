//! The device of a request, in a few words: enough for people to recognize their own, and too little to tell one person from another.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// For a browser that does not say what it is.
pub const UNKNOWN: &str = "unknown";

/// What is looked for in the header, and its name. Many browsers also claim to be others, so the first that is found counts.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

const SYSTEMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
];

/// Such as `Firefox (Linux)`. Only words from the lists above, and never anything that the client wrote.
pub fn device(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(sign, _)| said.contains(sign)).map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} ({system})"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => UNKNOWN.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn a_device_is_known_by_browser_and_system() {
        for (said, expected) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox (Linux)"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
                "Edge (Windows)",
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
                "Chrome (Android)",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
                "Safari (iPhone)",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
                "Safari (macOS)",
            ),
            ("curl/8.14.1", "curl"),
            ("<script>alert(1)</script>", UNKNOWN),
            ("", UNKNOWN),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, said.parse().unwrap());
            assert_eq!(device(&headers), expected, "{said}");
        }
        assert_eq!(device(&HeaderMap::new()), UNKNOWN);
    }
}
