//! The browser client as a browser gets it: compressed, kept as long as it may be, and nothing that is not in it.

use crate::common::{Answer, Server, server, server_with, settings};
use catalog::GameKind;
use serde_json::json;
use server::{Running, ServeError, Settings};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use store::MemoryStore;
use tempfile::TempDir;

const LOOK: &str = "/look.0a1b2c3d4e5f.css";

/// A folder as `cargo xtask client` leaves it. That the compressed files are no such thing lets a test tell which it got.
fn built() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut files = Vec::new();
    for (name, content_type, immutable, compressed) in [
        ("index.html", "text/html; charset=utf-8", false, true),
        ("look.0a1b2c3d4e5f.css", "text/css; charset=utf-8", true, true),
        ("client_bg.0a1b2c3d4e5f.wasm", "application/wasm", true, true),
        ("manifest.webmanifest", "application/manifest+json", false, false),
    ] {
        let write = |ending: &str| {
            let name = format!("{name}{ending}");
            fs::write(folder.path().join(&name), format!("this is {name}")).unwrap();
        };
        write("");
        if compressed {
            write(".br");
            write(".gz");
        }
        let length = compressed.then_some(1);
        let hash = format!("{:02x}", name.len());
        files.push(json!({
            "name": name, "content_type": content_type, "hash": hash, "immutable": immutable, "first_load": true,
            "raw": 1, "br": length, "gz": length,
        }));
    }
    let list = json!({ "inputs": "00", "files": files });
    fs::write(folder.path().join("files.json"), list.to_string()).unwrap();
    folder
}

fn at(folder: &Path) -> Settings {
    Settings { client: Some(folder.to_owned()), ..settings() }
}

async fn get(server: &Server, path: &str, accepted: &str) -> Answer {
    server.ask("GET", path).header("accept-encoding", accepted).send().await
}

#[tokio::test]
async fn a_browser_gets_what_it_can_read() {
    let folder = built();
    let server = server_with(at(folder.path())).await;
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", Some("br"), "this is look.0a1b2c3d4e5f.css.br"),
        ("gzip;q=1.0, br;q=0.5", Some("gzip"), "this is look.0a1b2c3d4e5f.css.gz"),
        ("gzip", Some("gzip"), "this is look.0a1b2c3d4e5f.css.gz"),
        ("identity", None, "this is look.0a1b2c3d4e5f.css"),
    ] {
        let answer = get(&server, LOOK, accepted).await;
        answer.assert_status(200);
        assert_eq!(answer.headers.get("content-encoding").map(|it| it.to_str().unwrap()), encoding);
        assert_eq!(answer.text(), body);
        assert_eq!(answer.header("content-type"), "text/css; charset=utf-8");
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
    let bare = server.get(LOOK, "").await;
    assert_eq!((bare.text(), bare.headers.get("content-encoding")), ("this is look.0a1b2c3d4e5f.css", None));
    let manifest = get(&server, "/manifest.webmanifest", "br").await;
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    assert_eq!(manifest.text(), "this is manifest.webmanifest", "it is there in one form only");
    assert_eq!(
        get(&server, "/client_bg.0a1b2c3d4e5f.wasm", "br").await.header("content-type"),
        "application/wasm"
    );
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let folder = built();
    let server = server_with(at(folder.path())).await;
    let page = get(&server, "/", "br").await;
    let tag = page.header("etag").to_owned();
    assert_ne!(tag, get(&server, "/", "gzip").await.header("etag"), "another form is another thing");
    for (known, status) in [
        (tag.clone(), 304),
        (format!("W/{tag}"), 304),
        (format!("\"older\", {tag}"), 304),
        ("*".to_owned(), 304),
        ("\"older\"".to_owned(), 200),
    ] {
        let ask = server.ask("GET", "/").header("accept-encoding", "br").header("if-none-match", &known);
        let answer = ask.send().await;
        answer.assert_status(status);
        assert_eq!(answer.header("etag"), tag);
        assert_eq!(answer.body.is_empty(), status == 304);
        assert_eq!(answer.header("cache-control"), "no-cache");
    }
}

#[tokio::test]
async fn a_file_whose_name_changes_with_its_content_is_cached_forever() {
    let folder = built();
    let server = server_with(at(folder.path())).await;
    for (path, keep) in [
        (LOOK, "public, max-age=31536000, immutable"),
        ("/", "no-cache"),
        ("/t/kamo-tiru", "no-cache"),
        ("/manifest.webmanifest", "no-cache"),
    ] {
        assert_eq!(server.get(path, "").await.header("cache-control"), keep, "{path}");
    }
}

#[tokio::test]
async fn head_tells_the_same_without_the_thing() {
    let folder = built();
    let server = server_with(at(folder.path())).await;
    let (get, head) = (server.get(LOOK, "").await, server.ask("HEAD", LOOK).send().await);
    head.assert_status(200);
    assert!(head.body.is_empty());
    for name in ["content-type", "content-length", "etag", "cache-control", "vary"] {
        assert_eq!(head.header(name), get.header(name), "{name}");
    }
    server.ask("POST", LOOK).send().await.assert_refused(405, "method_not_allowed");
}

#[tokio::test]
async fn a_path_of_the_client_is_the_page_and_any_other_is_refused() {
    let folder = built();
    fs::write(folder.path().join("secret.txt"), "not in the list").unwrap();
    let server = server_with(at(folder.path())).await;
    let page = server.get("/", "").await;
    assert_eq!(page.text(), "this is index.html");
    for path in ["/t/kamo-tiru", "/settings", "/rules/incan-gold?x=1"] {
        assert_eq!(server.get(path, "").await.body, page.body, "{path}");
    }
    for path in [
        "/favicon.ico",
        "/secret.txt",
        "/files.json",
        "/look.0a1b2c3d4e5f.css.br",
        "/../Cargo.toml",
        "/../",
        "/t/../../x",
        "/%2e%2e/x",
        "/%2e%2e%2fx",
        "/api/nothing",
    ] {
        server.get(path, "").await.assert_refused(404, "no_such_path");
    }
}

#[tokio::test]
async fn without_a_client_the_page_says_what_to_run() {
    let server = server().await;
    let home = server.get("/", "").await;
    home.assert_status(200);
    assert_eq!(home.header("content-type"), "text/html; charset=utf-8");
    assert!(home.text().contains("cargo xtask run"), "{home:?}");
    for kind in GameKind::all() {
        assert!(home.text().contains(kind.title()));
    }
    assert_eq!(server.get("/t/kamo-tiru", "").await.body, home.body);
    assert_eq!(server.get("/style.css", "").await.header("content-type"), "text/css; charset=utf-8");
}

#[tokio::test]
async fn a_folder_without_a_client_keeps_the_server_from_starting() {
    let folder = tempfile::tempdir().unwrap();
    let Err(error) = Running::start(at(folder.path()), Arc::new(MemoryStore::default())).await else {
        panic!("it serves what is not there")
    };
    assert!(matches!(error, ServeError::Client(_)));
    let said = error.to_string();
    assert!(said.contains(folder.path().to_str().unwrap()) && said.contains("cargo xtask client"), "{said}");
}
