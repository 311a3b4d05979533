//! The pages. Until the browser client is built into the binary there is one, which says so.

use crate::api::ApiError;
use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, Uri};
use axum::response::{IntoResponse, Response};
use catalog::{Kind, with_game};
use rules_core::Game;

/// Something that a browser can be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// What it is.
    pub content_type: &'static str,
    /// Itself.
    pub body: Bytes,
}

/// What is at this path. A path of the client's own (it names no file) is the page: the client finds its way from there.
pub fn page(path: &str) -> Option<Asset> {
    match path {
        "/style.css" => {
            let body = Bytes::from_static(include_bytes!("../pages/style.css"));
            Some(Asset { content_type: "text/css; charset=utf-8", body })
        }
        path if path.rsplit('/').next().unwrap_or_default().contains('.') => None,
        _ => Some(Asset { content_type: "text/html; charset=utf-8", body: index().into() }),
    }
}

fn index() -> String {
    let game = |kind: Kind| {
        let seats = with_game!(kind, G => G::SEATS);
        format!("<li>{}, for {} to {} players</li>", kind.title(), seats.start(), seats.end())
    };
    let games: Vec<String> = Kind::all().map(game).collect();
    include_str!("../pages/index.html").replace("{{games}}", &games.join("\n"))
}

/// Whatever no other route takes.
pub async fn fallback(method: Method, uri: Uri) -> Response {
    let path = uri.path();
    if path == "/api" || path.starts_with("/api/") {
        return ApiError::NoSuchPath.into_response();
    }
    if ![Method::GET, Method::HEAD].contains(&method) {
        return ApiError::MethodNotAllowed.into_response();
    }
    match page(path) {
        Some(asset) => {
            let headers = [(CONTENT_TYPE, asset.content_type), (CACHE_CONTROL, "no-cache")];
            (headers, asset.body).into_response()
        }
        None => ApiError::NoSuchPath.into_response(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn every_path_without_a_file_is_the_page() {
        let home = page("/").unwrap();
        assert_eq!(page("/t/kamo-tiru"), Some(home.clone()));
        let text = String::from_utf8(home.body.to_vec()).unwrap();
        for kind in Kind::all() {
            assert!(text.contains(kind.title()), "{text}");
        }
        assert!(!text.contains("{{") && !text.contains("<script") && !text.contains("<style"), "{text}");
        assert_eq!(page("/style.css").unwrap().content_type, "text/css; charset=utf-8");
        assert_eq!(page("/favicon.ico"), None);
    }
}
