//! What a server without a client shows: that it runs, and what to run to get the pages.

use super::encoding::Encoding;
use super::{File, PAGE};
use axum::body::Bytes;
use axum::http::HeaderValue;
use catalog::{GameKind, with_game};
use game_core::Game;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// What to do where there are no pages.
pub const HINT: &str = "The pages for the browser were not built into this program. Run `cargo xtask run` to build and serve everything.";

/// A page that says so.
pub fn files() -> BTreeMap<String, File> {
    let style = Bytes::from_static(include_bytes!("../../pages/style.css"));
    BTreeMap::from([
        (PAGE.to_owned(), file("text/html; charset=utf-8", index().into())),
        ("style.css".to_owned(), file("text/css; charset=utf-8", style)),
    ])
}

fn file(content_type: &'static str, body: Bytes) -> File {
    let hash = const_hex::encode(Sha256::digest(&body));
    let content_type = HeaderValue::from_static(content_type);
    File { content_type, hash, immutable: false, bodies: vec![(Encoding::Identity, body)] }
}

fn index() -> String {
    let game = |kind: GameKind| {
        let seats = with_game!(kind, G => G::SEATS);
        format!("<li>{}, for {} to {} players</li>", kind.title(), seats.start(), seats.end())
    };
    let games: Vec<String> = GameKind::all().map(game).collect();
    include_str!("../../pages/index.html").replace("{{games}}", &games.join("\n"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn the_page_says_what_is_here_and_what_to_run() {
        let text = index();
        for kind in GameKind::all() {
            assert!(text.contains(kind.title()), "{text}");
        }
        assert!(text.contains("cargo xtask run"), "{text}");
        assert!(!text.contains("{{") && !text.contains("<script") && !text.contains("<style"), "{text}");
    }
}
