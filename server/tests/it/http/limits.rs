//! What is too fast, too foreign, or at no path at all; and the headers that even these answers have.

use crate::common::{Answer, server, server_with, settings};
use serde_json::json;
use server::Settings;

fn assert_secure(answer: &Answer) {
    let policy = answer.header("content-security-policy");
    for part in [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
    ] {
        assert!(policy.split("; ").any(|it| it == part), "{part}: {policy}");
    }
    assert!(!policy.contains("unsafe-inline"));
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    assert_eq!(answer.header("x-frame-options"), "DENY");
    assert!(answer.header("permissions-policy").contains("camera=()"));
    assert!(!answer.header("cache-control").is_empty());
    assert!(!answer.headers.contains_key("strict-transport-security"));
    assert!(!answer.headers.contains_key("access-control-allow-origin"));
}

#[tokio::test]
async fn every_answer_has_the_headers() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/style.css"),
        ("GET", "/favicon.ico"),
        ("GET", "/t/kamo-tiru"),
        ("POST", "/"),
        ("GET", "/socket"),
        ("GET", "/healthz"),
        ("GET", "/readyz"),
        ("GET", "/metrics"),
        ("GET", "/api/me"),
        ("HEAD", "/api/me"),
        ("GET", "/api/nothing"),
        ("PUT", "/api/me"),
        ("POST", "/api/guests"),
        ("DELETE", "/api/sessions"),
    ] {
        assert_secure(&server.ask(method, path).cookie(&cookie).send().await);
    }
    let foreign = server.ask("POST", "/api/guests").header("origin", "https://evil.example").send().await;
    assert_secure(&foreign);
}

#[tokio::test]
async fn an_unknown_path_is_refused_by_name() {
    let server = server().await;
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/a/b/c"] {
        server.get(path, "").await.assert_refused(404, "no_such_path");
    }
    server.get("/nothing.js", "").await.assert_refused(404, "no_such_path");
    server.ask("PUT", "/api/me").send().await.assert_refused(405, "method_not_allowed");
    server.ask("POST", "/t/kamo-tiru").send().await.assert_refused(405, "method_not_allowed");
}

#[tokio::test]
async fn pages_of_others_can_change_nothing() {
    let server = server().await;
    let cookie = server.guest("Anna").await;
    let own = format!("http://{}", server.host());
    for (method, path) in [
        ("POST", "/api/guests"),
        ("PATCH", "/api/me"),
        ("POST", "/api/me/claim"),
        ("POST", "/api/sessions"),
        ("DELETE", "/api/sessions"),
        ("POST", "/api/tables"),
        ("POST", "/api/games/x/share"),
    ] {
        for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
            let ask = server.ask(method, path).cookie(&cookie).header("origin", origin);
            ask.json(&json!({ "name": "Evil" })).send().await.assert_refused(403, "foreign_origin");
        }
    }
    assert_eq!(server.get("/api/me", &cookie).await.json()["name"], "Anna");
    let rename = server.ask("PATCH", "/api/me").cookie(&cookie).header("origin", &own);
    rename.json(&json!({ "name": "Hanna" })).send().await.assert_status(200);
    let upgrade = server.ask("GET", "/socket").cookie(&cookie).header("origin", "https://evil.example");
    let upgrade = upgrade.header("connection", "upgrade").header("upgrade", "websocket");
    let upgrade =
        upgrade.header("sec-websocket-version", "13").header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==");
    upgrade.send().await.assert_status(403);
}

#[tokio::test]
async fn an_address_can_ask_only_so_often() {
    let settings = Settings { requests_per_minute: 5, trust_proxy: true, ..settings() };
    let server = server_with(settings).await;
    let ask = |from: &str| server.ask("GET", "/api/catalog").header("x-forwarded-for", from).send();
    for _ in 0..5 {
        ask("6.6.6.6, 1.1.1.1").await.assert_status(200);
    }
    let refused = ask("7.7.7.7, 1.1.1.1").await;
    refused.assert_refused(429, "too_fast");
    let wait = refused.json()["refused"]["why"]["too_fast"]["retry_ms"].as_u64().unwrap();
    assert!((1..=12_001).contains(&wait), "{wait}");
    let seconds: u64 = refused.header("retry-after").parse().unwrap();
    assert_eq!(seconds, wait.div_ceil(1000));
    assert_secure(&refused);
    ask("1.1.1.2").await.assert_status(200);
    let health = server.ask("GET", "/healthz").header("x-forwarded-for", "1.1.1.1").send().await;
    health.assert_status(200); // only the API is rationed
}

#[tokio::test]
async fn guests_and_passphrases_are_rationed_apart() {
    let settings = Settings { guests_per_minute: 2, sign_ins_per_minute: 3, ..settings() };
    let server = server_with(settings).await;
    let cookie = server.guest("Anna").await;
    server.guest("Ben").await;
    server.post("/api/guests", "", json!({ "name": "Carl" })).await.assert_refused(429, "too_fast");
    let guess = json!({ "name": "Anna", "passphrase": "a guess" });
    server.post("/api/sessions", "", guess.clone()).await.assert_refused(401, "wrong_passphrase");
    server.post("/api/sessions", "", guess.clone()).await.assert_refused(401, "wrong_passphrase");
    server.post("/api/me/claim", &cookie, json!({ "passphrase": "12345678" })).await.assert_status(200);
    server.post("/api/sessions", "", guess).await.assert_refused(429, "too_fast");
    server
        .post("/api/me/claim", &cookie, json!({ "passphrase": "12345678" }))
        .await
        .assert_refused(429, "too_fast");
    server.get("/api/me", &cookie).await.assert_status(200);
}
