//! The pages: the browser client, from a folder or from inside this binary; or, where there is none, a page that says what to run.

mod built;
mod encoding;
mod hint;

pub use built::ClientError;
pub use hint::HINT;

use crate::api::ApiError;
use crate::app::App;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use encoding::Encoding;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use wire::Refusal;

/// The page, by its name.
const PAGE: &str = "index.html";

/// Everything that a browser can be sent, by name.
#[derive(Clone, Debug, Default)]
pub struct Pages {
    files: BTreeMap<String, File>,
    has_client: bool,
}

/// Something that a browser can be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
struct File {
    content_type: HeaderValue,
    /// Changes whenever the content does.
    hash: String,
    /// Whether the name does so too.
    immutable: bool,
    /// Itself, and compressed where that is shorter.
    bodies: Vec<(Encoding, Bytes)>,
}

impl Pages {
    /// The client in this folder, else the client in this binary, else the page that says what to run.
    pub fn find(folder: Option<&Path>) -> Result<Pages, ClientError> {
        let files = match folder {
            Some(folder) => Some(built::in_folder(folder)?),
            None => built::in_binary()?,
        };
        Ok(match files {
            Some(files) => Pages { files, has_client: true },
            None => Pages { files: hint::files(), has_client: false },
        })
    }

    /// Whether there is a client among them.
    pub fn has_client(&self) -> bool {
        self.has_client
    }

    /// What is at this path. A path of the client's own (it names no file) is the page: the client finds its way from there.
    fn at(&self, path: &str) -> Option<&File> {
        let name = path.strip_prefix('/')?;
        if let Some(file) = self.files.get(name) {
            return Some(file);
        }
        // Nothing is looked up on a disk, so nothing could be found; but a path that means to climb is no path of the client's.
        let plain = name
            .to_ascii_lowercase()
            .replace("%2e", ".")
            .replace("%2f", "/")
            .replace("%5c", "/")
            .replace('\\', "/");
        let climbs = plain.split('/').any(|part| [".", ".."].contains(&part));
        let names_a_file = plain.rsplit('/').next().unwrap_or_default().contains('.');
        if climbs || names_a_file { None } else { self.files.get(PAGE) }
    }
}

impl File {
    /// The response to a request with these headers.
    fn answer(&self, asked: &HeaderMap) -> Response {
        let (encoding, body) = encoding::choose(&self.bodies, asked.get_all(ACCEPT_ENCODING));
        let tag = format!("\"{}-{}\"", self.hash, encoding.name());
        let keep = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut headers = HeaderMap::new();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(ETAG, HeaderValue::try_from(&tag).expect("a hash has visible letters only"));
        if has(asked, &tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(CONTENT_TYPE, self.content_type.clone());
        if encoding != Encoding::Identity {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
        (headers, Body::from(body)).into_response()
    }
}

/// Whether the client already has this version. A weak tag, made by a proxy, counts too.
fn has(asked: &HeaderMap, tag: &str) -> bool {
    let lists = asked.get_all(IF_NONE_MATCH).iter().filter_map(|list| list.to_str().ok());
    let mut tags = lists.flat_map(|list| list.split(',')).map(str::trim);
    tags.any(|it| it == "*" || it.strip_prefix("W/").unwrap_or(it) == tag)
}

/// Every path that no other route handles.
pub async fn fallback(State(app): State<Arc<App>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    if path == "/api" || path.starts_with("/api/") {
        return ApiError(Refusal::NoSuchPath).into_response();
    }
    if ![Method::GET, Method::HEAD].contains(&method) {
        return ApiError(Refusal::MethodNotAllowed).into_response();
    }
    match app.pages.at(path) {
        Some(file) => file.answer(&headers),
        None => ApiError(Refusal::NoSuchPath).into_response(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn every_path_without_a_file_is_the_page() {
        let pages = Pages { files: hint::files(), has_client: false };
        let home = pages.at("/").unwrap();
        for path in ["/t/kamo-tiru", "/settings", "/settings/", "/index.html"] {
            assert_eq!(pages.at(path), Some(home), "{path}");
        }
        assert_ne!(pages.at("/style.css"), Some(home));
    }

    #[test]
    fn no_path_climbs_and_no_file_is_made_up() {
        let pages = Pages { files: hint::files(), has_client: false };
        for path in [
            "/favicon.ico",
            "/..",
            "/../",
            "/../t",
            "/t/../../secret",
            "/%2e%2e/t",
            "/%2E%2e/style.css",
            "/..%2ft",
            "/..%5Ct",
            "/./t",
            "",
            "style.css",
        ] {
            assert_eq!(pages.at(path), None, "{path}");
        }
    }
}
